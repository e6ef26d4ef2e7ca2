/**
 * A narrow and lossy line between a page and the server. It stands in front of a port and passes bytes on, so many in a
 * second, each way by itself. TCP never loses a packet: a lost one is sent again after a while, and all behind it wait.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as passed } from 'node:timers/promises'

export interface LineOptions {
  kbitPerSecond: number
  /** 0..1: the share of packets that are lost at first. */
  loss: number
}

export interface PacingProxy {
  port: number
  /** Packets that arrived only after they were sent again, both ways together. */
  readonly resent: number
  /** Cuts every connection in the middle of what is on its way; new ones are taken. */
  cut(): void
  close(): Promise<void>
}

/** What TCP puts into one packet of an ordinary network. */
const PACKET_BYTES = 1_400
/** The shortest time after which Linux sends a packet again. */
const RESENT_AFTER_MS = 200

export async function openPacingProxy(target: number, { kbitPerSecond, loss }: LineOptions): Promise<PacingProxy> {
  const sockets = new Set<Socket>()
  const isLost = everyNth(Math.round(1 / loss))
  let resent = 0

  const pass = async (from: Socket, to: Socket) => {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += PACKET_BYTES) {
        const packet = chunk.subarray(at, at + PACKET_BYTES)
        await passed((packet.length * 8) / kbitPerSecond)
        if (isLost()) {
          resent += 1
          await passed(RESENT_AFTER_MS)
        }
        to.write(packet)
      }
    }
    to.end()
  }

  const server = createServer((page) => {
    const upstream = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [page, upstream],
      [upstream, page],
    ] as const) {
      sockets.add(one)
      one.setNoDelay(true)
      one.once('close', () => sockets.delete(one))
      // A line that is cut ends both sides; its bytes are gone.
      pass(one, other).catch(() => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    get resent() {
      return resent
    },
    cut,
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

// The same packets are lost in every run of a test.
function everyNth(n: number): () => boolean {
  let count = 0
  return () => ++count % n === 0
}
