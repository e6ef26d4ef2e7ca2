import { readJson, type Role } from '@hwjy/sdk'
import { deviceStorage, tabStorage } from './storage.ts'

/** What the check before class came to. */
export interface DeviceChoice {
  /** Ids of the devices to enter with; null leaves it to the browser. */
  camera: string | null
  microphone: string | null
  speaker: string | null
  /** Which of them were seen working. */
  works: { camera: boolean; microphone: boolean }
}

const choiceKey = 'hwjy.devices'
const checkedKey = 'hwjy.devicesChecked'
const noChoice: DeviceChoice = {
  camera: null,
  microphone: null,
  speaker: null,
  works: { camera: false, microphone: false },
}

/** Kept on the device: next week's lesson uses the same camera. The check itself comes once in every visit. */
export function saveDeviceChoice(choice: DeviceChoice) {
  deviceStorage.setItem(choiceKey, JSON.stringify(choice))
  tabStorage.setItem(checkedKey, 'yes')
}

export function savedDeviceChoice(): DeviceChoice {
  const saved = readJson(deviceStorage, choiceKey) as Partial<DeviceChoice> | null
  return { ...noChoice, ...saved }
}

export const hasCheckedDevices = () => tabStorage.getItem(checkedKey) !== null

/** What is on when a person comes in: only what they have seen working; a student's microphone waits for its turn. */
export const devicesAtTheDoor = (role: Role, works: DeviceChoice['works']) => ({
  camera: works.camera,
  mic: role === 'teacher' && works.microphone,
})
