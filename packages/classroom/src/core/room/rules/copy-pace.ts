/** How fast many elements are sent at once, so that the hand that draws meanwhile meets no limit. [R42][R94] */
import { ROW_BYTES } from '../log-size.ts'
import type { RoomCommand } from '../room-types.ts'
import { lockCost, newPagesCost, pasteCost } from './copy-costs.ts'

/** What was sent so far, as an authority counts it. */
export interface Sent {
  drawnStrokes: number
  logBytes: number
}

// Half of what our server lets one person use (apps/server/src/domain/budgets.ts): the other half is for drawing.
const AT_ONCE: Sent = { drawnStrokes: 150, logBytes: 1_000_000 }
const PER_SECOND: Sent = { drawnStrokes: 10, logBytes: 16_000 }

/** Milliseconds after the first command before which the next one is not sent. */
export function paceMs(sent: Sent): number {
  const due = (what: keyof Sent) => ((sent[what] - AT_ONCE[what]) / PER_SECOND[what]) * 1_000
  return Math.ceil(Math.max(0, due('drawnStrokes'), due('logBytes')))
}

/** What an authority counts of a command that `copyCommands` made. */
export function copyWork(command: RoomCommand): Sent {
  const { drawnStrokes, contentBytes } = costOf(command)
  return { drawnStrokes, logBytes: ROW_BYTES + contentBytes }
}

function costOf(command: RoomCommand): { drawnStrokes: number; contentBytes: number } {
  switch (command.type) {
    case 'board.paste':
      return pasteCost(command)
    case 'board.lock':
      return lockCost(command)
    case 'board.addPages':
      return newPagesCost(command)
    default:
      return { drawnStrokes: 0, contentBytes: 0 }
  }
}
