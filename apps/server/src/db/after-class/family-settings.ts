import type { EpochMs } from '@hwjy/classroom/core'
import type { Language } from '@hwjy/sdk/errors'
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import { type Database, schema } from '../database.ts'

export interface FamilySettings {
  isLocked: boolean
  letter: { mailAddress: string; language: Language } | null
  /** Gets no letter until its owner has confirmed it. */
  unconfirmedAddress: string | null
}

/** A family that gets letters, and the clock of its school. */
export interface LetterReader {
  accountId: string
  timeZone: string
}

/** Keeps what the families of a school have set for themselves. */
export interface FamilySettingsStore {
  /** Returns those of the account of a person. */
  of(studentId: string): Promise<FamilySettings>
  ofAccount(accountId: string): Promise<FamilySettings & { students: { id: string; schoolId: string }[] }>
  setLock(accountId: string, isLocked: boolean, now: EpochMs): Promise<void>
  /** Only for an address that was confirmed; nothing waits any more. */
  setLetter(accountId: string, letter: FamilySettings['letter'], now: EpochMs): Promise<void>
  /** Leaves the confirmed address as it is. */
  setUnconfirmedAddress(accountId: string, mailAddress: string, now: EpochMs): Promise<void>
  letterReaders(): Promise<LetterReader[]>
}

const NOTHING_SET: FamilySettings = { isLocked: false, letter: null, unconfirmedAddress: null }

export function createFamilySettings(db: Database): FamilySettingsStore {
  const { account, familySetting, person, school } = schema

  const toSettings = (row: typeof familySetting.$inferSelect | undefined): FamilySettings =>
    row
      ? {
          isLocked: row.isLocked,
          letter: row.letterAddress === null ? null : { mailAddress: row.letterAddress, language: row.letterLanguage },
          unconfirmedAddress: row.unconfirmedAddress,
        }
      : NOTHING_SET
  const save = async (
    accountId: string,
    set: Partial<typeof familySetting.$inferInsert>,
    updatedAt: EpochMs,
  ): Promise<void> => {
    await db
      .insert(familySetting)
      .values({ accountId, ...set, updatedAt })
      .onConflictDoUpdate({ target: familySetting.accountId, set: { ...set, updatedAt } })
  }

  return {
    async of(studentId) {
      const [row] = await db
        .select({ familySetting })
        .from(familySetting)
        .innerJoin(person, eq(person.accountId, familySetting.accountId))
        .where(eq(person.id, studentId))
      return toSettings(row?.familySetting)
    },

    async ofAccount(accountId) {
      const [[row], students] = await Promise.all([
        db.select().from(familySetting).where(eq(familySetting.accountId, accountId)),
        db
          .select({ id: person.id, schoolId: person.schoolId })
          .from(person)
          .where(and(eq(person.accountId, accountId), ne(person.role, 'teacher')))
          .orderBy(asc(person.name), asc(person.id)),
      ])
      return { ...toSettings(row), students }
    },

    setLock: (accountId, isLocked, now) => save(accountId, { isLocked }, now),

    setLetter: (accountId, letter, now) =>
      save(
        accountId,
        letter
          ? { letterAddress: letter.mailAddress, letterLanguage: letter.language, unconfirmedAddress: null }
          : { letterAddress: null, unconfirmedAddress: null },
        now,
      ),

    setUnconfirmedAddress: (accountId, mailAddress, now) => save(accountId, { unconfirmedAddress: mailAddress }, now),

    async letterReaders() {
      return db
        .select({ accountId: familySetting.accountId, timeZone: school.timeZone })
        .from(familySetting)
        .innerJoin(account, eq(account.id, familySetting.accountId))
        .innerJoin(school, eq(school.id, account.schoolId))
        .where(isNotNull(familySetting.letterAddress))
    },
  }
}
