const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'

// A stroke is made of several touches with short pauses.
const PAUSE_MS = 600
let pressedAt = Number.NEGATIVE_INFINITY
let isPressed = false

/** Follows the pointer, so that a card does not come under the pen. Returns its undo. */
export function followPointer(document: Document): () => void {
  const down = ({ target }: Event) => {
    isPressed = target instanceof Element && target.closest('[data-board]') !== null
  }
  const up = () => {
    if (isPressed) pressedAt = Date.now()
    isPressed = false
  }
  document.addEventListener('pointerdown', down, true)
  document.addEventListener('pointerup', up, true)
  document.addEventListener('pointercancel', up, true)
  return () => {
    document.removeEventListener('pointerdown', down, true)
    document.removeEventListener('pointerup', up, true)
    document.removeEventListener('pointercancel', up, true)
  }
}

/** A field keeps the focus after its message is sent: an empty one is no sign that a person types. */
function isTyping(): boolean {
  const field = document.activeElement
  if (field?.matches(TYPING) !== true) return false
  return field instanceof HTMLTextAreaElement ? field.value !== '' : true
}

/** True while a person draws or types: what comes then comes as a chip. */
export const isOccupied = (): boolean => isPressed || Date.now() - pressedAt < PAUSE_MS || isTyping()
