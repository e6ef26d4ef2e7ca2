/**
 * Media through the server: a child process forwards everybody's packets. When the child dies it is started again and
 * every browser is told to publish and subscribe anew; the class around it goes on.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { MAX_MEDIA_SECTIONS, type RoomId, STREAMS } from '@hwjy/classroom/core'
import { createOfferQueue, type OfferQueue } from '../../rtc/offer-queue.ts'
import { createRtcGate } from '../../rtc/rtc-gate.ts'
import { type MediaRights, NO_RIGHTS, type RtcHost, type RtcPeer, type VerifyRtcToken } from '../../rtc/rtc-host.ts'
import { createSilenceWatch, keepWatching } from '../process/silence-watch.ts'
import { hasNetwork } from './read-sfu-network.ts'
import type { SfuNetwork } from './sfu-connection.ts'
import { SFU_LIMITS } from './sfu-limits.ts'
import type { FromSfu, ToSfu } from './sfu-messages.ts'
import type { SfuLimits } from './sfu-room.ts'

/** A pino logger fits without an adapter. */
export interface SfuLogger {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

/**
 * Media flows over UDP, one port for each connected browser. On loopback and in a LAN nothing is to be set. Behind a
 * firewall set `portRange` and open it; behind one-to-one NAT set `publicAddress` too. See `read-sfu-network.ts`.
 */
export interface SfuHostOptions extends SfuNetwork, Partial<Omit<SfuLimits, 'streams'>> {
  verifyToken: VerifyRtcToken
  logger: SfuLogger
  /** bit/s one publisher may send in all. Default 3,000,000: 720p or a screen with room to spare. */
  maxUplinkBitrate?: number
  /** Memory of the child; above it, it is started again. Default 400 MiB. */
  maxRssBytes?: number
}

export interface SfuHost extends RtcHost {
  /** Process id of the child while it lives. */
  readonly pid: number | undefined
}

/** Why media cannot go through this server; the caller then offers peer to peer. */
export type SfuUnavailableCode = 'library-missing' | 'start-failed' | 'start-timeout'
export class SfuUnavailable extends Error {
  override readonly name = 'SfuUnavailable'
  readonly code: SfuUnavailableCode
  constructor(code: SfuUnavailableCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

interface Session {
  id: number
  peer: RtcPeer
  rights: MediaRights
  offers: OfferQueue
}

const START_TIMEOUT_MS = 10_000
const STOP_TIMEOUT_MS = 2_000
// 50 ms, 100 ms … never more than 5 s. `failures` counts from 0.
const restartDelayMs = (failures: number) => Math.min(50 * 2 ** failures, 5_000)
// A child that lived this long was healthy: the back-off begins anew.
const HEALTHY_MS = 30_000
// The child's own objects: people, packets to send again. Native code comes on top.
const HEAP_MB = 256
const MAX_RSS_BYTES = 400 * 1024 * 1024
const PING_MS = 1_000
// A child without an answer for so long hangs: the pictures have stood still for as long.
const PONG_WITHIN_MS = 5_000

/** Resolves when the child is ready. @throws {SfuUnavailable} */
export async function createSfuHost(options: SfuHostOptions): Promise<SfuHost> {
  const { verifyToken, logger, maxUplinkBitrate = 3_000_000, maxRssBytes = MAX_RSS_BYTES } = options
  const { maxPublishers, maxViewers } = { ...SFU_LIMITS, ...options }
  const { portRange, publicAddress } = options
  const bindAddress = options.bindAddress ?? (hasNetwork() ? undefined : '127.0.0.1')
  const network: SfuNetwork = {
    ...(bindAddress === undefined ? {} : { bindAddress }),
    ...(portRange ? { portRange } : {}),
    ...(publicAddress === undefined ? {} : { publicAddress }),
  }
  const inside = new Map<number, Session>()
  let child: ChildProcess | null = null
  let epoch = 0
  let nextId = 1
  let failures = 0
  let restartTimer: NodeJS.Timeout | undefined
  let isStopped = false

  const tellChild = (message: ToSfu) => {
    // A failed write means that the child is gone; `exit` follows and starts another.
    child?.send(message, () => undefined)
  }
  const enter = ({ id, peer, rights, offers }: Session) => {
    offers.reset()
    tellChild({ type: 'enter', id, roomId: peer.roomId, userId: peer.userId, rights })
  }

  const start = async () => {
    epoch += 1
    const started = await startChild({
      epoch,
      maxPublishers,
      maxViewers,
      maxUplinkBitrate,
      maxSections: MAX_MEDIA_SECTIONS,
      streams: STREAMS,
      ...network,
    })
    if (isStopped) return started.disconnect()
    child = started
    const startedAt = performance.now()
    logger.info({ pid: started.pid, epoch }, 'media server started')
    // Kills the child without asking: one that hangs or grows does not listen. `exit` starts another.
    const end = (fields: object, why: string) => {
      logger.warn({ pid: started.pid, ...fields }, why)
      started.kill('SIGKILL')
    }
    const watch = createSilenceWatch(() => end({ withinMs: PONG_WITHIN_MS }, 'media server does not answer'))
    const endWatching = keepWatching(watch)
    let isAsked = false
    const ping = () => {
      // One question at a time, so that the watch counts from the first that has no answer.
      if (isAsked) return
      isAsked = true
      watch.expect(PONG_WITHIN_MS)
      tellChild({ type: 'ping' })
    }
    const pinging = setInterval(ping, PING_MS)
    pinging.unref()
    started.on('message', (message: FromSfu) => {
      if (message.type === 'signal') {
        const session = inside.get(message.id)
        session?.peer.send(message.signal)
        session?.offers.hear(message.signal, performance.now())
      }
      if (message.type !== 'pong') return
      isAsked = false
      watch.heard()
      const { rssBytes } = message
      if (rssBytes > maxRssBytes) end({ rssBytes, maxRssBytes }, 'media server uses too much memory')
    })
    started.once('exit', (code, signal) => {
      clearInterval(pinging)
      endWatching()
      child = null
      if (isStopped) return
      logger.warn({ code, signal, epoch }, 'media server died')
      for (const { peer } of inside.values()) peer.send({ op: 'failed', of: null, code: 'media-server-down' })
      if (performance.now() - startedAt > HEALTHY_MS) failures = 0
      restart()
    })
    for (const session of inside.values()) enter(session)
  }

  const restart = () => {
    restartTimer = setTimeout(() => {
      start().catch((error: unknown) => {
        logger.warn({ error: String(error) }, 'media server did not start')
        restart()
      })
    }, restartDelayMs(failures))
    failures += 1
  }

  await start()

  return {
    mode: 'sfu',
    get pid() {
      return child?.pid
    },
    get isServing() {
      return child !== null
    },
    connect(peer) {
      const id = nextId++
      const offers = createOfferQueue((signal) => tellChild({ type: 'signal', id, signal }))
      const session: Session = { id, peer, rights: NO_RIGHTS, offers }
      const leave = () => {
        if (inside.delete(session.id)) tellChild({ type: 'exit', id: session.id })
      }
      const gate = createRtcGate({
        peer,
        verifyToken,
        onJoin() {
          inside.set(session.id, session)
          if (child) enter(session)
          else peer.send({ op: 'failed', of: null, code: 'media-server-down' })
        },
        onLeave: leave,
        onSignal: (signal) => offers.push(signal, performance.now()),
      })
      return {
        receive: gate.receive,
        setRights(rights) {
          session.rights = rights
          if (inside.has(session.id)) tellChild({ type: 'rights', id: session.id, rights })
        },
        close: gate.close,
      }
    },
    closeRoom(roomId: RoomId) {
      for (const [id, { peer }] of inside) {
        if (peer.roomId !== roomId) continue
        inside.delete(id)
        tellChild({ type: 'exit', id })
      }
    },
    async stop() {
      isStopped = true
      clearTimeout(restartTimer)
      inside.clear()
      if (!child) return
      const stopping = child
      const exited = once(stopping, 'exit')
      const killTimer = setTimeout(() => stopping.kill('SIGKILL'), STOP_TIMEOUT_MS)
      stopping.disconnect()
      await exited
      clearTimeout(killTimer)
    },
  }
}

/** @throws {SfuUnavailable} */
async function startChild(settings: (ToSfu & { type: 'start' })['settings']): Promise<ChildProcess> {
  const child = fork(new URL('./sfu-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const timeout = AbortSignal.timeout(START_TIMEOUT_MS)
  const ended = new AbortController()
  const fail = (code: SfuUnavailableCode, cause?: unknown) => {
    child.kill('SIGKILL')
    return new SfuUnavailable(code, { cause })
  }
  child.once('exit', () => ended.abort())
  child.once('error', () => ended.abort())
  child.send({ type: 'start', settings } satisfies ToSfu)
  const [message] = (await once(child, 'message', { signal: AbortSignal.any([timeout, ended.signal]) }).catch(
    (cause: unknown) => {
      throw fail(timeout.aborted ? 'start-timeout' : 'start-failed', cause)
    },
  )) as [FromSfu]
  if (message.type === 'ready') return child
  throw fail('library-missing', message)
}
