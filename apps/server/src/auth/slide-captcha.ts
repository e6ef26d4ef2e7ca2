import type { EpochMs } from '@hwjy/classroom/core'
import { CAPTCHA_HEIGHT, CAPTCHA_WIDTH, captchaPicture, PIECE_WIDTH } from '../domain/captcha-picture.ts'
import { ACROSS, type CaptchaAnswer, DOWN, isCaptchaSolved } from '../domain/captcha-rules.ts'
import { networkOf } from '../domain/network.ts'
import { createRateLimiter } from '../http/rate-limiter.ts'
import type { CaptchaVerifier } from '../ports/captcha.ts'
import type { Clock } from '../ports/clock.ts'
import type { Tickets } from './tickets.ts'
import { sha256Hex, type Signer } from './tokens.ts'

/**
 * A captcha of our own: move the piece over its gap. It makes a program that guesses passwords read pictures; somebody
 * who writes one for exactly this school gets past it, and meets the limits of sign-in instead.
 */
export interface SlideCaptcha extends CaptchaVerifier {
  give(address: string, now: EpochMs): Promise<GivenCaptcha>
  /** One try each, from where it was asked for. */
  solve(captchaId: string, answer: CaptchaAnswer, address: string, now: EpochMs): Promise<CaptchaOutcome>
}

/** What a solved captcha gives: it opens one call, from the same network. */
export interface CaptchaPass {
  captchaVerification: string
  expiresInSeconds: number
}

/** Null when it was wrong. */
export type CaptchaOutcome = CaptchaPass | { retryAfterSeconds: number } | null

export interface GivenCaptcha {
  captchaId: string
  picture: string
  piece: string
  width: number
  height: number
  pieceWidth: number
  top: number
  expiresInSeconds: number
}

/**
 * Wrong answers of one network; right ones give their place back. A class of thirty may all be clumsy at the same
 * moment; a program that guesses blindly gets past in some hours.
 */
const TRY_RATE = { burst: 30, perSecond: 0.05 }

export function createSlideCaptcha(tickets: Tickets, signer: Signer, clock: Clock): SlideCaptcha {
  const limiter = createRateLimiter(TRY_RATE.burst, TRY_RATE.perSecond)
  /** From the ticket's nonce and our secret: nothing is stored, and the ticket gives nothing away. */
  const puzzleOf = async (nonce: string) => {
    const digest = await sha256Hex(await signer.sign('captcha-puzzle', { nonce }))
    const part = (index: number) => Number.parseInt(digest.slice(8 * index, 8 * index + 8), 16)
    const within = ({ min, span }: typeof ACROSS, index: number) => min + (part(index) / 2 ** 32) * span
    return { seed: part(0), target: { value: within(ACROSS, 1), level: within(DOWN, 2) } }
  }

  return {
    async give(address, now) {
      const { text, nonce, expiresInSeconds } = await tickets.issue('puzzle', { network: networkOf(address) }, now)
      const { seed, target } = await puzzleOf(nonce)
      return {
        captchaId: text,
        ...captchaPicture(seed, target),
        width: CAPTCHA_WIDTH,
        height: CAPTCHA_HEIGHT,
        pieceWidth: PIECE_WIDTH,
        expiresInSeconds,
      }
    },
    async solve(captchaId, answer, address, now) {
      const network = networkOf(address)
      const limited = limiter.take(network, now)
      if (limited) return limited
      const puzzle = await tickets.open('puzzle', captchaId, now)
      if (puzzle?.content.network !== network || !(await puzzle.redeem())) return null
      if (!isCaptchaSolved(answer, (await puzzleOf(puzzle.nonce)).target)) return null
      limiter.giveBack(network)
      return captchaPass(tickets, network, now)
    },
    async verify(answer, address) {
      const solved = await tickets.open('captcha', answer, clock.now())
      return solved?.content.network === networkOf(address) && solved.redeem()
    },
  }
}

export async function captchaPass(tickets: Tickets, network: string, now: EpochMs): Promise<CaptchaPass> {
  const { text, expiresInSeconds } = await tickets.issue('captcha', { network }, now)
  return { captchaVerification: text, expiresInSeconds }
}
