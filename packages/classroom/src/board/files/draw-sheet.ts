import { fitted, WHOLE_PAGE } from '../../core/board/fitted.ts'

/** Draws a page of a document, or a picture, on the paper. In page pixels. */
export function drawSheet(ctx: CanvasRenderingContext2D, image: CanvasImageSource): void {
  const { width, height } = sizeOf(image)
  if (width === 0 || height === 0) return
  const box = fitted({ width, height }, WHOLE_PAGE)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, box.x, box.y, box.width, box.height)
}

export function sizeOf(image: CanvasImageSource): { width: number; height: number } {
  const { width, height } = image as ImageBitmap
  return { width, height }
}
