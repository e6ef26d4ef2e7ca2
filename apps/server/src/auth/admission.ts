import type { EpochMs } from '@hwjy/classroom/core'
import type { Credential } from '../db/accounts.ts'
import type { Database } from '../db/database.ts'
import type { SchoolRole } from '../db/schema.ts'
import type { Device, Proven } from '../db/sessions.ts'
import { createStores } from '../db/stores.ts'
import type { Actor } from '../domain/actor.ts'
import { admissionDenial } from '../domain/admission-rules.ts'
import { DAY_MS, HOUR_MS } from '../domain/durations.ts'
import { schoolSettings } from '../domain/school-settings.ts'
import { tellAccount } from './account-news.ts'
import type { OpenTicket, Tickets } from './tickets.ts'
import { randomToken, sha256Hex } from './tokens.ts'

export const ACCESS_LIFETIME_MS = 12 * HOUR_MS
const REFRESH_LIFETIME_MS = 30 * DAY_MS
/** Calls that were on their way when the token was renewed. */
const FORMER_TOKEN_MS = 60_000
/** Two tabs may show the same refresh token at the same moment; later than that it is a copy. */
const REFRESH_AGAIN_MS = 30_000

export interface Tokens {
  accessToken: string
  refreshToken: string
  expiresInSeconds: number
}

/** Where a sign-in comes from. */
export interface Origin {
  device: Device
  /** Network address. */
  address: string
  now: EpochMs
}

export type Admission =
  | { status: 'signed-in'; tokens: Tokens; person: Actor; endedSessionIds: string[] }
  | { status: 'device-unverified' | 'two-factor-required'; ticket: string; mobile: string }
  | { status: 'signed-in-elsewhere'; ticket: string; devices: { userAgent: string; lastSeenAt: EpochMs }[] }
  /** The ticket is worth nothing any more. */
  | { status: 'ticket-expired' }

export type Renewal =
  | { status: 'renewed'; tokens: Tokens; person: Actor }
  | { status: 'refused'; endedSessionIds: string[] }

/** From a proven person to a sign-in, and from one token to the next. Opens its own transactions. */
export interface Admissions {
  /** @param proven what came along: the account's password, a code sent to its phone, or neither with WeChat */
  admit(credential: Credential, proven: Proven, from: Origin): Promise<Admission>
  /** A ticket for what was missing, and the proof that it is there now. */
  goOn(ticket: OpenTicket<'admission'>, from: Origin): Promise<Admission>
  refresh(refreshToken: string, role: SchoolRole, now: EpochMs): Promise<Renewal>
}

/** @param service where no codes can be sent, a new device cannot be asked for one */
export function createAdmissions(db: Database, tickets: Tickets, service: { canSendCodes: boolean }): Admissions {
  const decide = (
    { account, person }: Credential,
    proven: Proven,
    isForced: boolean,
    { device, address, now }: Origin,
  ): Promise<Admission> =>
    db.transaction(async (tx) => {
      const stores = createStores(tx)
      const { accounts, devices, people, sessions } = stores
      // Two sign-ins at the same moment see each other.
      await accounts.lock(account.id)
      const { knownDevices, simultaneousSessions } = (await people.school())?.settings ?? schoolSettings()
      const since = now - ACCESS_LIFETIME_MS
      const { known, isKnown } = await devices.standing(account.id, device.id)
      const denial = admissionDenial(
        {
          // Who names no device has none that is known.
          isDeviceKnown: isKnown,
          knownDevices: known,
          otherDevices: await sessions.otherDeviceCount(account.id, device.id, since),
          hasPhone: account.phone !== null,
          canSendCodes: service.canSendCodes,
          isTwoFactor: account.isTwoFactor,
          isPhoneProven: proven.phone,
          isForced,
        },
        { knownDevices, simultaneousSessions },
      )
      const ticket = async (needs: 'force' | 'verifyDevice' | 'twoFactor') =>
        (
          await tickets.issue(
            'admission',
            {
              accountId: account.id,
              role: person.role,
              needs,
              isPasswordProven: proven.password,
              isPhoneProven: proven.phone,
            },
            now,
          )
        ).text
      if (denial === 'signed-in-elsewhere') {
        const open = (await sessions.open(account.id, since)).filter(
          ({ deviceId }) => deviceId === '' || deviceId !== device.id,
        )
        const others = open.map(({ userAgent, lastSeenAt }) => ({ userAgent, lastSeenAt }))
        return { status: denial, ticket: await ticket('force'), devices: others }
      }
      if (denial) {
        const needs = denial === 'device-unverified' ? 'verifyDevice' : 'twoFactor'
        return { status: denial, ticket: await ticket(needs), mobile: account.phone?.mobile ?? '' }
      }
      const endedSessionIds = isForced
        ? await sessions.end(account.id, { exceptId: null }, 'signed-in-elsewhere', now)
        : []
      const { tokens, hashes } = await newTokens(now)
      await sessions.create({ id: `ses_${crypto.randomUUID()}`, person, device, address, proven, now, ...hashes })
      // The first device is no news. One without a name cannot be told from a new one, and may hide for that reason.
      if (!isKnown && known > 0) await tellAccount(stores, account.id, 'accountNewDevice', { device, now })
      if (device.id !== '') await devices.remember(account.id, device, knownDevices, now)
      return { status: 'signed-in', tokens, person, endedSessionIds }
    })

  return {
    admit: (credential, proven, from) => decide(credential, proven, false, from),
    async goOn({ content, issuedAt, redeem }, from) {
      const { accountId, role, needs, isPasswordProven, isPhoneProven } = content
      const credential = await createStores(db).accounts.credentialOf(accountId, role)
      // Whoever changed the password meant everybody who came in with the old one.
      const isStale = (credential?.account.passwordChangedAt ?? 0) > issuedAt
      if (!credential || isStale || !(await redeem())) return { status: 'ticket-expired' }
      const isForced = needs === 'force'
      return decide(credential, { password: isPasswordProven, phone: isPhoneProven || !isForced }, isForced, from)
    },
    async refresh(refreshToken, role, now) {
      const hash = await sha256Hex(refreshToken)
      const { tokens, hashes } = await newTokens(now)
      return db.transaction(async (tx): Promise<Renewal> => {
        const { accounts, sessions } = createStores(tx)
        const used = await sessions.useRefreshToken(hash, now)
        if (!used || used.session.isEnded || used.session.person.role !== role)
          return { status: 'refused', endedSessionIds: [] }
        const { id, person } = used.session
        if (used.usedAt !== null && now - used.usedAt > REFRESH_AGAIN_MS) {
          const account = await accounts.ofPerson(person.userId)
          const endedSessionIds = account ? await sessions.end(account.id, { id }, 'token-reused', now) : []
          return { status: 'refused', endedSessionIds }
        }
        await sessions.rotate(id, { ...hashes, previousUntil: now + FORMER_TOKEN_MS }, now)
        return { status: 'renewed', tokens, person }
      })
    },
  }
}

async function newTokens(now: EpochMs) {
  const tokens: Tokens = {
    accessToken: randomToken(),
    refreshToken: randomToken(),
    expiresInSeconds: ACCESS_LIFETIME_MS / 1_000,
  }
  const hashes = {
    tokenHash: await sha256Hex(tokens.accessToken),
    expiresAt: now + ACCESS_LIFETIME_MS,
    refresh: { hash: await sha256Hex(tokens.refreshToken), expiresAt: now + REFRESH_LIFETIME_MS },
  }
  return { tokens, hashes }
}
