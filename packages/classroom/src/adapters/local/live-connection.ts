/** Keeps one socket alive: asks for tickets, says hello, pings, notices silence, and opens again. [R31] */
import { type ClockSync, guessClock, syncClock, unsyncedClock } from '../../core/live/clock-sync.ts'
import { initialLink, type Link, type LinkEvent, linkReducer } from '../../core/live/connection.ts'
import { decodeServerFrame, encodeClientFrame, type LiveData, type ServerMessage } from '../../core/live/frames.ts'
import { CLOSE_REASONS, type ClientFrame, type CloseReason } from '../../core/live/live-protocol.ts'
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
  onOnline: (call: () => void) => () => void
  onOffline: (call: () => void) => () => void
  hello: (ticket: RoomTicket) => ClientFrame
  onMessage: (message: ServerMessage) => void
  /** Runs after every change of `link` or `clockSync`. `before` is the link until now. */
  onChange: (before: Link) => void
}

export interface LiveConnection {
  readonly link: Link
  readonly clockSync: ClockSync
  /** Bytes waiting in the socket; 0 without one. */
  readonly bufferedAmount: number
  start(): void
  /** Returns false when there is no connection to send on. */
  send(data: LiveData): boolean
  /** Reports that everything the welcome promised has arrived. */
  caughtUp(): void
  /** Reconnects after data that makes no sense; the authority then sends what is missing. */
  drop(): void
  retryNow(): void
  /** Sends the leave frame if there is a connection, and closes. Resolves when the frame has left. */
  leave(): Promise<void>
}

const PING_EVERY_MS = 10_000
const PONG_TIMEOUT_MS = 8_000
// Covers the time from asking for a ticket to the welcome.
const ATTEMPT_TIMEOUT_MS = 15_000
// A full board takes its time on a slow connection, and no ping gets past it.
const CATCH_UP_TIMEOUT_MS = 60_000
// 1 Mbit/s, in bytes per ms. A slower connection carries no class.
const SLOWEST_BYTES_PER_MS = 125
const LEAVE_TIMEOUT_MS = 1_000

export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { url, getTicket, createSocket, clock, random, onOnline, onOffline, hello, onMessage, onChange } = options
  let link: Link = initialLink
  let clockSync: ClockSync = unsyncedClock
  let socket: LiveSocket | null = null
  // Size of the keyframe that is on its way since the welcome.
  let keyframeBytes = 0
  // Identifies the current attempt, so that an answer to an older one is ignored.
  let attempt: object | null = null
  let stopListening = () => {}
  // Runs when the last socket has closed.
  let onLastClose = () => {}
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
        return set('attempt', CATCH_UP_TIMEOUT_MS + keyframeBytes / SLOWEST_BYTES_PER_MS, () => drop())
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

  // A host that knows why there is no ticket says so with a `RoomRefusal`; then asking again is no use.
  function ticketFailed(error: unknown): void {
    if (error instanceof TicketShapeError) {
      advance({ type: 'closed', reason: 'ticket-invalid', detail: error.message })
      // Tells the page's author: the room only tells people that they cannot enter. Node has no such function.
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
      onClose: (reason) => (socket === opened ? drop(whyClosed(reason)) : onLastClose()),
    })
    socket = opened
  }

  function receive(raw: unknown): void {
    const data = toFrameData(raw)
    const message = data === null ? null : decodeServerFrame(data)
    if (message === null) return drop()
    // Every message shows that the connection is alive, even when the pong is queued behind it.
    cancel('pong')
    switch (message.t) {
      case 'ping':
        return socket?.send(encodeClientFrame({ t: 'pong', sentAt: message.sentAt }))
      case 'pong':
        clockSync = syncClock(clockSync, message.sentAt, message.at, clock.now())
        return onChange(link)
      case 'closed': {
        const { reason, detail } = message
        return drop({ reason, ...(detail === undefined ? {} : { detail }) })
      }
      case 'welcome':
        keyframeBytes = message.keyframeBytes ?? 0
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

  const hasConnection = () => link.phase === 'open' || link.phase === 'catchingUp'

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
        if (hasConnection()) drop()
      })
      const stopOnline = onOnline(() => {
        // A connection that looks open may have died with the old network: ask it.
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
      if (!hasConnection()) return false
      socket?.send(data)
      return true
    },
    caughtUp: () => advance({ type: 'caughtUp' }),
    drop: () => drop(),
    retryNow: () => advance({ type: 'retryNow' }),
    leave() {
      if (link.phase !== 'closed') leaving = sendLeave()
      return leaving
    },
  }

  function sendLeave(): Promise<void> {
    const hadSocket = socket !== null
    if (hasConnection()) socket?.send(encodeClientFrame({ t: 'bye' }))
    advance({ type: 'closed', reason: 'left' })
    if (!hadSocket) return Promise.resolve()
    // A browser sends what is buffered before it closes; a dead connection is not waited for.
    return new Promise((resolve) => {
      const cancelWait = clock.after(LEAVE_TIMEOUT_MS, resolve)
      onLastClose = () => {
        cancelWait()
        resolve()
      }
    })
  }
}

// In the middle of a keyframe no frame can say why; the close itself does.
function whyClosed(reason: string | undefined): { reason?: CloseReason } {
  const known = CLOSE_REASONS.find((one) => one === reason)
  return known === undefined ? {} : { reason: known }
}

const noTimer = () => {}
