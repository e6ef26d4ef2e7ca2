/**
 * One reader's view of the chat: the newest messages as they come, older pages in front, what is still on its way, and
 * how many came while the reader was looking further up. [R15][R17][R18][R19]
 */
import type { PendingCommand } from '../../ports/room-channel.ts'
import type { ChatMessage, CommandId, EpochMs, UserId } from '../room/room-types.ts'

/** Sent, not confirmed yet. */
export interface PendingMessage {
  id: CommandId
  text: string
  at: EpochMs
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
  /** There is nothing older to fetch. */
  isComplete: boolean
  /** Up to here the log has been seen; a message is new after this. */
  seenSeq: number
  isBarrageOn: boolean
  /** The newest lines that fly over the picture, oldest first. */
  barrage: readonly ChatMessage[]
}

export type ChatViewEvent =
  /** The room's chat as it is now, or just what is new: what is known already is passed over. */
  | { type: 'received'; messages: readonly ChatMessage[] }
  | { type: 'pendingChanged'; pending: readonly PendingMessage[] }
  | { type: 'historyLoaded'; messages: readonly ChatMessage[]; isComplete: boolean }
  /** @param distancePx from the lower edge of what is seen to the end of the list */
  | { type: 'scrolled'; distancePx: number }
  | { type: 'cleared' }
  | { type: 'barrageSwitched'; isOn: boolean }

/** This close to the bottom counts as being there. [R17] */
export const FOLLOW_DISTANCE_PX = 100
/** Lines in flight at once; after a gap in the connection the older ones are left out. */
export const BARRAGE_LINES = 20

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
      return receive(view, event.messages)
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
    default:
      event satisfies never
      return view
  }
}

function receive(view: ChatView, messages: readonly ChatMessage[]): ChatView {
  const fresh = messages.filter((message) => message.seq > view.seenSeq)
  const last = fresh.at(-1)
  if (last === undefined) return view
  // Who says something wants to see it stand there.
  const isFollowing = view.isFollowing || fresh.some((message) => message.userId === view.me)
  const fromOthers = fresh.filter((message) => message.userId !== view.me).length
  const all = [...view.messages, ...fresh]
  return {
    ...view,
    messages: all,
    pending: unconfirmed(view.pending, fresh),
    unread: isFollowing ? 0 : view.unread + fromOthers,
    isFollowing,
    seenSeq: last.seq,
    barrage: view.isBarrageOn ? [...view.barrage, ...fresh].slice(-BARRAGE_LINES) : view.barrage,
  }
}

/** A message that was confirmed stands among the others; it is shown once. [R15] */
function unconfirmed(pending: readonly PendingMessage[], messages: readonly ChatMessage[]): readonly PendingMessage[] {
  const confirmed = new Set(messages.map((message) => message.id))
  return pending.some(({ id }) => confirmed.has(id)) ? pending.filter(({ id }) => !confirmed.has(id)) : pending
}

/** The messages among the commands that are on their way. */
export const pendingMessages = (pending: readonly PendingCommand[]): readonly PendingMessage[] =>
  pending.flatMap(({ id, command, at }) => (command.type === 'say' ? [{ id, text: command.text, at }] : []))
