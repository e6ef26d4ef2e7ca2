import type { WebSocket } from 'ws'
import type { LiveSocket } from '../live/live-socket.ts'

/** A `ws` socket as the hub wants it. */
export function wsSocket(ws: WebSocket): LiveSocket {
  return {
    send: (data) => ws.send(data),
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

const CLOSE_WITHIN_MS = 2_000
