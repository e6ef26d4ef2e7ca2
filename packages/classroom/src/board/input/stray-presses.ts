/** The second press of a double click whose first one took away what lay over the board. */
import type { Place } from '../../core/board/place.ts'

export interface Press extends Place {
  /** Milliseconds. */
  at: number
  isOnBoard: boolean
}

// As systems count a double click: so soon, and so near for a finger.
const DOUBLE_CLICK_MS = 500
const NEAR_PX = 16

/** True for a press that was meant for what was there a moment ago, such as the button of a dialog. */
export const isStrayPress = (former: Press | null, press: Press): boolean =>
  former !== null &&
  !former.isOnBoard &&
  press.isOnBoard &&
  press.at - former.at < DOUBLE_CLICK_MS &&
  Math.hypot(press.x - former.x, press.y - former.y) < NEAR_PX

/** @returns tells it of the press that is on its way to the board now */
export function watchStrayPresses(board: HTMLElement, signal: AbortSignal): () => boolean {
  let former: Press | null = null
  let isStray = false
  board.ownerDocument.addEventListener(
    'pointerdown',
    (event) => {
      const isOnBoard = board.contains(event.target as Node | null)
      const press = { x: event.clientX, y: event.clientY, at: event.timeStamp, isOnBoard }
      isStray = isStrayPress(former, press)
      former = isStray ? former : press
    },
    { capture: true, signal },
  )
  return () => isStray
}
