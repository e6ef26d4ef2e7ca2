/** Keeps one socket alive: asks for tickets, says hello, pings, notices silence, and opens again. [R31] */
import { type ClockSync, guessClock, syncClock, unsyncedClock } from '../../core/live/clock-sync.ts'
import { initialLink, type Link, type LinkEvent, linkReducer } from '../../core/live/connection.ts'
import { decodeServerFrame, encodeClientFrame, type LiveData, type ServerMessage } from '../../core/live/frames.ts'
import type { ClientFrame, CloseReason } from '../../core/live/live-protocol.ts'
import { RoomRefusal, type RoomTicket } from '../../ports/room-channel.ts'
import { TicketShapeError } from './check-ticket.ts'
import type { Clock } from './clock.ts'
import { type LiveSocket, type OpenSocket, toFrameData } from './live-socket.ts'

export interface LiveConnectionOptions {
  url: string
  getTicket: () => Promise<RoomTicket>
  createSocket: OpenSocket
  clock: Clock
  /** 0..1 */
  random: () => number
  /** Calls when the network is back. Returns stop. */
  onOnline: (call: () => void) => () => void
  /** Calls when the network is gone. Returns stop. */
  onOffline: (call: () => void) => () => void
  hello: (ticket: RoomTicket) => ClientFrame
  onMessage: (message: ServerMessage) => void
  /** After every change of `link` or `clockSync`. `before` is the link until now. */
  onChange: (before: Link) => void
}

export interface LiveConnection {
  readonly link: Link
  readonly clockSync: ClockSync
  /** Bytes waiting in the socket; 0 without one. */
  readonly bufferedAmount: number
  start(): void
  /** False when there is no socket to send on. */
  send(data: LiveData): boolean
  /** Everything the welcome promised has arrived. */
  caughtUp(): void
  /** What came makes no sense: the line is opened again, and the authority tells what is missing. */
  drop(): void
  retryNow(): void
  /** Says goodbye if there is a line, and closes. Resolves when the goodbye left. */
  leave(): Promise<void>
}

const PING_EVERY_MS = 10_000
const PONG_TIMEOUT_MS = 8_000
/** From asking for a ticket to the welcome. */
const ATTEMPT_TIMEOUT_MS = 15_000
/** A full board on a thin line takes its time, and no ping gets past it. */
const CATCH_UP_TIMEOUT_MS = 60_000
const GOODBYE_TIMEOUT_MS = 1_000

export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { url, getTicket, createSocket, clock, random, onOnline, onOffline, hello, onMessage, onChange } = options
  let link: Link = initialLink
  let clockSync: ClockSync = unsyncedClock
  let socket: LiveSocket | null = null
  /** What is asked for now; an answer to an older question is not heard any more. */
  let attempt: object | null = null
  let stopListening = () => {}
  /** The last socket has closed. */
  let farewell = () => {}
  let leaving: Promise<void> = Promise.resolve()
  const timers = { attempt: noTimer, retry: noTimer, ping: noTimer, pong: noTimer }

  function set(name: keyof typeof timers, delayMs: number, call: () => void): void {
    timers[name]()
    timers[name] = clock.after(delayMs, call)
  }
  function cancel(...names: (keyof typeof timers)[]): void {
    for (const name of names) timers[name]()
  }

  function advance(event: LinkEvent): void {
    const before = link
    link = linkReducer(link, event)
    if (link === before) return
    if (link.phase !== before.phase) enterPhase()
    onChange(before)
  }

  function enterPhase(): void {
    switch (link.phase) {
      case 'asking':
        return ask()
      case 'waiting':
        letGo()
        return set('retry', Math.max(0, link.retryAt - clock.now()), () => advance({ type: 'retryDue' }))
      case 'catchingUp':
        return set('attempt', CATCH_UP_TIMEOUT_MS, () => drop())
      case 'open':
        cancel('attempt')
        return ping()
      case 'closed':
        letGo()
        cancel('retry')
        return stopListening()
      case 'opening':
        return
      default:
        link satisfies never
    }
  }

  function ask(): void {
    cancel('retry')
    const mine = {}
    attempt = mine
    set('attempt', ATTEMPT_TIMEOUT_MS, () => drop())
    getTicket().then(
      (ticket) => {
        if (attempt === mine) open(ticket)
      },
      (error: unknown) => {
        if (attempt === mine) ticketFailed(error)
      },
    )
  }

  /** A host that knows why there is no ticket says so with a `RoomRefusal`; then asking again is no use. */
  function ticketFailed(error: unknown): void {
    if (error instanceof TicketShapeError) {
      advance({ type: 'closed', reason: 'ticket-invalid', detail: error.message })
      // For whoever writes the page: the room only tells people that they cannot enter. Node has no such function.
      return globalThis.reportError?.(error)
    }
    if (!(error instanceof RoomRefusal)) {
      return advance({ type: 'ticketFailed', at: clock.now(), jitter: random() })
    }
    const { code } = error
    const reason = code === 'removed' || code === 'class-ended' ? code : 'refused'
    advance({ type: 'closed', reason, detail: code })
  }

  function open(ticket: RoomTicket): void {
    advance({ type: 'ticketGiven' })
    const opened = createSocket(url, {
      onOpen: () => {
        if (socket === opened) opened.send(encodeClientFrame(hello(ticket)))
      },
      onMessage: (data) => {
        if (socket === opened) receive(data)
      },
      onClose: () => (socket === opened ? drop() : farewell()),
    })
    socket = opened
  }

  function receive(raw: unknown): void {
    const data = toFrameData(raw)
    const message = data === null ? null : decodeServerFrame(data)
    if (message === null) return drop()
    // Whatever arrives shows that the line is alive, even when the pong is stuck behind it.
    cancel('pong')
    switch (message.t) {
      case 'pong':
        clockSync = syncClock(clockSync, message.sentAt, message.at, clock.now())
        return onChange(link)
      case 'closed': {
        const { reason, detail } = message
        return drop({ reason, ...(detail === undefined ? {} : { detail }) })
      }
      case 'welcome':
        clockSync = guessClock(clockSync, message.at, clock.now())
        advance({ type: 'welcomed', at: clock.now() })
        return onMessage(message)
      default:
        return onMessage(message)
    }
  }

  function ping(): void {
    if (socket === null) return
    socket.send(encodeClientFrame({ t: 'ping', sentAt: clock.now() }))
    set('pong', PONG_TIMEOUT_MS, () => drop())
    set('ping', PING_EVERY_MS, ping)
  }

  const hasLine = () => link.phase === 'open' || link.phase === 'catchingUp'

  const drop = (why: { reason?: CloseReason; detail?: string } = {}) =>
    advance({ type: 'dropped', at: clock.now(), jitter: random(), ...why })

  function letGo(): void {
    attempt = null
    cancel('attempt', 'ping', 'pong')
    if (socket === null) return
    const old = socket
    socket = null
    old.close()
  }

  return {
    get link() {
      return link
    },
    get clockSync() {
      return clockSync
    },
    get bufferedAmount() {
      return socket?.bufferedAmount ?? 0
    },
    start() {
      const stopOffline = onOffline(() => {
        // The browser knows at once what silence would tell after many seconds.
        if (hasLine()) drop()
      })
      const stopOnline = onOnline(() => {
        // A line that looks open may have died with the old network: ask it.
        if (link.phase === 'open') ping()
        else advance({ type: 'retryNow' })
      })
      stopListening = () => {
        stopOffline()
        stopOnline()
      }
      ask()
    },
    send(data) {
      if (!hasLine()) return false
      socket?.send(data)
      return true
    },
    caughtUp: () => advance({ type: 'caughtUp' }),
    drop: () => drop(),
    retryNow: () => advance({ type: 'retryNow' }),
    leave() {
      if (link.phase !== 'closed') leaving = goodbye()
      return leaving
    },
  }

  function goodbye(): Promise<void> {
    const hadSocket = socket !== null
    if (hasLine()) socket?.send(encodeClientFrame({ t: 'bye' }))
    advance({ type: 'closed', reason: 'left' })
    if (!hadSocket) return Promise.resolve()
    // A browser sends what is buffered before it closes; a dead line is not waited for.
    return new Promise((resolve) => {
      const cancelWait = clock.after(GOODBYE_TIMEOUT_MS, resolve)
      farewell = () => {
        cancelWait()
        resolve()
      }
    })
  }
}

const noTimer = () => {}
