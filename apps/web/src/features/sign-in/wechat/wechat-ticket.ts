import type { KeyValueStorage, Role } from '@hwjy/sdk'

/** Binds a WeChat user without an account to a phone. Valid for ten minutes. */
export interface WechatTicket {
  role: Role
  /** The page to open afterwards. */
  from: string
  ticket: string
  /** The user's nickname in WeChat. */
  nickname: string
}

const storageKey = 'hwjy.wechatTicket'

export const saveWechatTicket = (storage: KeyValueStorage, ticket: WechatTicket) =>
  storage.setItem(storageKey, JSON.stringify(ticket))

export const forgetWechatTicket = (storage: KeyValueStorage) => storage.removeItem(storageKey)

/** A reload of the tab keeps it; an unreadable one counts as none. */
export function readWechatTicket(storage: KeyValueStorage): WechatTicket | null {
  try {
    const { role, from, ticket, nickname }: Partial<Record<keyof WechatTicket, unknown>> = JSON.parse(
      storage.getItem(storageKey) ?? '{}',
    )
    if (typeof from !== 'string' || typeof ticket !== 'string' || typeof nickname !== 'string') return null
    return role === 'student' || role === 'teacher' ? { role, from, ticket, nickname } : null
  } catch {
    return null
  }
}
