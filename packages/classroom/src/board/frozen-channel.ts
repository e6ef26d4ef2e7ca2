import type { RoomState } from '../core/room/room-types.ts'
import type { ChannelState, RoomChannel } from '../ports/room-channel.ts'
import { RoomRefusal } from '../ports/room-channel.ts'

/** A channel into a room where nothing happens any more: a class's result, one moment of a replay. */
export function frozenChannel(room: RoomState): RoomChannel {
  const state: ChannelState = {
    connection: { status: 'closed', reason: 'left' },
    me: null,
    room,
    pending: [],
    clockOffsetMs: 0,
    roundTripMs: null,
  }
  const nothingToHear = () => () => {}
  return {
    getState: () => state,
    subscribe: nothingToHear,
    onEvent: nothingToHear,
    send: () => Promise.reject(new RoomRefusal('class-ended')),
    sendEphemeral: () => {},
    onEphemeral: nothingToHear,
    async history(beforeSeq, limit) {
      const older = room.chat.filter(({ seq }) => seq < beforeSeq)
      return { messages: older.slice(-limit), isComplete: older.length <= limit }
    },
    reconnect: () => {},
    leave: () => Promise.resolve(),
  }
}
