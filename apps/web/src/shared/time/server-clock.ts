import { useNow } from './use-now.ts'

let offsetMs = 0

/** Server's clock minus this device's, in ms, as of the last response that told the time; 0 until one did. */
export const serverClock = {
  offsetMs: () => offsetMs,
  /** @param serverTime ISO 8601 @param receivedAt epoch ms, by this device */
  note(serverTime: string, receivedAt: number) {
    offsetMs = Date.parse(serverTime) - receivedAt
  },
}

/**
 * The server's time, for instants that the server wrote down. It is read again at every second, so it needs no
 * subscription.
 */
export const useServerNow = () => useNow(serverClock.offsetMs())
