import { expect, it } from 'vitest'
import type { RtcDevices } from '../../ports/rtc-engine.ts'
import { newDevice } from './device-changes.ts'

const device = (id: string, label = id) => ({ id, label })
const none = new Set<string>()
const laptop: RtcDevices = { cameras: [device('cam')], microphones: [device('mic')], speakers: [device('box')] }
const withHeadset: RtcDevices = {
  ...laptop,
  microphones: [...laptop.microphones, device('headset')],
  speakers: [...laptop.speakers, device('headset-out')],
}

it('[R39] offers a headset that is plugged in during class, once', () => {
  expect(newDevice(laptop, withHeadset, none)).toEqual({ kind: 'mic', id: 'headset', label: 'headset' })
  expect(newDevice(laptop, withHeadset, new Set(['headset', 'headset-out']))).toBeNull()
  expect(newDevice(withHeadset, laptop, none)).toBeNull()
})

it('[R39] offers nothing when names come with the permission, and not the system’s own choice', () => {
  const nameless: RtcDevices = { cameras: [], microphones: [device('', '')], speakers: [] }
  expect(newDevice(nameless, laptop, none)).toBeNull()
  const listed: RtcDevices = { ...laptop, microphones: [...laptop.microphones, device('default', 'Default')] }
  expect(newDevice(laptop, listed, none)).toBeNull()
})
