import type { WebSocket } from 'ws'
import type { LiveSocket } from '../../live/live-socket.ts'

/** A `ws` socket as the hub wants it. */
export function wsSocket(ws: WebSocket): LiveSocket {
  return {
    send: (data) => ws.send(typeof data === 'string' ? encodedOnce(data) : data, { binary: typeof data !== 'string' }),
    sendPart(part, isLast, onGone) {
      ws.send(part, { fin: isLast, binary: typeof part !== 'string' }, (error) => {
        // A socket that failed tells it by its close.
        if (!error) onGone()
      })
    },
    close(code, reason) {
      ws.close(code, reason)
      // A peer that does not answer the close would keep the socket for half a minute.
      setTimeout(() => ws.terminate(), CLOSE_WITHIN_MS).unref()
    },
    get bufferedAmount() {
      return ws.bufferedAmount
    },
    onMessage(listener) {
      ws.on('message', (data: Buffer, isBinary: boolean) =>
        listener(isBinary ? new Uint8Array(data) : data.toString('utf8')),
      )
    },
    onClose(listener) {
      ws.on('close', listener)
    },
  }
}

// A long text for a whole class, such as the ids of a page that was cleared, is not held once for each socket.
const LONG_TEXT = 16_000
let lastText = ''
let lastBytes: Buffer = Buffer.alloc(0)
function encodedOnce(text: string): string | Buffer {
  if (text.length < LONG_TEXT) return text
  if (text !== lastText) {
    lastText = text
    lastBytes = Buffer.from(text)
  }
  return lastBytes
}

const CLOSE_WITHIN_MS = 2_000
