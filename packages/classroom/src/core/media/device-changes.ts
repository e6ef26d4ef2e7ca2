/** What became of the devices: which are new, so that they are offered once, and which is used instead of a lost one. */
import type { RtcDevice, RtcDevices } from '../../ports/rtc-engine.ts'

export type DeviceKind = 'camera' | 'mic' | 'speaker'

export interface NewDevice extends RtcDevice {
  kind: DeviceKind
}

const lists = { mic: 'microphones', camera: 'cameras', speaker: 'speakers' } as const

// Browsers list the system's own choice as a device of its own; before a permission they give no names.
const isNamed = ({ id, label }: RtcDevice) => id !== '' && id !== 'default' && id !== 'communications' && label !== ''

export const namedDevices = (devices: RtcDevices, kind: DeviceKind): readonly RtcDevice[] =>
  devices[lists[kind]].filter(isNamed)

/**
 * The device to offer: plugged in now, while others of its sort were known. A headset is a microphone and a speaker;
 * the microphone speaks for both.
 * @param offered ids that were offered before
 */
export function newDevice(before: RtcDevices, after: RtcDevices, offered: ReadonlySet<string>): NewDevice | null {
  for (const kind of ['mic', 'speaker', 'camera'] as const) {
    const known = namedDevices(before, kind)
    // Without names nothing was known: they came with the permission, not with a plug.
    if (known.length === 0) continue
    const added = namedDevices(after, kind).find(({ id }) => !offered.has(id) && !known.some((one) => one.id === id))
    if (added) return { kind, ...added }
  }
  return null
}

/** Whether another device of this sort is there to take the place of a lost one. */
export const hasOther = (devices: RtcDevices, kind: 'camera' | 'mic'): boolean => devices[lists[kind]].length > 0
