import type { DeviceChecker } from '@hwjy/classroom/react'

/** A checker that writes down which devices opened, so that the room knows what to turn on. */
export function noteWhatWorks(checker: DeviceChecker) {
  const works = { camera: false, microphone: false }
  const noting: DeviceChecker = {
    ...checker,
    async openCamera(deviceId) {
      works.camera = false
      const camera = await checker.openCamera(deviceId)
      works.camera = true
      return camera
    },
    async openMicrophone(onLevel, deviceId) {
      works.microphone = false
      const microphone = await checker.openMicrophone(onLevel, deviceId)
      works.microphone = true
      return microphone
    },
  }
  return { checker: noting, works }
}
