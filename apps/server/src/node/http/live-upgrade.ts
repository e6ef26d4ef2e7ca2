import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { MAX_FRAME_BYTES } from '@hwjy/classroom/core'
import type { LiveHub } from '../../live/live-hub.ts'
import type { Logger } from '../../ports/logger.ts'
import { type BaseHeaders, rawAnswer } from './base-headers.ts'
import { wsSocket } from './ws-socket.ts'

/**
 * Takes WebSockets on `/live`, from pages of this very host and those that the school allows, and hands them to the hub.
 * @param addressOf the caller's network address; null when it is not known
 * @param isAllowedOrigin decides about a page of another host
 * @param headers what a refusal says
 */
export function acceptLiveSockets(
  server: Server,
  live: Pick<LiveHub, 'connect'>,
  logger: Logger,
  addressOf: (request: IncomingMessage) => string | null,
  isAllowedOrigin: (origin: string, host: string) => Promise<boolean>,
  headers: BaseHeaders = {},
): void {
  // Twice what the protocol allows, so that the hub can still say why. Ink does not get smaller by deflate.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 2 * MAX_FRAME_BYTES, perMessageDeflate: false })
  server.on('upgrade', (request, socket, head) => {
    // Until the upgrade is done there is no other listener, and an unhandled error event ends the process.
    socket.on('error', () => socket.destroy())
    const refuse = (status: number) => endSocket(socket, rawAnswer(status, headers))
    // Compared as text: what a client sends need not be a URL.
    if (request.url?.split('?')[0] !== '/live') return refuse(404)
    const accept = () => {
      sockets.handleUpgrade(request, socket, head, (ws) => {
        ws.on('error', (error) => logger.debug({ err: error }, 'a live socket failed'))
        live.connect(wsSocket(ws), addressOf(request))
      })
    }
    const { origin, host = '' } = request.headers
    if (origin === undefined || isSameOrigin(origin, host)) return accept()
    isAllowedOrigin(origin, host).then(
      (isAllowed) => (isAllowed ? accept() : refuse(403)),
      (error: unknown) => {
        logger.error({ err: error }, 'the origin of a live socket could not be checked')
        refuse(503)
      },
    )
  })
}

/** Only these leave HTTP. Another upgrade, such as h2c, is ignored, and its request is answered like any other. */
export const isLiveUpgrade = ({ url, headers }: IncomingMessage): boolean =>
  url?.split('?')[0] === '/live' && headers.upgrade?.toLowerCase() === 'websocket'

const REFUSED_MS = 1_000

// A socket that is not read never sees its end, and would be kept for ever by one byte more than the request.
function endSocket(socket: Duplex, text: string): void {
  socket.resume()
  socket.end(text)
  const timer = setTimeout(() => socket.destroy(), REFUSED_MS)
  socket.once('close', () => clearTimeout(timer))
}

// A page of another site must not use its visitor's network to reach us. Programs without a page send no Origin.
function isSameOrigin(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}
