import type { Role } from '@hwjy/sdk'

/** Ids of the devices to enter with; null leaves it to the browser. */
export interface DeviceChoice {
  camera: string | null
  microphone: string | null
  speaker: string | null
}

const choiceKey = 'hwjy.devices'
const checkedKey = 'hwjy.devicesChecked'
const noChoice: DeviceChoice = { camera: null, microphone: null, speaker: null }

/** Kept on the device: next week's lesson uses the same camera. */
export function saveDeviceChoice(choice: DeviceChoice) {
  localStorage.setItem(choiceKey, JSON.stringify(choice))
}

export function savedDeviceChoice(): DeviceChoice {
  const saved = localStorage.getItem(choiceKey)
  if (saved === null) return noChoice
  const { camera = null, microphone = null, speaker = null }: Partial<DeviceChoice> = JSON.parse(saved)
  return { camera, microphone, speaker }
}

/** Kept in the tab: the check comes once a visit, not on every return to the room. */
export const rememberCheck = () => sessionStorage.setItem(checkedKey, 'yes')
export const hasChecked = () => sessionStorage.getItem(checkedKey) !== null

/** What is on when a person comes in: only what they have seen working, and a student's microphone waits for its turn. */
export const devicesAtTheDoor = (role: Role, { camera, microphone }: DeviceChoice) => ({
  camera: camera !== null,
  mic: role === 'teacher' && microphone !== null,
})
