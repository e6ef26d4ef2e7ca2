import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import { MAX_FRAME_BYTES } from '@hwjy/classroom/core'
import type { LiveHub } from '../live/live-hub.ts'
import type { Logger } from '../ports/logger.ts'
import { wsSocket } from './ws-socket.ts'

/** Takes WebSockets on `/live`, from pages of this very host, and hands them to the hub. */
export function acceptLiveSockets(server: Server, live: LiveHub, logger: Logger): void {
  // One byte more than the protocol allows, so that the hub can still say why. Ink does not get smaller by deflate.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 2 * MAX_FRAME_BYTES, perMessageDeflate: false })
  server.on('upgrade', (request, socket, head) => {
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    if (new URL(request.url ?? '/', 'http://host').pathname !== '/live') return refuse('404 Not Found')
    if (!isSameOrigin(request.headers.origin, request.headers.host)) return refuse('403 Forbidden')
    sockets.handleUpgrade(request, socket, head, (ws) => {
      ws.on('error', (error) => logger.debug({ err: error }, 'a live socket failed'))
      live.connect(wsSocket(ws))
    })
  })
}

/** A page of another site must not use somebody's network to reach us. Programs without a page send no Origin. */
function isSameOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
