import type { DeviceChecker } from '../../../../ports/device-checker.ts'
import { playTestTone, previewMicrophone, probeNetwork } from './device-check.ts'
import { listDevices, openTrack } from './devices.ts'

export interface LocalDeviceCheckerOptions {
  /** Answers any GET quickly, from the server that will hold the class. */
  pingUrl: string | URL
}

/** The check before class on the browser's own devices. [R33] */
export const createDeviceChecker = ({ pingUrl }: LocalDeviceCheckerOptions): DeviceChecker => ({
  devices: listDevices,
  async openCamera(deviceId) {
    const track = await openTrack('camera', chosen(deviceId))
    return { track, stop: () => track.stop() }
  },
  openMicrophone: (onLevel, deviceId) => previewMicrophone(onLevel, chosen(deviceId)),
  playTestSound: async (deviceId) => (await playTestTone(deviceId)).finished,
  async measureNetwork() {
    const { roundTripMs } = await probeNetwork({ pingUrl })
    return { roundTripMs }
  },
})

const chosen = (deviceId: string | undefined) => (deviceId === undefined ? {} : { deviceId })
