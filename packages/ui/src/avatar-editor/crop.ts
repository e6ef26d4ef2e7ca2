/** Pixels of the picture as it was taken. */
export interface PictureSize {
  width: number
  height: number
}

/** The part of a picture that is taken: its middle as shares of width and height (0–1), and how much it is enlarged. */
export interface Crop {
  x: number
  y: number
  /** 1: the largest square that fits. */
  zoom: number
}

export const ZOOM_MAX = 4
export const ZOOM_STEP = 0.1
/** Shares of the square that a key moves the picture by. */
const NUDGE = 0.02
const PUSH = 0.1

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Is the side of the square, in pixels of the picture. */
const sideOf = ({ zoom }: Crop, { width, height }: PictureSize) => Math.min(width, height) / zoom

function inside(crop: Crop, picture: PictureSize): Crop {
  const zoom = clamp(crop.zoom, 1, ZOOM_MAX)
  const side = sideOf({ ...crop, zoom }, picture)
  const [marginX, marginY] = [side / picture.width / 2, side / picture.height / 2]
  return { zoom, x: clamp(crop.x, marginX, 1 - marginX), y: clamp(crop.y, marginY, 1 - marginY) }
}

/** The picture is pulled by shares of the square: to the right shows what lies left. */
export function movedCrop(crop: Crop, right: number, down: number, picture: PictureSize): Crop {
  const side = sideOf(crop, picture)
  const moved = { ...crop, x: crop.x - (right * side) / picture.width, y: crop.y - (down * side) / picture.height }
  return inside(moved, picture)
}

export const zoomedCrop = (crop: Crop, zoom: number, picture: PictureSize): Crop => inside({ ...crop, zoom }, picture)

/** Left and top corner and side of the square, in pixels of the picture. */
export function cropSquare(crop: Crop, picture: PictureSize): { left: number; top: number; side: number } {
  const side = sideOf(crop, picture)
  return { left: crop.x * picture.width - side / 2, top: crop.y * picture.height - side / 2, side }
}

/** Arrows pull the picture, with Shift further; plus and minus zoom, 0 starts over. @returns null for other keys */
export function cropOfKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  crop: Crop,
  picture: PictureSize,
): Crop | null {
  const step = shiftKey ? PUSH : NUDGE
  switch (key) {
    case 'ArrowLeft':
      return movedCrop(crop, -step, 0, picture)
    case 'ArrowRight':
      return movedCrop(crop, step, 0, picture)
    case 'ArrowUp':
      return movedCrop(crop, 0, -step, picture)
    case 'ArrowDown':
      return movedCrop(crop, 0, step, picture)
    case '+':
    case '=':
      return zoomedCrop(crop, crop.zoom + ZOOM_STEP, picture)
    case '-':
      return zoomedCrop(crop, crop.zoom - ZOOM_STEP, picture)
    case '0':
      return wholeCrop
    default:
      return null
  }
}
