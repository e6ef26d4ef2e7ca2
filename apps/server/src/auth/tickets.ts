import type { EpochMs } from '@hwjy/classroom/core'
import type { Nonces } from '../db/nonces.ts'
import type { SchoolRole } from '../db/schema.ts'
import { MINUTE_MS } from '../domain/durations.ts'
import type { WechatUser } from '../ports/wechat-gate.ts'
import { randomToken, type Signer } from './tokens.ts'

/** What each kind of ticket stands for. */
export interface TicketContents {
  /** Somebody proved who they are, and something is still missing. */
  admission: {
    accountId: string
    role: SchoolRole
    needs: 'force' | 'verifyDevice' | 'twoFactor'
    isPasswordProven: boolean
    isPhoneProven: boolean
  }
  /** WeChat named this person, and no account is theirs yet. */
  wechat: WechatUser & { role: SchoolRole }
  /** A form was opened. */
  form: object
  /** A slide captcha was given out, to whom. */
  puzzle: { network: string }
  /** Work instead of a captcha was given out, to whom. */
  work: { network: string }
  /** Either was solved, by whom. */
  captcha: { network: string }
}

type TicketKind = keyof TicketContents

const LIFETIME_MS: Record<TicketKind, number> = {
  admission: 10 * MINUTE_MS,
  wechat: 10 * MINUTE_MS,
  form: 15 * MINUTE_MS,
  puzzle: 3 * MINUTE_MS,
  work: 3 * MINUTE_MS,
  captcha: 2 * MINUTE_MS,
}

export interface OpenTicket<Kind extends TicketKind> {
  content: TicketContents[Kind]
  nonce: string
  issuedAt: EpochMs
  /** False when it was used before, also a moment ago by somebody else. */
  redeem(): Promise<boolean>
}

/** Texts that open one thing, once, for a while. Signed, so only what was used is stored. */
export interface Tickets {
  issue<Kind extends TicketKind>(
    kind: Kind,
    content: TicketContents[Kind],
    now: EpochMs,
  ): Promise<{ text: string; nonce: string; expiresInSeconds: number }>
  /** Null for a ticket of another kind, of somebody else's making, too old or used. */
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
      // What carries our signature has the shape we gave it.
      const signed = (await signer.verify(`ticket-${kind}`, text)) as Signed<typeof kind> | null
      if (!signed || signed.issuedAt + LIFETIME_MS[kind] <= now || (await nonces.isUsed(signed.nonce))) return null
      return { ...signed, redeem: () => nonces.use(signed.nonce, signed.issuedAt + LIFETIME_MS[kind]) }
    },
  }
}
