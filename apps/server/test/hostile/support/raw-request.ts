/** HTTP as an attacker writes it: bytes on a socket, right or wrong. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  /** Everything that came back, cut at 64 kB. */
  text: string
  /** Status of the first answer; null when there was none. */
  status: number | null
  /** The server closed the connection, or reset it. */
  isClosed: boolean
}

export interface RawOptions {
  /** How long the attacker waits before it gives up. */
  waitMs?: number
  /** Stops waiting at the first answer. */
  isOneAnswerEnough?: boolean
}

/** Opens a connection that no error of the server's ends the test with. */
export function openSocket(port: number): Socket {
  return connect({ port, host: '127.0.0.1' }).on('error', () => undefined)
}

/** Sends the chunks as fast as they are taken, and reads what comes back. */
export async function rawRequest(
  port: number,
  chunks: Iterable<string | Uint8Array>,
  { waitMs = 3_000, isOneAnswerEnough = true }: RawOptions = {},
): Promise<RawAnswer> {
  const socket = openSocket(port)
  let text = ''
  const closed = new AbortController()
  const ended = new Promise<void>((resolve) => {
    socket.on('data', (data: Buffer) => {
      if (text.length < 65_536) text += data.toString('latin1')
      if (isOneAnswerEnough && text.includes('\r\n\r\n')) resolve()
    })
    socket.once('close', () => {
      closed.abort()
      resolve()
    })
  })
  const timer = AbortSignal.timeout(waitMs)
  const over = new Promise<void>((resolve) => timer.addEventListener('abort', () => resolve()))
  const stop = AbortSignal.any([closed.signal, timer])
  const sending = (async () => {
    for (const chunk of chunks) {
      if (stop.aborted) return
      if (!socket.write(chunk)) await once(socket, 'drain', { signal: stop }).catch(() => undefined)
    }
  })()
  await Promise.race([ended, over])
  await Promise.race([sending, over])
  const isClosed = closed.signal.aborted
  socket.destroy()
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
  return { text, status: status === undefined ? null : Number(status), isClosed }
}

/** Head and body of a request. */
export function request(method: string, path: string, headers: Record<string, string>, body = ''): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
