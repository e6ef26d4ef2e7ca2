/** Signalling without a socket, for tests: keeps what was sent, and connects when the test says so. */
import { createListeners } from '@hwjy/base'
import type { RtcClientSignal, RtcServerSignal } from '../../../../core/live/rtc-signal.ts'
import type { MediaSignalling } from '../../../../ports/media-signalling.ts'

export interface FakeSignalling extends MediaSignalling {
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
  return {
    sent,
    isConnected: () => isConnected,
    onConnection: changes.add,
    send: (signal) => void (isConnected && sent.push(signal)),
    onSignal: signals.add,
    setConnected(next) {
      if (next === isConnected) return
      isConnected = next
      changes.call(next)
    },
    deliver: signals.call,
    listenerCount: () => changes.size + signals.size,
  }
}
