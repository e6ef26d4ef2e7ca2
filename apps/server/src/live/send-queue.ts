import { type CloseReason, encodeServerFrame, type LiveData, type ServerFrame } from '@hwjy/classroom/core'
import { type LiveSocket, SLOW_SOCKET_BYTES, STUCK_SOCKET_BYTES } from './live-socket.ts'

/** Queues what is sent to one socket. The importance of a message decides whether it may be dropped. */
export interface SendQueue {
  frame(frame: Exclude<ServerFrame, { t: 'events' }>): void
  /** Control and board: never dropped. A socket that cannot take it any more is closed. */
  data(data: string | Uint8Array): void
  /**
   * Sends what a page catches up with: a whole board, or all it missed. Goes out at the pace of the connection and does
   * not count as slowness; later messages follow behind it. The bytes are shared, not copied.
   */
  catchUp(messages: readonly (LiveData | Uint8Array)[]): void
  /** Live ink and laser: dropped when the socket is slow. */
  ephemeral(data: Uint8Array): void
  /** Sends the reason, then closes. Nothing is sent afterwards. */
  close(reason: CloseReason, detail?: string): void
  /** The reason why we closed it; null while it is open, and when the connection dropped by itself. */
  readonly closedBecause: CloseReason | null
  /** True until all that `catchUp` was given has left. */
  readonly isCatchingUp: boolean
  /** Parts that the connection has taken since it opened. While it grows, the page at the other end is alive. */
  readonly partsGone: number
}

// One WebSocket fragment.
const PART_BYTES = 64 * 1024
// Handed to the socket and not on the way yet: enough to keep a fast connection busy.
const PARTS_AHEAD = 4

export function createSendQueue(socket: LiveSocket): SendQueue {
  let isClosed = false
  let closedBecause: CloseReason | null = null
  let partsGone = 0
  // Messages that wait for the connection; null when they go out at once. `offset` is within the first.
  let waiting: { messages: (string | Uint8Array)[]; offset: number; partsAhead: number; eventBytes: number } | null =
    null

  const end = (code: number, reason: string) => {
    isClosed = true
    waiting = null
    socket.close(code, reason)
  }

  const pump = () => {
    while (waiting && waiting.partsAhead < PARTS_AHEAD && socket.sendPart) {
      const [message] = waiting.messages
      if (message === undefined) {
        if (waiting.partsAhead === 0) waiting = null
        return
      }
      const { part, isLast } = partOf(message, waiting.offset)
      if (isLast) waiting.messages.shift()
      waiting.offset = isLast ? 0 : waiting.offset + PART_BYTES
      waiting.partsAhead += 1
      socket.sendPart(part, isLast, partGone)
    }
  }
  const partGone = () => {
    partsGone += 1
    if (!waiting) return
    waiting.partsAhead -= 1
    pump()
  }

  const data = (bytes: string | Uint8Array) => {
    if (isClosed) return
    if (waiting) {
      waiting.eventBytes += bytes.length
      // It would wait for ever: a page that comes anew gets a keyframe with all of this in it.
      if (waiting.eventBytes > STUCK_SOCKET_BYTES) return end(1013, 'too slow')
      waiting.messages.push(bytes)
      return pump()
    }
    if (socket.bufferedAmount > STUCK_SOCKET_BYTES) return end(1013, 'too slow')
    socket.send(bytes)
  }
  socket.onClose(() => {
    isClosed = true
    waiting = null
  })
  return {
    data,
    frame: (frame) => data(encodeServerFrame(frame)),
    catchUp(messages) {
      if (isClosed) return
      const isLarge = messages.reduce((sum, { length }) => sum + length, 0) > SLOW_SOCKET_BYTES
      if (!socket.sendPart || (!isLarge && !waiting)) {
        for (const message of messages) socket.send(message)
        return
      }
      waiting ??= { messages: [], offset: 0, partsAhead: 0, eventBytes: 0 }
      for (const message of messages) waiting.messages.push(message)
      pump()
    },
    ephemeral: (bytes) => {
      if (!isClosed && !waiting && socket.bufferedAmount <= SLOW_SOCKET_BYTES) socket.send(bytes)
    },
    close: (reason, detail) => {
      if (isClosed) return
      closedBecause = reason
      // In the middle of a message no frame can say it, and details do not fit into a close: the page comes back and is
      // told at the entry.
      if (waiting) return end(1000, detail === undefined ? reason : '')
      data(encodeServerFrame({ t: 'closed', reason, ...(detail !== undefined && { detail }) }))
      if (!isClosed) end(1000, reason)
    },
    get closedBecause() {
      return closedBecause
    },
    get isCatchingUp() {
      return waiting !== null
    },
    get partsGone() {
      return partsGone
    },
  }
}

// A text is not cut: the longest are lists of ids, and a part must not end within a character.
function partOf(message: string | Uint8Array, offset: number): { part: string | Uint8Array; isLast: boolean } {
  if (typeof message === 'string') return { part: message, isLast: true }
  const end = offset + PART_BYTES
  return { part: message.subarray(offset, end), isLast: end >= message.length }
}
