import type { EpochMs } from '@hwjy/classroom/core'
import type { Passkey, SecondSteps } from '../../db/accounts/second-steps.ts'
import { base64url, fromBase64url } from '../tokens.ts'
import type { OpenTicket, Tickets } from '../tickets.ts'

/** The answer of a browser to a challenge. Bytes are base64url. */
export interface PasskeyAssertion {
  ticket: string
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
}

export interface PasskeyRegistration {
  ticket: string
  name: string
  id: string
  clientDataJSON: string
  attestationObject: string
  transports?: string[] | undefined
}

export type PasskeyRefusal = 'unavailable' | 'ticket-expired' | 'refused'

export interface PasskeyChallenge {
  ticket: string
  challenge: string
  rpId: string
  timeoutMs: number
}

/**
 * Passkeys (WebAuthn). All of them are discoverable and verify the person, so that one can sign in alone and a challenge
 * names no account.
 * @property origin of the page, such as `https://class.example`: passkeys belong to its host name
 */
export interface Passkeys {
  challenge(origin: string, now: EpochMs): Promise<PasskeyChallenge | 'unavailable'>
  /** Finds the account of the passkey that has signed. Its challenge is used up. */
  accountOf(assertion: PasskeyAssertion, origin: string, now: EpochMs): Promise<{ accountId: string } | PasskeyRefusal>
  creation(accountId: string, origin: string, now: EpochMs): Promise<PasskeyChallenge | 'unavailable'>
  /** Checks a new passkey, and gives what the account may keep of it. The challenge is used up. */
  created(
    accountId: string,
    registration: PasskeyRegistration,
    origin: string,
    now: EpochMs,
  ): Promise<Passkey | PasskeyRefusal>
}

// A person looks for a phone or a key, and the browser may have it joined by a QR code.
const TIMEOUT_MS = 5 * 60_000

// Loaded when the first passkey is used, because it is large: it knows every kind of attestation.
const webAuthn = () => import('@simplewebauthn/server')

export function createPasskeys(tickets: Tickets, secondSteps: SecondSteps): Passkeys {
  const challengeOf = (ticket: { text: string; nonce: string }, rpId: string): PasskeyChallenge => ({
    ticket: ticket.text,
    challenge: bytesOf(ticket.nonce),
    rpId,
    timeoutMs: TIMEOUT_MS,
  })
  const isOurs = (nonce: string) => (challenge: string) => challenge === bytesOf(nonce)

  return {
    async challenge(origin, now) {
      const rpId = rpIdOf(origin)
      return rpId === null ? 'unavailable' : challengeOf(await tickets.issue('passkey', {}, now), rpId)
    },
    async accountOf({ ticket, id, ...response }, origin, now) {
      const rpId = rpIdOf(origin)
      if (rpId === null) return 'unavailable'
      const opened = await tickets.open('passkey', ticket, now)
      if (!opened) return 'ticket-expired'
      const known = await secondSteps.passkey(id)
      const publicKey = known && fromBase64url(known.publicKey)
      if (!known || !publicKey) return 'refused'
      const { verifyAuthenticationResponse } = await webAuthn()
      // It throws at everything that is not what was asked for: another origin, no verification, a counter that went back.
      const verified = await verifyAuthenticationResponse({
        response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
        expectedChallenge: isOurs(opened.nonce),
        expectedOrigin: origin,
        expectedRPID: rpId,
        credential: { id, publicKey, counter: known.counter },
        requireUserVerification: true,
      }).catch(() => null)
      if (!verified?.verified) return 'refused'
      if (!(await opened.redeem())) return 'ticket-expired'
      await secondSteps.usePasskey(id, verified.authenticationInfo.newCounter, now)
      return { accountId: known.accountId }
    },
    async creation(accountId, origin, now) {
      const rpId = rpIdOf(origin)
      return rpId === null ? 'unavailable' : challengeOf(await tickets.issue('newPasskey', { accountId }, now), rpId)
    },
    async created(accountId, { ticket, name, id, transports = [], ...response }, origin, now) {
      const rpId = rpIdOf(origin)
      if (rpId === null) return 'unavailable'
      const opened: OpenTicket<'newPasskey'> | null = await tickets.open('newPasskey', ticket, now)
      if (opened?.content.accountId !== accountId) return 'ticket-expired'
      const { verifyRegistrationResponse } = await webAuthn()
      const verified = await verifyRegistrationResponse({
        response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
        expectedChallenge: isOurs(opened.nonce),
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
      }).catch(() => null)
      if (!verified?.verified) return 'refused'
      if (!(await opened.redeem())) return 'ticket-expired'
      const { publicKey, counter } = verified.registrationInfo.credential
      return {
        id: verified.registrationInfo.credential.id,
        accountId,
        name,
        publicKey: base64url(publicKey),
        counter,
        transports,
        createdAt: now,
        lastUsedAt: null,
      }
    },
  }
}

/** Null for a network address: browsers take host names alone. */
export function rpIdOf(origin: string): string | null {
  const { hostname } = new URL(origin)
  return /^[\d.]+$/.test(hostname) || hostname.startsWith('[') ? null : hostname
}

// A ticket's nonce holds 132 random bits, and is as good a challenge as any.
const bytesOf = (nonce: string) => base64url(new TextEncoder().encode(nonce))
