import type { IncomingMessage, Server } from 'node:http'
import { WebSocketServer } from 'ws'
import { MAX_FRAME_BYTES } from '@hwjy/classroom/core'
import type { LiveHub } from '../live/live-hub.ts'
import type { Logger } from '../ports/logger.ts'
import { wsSocket } from './ws-socket.ts'

/**
 * Takes WebSockets on `/live`, from pages of this very host, and hands them to the hub.
 * @param addressOf the caller's network address; null when it is not known
 */
export function acceptLiveSockets(
  server: Server,
  live: Pick<LiveHub, 'connect'>,
  logger: Logger,
  addressOf: (request: IncomingMessage) => string | null,
): void {
  // Twice what the protocol allows, so that the hub can still say why. Ink does not get smaller by deflate.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 2 * MAX_FRAME_BYTES, perMessageDeflate: false })
  server.on('upgrade', (request, socket, head) => {
    // Until the upgrade is done nobody else listens, and an error that nobody hears ends the process.
    socket.on('error', () => socket.destroy())
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    // Compared as text: what a stranger sends need not be a URL.
    if (request.url?.split('?')[0] !== '/live') return refuse('404 Not Found')
    if (!isSameOrigin(request.headers.origin, request.headers.host)) return refuse('403 Forbidden')
    sockets.handleUpgrade(request, socket, head, (ws) => {
      ws.on('error', (error) => logger.debug({ err: error }, 'a live socket failed'))
      live.connect(wsSocket(ws), addressOf(request))
    })
  })
}

/** A page of another site must not use somebody's network to reach us. Programs without a page send no Origin. */
function isSameOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
