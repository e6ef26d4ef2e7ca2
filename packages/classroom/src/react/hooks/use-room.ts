import type { RoomState } from '../../core/room/room-types.ts'
import type { ChannelState } from '../../ports/room-channel.ts'
import { useSelection } from '../store/use-selection.ts'
import { useClassroom } from './classroom-context.ts'

export function useChannel<T>(select: (state: ChannelState) => T): T {
  return useSelection(useClassroom().channel, select)
}

/** A part of the room. Renders again only when that part changed, one level deep. */
export function useRoom<T>(select: (room: RoomState) => T): T {
  return useChannel((state) => select(state.room))
}
