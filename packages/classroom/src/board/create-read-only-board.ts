import type { RoomState } from '../core/room/room-types.ts'
import type { BoardEngine } from '../ports/board-engine.ts'
import type { LocalBoardOptions } from './create-local-board.ts'
import { createLocalBoard } from './create-local-board.ts'
import { frozenChannel } from './frozen-channel.ts'

/** The board of a class that is over: to look at, turn pages with `showPage`, and export. */
export const createReadOnlyBoard = (room: RoomState, options: Omit<LocalBoardOptions, 'channel'> = {}): BoardEngine =>
  createLocalBoard({ ...options, channel: frozenChannel(room) })
