/** The lab's own little protocol around the signals; the real one is `live-protocol.ts`. */
import type { RtcClientSignal, RtcServerSignal } from '@hwjy/classroom/core'

export type FromPage = { t: 'hello'; userId: string } | { t: 'rtc'; signal: RtcClientSignal }
export type ToPage = { t: 'rtc'; signal: RtcServerSignal }
