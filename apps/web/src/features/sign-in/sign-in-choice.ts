import type { KeyValueStorage, Role } from '@hwjy/sdk'

export const WAYS = ['username', 'phone', 'sms', 'wechat'] as const
export type Way = (typeof WAYS)[number]

/** Which side, and how. */
export interface SignInChoice {
  role: Role
  way: Way
}

const roleKey = 'hwjy.signInAs'
const wayKey = 'hwjy.signInBy'

/** As this browser last signed in; a new one belongs to a student with a username. */
export const rememberedChoice = (storage: KeyValueStorage): SignInChoice => ({
  role: storage.getItem(roleKey) === 'teacher' ? 'teacher' : 'student',
  way: WAYS.find((way) => way === storage.getItem(wayKey)) ?? 'username',
})

export function rememberChoice(storage: KeyValueStorage, { role, way }: SignInChoice) {
  storage.setItem(roleKey, role)
  storage.setItem(wayKey, way)
}
