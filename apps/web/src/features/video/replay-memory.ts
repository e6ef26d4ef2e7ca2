import { readJson } from '@hwjy/sdk'
import { savedChoice } from '../../shared/choices/saved-choice.ts'
import { deviceStorage } from '../../shared/choices/storage.ts'
import { placeOf, readPlaces, withPlace } from './replay-places.ts'

/** Keeps the speed at which films are played on this device, from one view to the next. */
export const replaySpeed = savedChoice<'1' | '0.5' | '0.75' | '1.25' | '1.5' | '2'>({
  key: 'hwjy.replaySpeed',
  values: ['1', '0.5', '0.75', '1.25', '1.5', '2'],
  apply: () => undefined,
})

export function saveReplaySpeed(speed: number) {
  const known = replaySpeed.values.find((value) => Number(value) === speed)
  if (known !== undefined) replaySpeed.set(known)
}

/** Children of one family watch on one device: each has places of their own. */
const keyOf = (userId: string) => `hwjy.replayPlaces.${userId}`

export const replayPlace = (userId: string, lessonId: string): number =>
  placeOf(readPlaces(readJson(deviceStorage, keyOf(userId))), lessonId)

export function saveReplayPlace(userId: string, lessonId: string, seconds: number, duration: number) {
  const places = readPlaces(readJson(deviceStorage, keyOf(userId)))
  deviceStorage.setItem(keyOf(userId), JSON.stringify(withPlace(places, { lessonId, seconds }, duration)))
}

/** The time of a board counts from the start of the class, that of its film from the film's. */
const boardKey = (lessonId: string) => `${lessonId} board`

/** @returns ms from the start of the class */
export const boardPlace = (userId: string, lessonId: string): number => replayPlace(userId, boardKey(lessonId)) * 1_000

/** @param at ms from the start of the class @param duration ms */
export const saveBoardPlace = (userId: string, lessonId: string, at: number, duration: number) =>
  saveReplayPlace(userId, boardKey(lessonId), at / 1_000, duration / 1_000)
