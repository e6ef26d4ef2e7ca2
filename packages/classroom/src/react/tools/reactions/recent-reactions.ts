import { createStore, type Store } from '@hwjy/base'
import { decodeReaction, REACTION_RATE } from '../../../core/live/reaction.ts'
import type { UserId } from '../../../core/room/ids.ts'
import type { Reaction } from '../../../core/room/tool-types.ts'
import { encodeReaction } from '../../../core/live/reaction.ts'
import type { RoomChannel } from '../../../ports/room-channel.ts'

export interface SeenReaction {
  no: number
  userId: UserId
  reaction: Reaction
  /** The time is that of this device's clock. */
  at: number
}

export interface RecentReactions extends Pick<Store<readonly SeenReaction[]>, 'getState' | 'subscribe'> {
  /** Shows it here and to all others. @returns false when this person reacted too often */
  send(reaction: Reaction): boolean
}

// The roster shows them so long.
const KEPT_MS = 30_000
const KEPT = 200

const ofChannel = new WeakMap<RoomChannel, RecentReactions>()

/** The reactions of the last half minute in one room. [R53] */
export function recentReactions(channel: RoomChannel): RecentReactions {
  const known = ofChannel.get(channel)
  if (known) return known
  const made = createRecentReactions(channel)
  ofChannel.set(channel, made)
  return made
}

function createRecentReactions(channel: RoomChannel): RecentReactions {
  const store = createStore<readonly SeenReaction[]>([])
  let no = 0
  const fresh = () => store.getState().filter(({ at }) => Date.now() - at < KEPT_MS)
  const show = (userId: UserId, reaction: Reaction) => {
    no += 1
    store.setState([...fresh().slice(-KEPT), { no, userId, reaction, at: Date.now() }])
    setTimeout(() => store.setState(fresh()), KEPT_MS)
  }
  const hear = (from: UserId, frame: Uint8Array) => {
    const reaction = decodeReaction(frame)
    if (reaction !== null) show(from, reaction)
  }
  let readers = 0
  let stopHearing = () => {}
  return {
    getState: store.getState,
    // The room is heard while they are shown: afterwards no listener is left.
    subscribe(listener) {
      const stop = store.subscribe(listener)
      if (readers++ === 0) stopHearing = channel.onEphemeral(hear)
      return () => {
        stop()
        if (--readers === 0) stopHearing()
      }
    },
    send(reaction) {
      const me = channel.getState().me?.userId
      const mine = fresh().filter(({ userId, at }) => userId === me && Date.now() - at < REACTION_RATE.withinMs)
      if (me === undefined || mine.length >= REACTION_RATE.count) return false
      channel.sendEphemeral(encodeReaction(reaction))
      show(me, reaction)
      return true
    },
  }
}
