import type { KeyValueStorage, Role } from '@hwjy/sdk'

export const WAYS = ['username', 'phone', 'sms', 'wechat'] as const
export type Way = (typeof WAYS)[number]

export interface SignInChoice {
  role: Role
  way: Way
}

const waysKey = 'hwjy.signInWays'
const roleKey = 'hwjy.signInAs'
const wayKey = 'hwjy.signInBy'

/** Returns the role and the way of this browser's last sign-in; a new browser starts as a student with a username. */
export const rememberedChoice = (storage: KeyValueStorage): SignInChoice => ({
  role: storage.getItem(roleKey) === 'teacher' ? 'teacher' : 'student',
  way: WAYS.find((way) => way === storage.getItem(wayKey)) ?? 'username',
})

export function rememberChoice(storage: KeyValueStorage, { role, way }: SignInChoice) {
  storage.setItem(roleKey, role)
  storage.setItem(wayKey, way)
}

/** A browser without an earlier visit knows of no way that cannot work. */
export function rememberedWays(storage: KeyValueStorage): readonly Way[] {
  const known = storage.getItem(waysKey)?.split(' ')
  return known ? WAYS.filter((way) => known.includes(way)) : WAYS
}

export const rememberWays = (storage: KeyValueStorage, ways: readonly Way[]) => storage.setItem(waysKey, ways.join(' '))
