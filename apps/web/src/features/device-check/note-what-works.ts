import type { DeviceChecker } from '@hwjy/classroom/react'
import type { DeviceChoice } from '../../shared/devices/device-choice.ts'

/** A checker that writes down which devices opened and which failed, so that the room knows what to turn on. */
export function noteWhatWorks(checker: DeviceChecker) {
  const works: DeviceChoice['works'] = { camera: null, microphone: null }
  const note = async <T>(device: keyof typeof works, opened: Promise<T>): Promise<T> => {
    works[device] = null
    works[device] = await opened.then(
      () => true,
      () => false,
    )
    return opened
  }
  const noting: DeviceChecker = {
    ...checker,
    openCamera: (deviceId) => note('camera', checker.openCamera(deviceId)),
    openMicrophone: (onLevel, deviceId) => note('microphone', checker.openMicrophone(onLevel, deviceId)),
  }
  return { checker: noting, works }
}
