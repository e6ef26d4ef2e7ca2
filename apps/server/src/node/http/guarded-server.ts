/** An HTTP server that one caller cannot hold: times, counts and paces of its connections. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { connectionLimits, type Pace, paceAfter, toClose } from '../../domain/connection-rules.ts'
import { networkOf } from '../../domain/network.ts'
import type { Logger } from '../../ports/logger.ts'
import { type BaseHeaders, refuseUnreadable } from './base-headers.ts'

const LOOK_MS = 1_000
// Our headers have at most some kilobytes: a token, an id, languages.
const HEADERS = { maxHeaderSize: 16 * 1024, headersTimeout: 15_000, maxHeadersCount: 100 }
// A body may take long, and is watched for its pace meanwhile; a part of 64 MiB needs half an hour at 300 kbit/s.
const REQUEST_MS = 30 * 60_000
// Longer than the pauses between the calls of a screen.
const KEEP_ALIVE_MS = 20_000

interface Connection {
  network: string | null
  pace: Pace | undefined
  unanswered: Map<IncomingMessage, ServerResponse>
}

export interface GuardOptions {
  /** Says if a request may leave HTTP. The others are answered as if they had not asked. */
  isUpgrade: (request: IncomingMessage) => boolean
  /** All connections come from a proxy of ours, which counts its own. */
  isBehindProxy: boolean
  /** The headers stand on every response. */
  headers: BaseHeaders
  logger: Logger
}

export function createGuardedServer(
  listener: RequestListener,
  { isUpgrade, isBehindProxy, headers, logger }: GuardOptions,
): Server {
  const { maxHeadersCount, ...headerLimits } = HEADERS
  const server = createServer({
    ...headerLimits,
    // Such requests are refused below, where the answer has our headers.
    requireHostHeader: false,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 5_000,
    shouldUpgradeCallback: isUpgrade,
  })
  server.maxHeadersCount = maxHeadersCount
  server.maxConnections = connectionLimits.inAll
  const connections = new Map<Socket, Connection>()
  const ofAddress = new Map<string, number>()

  server.on('connection', (socket) => {
    const network = isBehindProxy || socket.remoteAddress === undefined ? null : networkOf(socket.remoteAddress)
    if (network !== null) {
      const count = (ofAddress.get(network) ?? 0) + 1
      if (count > connectionLimits.ofAddress) return void socket.destroy()
      ofAddress.set(network, count)
    }
    connections.set(socket, { network, pace: undefined, unanswered: new Map() })
    socket.once('close', () => {
      connections.delete(socket)
      if (network === null) return
      const left = (ofAddress.get(network) ?? 1) - 1
      if (left > 0) ofAddress.set(network, left)
      else ofAddress.delete(network)
    })
  })
  // Before the listener: what is one request too many is not answered.
  server.on('request', (request, response) => {
    const unanswered = connections.get(request.socket)?.unanswered
    unanswered?.set(request, response)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (unanswered && unanswered.size > connectionLimits.unanswered) return void request.socket.destroy()
    response.once('close', () => unanswered?.delete(request))
    response.once('finish', () => readAway(request))
  })
  server.on('request', (request, response) => {
    if (request.socket.destroyed) return
    if (request.headers.host === undefined && request.httpVersion === '1.1')
      return void response.writeHead(400, { Connection: 'close' }).end()
    listener(request, response)
  })
  // `Expect` with anything but 100-continue.
  server.on('checkExpectation', (request, response) => {
    response.once('finish', () => readAway(request))
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.writeHead(417, { Connection: 'close' }).end()
  })
  server.on('clientError', (error, socket) => {
    const responses = connections.get(socket as Socket)?.unanswered.values() ?? []
    refuseUnreadable(error, socket, { hasBegun: [...responses].some(({ headersSent }) => headersSent), headers })
  })

  const look = () => {
    const at = Date.now()
    const untaken = []
    for (const [socket, connection] of connections) {
      const { writableLength } = socket
      const pace = paceAfter(connection.pace, {
        at,
        bytesRead: socket.bytesRead,
        isBodyAwaited: [...connection.unanswered.keys()].some(isAwaited),
        bytesTaken: socket.bytesWritten - writableLength,
        bytesWaiting: writableLength,
      })
      if (typeof pace === 'string') {
        logger.debug({ address: socket.remoteAddress, reason: pace }, 'a connection was closed')
        socket.destroy()
        continue
      }
      connection.pace = pace
      if (writableLength > 0)
        untaken.push({ socket, network: connection.network ?? '', bytes: writableLength, since: pace.answerFrom.at })
    }
    for (const socket of toClose(untaken.toSorted((a, b) => a.since - b.since))) socket.destroy()
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  server.once('close', () => clearInterval(timer))
  // A live socket has limits of its own, and keeps no answers.
  server.on('upgrade', (request) => connections.delete(request.socket))
  return server
}

// True while the server waits for the sender. A part that has arrived and is not read waits for the server.
const isAwaited = (request: IncomingMessage) => !request.complete && request.readableLength === 0

/**
 * Reads what is left of a body whose call is answered, and keeps nothing of it. A connection that were closed at once
 * would be lost together with the answer, because its sender is still sending.
 */
function readAway(request: IncomingMessage): void {
  // Bytes that have arrived unread count as left: they would hold back the next request of the connection.
  if (request.readableEnded || request.destroyed) return
  // Not the response's: a response that is finished has none any more.
  const { socket } = request
  let bytes = 0
  const timer = setTimeout(() => socket.destroy(), connectionLimits.leftoverMs)
  timer.unref()
  // The stream that a handler left in the middle would stop the request again.
  request.removeAllListeners('data')
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > connectionLimits.leftoverBytes) socket.destroy()
  })
  // A connection serves many requests: what waits for its end must not outlive the request.
  const stop = () => {
    clearTimeout(timer)
    socket.off('close', stop)
  }
  request.once('end', stop)
  socket.once('close', stop)
  request.resume()
}
