/** A canvas over all of the board, over those that were added before. Pointers go through to the board. */
export function addCanvas(root: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  })
  canvas.setAttribute('aria-hidden', 'true')
  root.append(canvas)
  return canvas
}
