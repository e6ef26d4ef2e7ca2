/** One WebSocket, whoever made it: `ws` on Node, a MessagePort in a SharedWorker, a fake in a test. */
export interface LiveSocket {
  send(data: string | Uint8Array): void
  /** Idempotent; `onClose` listeners are told once, also when the other side closes. */
  close(code?: number, reason?: string): void
  /** Bytes accepted by `send` and not yet on the way. 0 where the host cannot know. */
  readonly bufferedAmount: number
  onMessage(listener: (data: string | Uint8Array) => void): void
  onClose(listener: () => void): void
}

/** Above this much unsent data a socket gets no ephemeral frames any more. */
export const SLOW_SOCKET_BYTES = 256 * 1024
/** Above this much it is closed: it will be faster with a keyframe. */
export const STUCK_SOCKET_BYTES = 8 * 1024 * 1024
/** A socket that says nothing for this long is gone; clients ping more often. */
export const SILENCE_MS = 30_000
/** The first frame must be `hello`, and soon. */
export const HELLO_WITHIN_MS = 10_000
/** Frames that make no sense before the socket is closed. */
export const GARBAGE_LIMIT = 3
/** Live ink is 60 frames a second; a reconnect may send a few hundred kept commands at once. */
export const FRAME_RATE = { burst: 400, perSecond: 120 }
/** Ink of a few points; whatever is larger is no live ink. */
export const EPHEMERAL_MAX_BYTES = 4 * 1024
