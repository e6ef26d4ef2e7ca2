/** Keys that every board knows, one without tools, too: apart from the others, so that looking at a board needs no more. */
export type ZoomKeyAction = { type: 'zoom'; factor: number } | { type: 'fit' }

export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> &
  Partial<Pick<KeyboardEvent, 'isComposing' | 'keyCode'>>

const ZOOM_STEP = 1.25

/** True for a key that an input method has taken; 229 is what browsers report for it. */
export const isComposed = ({ isComposing, keyCode }: Key): boolean => isComposing === true || keyCode === 229

/** Maps a key on the focused board to how it is zoomed; null for every other key. */
export function zoomKeyAction(event: Key): ZoomKeyAction | null {
  if (isComposed(event) || event.altKey || event.ctrlKey || event.metaKey) return null
  switch (event.key) {
    case '+':
    case '=':
      return { type: 'zoom', factor: ZOOM_STEP }
    case '-':
      return { type: 'zoom', factor: 1 / ZOOM_STEP }
    case '0':
      return { type: 'fit' }
    default:
      return null
  }
}
