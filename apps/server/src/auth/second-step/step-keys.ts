import type { Database } from '../../db/database.ts'
import type { Passkey } from '../../db/accounts/second-steps.ts'
import { createStores, type Stores } from '../../db/stores.ts'
import { newRecoveryCodes } from '../../domain/accounts/recovery-codes.ts'
import { hasSecondStep, hasWayIn, type SignInMeans } from '../../domain/accounts/second-step-rules.ts'
import { type By, notifyAccount } from '../account-notification.ts'
import type { Sealer } from './sealer.ts'
import { recoveryCodeHash, totpPurpose } from './step-checks.ts'

export const PASSKEYS_MAX = 20

/** Authenticator, recovery codes and passkeys of an account, changed: each change is told to the account's people. */
export interface StepKeys {
  /** In place of a former one; two steps are on from then. @param step of the code that confirmed it */
  setTotp(accountId: string, secret: string, step: number, by: By): Promise<void>
  removeTotp(accountId: string, by: By): Promise<void>
  /** Null while sign-in in two steps is off. */
  renewRecoveryCodes(accountId: string, by: By): Promise<string[] | null>
  addPasskey(passkey: Passkey, by: By): Promise<'added' | 'too-many' | 'taken'>
  /** False when the account has no such passkey. */
  renamePasskey(accountId: string, id: string, name: string, by: By): Promise<boolean>
  removePasskey(accountId: string, id: string, by: By): Promise<'removed' | 'unknown' | 'last-way-in'>
}

/** Lists the means by which an account can prove itself; null when there is none. */
export async function signInMeans(
  { accounts, secondSteps }: Pick<Stores, 'accounts' | 'secondSteps'>,
  accountId: string,
  canSendCodes: boolean,
): Promise<SignInMeans | null> {
  const account = await accounts.get(accountId)
  if (!account) return null
  const { totpSince, recoveryCodesLeft, passkeys } = await secondSteps.standing(accountId)
  return {
    hasPassword: account.passwordHash !== null,
    hasPhone: account.phone !== null,
    canGetCodes: account.phone !== null && canSendCodes,
    isTwoFactor: account.isTwoFactor,
    hasTotp: totpSince !== null,
    recoveryCodesLeft,
    passkeys,
  }
}

export function createStepKeys(db: Database, sealer: Sealer, service: { canSendCodes: boolean }): StepKeys {
  // Two changes at the same moment see each other.
  const change = <Result>(accountId: string, work: (stores: Stores) => Promise<Result>) =>
    db.transaction(async (tx) => {
      const stores = createStores(tx)
      await stores.accounts.lock(accountId)
      return work(stores)
    })
  // The switch goes off with the last thing that could be a second step.
  const offWithoutStep = async (stores: Stores, accountId: string, by: By) => {
    const means = await signInMeans(stores, accountId, service.canSendCodes)
    if (!means?.isTwoFactor || hasSecondStep(means)) return
    await turnOffTwoFactor(stores, accountId, by)
  }

  return {
    async setTotp(accountId, secret, step, by) {
      const sealed = await sealer.seal(totpPurpose(accountId), secret)
      await change(accountId, async (stores) => {
        await stores.secondSteps.setTotp(accountId, sealed, step, by.now)
        await notifyAccount(stores, accountId, 'accountTotpOn', by)
        if ((await stores.accounts.get(accountId))?.isTwoFactor) return
        await stores.accounts.setTwoFactor(accountId, true)
        await notifyAccount(stores, accountId, 'accountTwoFactorOn', by)
      })
    },
    removeTotp: (accountId, by) =>
      change(accountId, async (stores) => {
        if (!(await stores.secondSteps.removeTotp(accountId))) return
        await notifyAccount(stores, accountId, 'accountTotpOff', by)
        await offWithoutStep(stores, accountId, by)
      }),
    async renewRecoveryCodes(accountId, by) {
      const codes = newRecoveryCodes()
      const hashes = await Promise.all(codes.map((code) => recoveryCodeHash(accountId, code)))
      return change(accountId, async (stores) => {
        if (!(await stores.accounts.get(accountId))?.isTwoFactor) return null
        await stores.secondSteps.setRecoveryCodes(accountId, hashes, by.now)
        await notifyAccount(stores, accountId, 'accountRecoveryCodesNew', by)
        return codes
      })
    },
    addPasskey: (passkey, by) =>
      change(passkey.accountId, async (stores) => {
        const { passkeys } = await stores.secondSteps.standing(passkey.accountId)
        if (passkeys >= PASSKEYS_MAX) return 'too-many'
        if (!(await stores.secondSteps.addPasskey(passkey))) return 'taken'
        await notifyAccount(stores, passkey.accountId, 'accountPasskeyAdded', by, { name: passkey.name })
        return 'added'
      }),
    renamePasskey: (accountId, id, name, by) =>
      change(accountId, async (stores) => {
        if (!(await stores.secondSteps.renamePasskey(accountId, id, name))) return false
        await notifyAccount(stores, accountId, 'accountPasskeyRenamed', by, { name })
        return true
      }),
    removePasskey: (accountId, id, by) =>
      change(accountId, async (stores) => {
        const { secondSteps, socialBindings } = stores
        const means = await signInMeans(stores, accountId, service.canSendCodes)
        const own = await secondSteps.passkey(id)
        if (!means || own?.accountId !== accountId) return 'unknown'
        const left = { ...means, passkeys: means.passkeys - 1 }
        if (!hasWayIn(left, (await socialBindings.ofAccount(accountId)) !== null)) return 'last-way-in'
        await secondSteps.removePasskey(accountId, id)
        await notifyAccount(stores, accountId, 'accountPasskeyRemoved', by, { name: own.name })
        await offWithoutStep(stores, accountId, by)
        return 'removed'
      }),
  }
}

/** Inside a transaction. Authenticator and recovery codes belong to the second step and go with it; passkeys sign in alone. */
export async function turnOffTwoFactor(
  stores: Pick<Stores, 'accounts' | 'secondSteps' | 'systemMessages'>,
  accountId: string,
  by: By,
): Promise<void> {
  await stores.accounts.setTwoFactor(accountId, false)
  await stores.secondSteps.removeTotp(accountId)
  await stores.secondSteps.setRecoveryCodes(accountId, [], by.now)
  await notifyAccount(stores, accountId, 'accountTwoFactorOff', by)
}
