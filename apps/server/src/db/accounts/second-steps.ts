import { and, asc, eq, lt } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export interface Passkey {
  /** The credential id of WebAuthn, base64url. */
  id: string
  accountId: string
  name: string
  /** COSE, base64url. */
  publicKey: string
  counter: number
  transports: string[]
  createdAt: EpochMs
  lastUsedAt: EpochMs | null
}

export interface SecondSteps {
  standing(accountId: string): Promise<{ totpSince: EpochMs | null; recoveryCodesLeft: number; passkeys: number }>
  totp(accountId: string): Promise<{ sealedSecret: string } | null>
  /** In place of the one there is. @param step of the code that confirmed it */
  setTotp(accountId: string, sealedSecret: string, step: number, now: EpochMs): Promise<void>
  /** Uses a code up. False when it was used before, or an older one than the newest. */
  useTotp(accountId: string, step: number, sealedSecret: string): Promise<boolean>
  removeTotp(accountId: string): Promise<boolean>
  /** Replaces the former codes, which open nothing any more. */
  setRecoveryCodes(accountId: string, hashes: readonly string[], now: EpochMs): Promise<void>
  /** False when there is no such code any more. */
  useRecoveryCode(accountId: string, hash: string): Promise<boolean>
  /** The oldest first. */
  passkeys(accountId: string): Promise<Passkey[]>
  passkey(id: string): Promise<Passkey | null>
  /** False when an account has it already. */
  addPasskey(passkey: Passkey): Promise<boolean>
  usePasskey(id: string, counter: number, now: EpochMs): Promise<void>
  /** False when the account has no such passkey. */
  renamePasskey(accountId: string, id: string, name: string): Promise<boolean>
  /** @returns the removed one; null when the account has no such passkey */
  removePasskey(accountId: string, id: string): Promise<Passkey | null>
}

export function createSecondSteps(db: Database): SecondSteps {
  const { account, passkey, recoveryCode, totp } = schema
  const isOwn = (accountId: string, id: string) => and(eq(passkey.accountId, accountId), eq(passkey.id, id))

  return {
    async standing(accountId) {
      const [row] = await db
        .select({
          totpSince: totp.createdAt,
          recoveryCodesLeft: db.$count(recoveryCode, eq(recoveryCode.accountId, accountId)),
          passkeys: db.$count(passkey, eq(passkey.accountId, accountId)),
        })
        .from(account)
        .leftJoin(totp, eq(totp.accountId, account.id))
        .where(eq(account.id, accountId))
      return row ?? { totpSince: null, recoveryCodesLeft: 0, passkeys: 0 }
    },
    async totp(accountId) {
      const [row] = await db.select({ sealedSecret: totp.sealedSecret }).from(totp).where(eq(totp.accountId, accountId))
      return row ?? null
    },
    async setTotp(accountId, sealedSecret, lastStep, createdAt) {
      const set = { sealedSecret, lastStep, createdAt }
      await db
        .insert(totp)
        .values({ accountId, ...set })
        .onConflictDoUpdate({ target: totp.accountId, set })
    },
    async useTotp(accountId, step, sealedSecret) {
      const used = await db
        .update(totp)
        .set({ lastStep: step, sealedSecret })
        .where(and(eq(totp.accountId, accountId), lt(totp.lastStep, step)))
        .returning({ accountId: totp.accountId })
      return used.length > 0
    },
    async removeTotp(accountId) {
      const gone = await db.delete(totp).where(eq(totp.accountId, accountId)).returning({ accountId: totp.accountId })
      return gone.length > 0
    },
    async setRecoveryCodes(accountId, hashes, createdAt) {
      await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
      if (hashes.length === 0) return
      await db.insert(recoveryCode).values(hashes.map((codeHash) => ({ accountId, codeHash, createdAt })))
    },
    async useRecoveryCode(accountId, hash) {
      const used = await db
        .delete(recoveryCode)
        .where(and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.codeHash, hash)))
        .returning({ accountId: recoveryCode.accountId })
      return used.length > 0
    },
    passkeys: (accountId) =>
      db
        .select()
        .from(passkey)
        .where(eq(passkey.accountId, accountId))
        .orderBy(asc(passkey.createdAt), asc(passkey.id)),
    async passkey(id) {
      const [row] = await db.select().from(passkey).where(eq(passkey.id, id))
      return row ?? null
    },
    async addPasskey(row) {
      const added = await db.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id })
      return added.length > 0
    },
    async usePasskey(id, counter, lastUsedAt) {
      await db.update(passkey).set({ counter, lastUsedAt }).where(eq(passkey.id, id))
    },
    async renamePasskey(accountId, id, name) {
      const renamed = await db.update(passkey).set({ name }).where(isOwn(accountId, id)).returning({ id: passkey.id })
      return renamed.length > 0
    },
    async removePasskey(accountId, id) {
      const [gone] = await db.delete(passkey).where(isOwn(accountId, id)).returning()
      return gone ?? null
    },
  }
}
