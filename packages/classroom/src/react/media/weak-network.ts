/** Stepping down by name when the network is bad, and climbing back. [R32] */
import type { EpochMs } from '../../core/room/ids.ts'
import type { NetworkQuality } from '../../ports/rtc-engine.ts'

/** From everything to the least that still is a class. */
export const NETWORK_STEPS = ['full', 'fewerVideos', 'teacherOnly', 'voiceAndBoard'] as const
export type NetworkStep = (typeof NETWORK_STEPS)[number]

export interface WeakNetwork {
  step: NetworkStep
  /** Since when the quality has been bad or good without a break; null in between. */
  since: EpochMs | null
  trend: 'bad' | 'good' | null
}

export const steadyNetwork: WeakNetwork = { step: 'full', since: null, trend: null }

const BAD_FOR_MS = 10_000
// Climbing waits longer than falling, so that a wavering network does not flicker between steps.
const GOOD_FOR_MS = 20_000

const trendOf = (down: NetworkQuality) => (down >= 4 ? 'bad' : down === 1 || down === 2 ? 'good' : null)

/**
 * One report of the receiving quality. 0 and 3 say nothing; after 6, no connection at all, the next one is judged anew.
 */
export function followNetwork(state: WeakNetwork, down: NetworkQuality, at: EpochMs): WeakNetwork {
  if (down === 6) return steadyNetwork
  const trend = trendOf(down)
  if (trend === null) return { ...state, since: null, trend }
  if (trend !== state.trend || state.since === null) return { ...state, since: at, trend }
  const isDue = at - state.since >= (trend === 'bad' ? BAD_FOR_MS : GOOD_FOR_MS)
  const next = NETWORK_STEPS[NETWORK_STEPS.indexOf(state.step) + (trend === 'bad' ? 1 : -1)]
  return isDue && next ? { step: next, since: at, trend } : state
}

/** Tells whether a person's camera is shown at this step. A shared screen is teaching and goes last. */
export function showsVideo(step: NetworkStep, person: { isTeacher: boolean; isOnFloor: boolean }): boolean {
  if (step === 'voiceAndBoard') return false
  if (step === 'teacherOnly') return person.isTeacher
  return step === 'full' || person.isTeacher || person.isOnFloor
}
