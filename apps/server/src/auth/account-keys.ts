import type { EpochMs } from '@hwjy/classroom/core'
import type { Account } from '../db/accounts/accounts.ts'
import type { SchoolPhone } from '../db/accounts/sms-codes.ts'
import type { Database } from '../db/database.ts'
import { createStores, type Stores } from '../db/stores.ts'
import { maskMobile, type Phone } from '../domain/accounts/phone.ts'
import { phoneNotice, type SmsMessage } from '../domain/accounts/sms-text.ts'
import type { WechatUser } from '../ports/wechat-gate.ts'
import { forgetting } from '../jobs/accounts/forgetting.ts'
import { pictureDeletion } from '../jobs/accounts/delete-picture.ts'
import { type By, notifyAccount } from './account-notification.ts'
import { turnOffTwoFactor } from './second-step/step-keys.ts'

export interface NewPassword {
  hash: string
  /** The session of the person who makes the change; it stays. */
  exceptId: string | null
  /** The WeChat that signs in to the account stays. */
  keepsWechat: boolean
  /** A code sent to the account's phone proved the change, so the phone is not lost. */
  isPhoneProven: boolean
}

/** Changes what opens an account. The owner is told of each change, and sessions that used the former means end. */
export interface AccountKeys {
  /** @returns the sessions that ended */
  setPassword(accountId: string, password: NewPassword, by: By): Promise<string[]>
  /** The first one: nothing was proven with another before, so nothing else ends. @returns the sessions that ended */
  setFirstPassword(accountId: string, hash: string, exceptId: string | null, by: By): Promise<string[]>
  /** At once. False when the phone is another account's. */
  setPhone(accountId: string, phone: Phone, by: By): Promise<boolean>
  /** Later; the present phone hears of it now. */
  planPhone(accountId: string, phone: Phone, effectiveAt: EpochMs, by: By): Promise<void>
  changeDuePhones(now: EpochMs): Promise<void>
  /** False when the WeChat or the account has another partner. */
  bindWechat(accountId: string, user: WechatUser, by: By): Promise<boolean>
  setTwoFactor(accountId: string, isTwoFactor: boolean, by: By): Promise<void>
  close(accountId: string, closesAt: EpochMs, by: By): Promise<void>
  /** Deletes the accounts whose waiting time is over. @returns their people */
  closeDue(now: EpochMs): Promise<string[]>
}

interface AccountKeysOptions {
  db: Database
  productName: string
  /** Does not wait for the sending. */
  text(phone: SchoolPhone, message: SmsMessage): void
}

// The author of a change that ran by itself, on no device.
const byItself = (now: EpochMs): By => ({ device: { id: '', userAgent: '' }, now })

/** Opens its own transactions: passwords are hashed before, and wrong ones count even when the call fails. */
export function createAccountKeys({ db, productName, text }: AccountKeysOptions): AccountKeys {
  const change = <Result>(work: (stores: Stores) => Promise<Result>) => db.transaction((tx) => work(createStores(tx)))
  const tellPhone = (event: 'changing' | 'changed', old: SchoolPhone | null, next: Phone) => {
    if (old) text(old, phoneNotice(event, productName, old, maskMobile(next.mobile)))
  }
  const phoneIn = (account: Account | null): SchoolPhone | null =>
    account?.phone ? { schoolId: account.schoolId, ...account.phone } : null
  const isSame = (one: Phone | null, other: Phone) => one?.zone === other.zone && one.mobile === other.mobile

  return {
    setPassword: (accountId, { hash, exceptId, keepsWechat, isPhoneProven }, by) =>
      change(async (stores) => {
        const { accounts, sessions } = stores
        await accounts.setPassword(accountId, hash, by.now)
        await notifyAccount(stores, accountId, 'accountPasswordChanged', by)
        if (!keepsWechat) await unbindWechat(stores, accountId, by)
        if (isPhoneProven) await keepPhone(stores, accountId, by)
        return sessions.end(accountId, { exceptId }, 'password-changed', by.now)
      }),
    setFirstPassword: (accountId, hash, exceptId, by) =>
      change(async (stores) => {
        await stores.accounts.setPassword(accountId, hash, by.now)
        await notifyAccount(stores, accountId, 'accountPasswordChanged', by)
        return stores.sessions.end(accountId, { exceptId }, 'password-changed', by.now)
      }),
    async setPhone(accountId, phone, by) {
      const old = await change(async (stores) => {
        const { accounts } = stores
        await accounts.lock(accountId)
        const account = await accounts.get(accountId)
        if (!account || !(await accounts.setPhone(accountId, phone))) return 'taken'
        if (isSame(account.phone, phone)) return null
        await notifyAccount(stores, accountId, 'accountPhoneChanged', by, { mobile: maskMobile(phone.mobile) })
        return phoneIn(account)
      })
      if (old === 'taken') return false
      tellPhone('changed', old, phone)
      return true
    },
    async planPhone(accountId, phone, effectiveAt, by) {
      const old = await change(async (stores) => {
        await stores.accounts.planPhone(accountId, { phone, effectiveAt })
        await notifyAccount(stores, accountId, 'accountPhoneChanging', by, {
          mobile: maskMobile(phone.mobile),
          effectiveAt: new Date(effectiveAt).toISOString(),
        })
        return phoneIn(await stores.accounts.get(accountId))
      })
      tellPhone('changing', old, phone)
    },
    async changeDuePhones(now) {
      for (const accountId of await createStores(db).accounts.duePhones(now)) {
        const moved = await change(async (stores) => {
          const { accounts } = stores
          await accounts.lock(accountId)
          const account = await accounts.get(accountId)
          const planned = account?.phoneChange
          // The change was called off, or another process was first.
          if (!account || !planned || planned.effectiveAt > now) return null
          const mobile = maskMobile(planned.phone.mobile)
          if (!(await accounts.setPhone(accountId, planned.phone))) {
            await accounts.planPhone(accountId, null)
            await notifyAccount(stores, accountId, 'accountPhoneTaken', byItself(now), { mobile })
            return null
          }
          await notifyAccount(stores, accountId, 'accountPhoneMoved', byItself(now), { mobile })
          return { old: phoneIn(account), next: planned.phone }
        })
        if (moved) tellPhone('changed', moved.old, moved.next)
      }
    },
    bindWechat: (accountId, user, by) =>
      change(async (stores) => {
        const outcome = await stores.socialBindings.bind(accountId, user, by.now)
        if (outcome === 'bound') {
          await notifyAccount(stores, accountId, 'accountWechatBound', by, { nickname: user.nickname })
        }
        return outcome !== 'taken'
      }),
    setTwoFactor: (accountId, isTwoFactor, by) =>
      change(async (stores) => {
        if (!isTwoFactor) return turnOffTwoFactor(stores, accountId, by)
        await stores.accounts.setTwoFactor(accountId, true)
        await notifyAccount(stores, accountId, 'accountTwoFactorOn', by)
      }),
    close: (accountId, closesAt, by) =>
      change(async (stores) => {
        await stores.accounts.setClosesAt(accountId, closesAt)
        await notifyAccount(stores, accountId, 'accountClosing', by, { closesAt: new Date(closesAt).toISOString() })
      }),
    async closeDue(now) {
      const due = await createStores(db).accounts.due(now)
      const signedOut: string[] = []
      for (const accountId of due) {
        const people = await change(async ({ accounts, jobs }) => {
          const left = await accounts.delete(accountId)
          for (const objectKey of left.faces) await jobs.add(pictureDeletion(objectKey, now), now)
          for (const former of left.people) for (const job of forgetting(former, now)) await jobs.add(job, now)
          return left.people.map(({ userId }) => userId)
        })
        signedOut.push(...people)
      }
      return signedOut
    },
  }
}

type KeyStores = Pick<Stores, 'accounts' | 'socialBindings' | 'systemMessages'>

/** Inside a transaction. False when none was bound. */
export async function unbindWechat(stores: KeyStores, accountId: string, by: By): Promise<boolean> {
  const nickname = await stores.socialBindings.unbind(accountId)
  if (nickname === null) return false
  await notifyAccount(stores, accountId, 'accountWechatUnbound', by, { nickname })
  return true
}

/** Inside a transaction: a change of phone that waits is called off. Nothing happens where none does. */
export async function keepPhone(stores: KeyStores, accountId: string, by: By): Promise<void> {
  if (!(await stores.accounts.get(accountId))?.phoneChange) return
  await stores.accounts.planPhone(accountId, null)
  await notifyAccount(stores, accountId, 'accountPhoneKept', by)
}
