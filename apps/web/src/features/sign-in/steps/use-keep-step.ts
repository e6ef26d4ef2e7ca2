import type { Role } from '@hwjy/sdk'
import { useEffect, useEffectEvent } from 'react'
import { deviceStorage, tabStorage } from '../../../shared/choices/storage.ts'
import { type KeptStep, stepKey } from './kept-step.ts'
import { rememberChoice, rememberedChoice } from '../sign-in-choice.ts'

/** The server's tickets live this long. */
const LIFETIME_MS = 10 * 60_000

/**
 * Keeps in the tab, while this is on the screen, that the sign-in stands here. Success, cancelling and a ticket that is too
 * old take the step off the screen, and it is forgotten; a reload does not.
 * @param step with its end when it comes from before a reload, which makes no ticket younger
 * @param onOver it came back too late
 */
export function useKeepStep(role: Role, step: KeptStep, onOver: () => void) {
  const stepText = JSON.stringify(step)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const now = Date.now()
    const kept = { until: now + LIFETIME_MS, ...(JSON.parse(stepText) as KeptStep) }
    if (kept.until > now) {
      // The sign-in page goes on with it: a user who came from WeChat has chosen no role there.
      rememberChoice(deviceStorage, { ...rememberedChoice(deviceStorage), role })
      tabStorage.setItem(stepKey, JSON.stringify(kept))
    } else over()
    return () => tabStorage.removeItem(stepKey)
  }, [role, stepText])
}
