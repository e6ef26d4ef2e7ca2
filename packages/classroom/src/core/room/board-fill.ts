import { BOARD_MAX_BYTES, PAGE_MAX_BYTES } from '../board/board-types.ts'
import { boardSize, findPage } from '../board/empty-board.ts'
import type { UserId } from './ids.ts'
import { LOG_MAX_BYTES, shareOf, STUDENT_LOG_MAX_BYTES } from './log-size.ts'
import { participantOf } from './room-state.ts'
import type { RoomState } from './state-types.ts'

/** Limit that is nearly reached: of the page in front, all pages, the log, or what one student may add to it. */
export interface BoardFill {
  of: 'page' | 'board' | 'log' | 'share'
  /** 80, 85 … 100: a screen reader does not hear of every stroke. */
  percent: number
}

/** Returns the limit that is nearest for a person who may draw, from 80 % on; null below. [R40][R41] */
export function boardFill(room: RoomState, userId: UserId): BoardFill | null {
  const { board, log } = room
  const page = findPage(board, board.currentPageId)
  const isStudent = participantOf(room, userId)?.role === 'student'
  const fills: BoardFill[] = [
    { of: 'log', percent: percentOf(log.bytes, LOG_MAX_BYTES) },
    { of: 'share', percent: isStudent ? percentOf(shareOf(room, userId), STUDENT_LOG_MAX_BYTES) : 0 },
    { of: 'board', percent: percentOf(boardSize(board), BOARD_MAX_BYTES) },
    { of: 'page', percent: percentOf(page?.sizeBytes ?? 0, PAGE_MAX_BYTES) },
  ]
  const fullest = fills.reduce((most, fill) => (fill.percent > most.percent ? fill : most))
  return fullest.percent < WARN_PERCENT ? null : fullest
}

const WARN_PERCENT = 80

const percentOf = (used: number, limit: number) => Math.min(100, Math.floor((used / limit) * 20) * 5)
