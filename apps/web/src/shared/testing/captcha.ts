import { screen } from '@testing-library/react'

const readSvg = (image: HTMLImageElement) => decodeURIComponent(image.src.slice(image.src.indexOf(',') + 1))

/**
 * Looks at the picture on the screen as only a test can: gaps are dark, and the piece has the height of its own.
 * @returns slider value (0–100) of the gap
 */
export async function findGap(): Promise<number> {
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: /dark gaps/ })
  const piece = picture.nextElementSibling as HTMLImageElement
  const [width, height] = [320, 160]
  const pieceWidth = (width * Number.parseFloat(piece.style.inlineSize)) / 100
  const top = (height * Number.parseFloat(piece.style.insetBlockStart)) / 100
  const gaps = [...readSvg(picture).matchAll(/<path d="M([^"]+)Z" fill="#000"/g)].map(([, path = '']) => {
    const points = path.split('L').map((point) => point.split(' ').map(Number))
    const middle = (axis: number) => {
      const values = points.map((point) => point[axis] ?? 0)
      return (Math.min(...values) + Math.max(...values)) / 2
    }
    return { left: middle(0) - pieceWidth / 2, top: middle(1) - pieceWidth / 2 }
  })
  const [gap] = gaps.sort((a, b) => Math.abs(a.top - top) - Math.abs(b.top - top))
  if (!gap) throw new Error('The picture has no gap')
  return Math.round((100 * gap.left) / (width - pieceWidth))
}
