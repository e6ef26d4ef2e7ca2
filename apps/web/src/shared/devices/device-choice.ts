import { readJson, type Role } from '@hwjy/sdk'
import { deviceStorage, tabStorage } from '../choices/storage.ts'

/** What a user wants to be on when they enter a class. */
export interface StartWith {
  camera: boolean
  mic: boolean
}

/** Result of the device check before class. */
export interface DeviceChoice {
  /** Ids of the devices to enter with; null leaves it to the browser. */
  camera: string | null
  microphone: string | null
  speaker: string | null
  /** Which of them opened in the check; null where it was skipped or not yet answered. */
  works: { camera: boolean | null; microphone: boolean | null }
  /** Left out where it was not asked. */
  startWith?: StartWith
}

const choiceKey = 'hwjy.devices'
/** Id of the lesson before which the last check of this tab was. */
const checkedKey = 'hwjy.devicesChecked'
const noChoice: DeviceChoice = {
  camera: null,
  microphone: null,
  speaker: null,
  works: { camera: false, microphone: false },
}

/** Kept on the device: next week's lesson uses the same camera. The check itself is for this lesson and this tab alone. */
export function saveDeviceChoice(lessonId: string, choice: DeviceChoice) {
  deviceStorage.setItem(choiceKey, JSON.stringify(choice))
  tabStorage.setItem(checkedKey, lessonId)
}

export function savedDeviceChoice(): DeviceChoice {
  const saved = readJson(deviceStorage, choiceKey) as Partial<DeviceChoice> | null
  return { ...noChoice, ...saved }
}

/** In this tab, before this lesson. */
export const hasCheckedDevices = (lessonId: string) => tabStorage.getItem(checkedKey) === lessonId

/**
 * Devices that are on when a user enters: those that they want on, also where they skipped the check, but not those that
 * failed in it. The check before another lesson asked nothing about this one.
 */
export function entryDevices(lessonId: string, role: Role) {
  const { works, startWith = usualStart(role) } = hasCheckedDevices(lessonId) ? savedDeviceChoice() : noChoice
  return { camera: startWith.camera && works.camera !== false, mic: startWith.mic && works.microphone !== false }
}

// A student's microphone waits for its turn unless they want it otherwise.
const usualStart = (role: Role): StartWith => ({ camera: true, mic: role === 'teacher' })

const startKey = (type: string) => `hwjy.startWith.${type}`

/** What the user chose before for classes of this type, such as a camera in small ones only. */
export const savedStart = (type: string, role: Role): StartWith => ({
  ...usualStart(role),
  ...(readJson(deviceStorage, startKey(type)) as Partial<StartWith> | null),
})

export const saveStart = (type: string, startWith: StartWith) =>
  deviceStorage.setItem(startKey(type), JSON.stringify(startWith))
