/** Carries the messages with which a media engine sets up its connections. The local adapter uses the room's socket. */
import type { RtcClientSignal, RtcServerSignal } from '../core/live/rtc-signal.ts'

export interface MediaSignalling {
  /** True while a signal can reach the other side. */
  isConnected(): boolean
  /** Runs once for every change of `isConnected`. */
  onConnection(listener: (isConnected: boolean) => void): () => void
  /** Signals arrive in order. A signal belongs to its connection: it is dropped while there is none. */
  send(signal: RtcClientSignal): void
  onSignal(listener: (signal: RtcServerSignal) => void): () => void
}
