/** How good a network is, as the room's signal says it. */
export type SignalLevel = 'unknown' | 'good' | 'fair' | 'poor' | 'none'

/** The answer time of the room's own connection is all there is before media flows. */
export const levelOfRoundTrip = (ms: number | null): SignalLevel =>
  ms === null ? 'unknown' : ms < 200 ? 'good' : ms < 500 ? 'fair' : 'poor'
