/** A bare WebSocket that sends back what it hears: what the machine itself takes for a frame, without our server. */
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 })
sockets.on('connection', (socket) => socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary })))
sockets.on('listening', () => process.send?.((sockets.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
