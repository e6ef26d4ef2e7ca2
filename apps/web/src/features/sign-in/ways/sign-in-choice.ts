import type { KeyValueStorage, Role } from '@hwjy/sdk'
import { useEffect } from 'react'
import { useBaseInfo } from '../../../shared/account/use-base-info.ts'
import { deviceStorage } from '../../../shared/choices/storage.ts'

const WAYS = ['username', 'phone', 'sms', 'wechat'] as const
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
function rememberedWays(storage: KeyValueStorage): readonly Way[] {
  const known = storage.getItem(waysKey)?.split(' ')
  return known ? WAYS.filter((way) => known.includes(way)) : WAYS
}

const rememberWays = (storage: KeyValueStorage, ways: readonly Way[]) => storage.setItem(waysKey, ways.join(' '))

/** Ways to sign in that can work at this school. Until the server answers, those from its last answer. */
export function useSignInWays(): readonly Way[] {
  const info = useBaseInfo()
  const ways = info === null || info === 'unknown' ? null : info.signInWays
  useEffect(() => {
    if (ways) rememberWays(deviceStorage, ways)
  }, [ways])
  return ways ?? rememberedWays(deviceStorage)
}
