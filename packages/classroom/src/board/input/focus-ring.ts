/**
 * Shows that the keyboard is on the board. The board's own outline would say the same, but an outline around canvases
 * makes Chromium paint everything inside it again for each frame of ink: three quarters of what a stroke costs.
 */
export function addFocusRing(root: HTMLElement) {
  const ring = document.createElement('div')
  ring.dataset['focusRing'] = ''
  Object.assign(ring.style, {
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    outline: 'auto',
    outlineOffset: '-2px',
    pointerEvents: 'none',
  })
  root.style.outline = 'none'
  root.append(ring)
  hide()

  function hide(): void {
    ring.style.display = 'none'
  }
  root.addEventListener('focus', () => {
    if (root.matches(':focus-visible')) ring.style.display = ''
  })
  root.addEventListener('blur', hide)

  return { hide }
}
