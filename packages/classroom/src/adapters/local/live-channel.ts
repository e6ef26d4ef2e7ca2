import { createListeners } from '@hwjy/base'
import type { CommandId, UserId } from '../../core/room/ids.ts'
import { connectionOf, type Link } from '../../core/live/connection.ts'
import { encodeClientFrame, type ServerMessage } from '../../core/live/frames.ts'
import { LIVE_PROTOCOL } from '../../core/live/live-protocol.ts'
import type { RtcServerSignal } from '../../core/live/rtc-signal.ts'
import { withOwn } from '../../core/live/own.ts'
import { evolve } from '../../core/room/evolve.ts'
import { emptyRoom } from '../../core/room/room-state.ts'
import type { RefusalCode, RoomEvent } from '../../core/room/room-types.ts'
import type { MediaSignalling } from '../../ports/media-signalling.ts'
import type { OutboxStore } from '../../ports/outbox-store.ts'
import { type ChannelState, type RoomChannel, RoomRefusal, type RoomTicket } from '../../ports/room-channel.ts'
import { checkTicket } from './check-ticket.ts'
import { type Clock, systemClock } from './clock.ts'
import { createCommandQueue } from './command-queue.ts'
import { denialIn } from './denial-in.ts'
import { createHistoryRequests } from './history-requests.ts'
import { createLiveConnection } from './live-connection.ts'
import { type OpenSocket, openWebSocket } from './live-socket.ts'
import { newId } from './new-id.ts'
import { tabOutbox } from './storage-outbox.ts'

export interface LiveChannelOptions {
  /** Addresses the `/live` socket; absolute, or relative to the page. */
  url: string
  /**
   * Runs for every attempt. Rejecting with a `RoomRefusal` closes the channel for good; any other failure is retried. A
   * value that is no ticket closes it as `ticket-invalid` and is reported to the page as an error.
   */
  getTicket: () => Promise<RoomTicket>
  clientId?: string
  /** Keeps messages and strokes through a reload. Default: this tab's `sessionStorage`. */
  outbox?: OutboxStore
  createSocket?: OpenSocket
  clock?: Clock
  /** 0..1; spreads the retries of many clients. */
  random?: () => number
  onOnline?: (call: () => void) => () => void
  onOffline?: (call: () => void) => () => void
}

// A slow connection loses live ink before anything else.
const EPHEMERAL_BUFFER_BYTES = 256 * 1024

export interface LiveChannel extends RoomChannel {
  /** The same socket carries the signals of a media engine. */
  readonly signalling: MediaSignalling
}

/** Connects at once and stays connected until `leave`, or until the authority closes it for good. */
export function createLiveChannel(options: LiveChannelOptions): LiveChannel {
  const { clock = systemClock, clientId = newId(), outbox: store = tabOutbox() } = options
  // The last event that had happened when this connection was welcomed: everything up to it is sent again.
  let replayUntil = 0
  let isKeyframeDue = false
  // Commands that were carried out, but whose events have not arrived here yet.
  const doneAt = new Map<CommandId, number>()
  const changes = createListeners()
  const events = createListeners<[event: RoomEvent, live: boolean]>()
  const ephemerals = createListeners<[from: UserId, frame: Uint8Array]>()
  const signals = createListeners<[signal: RtcServerSignal]>()
  const connectionChanges = createListeners<[isConnected: boolean]>()

  const connection = createLiveConnection({
    url: options.url,
    getTicket: async () => adopt(checkTicket(await options.getTicket())),
    createSocket: options.createSocket ?? openWebSocket,
    clock,
    random: options.random ?? Math.random,
    onOnline: options.onOnline ?? onWindow('online'),
    onOffline: options.onOffline ?? onWindow('offline'),
    hello: ({ ticket }) => ({ t: 'hello', protocol: LIVE_PROTOCOL, ticket, clientId, have: state.room.seq }),
    onMessage: receive,
    onChange: followConnection,
  })
  const histories = createHistoryRequests(clock, connection.send)
  const queue = createCommandQueue({ store, clock, transmit: connection.send, onChange: () => patch({}) })
  let state: ChannelState = {
    connection: connectionOf(connection.link),
    me: null,
    room: emptyRoom(),
    pending: queue.outbox,
    isHeldBack: false,
    clockOffsetMs: 0,
    roundTripMs: null,
  }

  function patch(change: Partial<ChannelState>): void {
    const wasConnected = isConnected()
    state = { ...state, ...change, pending: queue.outbox, isHeldBack: queue.isHeldBack }
    changes.call()
    if (isConnected() !== wasConnected) connectionChanges.call(!wasConnected)
  }

  const isConnected = () => state.connection.status === 'connected'

  function adopt(ticket: RoomTicket): RoomTicket {
    queue.adopt(`${ticket.roomId}/${ticket.userId}`)
    patch({})
    return ticket
  }

  function followConnection(before: Link): void {
    const { link, clockSync } = connection
    const isNewPhase = link !== before
    if (isNewPhase && link.phase === 'waiting') queue.connectionLost()
    if (isNewPhase && link.phase === 'closed') giveUp()
    patch({
      connection: isNewPhase ? connectionOf(link) : state.connection,
      clockOffsetMs: clockSync.offsetMs,
      roundTripMs: clockSync.roundTripMs,
    })
  }

  function giveUp(): void {
    const code = refusalWhenClosed() ?? 'not-in-room'
    queue.giveUp(code)
    histories.giveUp(code)
  }

  function refusalWhenClosed(): RefusalCode | null {
    const { link } = connection
    if (link.phase !== 'closed') return null
    return link.reason === 'removed' || link.reason === 'class-ended' ? link.reason : 'not-in-room'
  }

  function receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        replayUntil = message.seq
        isKeyframeDue = message.keyframe
        queue.flush()
        patch({ me: message.you })
        histories.askAgain()
        return catchUp()
      case 'keyframe':
        isKeyframeDue = false
        return moveTo([], message.room)
      case 'own':
        return moveTo([], withOwn(state.room, message.own))
      case 'events':
        return apply(message.events)
      case 'done':
        if (message.seq !== null && message.seq > state.room.seq) doneAt.set(message.id, message.seq)
        else queue.carriedOut(new Set([message.id]))
        return patch({})
      case 'refused':
        if (histories.refused(message.id, message.code, message.retryAfterMs)) return
        queue.refused(message.id, message.code, message.retryAfterMs)
        return patch({})
      case 'history':
        return histories.answered(message)
      case 'rtc':
        return signals.call(message.signal)
      case 'ephemeral': {
        const sender = Object.values(state.room.participants).find(({ no }) => no === message.no)
        if (sender !== undefined) ephemerals.call(sender.userId, message.frame)
        return
      }
      case 'ping':
      case 'pong':
      case 'closed':
        // The connection has dealt with them.
        return
      default:
        message satisfies never
    }
  }

  // Skips events that are known already. A gap means that events were lost, so the connection is opened again.
  function apply(batch: readonly RoomEvent[]): void {
    let { room } = state
    const applied: RoomEvent[] = []
    for (const event of batch) {
      if (event.seq <= room.seq) continue
      if (event.seq > room.seq + 1) return gap(applied, room)
      room = evolve(room, event)
      applied.push(event)
    }
    moveTo(applied, room)
  }

  function gap(applied: readonly RoomEvent[], room: ChannelState['room']): void {
    moveTo(applied, room)
    connection.drop()
  }

  // The new room, and the end of waiting for those commands of ours that it contains, show in the same moment.
  function moveTo(applied: readonly RoomEvent[], room: ChannelState['room']): void {
    const own = applied.filter(({ by }) => by === state.me?.userId).map(({ id }) => id)
    const done = [...doneAt].filter(([, seq]) => seq <= room.seq).map(([id]) => id)
    for (const id of done) doneAt.delete(id)
    queue.carriedOut(new Set([...own, ...done]))
    patch({ room })
    for (const event of applied) events.call(event, event.seq > replayUntil)
    catchUp()
  }

  function catchUp(): void {
    if (!isKeyframeDue && state.room.seq >= replayUntil) connection.caughtUp()
  }

  connection.start()

  return {
    getState: () => state,
    subscribe: changes.add,
    onEvent: events.add,
    send(command) {
      const refusal = refusalWhenClosed()
      if (refusal !== null) return Promise.reject(new RoomRefusal(refusal))
      const answered = queue.submit(command, connection.link.phase !== 'open')
      patch({})
      return answered
    },
    denialOf: (command) => denialIn(state, command),
    sendEphemeral(frame) {
      if (connection.bufferedAmount <= EPHEMERAL_BUFFER_BYTES) connection.send(new Uint8Array(frame))
    },
    onEphemeral: ephemerals.add,
    signalling: {
      isConnected,
      onConnection: connectionChanges.add,
      send(signal) {
        if (isConnected()) connection.send(encodeClientFrame({ t: 'rtc', signal }))
      },
      onSignal: signals.add,
    },
    history(beforeSeq, limit) {
      const refusal = refusalWhenClosed()
      if (refusal !== null) return Promise.reject(new RoomRefusal(refusal))
      return histories.ask(beforeSeq, limit)
    },
    reconnect: connection.retryNow,
    leave: connection.leave,
  }
}

const onWindow = (event: 'online' | 'offline') => (call: () => void) => {
  // A page hears of its network; Node, where benches run, has no such event.
  globalThis.addEventListener?.(event, call)
  return () => globalThis.removeEventListener?.(event, call)
}
