import type { SchoolRole } from '../domain/actor.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Credential } from '../db/accounts/accounts.ts'
import type { Database } from '../db/database.ts'
import type { CallingDevice, Proven } from '../db/accounts/sessions.ts'
import type { SessionEnd } from '../db/schema.ts'
import { createStores } from '../db/stores.ts'
import type { Actor } from '../domain/actor.ts'
import { admissionDenial } from '../domain/accounts/admission-rules.ts'
import { HOUR_MS } from '../domain/durations.ts'
import { isStrong, missingStep, type ProofWay, type SignInProof } from '../domain/accounts/second-step-rules.ts'
import { schoolSettings } from '../domain/school/school-settings.ts'
import {
  idleUntil,
  isSessionsDevice,
  type SessionLimits,
  sessionEnd,
  sessionLastsUntil,
} from '../domain/accounts/session-rules.ts'
import { notifyAccount } from './account-notification.ts'
import { signInMeans } from './second-step/step-keys.ts'
import type { OpenTicket, Tickets } from './tickets.ts'
import { randomToken, sha256Hex } from './tokens.ts'

export const ACCESS_LIFETIME_MS = 12 * HOUR_MS
// The former token still serves calls that were on their way when it was renewed.
const FORMER_TOKEN_MS = 60_000
// Two tabs may show the same refresh token at the same moment; later than that it is a copy.
const REFRESH_AGAIN_MS = 30_000

export interface Tokens {
  accessToken: string
  refreshToken: string
  expiresInSeconds: number
}

export interface Origin {
  device: CallingDevice
  address: string
  now: EpochMs
}

export type Admission =
  | { status: 'signed-in'; tokens: Tokens; person: Actor; endedSessionIds: string[] }
  | { status: 'device-unverified'; ticket: string; mobile: string }
  /** Any of the ways is enough. @property mobile null where none of them is a text code */
  | { status: 'two-factor-required'; ticket: string; ways: readonly ProofWay[]; mobile: string | null }
  | { status: 'signed-in-elsewhere'; ticket: string; devices: { userAgent: string; lastSeenAt: EpochMs }[] }
  /** The ticket is worth nothing any more, or nothing on this device. */
  | { status: 'ticket-expired' }

export type Renewal =
  | { status: 'renewed'; tokens: Tokens; person: Actor }
  | { status: 'refused'; endedSessionIds: string[]; reason: SessionEnd | null }

/** Turns a proven identity into a sign-in, and renews tokens. Opens its own transactions. */
export interface Admissions {
  /** @param shown what came along */
  admit(credential: Credential, shown: readonly SignInProof[], from: Origin): Promise<Admission>
  /** A ticket for what was missing. @param shown what came along with it now; nothing after "signed in elsewhere" */
  goOn(ticket: OpenTicket<'admission'>, shown: readonly SignInProof[], from: Origin): Promise<Admission>
  /** @param device has to be the one that the token was given to */
  refresh(refreshToken: string, role: SchoolRole, device: CallingDevice, now: EpochMs): Promise<Renewal>
}

/** @param service where no codes can be sent, a new device cannot be asked for one */
export function createAdmissions(db: Database, tickets: Tickets, service: { canSendCodes: boolean }): Admissions {
  const decide = (
    { account, person }: Credential,
    shown: readonly SignInProof[],
    isForced: boolean,
    { device, address, now }: Origin,
  ): Promise<Admission> =>
    db.transaction(async (tx) => {
      const stores = createStores(tx)
      const { accounts, devices, people, sessions } = stores
      // Two sign-ins at the same moment see each other.
      await accounts.lock(account.id)
      const settings = (await people.school(account.schoolId))?.settings ?? schoolSettings()
      const { knownDevices, simultaneousSessions } = settings
      const since = now - ACCESS_LIFETIME_MS
      const { known, isKnown } = await devices.standing(account.id, device)
      const means = await signInMeans(stores, account.id, service.canSendCodes)
      const missing = means && missingStep(means, shown)
      const proven = provenBy(shown)
      const denial = admissionDenial(
        {
          // A caller that names no device has no known device.
          isDeviceKnown: isKnown,
          knownDevices: known,
          otherDevices: await sessions.otherDeviceCount(account.id, device.id, since),
          hasPhone: account.phone !== null,
          canSendCodes: service.canSendCodes,
          isStepMissing: missing !== null,
          isPhoneProven: proven.phone || proven.strong,
          isForced,
        },
        { knownDevices, simultaneousSessions },
      )
      const ticket = async (needs: 'force' | 'verifyDevice' | 'twoFactor') =>
        (
          await tickets.issue(
            'admission',
            { accountId: account.id, role: person.role, needs, shown: [...shown], deviceId: device.id },
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
      const mobile = account.phone?.mobile ?? ''
      if (denial === 'device-unverified') return { status: denial, ticket: await ticket('verifyDevice'), mobile }
      if (denial) {
        const ways = missing ?? []
        const isByText = ways.includes('smsCode')
        return { status: denial, ticket: await ticket('twoFactor'), ways, mobile: isByText ? mobile : null }
      }
      const endedSessionIds = isForced
        ? await sessions.end(account.id, { exceptId: null }, 'signed-in-elsewhere', now)
        : []
      const { tokens, hashes } = await newTokens(now, settings, now)
      await sessions.create({ id: `ses_${crypto.randomUUID()}`, person, device, address, proven, now, ...hashes })
      // The first device is not reported. One without a name cannot be told from a new one, and may hide for that
      // reason.
      if (!isKnown && known > 0) await notifyAccount(stores, account.id, 'accountNewDevice', { device, now })
      if (device.id !== '') await devices.remember(account.id, device, knownDevices, now)
      return { status: 'signed-in', tokens, person, endedSessionIds }
    })

  return {
    admit: (credential, shown, from) => decide(credential, shown, false, from),
    async goOn({ content, issuedAt, redeem }, shown, from) {
      const { accountId, role, needs, deviceId } = content
      // A copy of the ticket is worth nothing elsewhere, and takes nothing from the device that asked.
      if (!isSessionsDevice(deviceId, from.device)) return { status: 'ticket-expired' }
      const credential = await createStores(db).accounts.credentialOf(accountId, role)
      // A new password also ends the sign-ins that were begun with the old one.
      const isStale = (credential?.account.passwordChangedAt ?? 0) > issuedAt
      if (!credential || isStale || !(await redeem())) return { status: 'ticket-expired' }
      const isForced = needs === 'force'
      return decide(credential, [...content.shown, ...shown], isForced, from)
    },
    async refresh(refreshToken, role, device, now) {
      const hash = await sha256Hex(refreshToken)
      const refused = (reason: SessionEnd | null = null, endedSessionIds: string[] = []): Renewal => ({
        status: 'refused',
        endedSessionIds,
        reason,
      })
      return db.transaction(async (tx): Promise<Renewal> => {
        const { accounts, sessions } = createStores(tx)
        const used = await sessions.lockRefreshToken(hash)
        if (!used || used.session.isEnded || used.session.person.role !== role) return refused()
        const { id, person, createdAt, deviceId } = used.session
        const runOut = sessionEnd(used.session, used.limits, now)
        if (runOut || used.expiresAt <= now) return refused(runOut ?? 'idle-too-long')
        if (used.usedAt !== null && now - used.usedAt > REFRESH_AGAIN_MS) {
          const account = await accounts.ofPerson(person.userId)
          const endedSessionIds = account ? await sessions.end(account.id, { id }, 'token-reused', now) : []
          return refused('token-reused', endedSessionIds)
        }
        // A stolen copy of the token is worth nothing, and takes nothing from the device that has the token.
        if (!isSessionsDevice(deviceId, device)) return refused()
        if (used.usedAt === null) await sessions.markRefreshTokenUsed(hash, now)
        const { tokens, hashes } = await newTokens(now, used.limits, createdAt)
        await sessions.rotate(id, { ...hashes, previousUntil: now + FORMER_TOKEN_MS, deviceId: device.id }, now)
        return { status: 'renewed', tokens, person }
      })
    },
  }
}

const provenBy = (shown: readonly SignInProof[]): Proven => ({
  password: shown.includes('password'),
  phone: shown.includes('smsCode'),
  strong: shown.some(isStrong),
})

/** @param signedInAt no token outlives the session */
async function newTokens(now: EpochMs, limits: SessionLimits, signedInAt: EpochMs) {
  const lastsUntil = sessionLastsUntil(signedInAt, limits)
  const expiresAt = Math.min(now + ACCESS_LIFETIME_MS, lastsUntil)
  const tokens: Tokens = {
    accessToken: randomToken(),
    refreshToken: randomToken(),
    expiresInSeconds: Math.ceil((expiresAt - now) / 1_000),
  }
  const hashes = {
    tokenHash: await sha256Hex(tokens.accessToken),
    expiresAt,
    refresh: {
      hash: await sha256Hex(tokens.refreshToken),
      expiresAt: Math.min(idleUntil(now, limits), lastsUntil),
    },
  }
  return { tokens, hashes }
}
