/** The part of a WebSocket that the channel uses, so that a test can stand in for it. */
import type { LiveData } from '../../core/live/frames.ts'

export interface LiveSocket {
  /** Bytes handed over and not sent yet. */
  readonly bufferedAmount: number
  send(data: LiveData): void
  /** Closes after sending what is already buffered. */
  close(): void
}

export interface LiveSocketHandlers {
  onOpen: () => void
  onMessage: (data: unknown) => void
  /** Follows every error, and every close of either side. @param reason as in the other side's close, if it gave one */
  onClose: (reason?: string) => void
}

/** Handlers are called later, never from within. */
export type OpenSocket = (url: string, handlers: LiveSocketHandlers) => LiveSocket

/** @param url absolute or relative to the page, `http(s)` or `ws(s)` */
export const openWebSocket: OpenSocket = (url, { onOpen, onMessage, onClose }) => {
  const absolute = new URL(url, globalThis.location.href)
  absolute.protocol = absolute.protocol.replace('http', 'ws')
  const socket = new WebSocket(absolute)
  socket.binaryType = 'arraybuffer'
  socket.addEventListener('open', onOpen)
  socket.addEventListener('message', ({ data }) => onMessage(data))
  socket.addEventListener('close', ({ reason }) => onClose(reason))
  return socket
}

export function toFrameData(data: unknown): string | Uint8Array | null {
  if (typeof data === 'string' || data instanceof Uint8Array) return data
  return data instanceof ArrayBuffer ? new Uint8Array(data) : null
}
