import { readJson, type Role } from '@hwjy/sdk'
import { useEffect, useEffectEvent } from 'react'
import { deviceStorage, tabStorage } from '../../../shared/choices/storage.ts'
import type { CodeStep, ElsewhereStep } from '../login-problem.ts'
import { rememberChoice, rememberedChoice } from '../ways/sign-in-choice.ts'

/**
 * A sign-in after its first step, as the tab stores it: the server's ticket, or the token that a family's student is
 * chosen with.
 */
export type StoredStep = (CodeStep | ElsewhereStep | { kind: 'family' }) & {
  /** Epoch ms; the ticket is worth nothing afterwards. */
  until?: number
}

/** This is a draft: a sign-out forgets it, and so does another user's sign-in. */
const stepKey = 'hwjy.draft.signInStep'

/** The server's tickets live this long. */
const LIFETIME_MS = 10 * 60_000

/** Returns the step that a reload interrupted. Its form, which is fetched for it, knows if the step is still valid. */
export const interruptedStep = () => readJson(tabStorage, stepKey) as StoredStep | null

/**
 * Stores the step in the tab for as long as it is on the screen. Success, cancelling and a ticket that is too old take
 * it off the screen, and it is forgotten; a reload does not.
 * @param step with its end when it comes from before a reload, which makes no ticket younger
 * @param onOver called when the step came back too late
 */
export function useStoredStep(role: Role, step: StoredStep, onOver: () => void) {
  const stepText = JSON.stringify(step)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const now = Date.now()
    const kept = { until: now + LIFETIME_MS, ...(JSON.parse(stepText) as StoredStep) }
    if (kept.until > now) {
      // The sign-in page goes on with it: a user who came from WeChat has chosen no role there.
      rememberChoice(deviceStorage, { ...rememberedChoice(deviceStorage), role })
      tabStorage.setItem(stepKey, JSON.stringify(kept))
    } else over()
    return () => tabStorage.removeItem(stepKey)
  }, [role, stepText])
}
