import { readJson } from '@hwjy/sdk'
import { tabStorage } from '../../shared/storage.ts'
import type { NextStep } from './login-problem.ts'

/** Where a sign-in stands after its first step: the server's ticket, or the token that a family's student is chosen with. */
export type SignInStep = NextStep | { kind: 'family' }

/** @property until epoch ms: the ticket is worth nothing afterwards */
export type KeptStep = SignInStep & { until?: number }

/** A draft: signing out forgets it, and so does somebody else's sign-in. */
export const stepKey = 'hwjy.draft.signInStep'

/** The step that a reload interrupted. Whether it is still good, its form knows, which is fetched for it. */
export const keptStep = () => readJson(tabStorage, stepKey) as KeptStep | null
