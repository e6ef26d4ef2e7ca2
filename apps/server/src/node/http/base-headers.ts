import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Headers by name, in small letters. */
export type BaseHeaders = Readonly<Record<string, string>>

// A year, as browsers advise; other hosts of the same domain may have no certificate.
const HSTS = 'max-age=31536000'

/**
 * What every answer says, whoever writes it: a page, a call, the server while it starts, and what refuses a request that
 * cannot be read. Who writes an answer may say more under the same name.
 * @param isHttps people reach us by https alone; a school's own network may have no certificate
 */
export const baseHeaders = (isHttps: boolean): BaseHeaders => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  ...(isHttps && { 'strict-transport-security': HSTS }),
})

/** An answer without a body, for a connection on which Node has no response to write to. It ends the connection. */
export function rawAnswer(status: number, headers: BaseHeaders): string {
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' }).map((line) =>
    line.join(': '),
  )
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n')
}

// Node itself gives these answers; all other causes are requests that cannot be read.
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Ends a connection whose request cannot be read. An answer that has begun is only cut off. */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  { hasBegun, headers }: { hasBegun: boolean; headers: BaseHeaders },
): void {
  if (!socket.writable || error.code === 'ECONNRESET' || hasBegun) return void socket.destroy(error)
  socket.end(rawAnswer(STATUS_OF[error.code ?? ''] ?? 400, headers), () => socket.destroy())
}
