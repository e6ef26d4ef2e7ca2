/** Describes what a key of the page does. `?` lists them; single letters work outside of fields alone. */
export type MarkingAct =
  | { type: 'student'; by: 1 | -1 }
  | { type: 'nextWaiting' }
  | { type: 'question'; by: 1 | -1 }
  | { type: 'digit'; digit: number }
  | { type: 'clearScore' }
  | { type: 'full' }
  | { type: 'comment' }
  | { type: 'bank' }
  | { type: 'record' }
  | { type: 'play' }
  | { type: 'speed'; by: 1 | -1 }
  | { type: 'pen' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'send' }
  | { type: 'keys' }
  | { type: 'leaveField' }

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  isComposing: boolean
}

const letters: Readonly<Record<string, MarkingAct>> = {
  j: { type: 'student', by: 1 },
  k: { type: 'student', by: -1 },
  J: { type: 'nextWaiting' },
  f: { type: 'full' },
  c: { type: 'comment' },
  b: { type: 'bank' },
  r: { type: 'record' },
  d: { type: 'pen' },
}

const others: Readonly<Record<string, MarkingAct>> = {
  ArrowDown: { type: 'question', by: 1 },
  ArrowUp: { type: 'question', by: -1 },
  ' ': { type: 'play' },
  '[': { type: 'speed', by: -1 },
  ']': { type: 'speed', by: 1 },
  '?': { type: 'keys' },
  Backspace: { type: 'clearScore' },
}

/**
 * @param place where the focus is: in a field, on a button (which has its own Space and Enter), or on the page
 * @param hasLetters false once the teacher has switched keys of one character off
 */
export function actOfKey(pressed: Pressed, place: 'field' | 'button' | 'page', hasLetters = true): MarkingAct | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = pressed
  if (isComposing || altKey) return null
  if (ctrlKey || metaKey) {
    if (key === 'Enter') return { type: 'send' }
    if (place === 'field') return null
    if (key.toLowerCase() === 'z') return { type: shiftKey ? 'redo' : 'undo' }
    return key.toLowerCase() === 'y' && !shiftKey ? { type: 'redo' } : null
  }
  if (place === 'field') return key === 'Escape' ? { type: 'leaveField' } : null
  if (key === 'ArrowDown' || key === 'ArrowUp') return others[key] ?? null
  if (!hasLetters || (place === 'button' && key === ' ')) return null
  if (/^[0-9]$/.test(key)) return { type: 'digit', digit: Number(key) }
  return letters[key] ?? others[key] ?? null
}

/** Digits make one score, as on a calculator; one that would be above the full mark begins anew. */
export function scoreAfterDigit(before: number | null, digit: number, full: number): number {
  const longer = (before ?? 0) * 10 + digit
  return longer <= full ? longer : Math.min(digit, full)
}

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5] as const

export function speedAfter(speed: number, by: 1 | -1): number {
  const at = SPEEDS.findIndex((one) => one >= speed)
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + by))] ?? 1
}
