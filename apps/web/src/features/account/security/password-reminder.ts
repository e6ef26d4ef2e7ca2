import type { KeyValueStorage } from '@hwjy/sdk'
const DAY_MS = 86_400_000
const keyOf = (userId: string) => `hwjy.passwordAsked.${userId}`

/** True when this user was asked within a day. @param now epoch ms */
export const isRemindedLater = (storage: KeyValueStorage, userId: string, now: number) =>
  now - Number(storage.getItem(keyOf(userId)) ?? 0) < DAY_MS

export const remindLater = (storage: KeyValueStorage, userId: string, now: number) =>
  storage.setItem(keyOf(userId), String(now))
