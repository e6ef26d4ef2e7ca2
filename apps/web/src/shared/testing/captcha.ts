import { screen } from '@testing-library/react'

const readSvg = (image: HTMLImageElement) => decodeURIComponent(image.src.slice(image.src.indexOf(',') + 1))
const [width, height, pieceWidth] = [320, 160, 48]

/** Distances of an outline from its middle. */
function outline(path = '') {
  const points = path.split('L').map((point) => point.split(' ').map(Number))
  const middle = (axis: number) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length
  const [x, y] = [middle(0), middle(1)]
  return { x, y, reach: points.map((point) => Math.hypot((point[0] ?? 0) - x, (point[1] ?? 0) - y)) }
}

/**
 * Looks at the picture on the screen as only a test can: gaps are dark, and one has the outline of the piece.
 * @returns values of both sliders (0–100) at the gap
 */
export async function findGap(): Promise<{ value: number; level: number }> {
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: /dark gaps/ })
  const piece = outline(/<path d="M([^"]+)Z"/.exec(readSvg(picture.nextElementSibling as HTMLImageElement))?.[1])
  const unlike = ({ reach }: typeof piece) =>
    reach.reduce((sum, one, i) => sum + Math.abs(one - (piece.reach[i] ?? 0)), 0)
  const [gap] = [...readSvg(picture).matchAll(/<path d="M([^"]+)Z" fill="#000"/g)]
    .map(([, path]) => outline(path))
    .sort((a, b) => unlike(a) - unlike(b))
  if (!gap) throw new Error('The picture has no gap')
  const place = (middle: number, room: number) => Math.round((100 * (middle - pieceWidth / 2)) / (room - pieceWidth))
  return { value: place(gap.x, width), level: place(gap.y, height) }
}
