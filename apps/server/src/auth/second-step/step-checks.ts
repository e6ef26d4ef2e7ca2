import type { EpochMs } from '@hwjy/classroom/core'
import type { Database } from '../../db/database.ts'
import type { CallingDevice } from '../../db/accounts/sessions.ts'
import { createStores } from '../../db/stores.ts'
import { createBudget, inSeconds } from '../../domain/budget.ts'
import { budgets } from '../../domain/budgets.ts'
import { plainRecoveryCode } from '../../domain/accounts/recovery-codes.ts'
import { totpStep } from '../../domain/accounts/totp.ts'
import { notifyAccount } from '../account-notification.ts'
import { sha256Hex } from '../tokens.ts'
import type { Sealer } from './sealer.ts'

export type StepDenial = { reason: 'wrong' } | { reason: 'too-many-attempts'; retryAfterSeconds: number }

interface StepOrigin {
  device: CallingDevice
  now: EpochMs
}

/** Codes that are typed as a second step. Writes outside the transaction of a call: a wrong one must count. */
export interface StepChecks {
  /** Uses up a code of the account's authenticator app. Null: it was right. */
  totp(accountId: string, code: string, from: StepOrigin): Promise<StepDenial | null>
  /** Checks a code of a secret that no account has yet. @returns its time step */
  newTotp(accountId: string, secret: string, code: string, from: StepOrigin): Promise<{ step: number } | StepDenial>
  /** Uses up a recovery code; its account is told. Null: it was right. */
  recoveryCode(accountId: string, code: string, from: StepOrigin): Promise<StepDenial | null>
}

const WRONG: StepDenial = { reason: 'wrong' }

export function createStepChecks(db: Database, sealer: Sealer): StepChecks {
  const { devices, secondSteps } = createStores(db)
  const familiar = createBudget(budgets.secondSteps)
  const strange = createBudget(budgets.strangeSecondSteps)

  // Counts a try, unless it was right. Unknown devices cannot use up the tries of a device that the account knows.
  const tried = async <Right>(accountId: string, { device, now }: StepOrigin, look: () => Promise<Right | null>) => {
    const isKnown = await devices.isProvenlyKnown(accountId, device)
    const [budget, key] = isKnown ? [familiar, `${accountId} ${device.id}`] : [strange, accountId]
    const over = budget.take(key, now)
    if (over) return { reason: 'too-many-attempts' as const, ...inSeconds(over) }
    const right = await look()
    if (right === null) return WRONG
    budget.giveBack(key)
    return { right }
  }
  const denialOf = (outcome: StepDenial | { right: unknown }): StepDenial | null =>
    'right' in outcome ? null : outcome

  return {
    async totp(accountId, code, from) {
      const outcome = await tried(accountId, from, async () => {
        const stored = await secondSteps.totp(accountId)
        const secret = stored && (await sealer.open(totpPurpose(accountId), stored.sealedSecret))
        const step = secret ? totpStep(secret, code, from.now) : null
        if (!secret || step === null) return null
        // Sealed anew, so that a former secret of the server goes out of use.
        const sealed = await sealer.seal(totpPurpose(accountId), secret)
        return (await secondSteps.useTotp(accountId, step, sealed)) ? true : null
      })
      return denialOf(outcome)
    },
    async newTotp(accountId, secret, code, from) {
      const outcome = await tried(accountId, from, () => Promise.resolve(totpStep(secret, code, from.now)))
      return 'right' in outcome ? { step: outcome.right } : outcome
    },
    async recoveryCode(accountId, code, from) {
      const hash = await recoveryCodeHash(accountId, code)
      const outcome = await tried(accountId, from, () =>
        db.transaction(async (tx) => {
          const stores = createStores(tx)
          if (!(await stores.secondSteps.useRecoveryCode(accountId, hash))) return null
          const { recoveryCodesLeft } = await stores.secondSteps.standing(accountId)
          await notifyAccount(stores, accountId, 'accountRecoveryCodeUsed', from, { count: recoveryCodesLeft })
          return true
        }),
      )
      return denialOf(outcome)
    },
  }
}

export const totpPurpose = (accountId: string) => `totp ${accountId}`

export const recoveryCodeHash = (accountId: string, code: string) =>
  sha256Hex(`recovery code ${accountId} ${plainRecoveryCode(code)}`)
