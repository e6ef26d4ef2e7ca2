/**
 * The floor: a bare WebSocket server that passes every frame on to all others. No log, no rules, no database, no
 * sessions. It answers a ping, so that the bench can wait for what is under way.
 */
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket) => {
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary && isPing(data)) return socket.send(pong)
    for (const other of server.clients) {
      if (other !== socket && other.readyState === WebSocket.OPEN) other.send(data, { binary: isBinary })
    }
  })
})
server.on('listening', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))

const pong = JSON.stringify({ t: 'pong', sentAt: 0, at: 0 })
// `{"t":"ping"…`, told without reading it.
const isPing = (data: Buffer): boolean => data[6] === 'p'.charCodeAt(0)
