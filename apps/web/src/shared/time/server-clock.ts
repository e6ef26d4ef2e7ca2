import { useNow } from './use-now.ts'

let offsetMs = 0

/** How far this device's clock is from the server's, as of the last answer that told the time; 0 until one did. */
export const serverClock = {
  offsetMs: () => offsetMs,
  /** @param serverTime ISO 8601 @param receivedAt epoch ms, by this device */
  note(serverTime: string, receivedAt: number) {
    offsetMs = Date.parse(serverTime) - receivedAt
  },
}

/** The server's time, for instants that the server wrote down. It is read again at every second, so nobody subscribes. */
export const useServerNow = () => useNow(serverClock.offsetMs())
