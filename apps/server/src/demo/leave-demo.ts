/** What a demo school has that a real one must not have, and how it goes when the demo ends. */
import { eq, inArray } from 'drizzle-orm'
import { type Database, schema } from '../db/database.ts'
import { createStores } from '../db/stores.ts'
import type { SchoolSettings } from '../domain/school/school-settings.ts'
import type { Clock } from '../ports/clock.ts'
import { DEMO_ACCOUNT_IDS, isDemoSchool } from './demo-people.ts'

/**
 * All visitors try the demo with the same ten accounts, so it takes the most sign-ins and devices that a school may
 * choose. A visitor beyond them is asked as in a real school: to end the other sign-ins, or for a code, which the demo
 * shows.
 */
export const DEMO_SETTINGS: Partial<SchoolSettings> = { simultaneousSessions: 20, knownDevices: 50 }
// What demo schools were given before there was a limit to these settings.
const FORMER_DEMO_SETTINGS: Partial<SchoolSettings> = { simultaneousSessions: 1_000, knownDevices: 1_000 }

/**
 * Runs at each start without the demo, and does its work once: everybody is signed out, and nothing stays that a visitor
 * could come back with. In a demo every code stands in a public outbox and WeChat is a sandbox, so any visitor may have
 * signed in as any user, regardless of the password that an account has by now, and may have left a password, a passkey
 * or a phone change of their own. The people of a former demo need a new way in, which the school office gives them.
 */
export function leaveDemo(db: Database, clock: Clock): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const { accounts, installations, sessions: open } = createStores(tx)
    const former = await installations.become(false, now)
    if (former === 'demo') {
      await open.endAll('demo-ended', now)
      await forgetVisitors(tx)
    }
    if (former !== 'unknown') return
    // The installation's former mode is unknown. If it was a demo, an account that never chose a password had the
    // public one.
    for (const id of DEMO_ACCOUNT_IDS) {
      const account = await accounts.get(id)
      if (account?.passwordChangedAt === null) await open.end(id, { exceptId: null }, 'demo-ended', now)
    }
  })
}

async function forgetVisitors(tx: Database): Promise<void> {
  const { account, calendarFeed, device, outboxMessage, passkey, person, recoveryCode, school } = schema
  const { smsCode, socialBinding, totp } = schema
  const schools = (await tx.select({ id: school.id, settings: school.settings }).from(school)).filter(({ id }) =>
    isDemoSchool(id),
  )
  for (const { id, settings } of schools) {
    await tx
      .update(school)
      .set({ settings: withoutDemo(settings) })
      .where(eq(school.id, id))
  }
  const schoolIds = schools.map(({ id }) => id)
  if (schoolIds.length === 0) return
  const ownAccounts = tx.select({ id: account.id }).from(account).where(inArray(account.schoolId, schoolIds))
  const ownPeople = tx.select({ id: person.id }).from(person).where(inArray(person.schoolId, schoolIds))
  for (const table of [device, passkey, recoveryCode, socialBinding, totp]) {
    await tx.delete(table).where(inArray(table.accountId, ownAccounts))
  }
  await tx.delete(calendarFeed).where(inArray(calendarFeed.personId, ownPeople))
  await tx.delete(outboxMessage).where(inArray(outboxMessage.schoolId, schoolIds))
  await tx.delete(smsCode).where(inArray(smsCode.schoolId, schoolIds))
  await tx
    .update(account)
    .set({
      passwordHash: null,
      passwordChangedAt: null,
      isTwoFactor: false,
      nextZone: null,
      nextMobile: null,
      phoneChangesAt: null,
      closesAt: null,
    })
    .where(inArray(account.schoolId, schoolIds))
}

// What an administrator has chosen since is the school's own, and stays.
function withoutDemo(settings: Partial<SchoolSettings>): Partial<SchoolSettings> {
  const isDemos = ([name, value]: [string, unknown]) =>
    [DEMO_SETTINGS, FORMER_DEMO_SETTINGS].some((given) => given[name as keyof SchoolSettings] === value)
  return Object.fromEntries(Object.entries(settings).filter((setting) => !isDemos(setting)))
}
