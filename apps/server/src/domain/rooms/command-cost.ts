import { commandWork, type RoomCommand, type RoomState, type UserId } from '@hwjy/classroom/core'

/** The cost of a command in the budgets of its sender. */
export interface CommandCost {
  /** 1, and one more for each thousand strokes that it touches. */
  commands: number
  strokes: number
  /** The most bytes that it may add to the log. */
  bytes: number
}

const STROKES_PER_COMMAND = 1_000

export function commandCost(room: RoomState, userId: UserId, command: RoomCommand): CommandCost {
  const { touchedStrokes, drawnStrokes, logBytes } = commandWork(room, command, userId)
  return {
    commands: 1 + Math.floor(touchedStrokes / STROKES_PER_COMMAND),
    strokes: drawnStrokes,
    bytes: logBytes,
  }
}
