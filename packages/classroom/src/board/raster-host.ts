import { createRasterizer } from './rasterizer.ts'
import type { RasterReply, RasterRequest } from './raster-protocol.ts'
import { transferables } from './raster-protocol.ts'

/** A rasterizer somewhere: in a worker, or on the page in slices too short to feel. */
export interface RasterHost {
  post(request: RasterRequest): void
  destroy(): void
}
export type CreateWorker = () => Worker

const PAGE_SLICE_MS = 4

export const createBoardWorker: CreateWorker = () =>
  new Worker(new URL('./board-worker.ts', import.meta.url), { type: 'module', name: 'board' })

export const canRasterInWorker = (): boolean =>
  typeof Worker === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  // Safari before 16.4 has the name but no 2d context.
  new OffscreenCanvas(1, 1).getContext('2d') !== null

/** @param onFail the worker could not start or broke; nothing more will come from it */
export function rasterInWorker(
  createWorker: CreateWorker,
  onReply: (reply: RasterReply) => void,
  onFail: () => void,
): RasterHost {
  const worker = createWorker()
  worker.onmessage = (event: MessageEvent<RasterReply>) => onReply(event.data)
  worker.onerror = onFail
  return {
    post: (request) => worker.postMessage(request, transferables(request)),
    destroy: () => worker.terminate(),
  }
}

export function rasterOnPage(onReply: (reply: RasterReply) => void): RasterHost {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no 2d context')
  const surface = {
    begin(width: number, height: number) {
      canvas.width = width
      canvas.height = height
      return context
    },
    finish: () => canvas,
  }
  const { handle, destroy } = createRasterizer(surface, PAGE_SLICE_MS, onReply)
  return { post: handle, destroy }
}
