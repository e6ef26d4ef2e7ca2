import type { SchoolRole } from '../domain/actor.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Nonces } from '../db/nonces.ts'
import { MINUTE_MS } from '../domain/durations.ts'
import type { SignInProof } from '../domain/accounts/second-step-rules.ts'
import type { WechatUser } from '../ports/wechat-gate.ts'
import { randomToken, type Signer } from './tokens.ts'

export interface TicketContents {
  /** A person has proven their identity, and something is still missing. */
  admission: {
    accountId: string
    role: SchoolRole
    needs: 'force' | 'verifyDevice' | 'twoFactor'
    shown: SignInProof[]
    /** Only the device that asked may go on. */
    deviceId: string
  }
  passkey: object
  newPasskey: { accountId: string }
  /** A new authenticator, until its first code confirms it. */
  newTotp: { accountId: string; secret: string }
  /** WeChat named this person, and no account is theirs yet. */
  wechat: WechatUser & { role: SchoolRole }
  form: object
  /** A captcha's work was given out to this network. */
  work: { network: string }
  /** The captcha's work was done by this network. */
  captcha: { network: string }
}

type TicketKind = keyof TicketContents

const LIFETIME_MS: Record<TicketKind, number> = {
  admission: 10 * MINUTE_MS,
  passkey: 10 * MINUTE_MS,
  newPasskey: 10 * MINUTE_MS,
  newTotp: 10 * MINUTE_MS,
  wechat: 10 * MINUTE_MS,
  form: 15 * MINUTE_MS,
  work: 3 * MINUTE_MS,
  captcha: 2 * MINUTE_MS,
}

export interface OpenTicket<Kind extends TicketKind> {
  content: TicketContents[Kind]
  nonce: string
  issuedAt: EpochMs
  /** False when it was used before, also by another caller at the same moment. */
  redeem(): Promise<boolean>
}

/** Texts that open one thing, once, for a while. Signed, so only what was used is stored. */
export interface Tickets {
  issue<Kind extends TicketKind>(
    kind: Kind,
    content: TicketContents[Kind],
    now: EpochMs,
  ): Promise<{ text: string; nonce: string; expiresInSeconds: number }>
  /** Null for a ticket of another kind, one that we did not sign, and one that is too old or used. */
  open<Kind extends TicketKind>(kind: Kind, text: string, now: EpochMs): Promise<OpenTicket<Kind> | null>
}

interface Signed<Kind extends TicketKind> {
  content: TicketContents[Kind]
  nonce: string
  issuedAt: EpochMs
}

export function createTickets(signer: Signer, nonces: Nonces): Tickets {
  return {
    async issue(kind, content, now) {
      const nonce = randomToken().slice(0, 22)
      const signed: Signed<typeof kind> = { content, nonce, issuedAt: now }
      return { text: await signer.sign(`ticket-${kind}`, signed), nonce, expiresInSeconds: LIFETIME_MS[kind] / 1_000 }
    },
    async open(kind, text, now) {
      // A payload with our signature has the shape that we gave it.
      const signed = (await signer.verify(`ticket-${kind}`, text)) as Signed<typeof kind> | null
      if (!signed || signed.issuedAt + LIFETIME_MS[kind] <= now || (await nonces.isUsed(signed.nonce))) return null
      return { ...signed, redeem: () => nonces.use(signed.nonce, signed.issuedAt + LIFETIME_MS[kind]) }
    },
  }
}
