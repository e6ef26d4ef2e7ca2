import type { EpochMs } from '@hwjy/classroom/core'
import { CAPTCHA_HEIGHT, CAPTCHA_WIDTH, captchaPicture, PIECE_WIDTH } from '../domain/captcha-picture.ts'
import { type CaptchaAnswer, isCaptchaSolved } from '../domain/captcha-rules.ts'
import type { CaptchaVerifier } from '../ports/captcha.ts'
import type { Clock } from '../ports/clock.ts'
import type { Tickets } from './tickets.ts'
import { sha256Hex, type Signer } from './tokens.ts'

/**
 * A captcha of our own: move the piece over its gap. It makes a program that guesses passwords read pictures; somebody
 * who writes one for exactly this school gets past it, and meets the limits of sign-in instead.
 */
export interface SlideCaptcha extends CaptchaVerifier {
  give(now: EpochMs): Promise<GivenCaptcha>
  /** One try each. Null when it was wrong. */
  solve(
    captchaId: string,
    answer: CaptchaAnswer,
    now: EpochMs,
  ): Promise<{ captchaVerification: string; expiresInSeconds: number } | null>
}

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

/** Slider values a gap can have: far enough from where the piece begins. */
const TARGET_MIN = 20
const TARGET_SPAN = 75

export function createSlideCaptcha(tickets: Tickets, signer: Signer, clock: Clock): SlideCaptcha {
  /** From the ticket's nonce and our secret: nothing is stored, and the ticket gives nothing away. */
  const puzzleOf = async (nonce: string) => {
    const digest = await sha256Hex(await signer.sign('captcha-puzzle', { nonce }))
    const part = (index: number) => Number.parseInt(digest.slice(8 * index, 8 * index + 8), 16)
    return { seed: part(0), target: TARGET_MIN + (part(1) / 2 ** 32) * TARGET_SPAN }
  }

  return {
    async give(now) {
      const { text, nonce, expiresInSeconds } = await tickets.issue('puzzle', {}, now)
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
    async solve(captchaId, answer, now) {
      const puzzle = await tickets.open('puzzle', captchaId, now)
      if (!puzzle || !(await puzzle.redeem())) return null
      if (!isCaptchaSolved(answer, (await puzzleOf(puzzle.nonce)).target)) return null
      const { text, expiresInSeconds } = await tickets.issue('captcha', {}, now)
      return { captchaVerification: text, expiresInSeconds }
    },
    async verify(answer) {
      const solved = await tickets.open('captcha', answer, clock.now())
      return solved !== null && solved.redeem()
    },
  }
}
