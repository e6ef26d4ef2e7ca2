export interface PageKey {
  /** Named as `KeyboardEvent.key` names them, several for one act: `t`, `PageDown`, `Enter`. */
  keys: readonly string[]
  /** Says what it does, in the user's language. */
  label: string
  /** Told which of the keys it was. Left out where what has the focus answers the key itself. */
  act?: ((key: string) => void) | undefined
}

/** Says what the rule needs of a keyboard event. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>

export const HELP_KEY = '?'
/** Nothing is typed into a radio button or a checkbox: they leave all but Space and the arrows to the page. */
const PLACES_OF_THEIR_OWN =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]'

/** Controls that answer Space or the arrows themselves. */
const PRESSED_BY_SPACE =
  'input, button, summary, a[href], [role="button"], [role="checkbox"], [role="switch"], [role="tab"]'
const MOVED_BY_ARROWS = 'input[type="radio"], [role="slider"], [role="radio"], [role="tab"], [role="option"]'

/** Says whether what has the focus does something of its own at this key. */
function isAnsweredByFocus({ key, target }: Press): boolean {
  const controls = key === ' ' ? PRESSED_BY_SPACE : key.startsWith('Arrow') ? MOVED_BY_ARROWS : null
  return controls !== null && target instanceof Element && target.closest(controls) !== null
}

/** A key that writes a character is a letter key, which can be switched off (WCAG 2.1.4). */
export const isLetterKey = (key: string): boolean => [...key].length === 1

/** Says whether this press may act on the page: no field has it, no input method composes, and letters are switched on. */
export function mayAct({ key, ctrlKey, metaKey, altKey, isComposing, target }: Press, areLettersOn: boolean): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return false
  if (isLetterKey(key) && !areLettersOn) return false
  return !(target instanceof Element && target.closest(PLACES_OF_THEIR_OWN) !== null)
}

/** The act of a press; null where it has none on this page. */
export function actOf(press: Press, keys: readonly PageKey[], areLettersOn: boolean): ((key: string) => void) | null {
  if (press.defaultPrevented || !mayAct(press, areLettersOn) || isAnsweredByFocus(press)) return null
  const typed = press.key.toLowerCase()
  return keys.find(({ keys: names, act }) => act && names.some((name) => name.toLowerCase() === typed))?.act ?? null
}
