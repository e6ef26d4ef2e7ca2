import type { EpochMs } from '@hwjy/classroom/core'
import type { Database } from '../db/database.ts'
import { createStores } from '../db/stores.ts'

/** What opens an account, changed. Whoever came in with the former is signed out. */
export interface AccountKeys {
  /**
   * @param exceptId session that stays, of the person who changes it
   * @returns the people who were signed out
   */
  setPassword(accountId: string, passwordHash: string, exceptId: string | null, now: EpochMs): Promise<string[]>
  /** Deletes the accounts whose waiting time is over. @returns their people */
  closeDue(now: EpochMs): Promise<string[]>
}

/** Opens its own transactions: passwords are hashed before, and wrong ones are counted whatever becomes of the call. */
export function createAccountKeys(db: Database): AccountKeys {
  return {
    setPassword: (accountId, passwordHash, exceptId, now) =>
      db.transaction(async (tx) => {
        const { accounts, sessions } = createStores(tx)
        await accounts.setPassword(accountId, passwordHash, now)
        return sessions.end(accountId, { exceptId }, 'password-changed', now)
      }),
    async closeDue(now) {
      const due = await createStores(db).accounts.due(now)
      const people: string[] = []
      for (const accountId of due) {
        people.push(...(await db.transaction((tx) => createStores(tx).accounts.delete(accountId))))
      }
      return people
    },
  }
}
