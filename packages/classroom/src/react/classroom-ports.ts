import type { BoardEngine } from '../ports/board-engine.ts'
import type { RoomChannel } from '../ports/room-channel.ts'
import type { RtcEngine } from '../ports/rtc-engine.ts'

/** Lists everything that the classroom asks of its host. The host that makes the ports also ends them. */
export interface ClassroomPorts {
  channel: RoomChannel
  rtc: RtcEngine
  board: BoardEngine
}
