/** Says where an image is on the stage. `x` and `y` are its distance from the middle in px; a turn is 90° clockwise. */
export interface ImageView {
  scale: number
  x: number
  y: number
  turns: number
}

export const fitted: ImageView = { scale: 1, x: 0, y: 0, turns: 0 }

const maxScale = 8

/** Zooms so that what lies under `at` (px from the middle of the stage) stays there. At its fitted size it is centred. */
export function zoomed(view: ImageView, factor: number, at = { x: 0, y: 0 }): ImageView {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor))
  if (scale === 1) return { ...view, scale, x: 0, y: 0 }
  const ratio = scale / view.scale
  return { ...view, scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** Never so far that the image leaves its own frame of `width` × `height` px. */
export function panned(view: ImageView, dx: number, dy: number, frame: { width: number; height: number }): ImageView {
  const limit = (length: number) => (length * (view.scale - 1)) / 2
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  return { ...view, x: within(view.x + dx, limit(frame.width)), y: within(view.y + dy, limit(frame.height)) }
}

export const turned = (view: ImageView): ImageView => ({ ...fitted, turns: view.turns + 1 })
