import type { SchoolRole } from '../../domain/actor.ts'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { FORGOTTEN_NAME, type FormerPerson } from '../../domain/accounts/account-closing.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Phone } from '../../domain/accounts/phone.ts'
import { type Database, schema } from '../database.ts'

export interface Account {
  id: string
  schoolId: string
  username: string
  phone: Phone | null
  /** PHC string; null when there is no password. */
  passwordHash: string | null
  /** When it was chosen, or given out with the account. */
  passwordSince: EpochMs | null
  passwordChangedAt: EpochMs | null
  isTwoFactor: boolean
  /** The phone it gets then, because the present one is lost. */
  phoneChange: { phone: Phone; effectiveAt: EpochMs } | null
  closesAt: EpochMs | null
}

/** Names are unique in one school. Usernames are the same in capital and small letters. */
export type AccountName = { schoolId: string } & ({ username: string } | Phone)

export interface Credential {
  account: Account
  /** The person it signs in as: in a family, the student it looked at last. */
  person: Actor
}

export interface Accounts {
  /** The account that signs in on this side under this name, unless the school has closed all its persons there. */
  credential(name: AccountName, role: SchoolRole): Promise<Credential | null>
  credentialOf(accountId: string, role: SchoolRole): Promise<Credential | null>
  get(accountId: string): Promise<Account | null>
  ofPerson(personId: string): Promise<Account | null>
  peopleOf(accountId: string): Promise<string[]>
  /** The school's account with this phone. */
  holderOf(schoolId: string, phone: Phone): Promise<string | null>
  /** A phone for each beginning of a number that the school's people have: enough to know the countries. */
  phoneSamples(schoolId: string): Promise<Phone[]>
  /** Waits until no other transaction is changing it; inside a transaction. */
  lock(accountId: string): Promise<void>
  setPassword(accountId: string, passwordHash: string, now: EpochMs): Promise<void>
  /** Takes effect at once and replaces a planned change. False when the phone is another account's of the school. */
  setPhone(accountId: string, phone: Phone): Promise<boolean>
  /** @param change null calls off what was planned */
  planPhone(accountId: string, change: Account['phoneChange']): Promise<void>
  duePhones(now: EpochMs): Promise<string[]>
  setTwoFactor(accountId: string, isTwoFactor: boolean): Promise<void>
  /** @param closesAt null keeps the account */
  setClosesAt(accountId: string, closesAt: EpochMs | null): Promise<void>
  setLastPerson(accountId: string, personId: string): Promise<void>
  /** Accounts whose waiting time is over. */
  due(now: EpochMs): Promise<string[]>
  /**
   * Deletes the account with everything that signs in to it, and what the school has told its people. They stay without
   * a name, because lessons and homework refer to them. Their files, and what rooms remember of them, take longer:
   * `forgetting` requests that.
   * @returns the people, and keys of their profile pictures
   */
  delete(accountId: string): Promise<{ people: FormerPerson[]; faces: string[] }>
}

export function createAccounts(db: Database): Accounts {
  const { account, calendarFeed, device, favourite, idempotencyKey, markingPhrase, mutedCategory, passkey, person } =
    schema
  const { recoveryCode, refreshToken, session, smsCode, socialBinding, systemMessage, totp } = schema

  const credentials = () =>
    db
      .select({ account, person: { userId: person.id, role: person.role, name: person.name } })
      .from(account)
      .innerJoin(person, eq(person.accountId, account.id))
  const lastFirst = [
    desc(sql`coalesce(${person.id} = ${account.lastPersonId}, false)`),
    asc(person.createdAt),
    asc(person.id),
  ]
  const toCredential = ([row]: { account: typeof account.$inferSelect; person: Actor }[]) =>
    row ? { account: toAccount(row.account), person: row.person } : null
  const update = (accountId: string, change: Partial<typeof account.$inferInsert>) =>
    db.update(account).set(change).where(eq(account.id, accountId))

  const holderOf = async (schoolId: string, { zone, mobile }: Phone) => {
    const [row] = await db
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.schoolId, schoolId), eq(account.zone, zone), eq(account.mobile, mobile)))
    return row?.id ?? null
  }

  return {
    async credential(name, role) {
      const isAccount =
        'username' in name
          ? sql`lower(${account.username}) = lower(${name.username})`
          : and(eq(account.zone, name.zone), eq(account.mobile, name.mobile))
      return toCredential(
        await credentials()
          .where(and(eq(account.schoolId, name.schoolId), isAccount, eq(person.role, role), isNull(person.closedAt)))
          .orderBy(...lastFirst)
          .limit(1),
      )
    },
    async credentialOf(accountId, role) {
      return toCredential(
        await credentials()
          .where(and(eq(account.id, accountId), eq(person.role, role), isNull(person.closedAt)))
          .orderBy(...lastFirst)
          .limit(1),
      )
    },
    async get(accountId) {
      const [row] = await db.select().from(account).where(eq(account.id, accountId))
      return row ? toAccount(row) : null
    },
    async ofPerson(personId) {
      const [row] = await db
        .select({ account })
        .from(person)
        .innerJoin(account, eq(account.id, person.accountId))
        .where(eq(person.id, personId))
      return row ? toAccount(row.account) : null
    },
    async phoneSamples(schoolId) {
      const beginning = sql`left(${account.mobile}, 4)`
      const rows = await db
        .selectDistinctOn([account.zone, beginning], { zone: account.zone, mobile: account.mobile })
        .from(account)
        .where(and(eq(account.schoolId, schoolId), isNotNull(account.zone), isNotNull(account.mobile)))
      return rows.flatMap(({ zone, mobile }) => (zone === null || mobile === null ? [] : [{ zone, mobile }]))
    },
    async peopleOf(accountId) {
      const rows = await db.select({ id: person.id }).from(person).where(eq(person.accountId, accountId))
      return rows.map(({ id }) => id)
    },
    holderOf,
    async lock(accountId) {
      await db.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
    },
    async setPassword(accountId, passwordHash, now) {
      await update(accountId, { passwordHash, passwordChangedAt: now })
    },
    async setPhone(accountId, phone) {
      const [own] = await db.select({ schoolId: account.schoolId }).from(account).where(eq(account.id, accountId))
      const holder = await holderOf(own?.schoolId ?? '', phone)
      if (holder !== null && holder !== accountId) return false
      await update(accountId, { ...phone, nextZone: null, nextMobile: null, phoneChangesAt: null })
      return true
    },
    async planPhone(accountId, change) {
      const { zone = null, mobile = null } = change?.phone ?? {}
      await update(accountId, { nextZone: zone, nextMobile: mobile, phoneChangesAt: change?.effectiveAt ?? null })
    },
    async duePhones(now) {
      const rows = await db.select({ id: account.id }).from(account).where(lte(account.phoneChangesAt, now)).limit(100)
      return rows.map(({ id }) => id)
    },
    async setTwoFactor(accountId, isTwoFactor) {
      await update(accountId, { isTwoFactor })
    },
    async setClosesAt(accountId, closesAt) {
      await update(accountId, { closesAt })
    },
    async setLastPerson(accountId, lastPersonId) {
      await update(accountId, { lastPersonId })
    },
    async due(now) {
      const rows = await db.select({ id: account.id }).from(account).where(lte(account.closesAt, now)).limit(100)
      return rows.map(({ id }) => id)
    },
    async delete(accountId) {
      const [closing] = await db.select().from(account).where(eq(account.id, accountId))
      const faces = await db
        .select({ key: person.avatarKey })
        .from(person)
        .where(eq(person.accountId, accountId))
        .for('update')
      const people = await db
        .update(person)
        .set({
          accountId: null,
          name: FORGOTTEN_NAME,
          nickname: FORGOTTEN_NAME,
          avatarKey: null,
          introduction: '',
          birthday: null,
          parentName: '',
          parentMobile: '',
          wechatName: '',
          externalId: null,
        })
        .where(eq(person.accountId, accountId))
        .returning({ userId: person.id, role: person.role })
      const ids = people.map(({ userId }) => userId)
      const sessions = await db.delete(session).where(inArray(session.personId, ids)).returning({ id: session.id })
      const sessionIds = sessions.flatMap(({ id }) => (id === null ? [] : [id]))
      await db.delete(refreshToken).where(inArray(refreshToken.sessionId, sessionIds))
      await db.delete(systemMessage).where(inArray(systemMessage.personId, ids))
      await db.delete(favourite).where(inArray(favourite.personId, ids))
      await db.delete(markingPhrase).where(inArray(markingPhrase.authorId, ids))
      await db.delete(mutedCategory).where(inArray(mutedCategory.personId, ids))
      await db.delete(idempotencyKey).where(inArray(idempotencyKey.personId, ids))
      await db.delete(calendarFeed).where(inArray(calendarFeed.personId, ids))
      await db.delete(device).where(eq(device.accountId, accountId))
      await db.delete(socialBinding).where(eq(socialBinding.accountId, accountId))
      await db.delete(totp).where(eq(totp.accountId, accountId))
      await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
      await db.delete(passkey).where(eq(passkey.accountId, accountId))
      if (closing?.zone && closing.mobile)
        await db
          .delete(smsCode)
          .where(
            and(
              eq(smsCode.schoolId, closing.schoolId),
              eq(smsCode.zone, closing.zone),
              eq(smsCode.mobile, closing.mobile),
            ),
          )
      await db.delete(account).where(eq(account.id, accountId))
      return { people, faces: faces.flatMap(({ key }) => (key === null ? [] : [key])) }
    },
  }
}

function toAccount(row: typeof schema.account.$inferSelect): Account {
  const { id, schoolId, username, zone, mobile, passwordHash, passwordChangedAt, isTwoFactor, closesAt, createdAt } =
    row
  const { nextZone, nextMobile, phoneChangesAt } = row
  return {
    id,
    schoolId,
    username,
    phone: zone !== null && mobile !== null ? { zone, mobile } : null,
    passwordHash,
    passwordChangedAt,
    passwordSince: passwordHash === null ? null : (passwordChangedAt ?? createdAt),
    isTwoFactor,
    phoneChange:
      nextZone !== null && nextMobile !== null && phoneChangesAt !== null
        ? { phone: { zone: nextZone, mobile: nextMobile }, effectiveAt: phoneChangesAt }
        : null,
    closesAt,
  }
}
