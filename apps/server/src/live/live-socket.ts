/** One WebSocket of any origin: `ws` on Node, a MessagePort in a SharedWorker, a fake in a test. */
export interface LiveSocket {
  send(data: string | Uint8Array): void
  /**
   * Sends a part of one message. Until its last part nothing else may be sent but `close`. Missing where the host hands
   * whole messages over at no cost.
   * @param onGone called when the part has left for the network, and never when the socket has closed
   */
  sendPart?(part: string | Uint8Array, isLast: boolean, onGone: () => void): void
  /** Idempotent; `onClose` listeners are told once, also when the other side closes. */
  close(code?: number, reason?: string): void
  /** Bytes accepted by `send` and not yet on the way. 0 where the host cannot know. */
  readonly bufferedAmount: number
  onMessage(listener: (data: string | Uint8Array) => void): void
  onClose(listener: () => void): void
}

/** Above this much unsent data a socket gets no ephemeral frames any more. */
export const SLOW_SOCKET_BYTES = 256 * 1024
/** Above this much it is closed: it will be faster with a keyframe. What is caught up with at first does not count. */
export const STUCK_SOCKET_BYTES = 8 * 1024 * 1024
/** A socket that says nothing for this long is gone; clients ping more often. */
export const SILENCE_MS = 30_000
/** The first frame must be `hello`, and soon. */
export const HELLO_WITHIN_MS = 10_000
/** Frames that make no sense before the socket is closed. */
export const GARBAGE_LIMIT = 3
/** The limit for ink of a few points; a larger frame is no live ink. */
export const EPHEMERAL_MAX_BYTES = 4 * 1024
