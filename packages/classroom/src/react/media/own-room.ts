import type { OwnRoom } from '../../core/media/media-machine.ts'
import type { RoomId, UserId } from '../../core/room/ids.ts'
import { isRemoved } from '../../core/room/room-state.ts'
import type { MediaKind } from '../../core/room/room-types.ts'
import type { ChannelState, RoomChannel } from '../../ports/room-channel.ts'

/** Reads from the channel what the state machine of my devices follows. */
export function ownRoomOf(channel: RoomChannel): OwnRoom {
  const { connection, me, room } = channel.getState()
  const participant = me === null ? undefined : room.participants[me.userId]
  const denial = (kind: MediaKind) => channel.denialOf({ type: 'reportMedia', media: { [kind]: true } })
  return {
    isConnected: connection.status === 'connected' && me !== null,
    denials: { mic: denial('mic'), camera: denial('camera'), screen: denial('screen') },
    isSpeaking: participant?.speaking ?? false,
    isOnStage: me !== null && room.floor?.userId === me.userId && room.floor.onStage,
    reported: participant?.media ?? null,
  }
}

/** Names the room and the person under which this tab remembers what is on. */
export const placeOf = ({ me, room }: ChannelState): [RoomId, UserId] | null =>
  me && room.settings ? [room.settings.roomId, me.userId] : null

/** True when I was removed from the room. The event may come before the closing of the connection, or not at all. */
export const isRemovedFrom = ({ me, room, connection }: ChannelState): boolean =>
  (me !== null && isRemoved(room, me.userId)) || (connection.status === 'closed' && connection.reason === 'removed')
