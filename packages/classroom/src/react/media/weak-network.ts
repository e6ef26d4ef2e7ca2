/** Stepping down by name when the network is bad, and climbing back. [R32] */
import type { CameraQuality } from '../../core/live/rtc-signal.ts'
import type { EpochMs } from '../../core/room/ids.ts'
import type { NetworkQuality } from '../../ports/rtc-engine.ts'

/** From everything to the least that still is a class. */
export const NETWORK_STEPS = ['full', 'fewerVideos', 'teacherOnly', 'voiceAndBoard'] as const
export type NetworkStep = (typeof NETWORK_STEPS)[number]

/** What is sent of one's own camera: both streams, the small one, none, so that the voice stays clear. */
const SENDING_STEPS = ['big', 'small', 'none'] as const satisfies readonly CameraQuality[]

/** @template Step the steps of one direction */
interface Ladder<Step> {
  step: Step
  /** Since when the quality has been bad or good without a break; null in between. */
  since: EpochMs | null
  trend: 'bad' | 'good' | null
}
export type WeakNetwork = Ladder<NetworkStep>
export type WeakSending = Ladder<CameraQuality>

export const steadyNetwork: WeakNetwork = { step: 'full', since: null, trend: null }
export const steadySending: WeakSending = { step: 'big', since: null, trend: null }

const BAD_FOR_MS = 10_000
// Climbing waits longer than falling, so that a wavering network does not flicker between steps.
const GOOD_FOR_MS = 20_000

const trendOf = (quality: NetworkQuality) => (quality >= 4 ? 'bad' : quality === 1 || quality === 2 ? 'good' : null)

/**
 * One report of the receiving quality. 0 and 3 say nothing; after 6, no connection at all, the next one is judged anew.
 */
export const followNetwork = (state: WeakNetwork, down: NetworkQuality, at: EpochMs): WeakNetwork =>
  follow(NETWORK_STEPS, steadyNetwork, state, down, at)

/** One report of the sending quality, by the same rules. */
export const followSending = (state: WeakSending, up: NetworkQuality, at: EpochMs): WeakSending =>
  follow(SENDING_STEPS, steadySending, state, up, at)

function follow<Step>(
  steps: readonly Step[],
  steady: Ladder<Step>,
  state: Ladder<Step>,
  quality: NetworkQuality,
  at: EpochMs,
): Ladder<Step> {
  if (quality === 6) return steady
  const trend = trendOf(quality)
  if (trend === null) return { ...state, since: null, trend }
  if (trend !== state.trend || state.since === null) return { ...state, since: at, trend }
  const isDue = at - state.since >= (trend === 'bad' ? BAD_FOR_MS : GOOD_FOR_MS)
  const next = steps[steps.indexOf(state.step) + (trend === 'bad' ? 1 : -1)]
  return isDue && next !== undefined ? { step: next, since: at, trend } : state
}

/** The worse of what the network carries and what the person chose to stay at. */
export const savedStep = (step: NetworkStep, saved: NetworkStep): NetworkStep =>
  NETWORK_STEPS[Math.max(NETWORK_STEPS.indexOf(step), NETWORK_STEPS.indexOf(saved))] ?? step
