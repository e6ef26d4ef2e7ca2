import { commandDenial } from '../../core/room/denial.ts'
import type { RefusalCode, RoomCommand } from '../../core/room/room-types.ts'
import type { ChannelState } from '../../ports/room-channel.ts'

/** Asks the rules of the room about a command from me in this state, at the time of the authority's clock. */
export function denialIn(state: ChannelState, command: RoomCommand): RefusalCode | null {
  const { me, room } = state
  if (!me) return 'not-in-room'
  const actor = { userId: me.userId, role: me.role, name: room.participants[me.userId]?.name ?? '' }
  return commandDenial(room, command, actor, Date.now() + state.clockOffsetMs)
}
