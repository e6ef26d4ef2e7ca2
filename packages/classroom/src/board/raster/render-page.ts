import type { BoardPage } from '../../core/board/board-types.ts'
import { PAGE_HEIGHT, PAGE_WIDTH } from '../../core/board/board-types.ts'
import { paperOf } from '../../core/board/paper.ts'
import { drawSheet } from '../files/draw-sheet.ts'
import { NO_PICTURES, type Pictures } from '../files/pictures.ts'
import { paint, unpack } from '../elements/painted.ts'
import { drawPaper } from './page-background.ts'

const SLICE_MS = 8
const STROKES_PER_LOOK = 16
// A PNG has no quality to choose.
const JPEG_QUALITY = 0.9

export interface PagePictureOptions {
  width?: number
  pictures?: Pictures
  sheet?: CanvasImageSource | null
  type?: 'image/png' | 'image/jpeg'
}

/**
 * A page as PNG. Works in slices, so that the class can go on while a full page is drawn.
 * @param options.width pixels, default 1280; the height follows
 * @param options.sheet what lies under the ink
 * @param options.type of the picture, default PNG
 * @throws {Error} when the browser cannot make a picture of this size
 */
export async function renderPagePng(page: BoardPage, options: PagePictureOptions = {}): Promise<Blob> {
  const { pictures = NO_PICTURES, sheet = null, type = 'image/png' } = options
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(options.width ?? PAGE_WIDTH)
  canvas.height = Math.round((canvas.width * PAGE_HEIGHT) / PAGE_WIDTH)
  const ctx = canvas.getContext('2d')
  if (ctx === null) throw new Error('no 2d context')
  ctx.scale(canvas.width / PAGE_WIDTH, canvas.height / PAGE_HEIGHT)
  drawPaper(ctx, paperOf(page))
  if (sheet !== null) drawSheet(ctx, sheet)
  let until = performance.now() + SLICE_MS
  for (const [i, stroke] of page.strokes.flat().entries()) {
    const painted = unpack(stroke)
    if (painted !== null) paint(ctx, painted, pictures)
    if (i % STROKES_PER_LOOK === 0 && performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve))
      until = performance.now() + SLICE_MS
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('picture too large')) : resolve(blob)),
      type,
      JPEG_QUALITY,
    )
  })
}
