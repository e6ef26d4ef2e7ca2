/** Signalling without a socket, for tests: keeps what was sent, and connects when the test says so. */
import type { RtcClientSignal, RtcServerSignal } from '../../../../core/live/rtc-signal.ts'
import type { MediaSignalling } from '../../../../ports/media-signalling.ts'
import { createListeners } from '../../listeners.ts'

export interface FakeSignalling extends MediaSignalling {
  /** Signals that reached the other side, in order. */
  readonly sent: readonly RtcClientSignal[]
  setConnected(isConnected: boolean): void
  deliver(signal: RtcServerSignal): void
  listenerCount(): number
}

export function createFakeSignalling(): FakeSignalling {
  const sent: RtcClientSignal[] = []
  const signals = createListeners<[RtcServerSignal]>()
  const changes = createListeners<[boolean]>()
  let isConnected = true
  const listeners = new Set<object>()
  const counted = (stop: () => void) => {
    const listener = {}
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      stop()
    }
  }
  return {
    sent,
    isConnected: () => isConnected,
    onConnection: (listener) => counted(changes.add(listener)),
    send: (signal) => void (isConnected && sent.push(signal)),
    onSignal: (listener) => counted(signals.add(listener)),
    setConnected(next) {
      if (next === isConnected) return
      isConnected = next
      changes.call(next)
    },
    deliver: signals.call,
    listenerCount: () => listeners.size,
  }
}
