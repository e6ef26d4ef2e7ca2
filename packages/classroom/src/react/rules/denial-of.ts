/** Asks what the room would answer, before sending: the screen keeps no second copy of the rules. */
import { commandDenial } from '../../core/room/denial.ts'
import type { RefusalCode, RoomCommand } from '../../core/room/room-types.ts'
import type { ChannelState } from '../../ports/room-channel.ts'

/** Why the room would refuse this command from me right now; `null` when it would carry it out. */
export function denialOf(state: ChannelState, command: RoomCommand): RefusalCode | null {
  const { me, room } = state
  if (!me) return 'not-in-room'
  const actor = { userId: me.userId, role: me.role, name: room.participants[me.userId]?.name ?? '' }
  return commandDenial(room, command, actor, Date.now() + state.clockOffsetMs)
}
