import { readJson } from '@hwjy/sdk'
import { tabStorage } from '../../../shared/choices/storage.ts'
import type { NextStep } from '../login-problem.ts'

/**
 * State of a sign-in after its first step: the server's ticket, or the token that a family's student is chosen with.
 */
export type SignInStep = NextStep | { kind: 'family' }

/** @property until epoch ms: the ticket is worth nothing afterwards */
export type KeptStep = SignInStep & { until?: number }

/** This is a draft: a sign-out forgets it, and so does another user's sign-in. */
export const stepKey = 'hwjy.draft.signInStep'

/** The step that a reload interrupted. Its form, which is fetched for it, knows if the step is still valid. */
export const keptStep = () => readJson(tabStorage, stepKey) as KeptStep | null
