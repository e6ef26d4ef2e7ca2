import type { BoardEngine } from '../ports/board-engine.ts'
import type { RoomChannel } from '../ports/room-channel.ts'
import type { RtcEngine } from '../ports/rtc-engine.ts'

/** Everything the classroom asks of the world. Whoever makes the ports also ends them. */
export interface ClassroomPorts {
  channel: RoomChannel
  rtc: RtcEngine
  board: BoardEngine
}
