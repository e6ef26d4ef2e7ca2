/** Longer than the two presses of a double click are apart on any system. */
const DOUBLE_CLICK_MS = 600

/** The second press of a double click must not go on to what a dialog covered that the first one closed. */
export function ignoreSecondPress(): void {
  const ignore = (event: MouseEvent) => {
    // Browsers count presses that follow each other at one place.
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', ignore, { capture: true })
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), DOUBLE_CLICK_MS)
}
