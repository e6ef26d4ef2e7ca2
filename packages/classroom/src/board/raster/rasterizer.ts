import type { PageId } from '../../core/board/board-types.ts'
import type { InkContext } from '../ink/draw-ink.ts'
import type { Pictures } from '../files/pictures.ts'
import { paint, unpack } from '../elements/painted.ts'
import { findWithin, hitTest } from '../hit-test.ts'
import type { InkStroke } from '../ink/ink-page.ts'
import { InkPage } from '../ink/ink-page.ts'
import type { RasterArea, RasterReply, RasterRequest } from './raster-protocol.ts'
import { unpackStrokes } from './raster-protocol.ts'

/** Makes the pixels; a worker and a page have different canvases. */
export interface RasterSurface {
  /** A cleared context of this size in device pixels. */
  begin(width: number, height: number): InkContext
  /** The drawn image; valid until the next `begin` on the page, for ever in a worker. */
  finish(): ImageBitmap | HTMLCanvasElement
}

interface RasterJob {
  ref: number
  area: RasterArea
  // Captured when asked, so that later edits do not reach into a half-drawn image.
  strokes: readonly InkStroke[]
}

const STROKES_PER_LOOK = 8

/**
 * Keeps the ink of the pages it was told about and draws pieces of them in slices: between two slices other requests
 * are heard, so an eraser never waits for a full page of ink.
 * @param sliceMs how long one slice may take
 */
export function createRasterizer(surface: RasterSurface, sliceMs: number, reply: (message: RasterReply) => void) {
  const pages = new Map<PageId, InkPage>()
  const images = new Map<string, ImageBitmap>()
  const pictures: Pictures = { version: 0, get: (fileId) => images.get(fileId) ?? null }
  const jobs: RasterJob[] = []
  const turns = new MessageChannel()
  turns.port1.onmessage = runSlice
  let current: { job: RasterJob; ctx: InkContext; drawn: number } | null = null

  function pageOf(id: PageId): InkPage {
    const known = pages.get(id)
    if (known !== undefined) return known
    const page = new InkPage()
    pages.set(id, page)
    return page
  }

  function handle(request: RasterRequest): void {
    switch (request.type) {
      case 'edit':
        return pageOf(request.pageId).edit(new Set(request.removed), unpackStrokes(request.inserted))
      case 'forget':
        return void pages.delete(request.pageId)
      case 'picture':
        return void images.set(request.fileId, request.image)
      case 'hitTest': {
        const strokeIds = hitTest(pageOf(request.pageId), request.sweep)
        return reply({ type: 'hit', ref: request.ref, strokeIds })
      }
      case 'findWithin': {
        const strokeIds = findWithin(pageOf(request.pageId), request.outline)
        return reply({ type: 'hit', ref: request.ref, strokeIds })
      }
      case 'raster': {
        const { ref, area } = request
        const { scale, x, y, width, height } = area
        const strokes = pageOf(request.pageId).find({
          minX: x / scale,
          minY: y / scale,
          maxX: (x + width) / scale,
          maxY: (y + height) / scale,
        })
        if (jobs.push({ ref, area, strokes }) === 1 && current === null) turns.port2.postMessage(null)
        return
      }
      default:
        request satisfies never
    }
  }

  function runSlice(): void {
    const until = performance.now() + sliceMs
    while (performance.now() < until) {
      current ??= startNext()
      if (current === null) return
      const { job, ctx } = current
      const end = Math.min(current.drawn + STROKES_PER_LOOK, job.strokes.length)
      for (; current.drawn < end; current.drawn++) {
        const painted = unpack(job.strokes[current.drawn] as InkStroke)
        if (painted !== null) paint(ctx, painted, pictures)
      }
      if (end < job.strokes.length) continue
      current = null
      reply({ type: 'rastered', ref: job.ref, image: job.strokes.length === 0 ? null : surface.finish() })
    }
    turns.port2.postMessage(null)
  }

  function startNext() {
    const job = jobs.shift()
    if (job === undefined) return null
    const { scale, x, y, width, height } = job.area
    const ctx = surface.begin(width, height)
    ctx.setTransform(scale, 0, 0, scale, -x, -y)
    return { job, ctx, drawn: 0 }
  }

  function destroy(): void {
    turns.port1.close()
    jobs.length = 0
    pages.clear()
    images.clear()
  }

  return { handle, destroy }
}
