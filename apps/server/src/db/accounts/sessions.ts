import { and, count, countDistinct, desc, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Actor } from '../../domain/actor.ts'
import type { Proofs } from '../../domain/accounts/recent-proof.ts'
import { schoolSettings } from '../../domain/school/school-settings.ts'
import { type SessionLimits, sessionEnd } from '../../domain/accounts/session-rules.ts'
import { DAY_MS } from '../../domain/durations.ts'
import { type Database, schema } from '../database.ts'
import type { SessionEnd } from '../schema.ts'

/** The browser a call comes from, as it names itself. */
export interface Device {
  /** Empty when it says none. */
  id: string
  /** Empty when it says none; see `describeDevice`. */
  userAgent: string
}

/** The browser that makes a call, and what it can show for being that one. */
export interface CallingDevice extends Device {
  /** Its id comes from a secret that the browser alone has; otherwise any client could have claimed it. */
  isProven: boolean
  /** The id it says besides, by which it was known before it had a secret. Empty when it says none. */
  claimedId: string
}

export interface NewSession {
  id: string
  tokenHash: string
  person: Actor
  device: Device
  address: string
  proven: Proven
  now: EpochMs
  expiresAt: EpochMs
  refresh: RefreshToken
}

/** The proofs that a user has just given: the account's password, its phone, or something stronger than a text code. */
export interface Proven {
  password: boolean
  phone: boolean
  strong: boolean
}

export interface RefreshToken {
  hash: string
  expiresAt: EpochMs
}

export interface OpenSession {
  id: string
  personId: string
  deviceId: string
  userAgent: string
  address: string
  createdAt: EpochMs
  lastSeenAt: EpochMs
}

export interface UsedRefreshToken {
  session: { id: string; person: Actor; deviceId: string; createdAt: EpochMs; lastSeenAt: EpochMs; isEnded: boolean }
  limits: SessionLimits
  /** When it was used before. */
  usedAt: EpochMs | null
  expiresAt: EpochMs
}

export interface Sessions {
  create(session: NewSession): Promise<void>
  /** Returns the owner of the token, or why the session ended; null when unknown or expired. */
  find(tokenHash: string, now: EpochMs): Promise<(Actor & { schoolId: string }) | { ended: SessionEnd } | null>
  /** The school of the token's person, whether or not the session still goes on; null when unknown. */
  schoolOf(tokenHash: string): Promise<string | null>
  idOf(tokenHash: string): Promise<string | null>
  /** Checks that the session has neither ended nor run out; false when there is none. */
  isGoingOn(id: string, now: EpochMs): Promise<boolean>
  /** Returns the proofs of the token's session; null when there is none. */
  proofs(tokenHash: string): Promise<Proofs | null>
  prove(tokenHash: string, proven: Partial<Proven>, now: EpochMs): Promise<void>
  /** Locks the token and its session; inside a transaction. Null when unknown. */
  lockRefreshToken(hash: string): Promise<UsedRefreshToken | null>
  markRefreshTokenUsed(hash: string, now: EpochMs): Promise<void>
  /**
   * The session goes on with new tokens, and with no other refresh token than the new one; its former bearer token
   * stays good until `previousUntil`. `deviceId` replaces what the device was called so far.
   */
  rotate(
    sessionId: string,
    next: { tokenHash: string; expiresAt: EpochMs; previousUntil: EpochMs; refresh: RefreshToken; deviceId: string },
    now: EpochMs,
  ): Promise<void>
  setPerson(tokenHash: string, personId: string): Promise<void>
  /** Sessions of the account used since then, seen last first. */
  open(accountId: string, since: EpochMs): Promise<OpenSession[]>
  openCount(accountId: string, since: EpochMs): Promise<number>
  /** Counts the other devices among them. A session without a device id counts as a device of its own. */
  otherDeviceCount(accountId: string, deviceId: string, since: EpochMs): Promise<number>
  /**
   * Ends sessions of the account: one, those of a device, or all but one.
   * @returns ids of those that ended; of a session from before they had ids, that of its person
   */
  end(
    accountId: string,
    which: { id: string } | { deviceId: string } | { exceptId: string | null },
    reason: SessionEnd,
    now: EpochMs,
  ): Promise<string[]>
  /** Ends the sessions of every school. */
  endAll(reason: SessionEnd, now: EpochMs): Promise<void>
  delete(tokenHash: string): Promise<void>
  deleteExpired(now: EpochMs): Promise<void>
}

// So long a session that has ended, or run out, can still say why.
const END_TOLD_MS = 30 * DAY_MS

// "Last seen" is written at most this often: not every call should be a write.
const SEEN_EVERY_MS = 60_000

export function createSessions(db: Database): Sessions {
  const { refreshToken, session, person, school } = schema
  const isOpen = (accountId: string, since: EpochMs) =>
    and(eq(person.accountId, accountId), isNull(session.endedAt), gt(session.lastSeenAt, since))

  const hasToken = (tokenHash: string) => or(eq(session.tokenHash, tokenHash), eq(session.previousTokenHash, tokenHash))

  return {
    async create({ id, tokenHash, person: actor, device, address, proven, now, expiresAt, refresh }) {
      await db.insert(session).values({
        id,
        tokenHash,
        personId: actor.userId,
        role: actor.role,
        deviceId: device.id,
        deviceName: device.userAgent,
        address,
        passwordProvenAt: proven.password ? now : null,
        phoneProvenAt: proven.phone ? now : null,
        strongProvenAt: proven.strong ? now : null,
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
        refreshExpiresAt: refresh.expiresAt,
      })
      await db.insert(refreshToken).values({ tokenHash: refresh.hash, sessionId: id, expiresAt: refresh.expiresAt })
    },
    async find(tokenHash, now) {
      const [row] = await db
        .select({
          actor: { userId: person.id, role: session.role, name: person.name, schoolId: person.schoolId },
          createdAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
          expiresAt: session.expiresAt,
          previousUntil: session.previousUntil,
          endedAt: session.endedAt,
          endReason: session.endReason,
          ownHash: session.tokenHash,
          settings: school.settings,
        })
        .from(session)
        .innerJoin(person, eq(person.id, session.personId))
        .innerJoin(school, eq(school.id, person.schoolId))
        .where(hasToken(tokenHash))
      if (!row) return null
      if (row.endedAt !== null) return row.endReason === null ? null : { ended: row.endReason }
      const ended = sessionEnd(row, schoolSettings(row.settings), now)
      if (ended) return { ended }
      const until = row.ownHash === tokenHash ? row.expiresAt : (row.previousUntil ?? 0)
      if (until <= now) return null
      if (now - row.lastSeenAt > SEEN_EVERY_MS) {
        await db.update(session).set({ lastSeenAt: now }).where(eq(session.tokenHash, row.ownHash))
      }
      return row.actor
    },
    async schoolOf(tokenHash) {
      const [row] = await db
        .select({ schoolId: person.schoolId })
        .from(session)
        .innerJoin(person, eq(person.id, session.personId))
        .where(hasToken(tokenHash))
      return row?.schoolId ?? null
    },
    async idOf(tokenHash) {
      const [row] = await db.select({ id: session.id }).from(session).where(hasToken(tokenHash))
      return row?.id ?? null
    },
    async isGoingOn(id, now) {
      const isInTime = or(gt(session.expiresAt, now), gt(session.refreshExpiresAt, now))
      const [row] = await db
        .select({ createdAt: session.createdAt, lastSeenAt: session.lastSeenAt, settings: school.settings })
        .from(session)
        .innerJoin(person, eq(person.id, session.personId))
        .innerJoin(school, eq(school.id, person.schoolId))
        .where(and(eq(session.id, id), isNull(session.endedAt), isInTime))
      return row !== undefined && sessionEnd(row, schoolSettings(row.settings), now) === null
    },
    async proofs(tokenHash) {
      const [row] = await db
        .select({
          signedInAt: session.createdAt,
          passwordAt: session.passwordProvenAt,
          phoneAt: session.phoneProvenAt,
          strongAt: session.strongProvenAt,
        })
        .from(session)
        .where(hasToken(tokenHash))
      return row ?? null
    },
    async prove(tokenHash, { password, phone, strong }, now) {
      const proven = {
        ...(password && { passwordProvenAt: now }),
        ...(phone && { phoneProvenAt: now }),
        ...(strong && { strongProvenAt: now }),
      }
      await db.update(session).set(proven).where(hasToken(tokenHash))
    },
    ...refreshTokens(db),
    async setPerson(tokenHash, personId) {
      await db.update(session).set({ personId }).where(hasToken(tokenHash))
    },
    async open(accountId, since) {
      const rows = await db
        .select({
          id: session.id,
          personId: session.personId,
          deviceId: session.deviceId,
          userAgent: session.deviceName,
          address: session.address,
          createdAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
        })
        .from(session)
        .innerJoin(person, eq(person.id, session.personId))
        .where(isOpen(accountId, since))
        .orderBy(desc(session.lastSeenAt), desc(session.createdAt))
        .limit(100)
      return rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ id, ...row }]))
    },
    async openCount(accountId, since) {
      const [row] = await db
        .select({ open: count() })
        .from(session)
        .innerJoin(person, eq(person.id, session.personId))
        .where(isOpen(accountId, since))
      return row?.open ?? 0
    },
    async otherDeviceCount(accountId, deviceId, since) {
      const [named, nameless] = await Promise.all(
        [
          {
            devices: countDistinct(session.deviceId),
            where: and(ne(session.deviceId, ''), ne(session.deviceId, deviceId)),
          },
          { devices: count(), where: eq(session.deviceId, '') },
        ].map(({ devices, where }) =>
          db
            .select({ devices })
            .from(session)
            .innerJoin(person, eq(person.id, session.personId))
            .where(and(isOpen(accountId, since), where)),
        ),
      )
      return (named?.[0]?.devices ?? 0) + (nameless?.[0]?.devices ?? 0)
    },
    async end(accountId, which, reason, now) {
      const isMeant =
        'id' in which
          ? eq(session.id, which.id)
          : 'deviceId' in which
            ? eq(session.deviceId, which.deviceId)
            : which.exceptId === null
              ? undefined
              : or(isNull(session.id), ne(session.id, which.exceptId))
      const people = db.select({ id: person.id }).from(person).where(eq(person.accountId, accountId))
      const ended = await db
        .update(session)
        .set({ endedAt: now, endReason: reason })
        .where(and(inArray(session.personId, people), isNull(session.endedAt), isMeant))
        .returning({ id: session.id, personId: session.personId })
      return ended.map(({ id, personId }) => id ?? personId)
    },
    async endAll(reason, now) {
      await db.update(session).set({ endedAt: now, endReason: reason }).where(isNull(session.endedAt))
    },
    async delete(tokenHash) {
      const deleted = await db.delete(session).where(hasToken(tokenHash)).returning({ id: session.id })
      const ids = deleted.flatMap(({ id }) => (id === null ? [] : [id]))
      if (ids.length > 0) await db.delete(refreshToken).where(inArray(refreshToken.sessionId, ids))
    },
    async deleteExpired(now) {
      const than = now - END_TOLD_MS
      await db
        .delete(session)
        .where(
          and(lte(session.expiresAt, than), or(isNull(session.refreshExpiresAt), lte(session.refreshExpiresAt, than))),
        )
      await db.delete(refreshToken).where(lte(refreshToken.expiresAt, than))
    },
  }
}

function refreshTokens(db: Database): Pick<Sessions, 'lockRefreshToken' | 'markRefreshTokenUsed' | 'rotate'> {
  const { refreshToken, session, person, school } = schema
  return {
    async lockRefreshToken(hash) {
      const [row] = await db
        .select({
          id: session.id,
          endedAt: session.endedAt,
          person: { userId: person.id, role: session.role, name: person.name },
          deviceId: session.deviceId,
          createdAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
          settings: school.settings,
          usedAt: refreshToken.usedAt,
          expiresAt: refreshToken.expiresAt,
        })
        .from(refreshToken)
        .innerJoin(session, eq(session.id, refreshToken.sessionId))
        .innerJoin(person, eq(person.id, session.personId))
        .innerJoin(school, eq(school.id, person.schoolId))
        .where(eq(refreshToken.tokenHash, hash))
        .for('update', { of: [session, refreshToken] })
      if (!row || row.id === null) return null
      const { id, endedAt, settings, usedAt, expiresAt, ...rest } = row
      return {
        session: { id, ...rest, isEnded: endedAt !== null },
        limits: schoolSettings(settings),
        usedAt,
        expiresAt,
      }
    },
    async markRefreshTokenUsed(hash, now) {
      await db.update(refreshToken).set({ usedAt: now }).where(eq(refreshToken.tokenHash, hash))
    },
    async rotate(sessionId, { tokenHash, expiresAt, previousUntil, refresh, deviceId }, now) {
      await db
        .update(session)
        .set({
          tokenHash,
          expiresAt,
          previousTokenHash: session.tokenHash,
          previousUntil,
          deviceId,
          refreshExpiresAt: refresh.expiresAt,
          lastSeenAt: now,
        })
        .where(eq(session.id, sessionId))
      // A token shown twice at the same moment gave two new ones: the first of them opens nothing now.
      await db.delete(refreshToken).where(and(eq(refreshToken.sessionId, sessionId), isNull(refreshToken.usedAt)))
      await db.insert(refreshToken).values({ tokenHash: refresh.hash, sessionId, expiresAt: refresh.expiresAt })
    },
  }
}
