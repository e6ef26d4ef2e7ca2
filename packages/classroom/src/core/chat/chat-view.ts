/**
 * One reader's view of the chat: the newest messages as they come, older pages in front, what is still on its way, and
 * how many came while the reader was looking further up. [R15][R17][R18][R19]
 */
import type { CommandId, EpochMs, UserId } from '../room/ids.ts'
import type { PendingCommand } from '../../ports/room-channel.ts'
import { withoutWords } from './messages.ts'
import type { ChatMessage, ChatPicture, MessageRemover } from '../room/room-types.ts'

export interface PendingMessage {
  id: CommandId
  text: string
  at: EpochMs
  to?: UserId
  replyTo?: number
  picture?: ChatPicture
}

export interface ChatView {
  me: UserId
  /** Oldest first, each one once. */
  messages: readonly ChatMessage[]
  /** In the order they were written, shown below `messages`. */
  pending: readonly PendingMessage[]
  /** Messages of others that came while the reader was away from the bottom. */
  unread: number
  /** At the bottom, or close to it: the list goes along with every new message. */
  isFollowing: boolean
  isComplete: boolean
  /** Up to here the log has been seen; a message is new after this. */
  seenSeq: number
  isBarrageOn: boolean
  /** The newest lines that fly over the picture, or wait for a lane; oldest first. */
  barrage: readonly BarrageLine[]
}

export interface BarrageLine {
  message: ChatMessage
  /** 0 is the highest; one line at a time flies in each. `null` waits for a free one. */
  lane: number | null
}

export type ChatViewEvent =
  /**
   * The room's chat as it is now, or just what is new. What is known already only takes over what became of it:
   * reactions, a removal.
   * @param isFlying false for what was said while the reader was away, or reads it anyway: it does not fly
   */
  | { type: 'received'; messages: readonly ChatMessage[]; isFlying?: boolean }
  /** A message was removed that may be older than the room's chat. */
  | { type: 'removed'; seq: number; remover: MessageRemover }
  | { type: 'pendingChanged'; pending: readonly PendingMessage[] }
  | { type: 'historyLoaded'; messages: readonly ChatMessage[]; isComplete: boolean }
  /** @param distancePx from the lower edge of what is seen to the end of the list */
  | { type: 'scrolled'; distancePx: number }
  | { type: 'cleared' }
  | { type: 'barrageSwitched'; isOn: boolean }
  | { type: 'barrageCleared' }
  /** A line has crossed the picture: its lane is free. */
  | { type: 'lineLanded'; id: CommandId }

/** This close to the bottom counts as being there. [R17] */
export const FOLLOW_DISTANCE_PX = 100
/** Lines in flight and waiting; the oldest waiting ones are left out. */
export const BARRAGE_LINES = 20
export const BARRAGE_LANES = 4

/** @param messages what was said before the reader came: neither unread nor barrage */
export function createChatView(me: UserId, messages: readonly ChatMessage[], isBarrageOn = true): ChatView {
  return {
    me,
    messages,
    pending: [],
    unread: 0,
    isFollowing: true,
    isComplete: false,
    seenSeq: messages.at(-1)?.seq ?? 0,
    isBarrageOn,
    barrage: [],
  }
}

export function chatViewReducer(view: ChatView, event: ChatViewEvent): ChatView {
  switch (event.type) {
    case 'received':
      return receive(view, event.messages, event.isFlying ?? true)
    case 'removed':
      return replaced(view, (message) =>
        message.seq === event.seq && message.removed === undefined ? withoutWords(message, event.remover) : message,
      )
    case 'pendingChanged':
      return { ...view, pending: unconfirmed(event.pending, view.messages) }
    case 'historyLoaded': {
      const firstSeq = view.messages[0]?.seq ?? Number.POSITIVE_INFINITY
      const older = event.messages.filter((message) => message.seq < firstSeq)
      return { ...view, messages: [...older, ...view.messages], isComplete: event.isComplete }
    }
    case 'scrolled': {
      const isFollowing = event.distancePx <= FOLLOW_DISTANCE_PX
      return { ...view, isFollowing, unread: isFollowing ? 0 : view.unread }
    }
    case 'cleared':
      return { ...view, messages: [], unread: 0, isFollowing: true, barrage: [] }
    case 'barrageSwitched':
      return { ...view, isBarrageOn: event.isOn, barrage: [] }
    case 'barrageCleared':
      return view.barrage.length === 0 ? view : { ...view, barrage: [] }
    case 'lineLanded':
      return { ...view, barrage: inLanes(view.barrage.filter(({ message }) => message.id !== event.id)) }
    default:
      event satisfies never
      return view
  }
}

function receive(view: ChatView, messages: readonly ChatMessage[], isFlying: boolean): ChatView {
  const known = new Map(messages.map((message) => [message.seq, message]))
  const current = replaced(view, (message) => {
    const now = known.get(message.seq)
    return now === undefined || (now.reactions === message.reactions && now.removed === message.removed) ? message : now
  })
  const fresh = messages.filter((message) => message.seq > view.seenSeq)
  const last = fresh.at(-1)
  if (last === undefined) return current
  // A person who sends a message wants to see it in the list.
  const isFollowing = view.isFollowing || fresh.some((message) => message.userId === view.me)
  const fromOthers = fresh.filter((message) => message.userId !== view.me).length
  return {
    ...current,
    messages: [...current.messages, ...fresh],
    pending: unconfirmed(view.pending, fresh),
    unread: isFollowing ? 0 : view.unread + fromOthers,
    isFollowing,
    seenSeq: last.seq,
    barrage: view.isBarrageOn && isFlying ? withLines(current.barrage, fresh.filter(mayFly)) : current.barrage,
  }
}

// Private messages do not fly over the picture: a screen may be shared, or seen by others in the room.
const mayFly = ({ to, removed }: ChatMessage): boolean => to === undefined && removed === undefined

/** Shares the lists when nothing in them changes. */
function replaced(view: ChatView, change: (message: ChatMessage) => ChatMessage): ChatView {
  const messages = view.messages.map(change)
  if (messages.every((message, i) => message === view.messages[i])) return view
  const gone = new Set(messages.flatMap(({ id, removed }) => (removed === undefined ? [] : [id])))
  return { ...view, messages, barrage: inLanes(view.barrage.filter(({ message }) => !gone.has(message.id))) }
}

function withLines(barrage: readonly BarrageLine[], fresh: readonly ChatMessage[]): readonly BarrageLine[] {
  const flying = barrage.filter(({ lane }) => lane !== null)
  const waiting = [...barrage.filter(({ lane }) => lane === null), ...fresh.map((message) => ({ message, lane: null }))]
  return inLanes([...flying, ...waiting.slice(-(BARRAGE_LINES - flying.length))])
}

// Gives the highest free lane to the line that has waited longest.
function inLanes(barrage: readonly BarrageLine[]): readonly BarrageLine[] {
  const taken = new Set(barrage.map(({ lane }) => lane))
  const free = Array.from({ length: BARRAGE_LANES }, (_, lane) => lane).filter((lane) => !taken.has(lane))
  return barrage.map((line) => (line.lane === null ? { ...line, lane: free.shift() ?? null } : line))
}

// A message that was confirmed stands among the others; it is shown once. [R15]
function unconfirmed(pending: readonly PendingMessage[], messages: readonly ChatMessage[]): readonly PendingMessage[] {
  const confirmed = new Set(messages.map((message) => message.id))
  return pending.some(({ id }) => confirmed.has(id)) ? pending.filter(({ id }) => !confirmed.has(id)) : pending
}

export const pendingMessages = (pending: readonly PendingCommand[]): readonly PendingMessage[] =>
  pending.flatMap(({ id, command, at }) => {
    if (command.type !== 'say') return []
    const { type: _type, ...said } = command
    return [{ id, at, ...said }]
  })
