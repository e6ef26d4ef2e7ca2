import type { BoardPage } from '../../core/board/board-types.ts'
import { PAGE_HEIGHT, PAGE_WIDTH } from '../../core/board/board-types.ts'
import { decodeStroke } from '../../core/board/stroke-codec.ts'
import { drawInk } from '../ink/draw-ink.ts'
import { drawBackground } from './page-background.ts'

const SLICE_MS = 8
const STROKES_PER_LOOK = 16

/**
 * A page as PNG. Works in slices, so that the class can go on while a full page is drawn.
 * @param options.width pixels, default 1280; the height follows
 * @throws {Error} when the browser cannot make a picture of this size
 */
export async function renderPagePng(page: BoardPage, options: { width?: number } = {}): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(options.width ?? PAGE_WIDTH)
  canvas.height = Math.round((canvas.width * PAGE_HEIGHT) / PAGE_WIDTH)
  const ctx = canvas.getContext('2d')
  if (ctx === null) throw new Error('no 2d context')
  ctx.scale(canvas.width / PAGE_WIDTH, canvas.height / PAGE_HEIGHT)
  drawBackground(ctx, page.background)
  let until = performance.now() + SLICE_MS
  for (const [i, { bytes }] of page.strokes.flat().entries()) {
    const ink = decodeStroke(bytes)
    if (ink !== null) drawInk(ctx, ink)
    if (i % STROKES_PER_LOOK === 0 && performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve))
      until = performance.now() + SLICE_MS
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('picture too large')) : resolve(blob)), 'image/png')
  })
}
