/** Keys of the room. They rest while a user types, composes with an input method, or has a dialog open. */
import { isCharacterKey } from './character-key.ts'
export type ShortcutAction =
  | 'toggleMic'
  | 'toggleCamera'
  | 'toggleHand'
  | 'openChat'
  | 'openPeople'
  | 'openLayouts'
  | 'toggleFullScreen'
  | 'previousFaces'
  | 'nextFaces'
  | 'putAway'
  | 'answerInvite'
  | 'previousPage'
  | 'nextPage'
  | 'newPage'
  | 'backToTeacher'
  | 'showTools'
  | 'showReactions'
  | 'showHelp'
  | 'shareScreen'
  | 'callAttention'
  | 'acceptHand'
  | 'takeTurn'

export const SHORTCUTS: readonly { key: string; action: ShortcutAction; for: 'all' | 'teacher' | 'student' }[] = [
  { key: 'M', action: 'toggleMic', for: 'all' },
  { key: 'V', action: 'toggleCamera', for: 'all' },
  { key: 'R', action: 'toggleHand', for: 'student' },
  { key: 'I', action: 'answerInvite', for: 'student' },
  { key: 'Enter', action: 'takeTurn', for: 'student' },
  { key: 'S', action: 'shareScreen', for: 'teacher' },
  { key: 'C', action: 'openChat', for: 'all' },
  { key: 'E', action: 'showReactions', for: 'all' },
  { key: 'Q', action: 'showTools', for: 'teacher' },
  { key: 'K', action: 'callAttention', for: 'teacher' },
  { key: '⇧ 1–9', action: 'acceptHand', for: 'teacher' },
  { key: 'U', action: 'openPeople', for: 'all' },
  { key: 'G', action: 'openLayouts', for: 'all' },
  { key: 'F', action: 'toggleFullScreen', for: 'all' },
  { key: '[', action: 'previousFaces', for: 'all' },
  { key: ']', action: 'nextFaces', for: 'all' },
  { key: 'Escape', action: 'putAway', for: 'all' },
  { key: 'PageUp', action: 'previousPage', for: 'all' },
  { key: 'PageDown', action: 'nextPage', for: 'all' },
  { key: 'N', action: 'newPage', for: 'teacher' },
  { key: 'Home', action: 'backToTeacher', for: 'student' },
  { key: '?', action: 'showHelp', for: 'all' },
]

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'
// Finds elements whose keys already mean something else: menus, lists, dialogs.
const BUSY = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="slider"]'

// A button, a link and their like take Enter themselves.
const PRESSED = 'button, a[href], [role="radio"], [role="checkbox"], summary'

/** Reads the place in the queue of hands from `Shift` and a digit, by its place on the keyboard; null for another key. */
export function handPlaceOf({ code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>): number | null {
  const digit = shiftKey && code.startsWith('Digit') ? Number(code.slice('Digit'.length)) : 0
  return digit >= 1 ? digit : null
}

/**
 * Maps a key press to its action, or to `null` when it is not for the room.
 * @param hasCharacters false when the person has switched off the keys that are one character (WCAG 2.1.4)
 */
export function shortcutOf(event: KeyboardEvent, hasCharacters = true): ShortcutAction | null {
  if (!hasCharacters && isCharacterKey(event)) return null
  // 229 is what browsers report for keys that an input method has taken.
  if (event.isComposing || event.keyCode === 229) return null
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null
  if (event.target instanceof Element && event.target.closest(`${TYPING}, ${BUSY}`)) return null
  if (handPlaceOf(event) !== null) return 'acceptHand'
  if (event.key === 'Enter' && event.target instanceof Element && event.target.closest(PRESSED)) return null
  const pressed = event.key.length === 1 ? event.key.toUpperCase() : event.key
  return SHORTCUTS.find(({ key }) => key === pressed)?.action ?? null
}
