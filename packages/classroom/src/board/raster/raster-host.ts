import { createLoader, whenLoaded } from '@hwjy/base'
import type { createRasterizer } from './rasterizer.ts'
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

/**
 * A worker whose script hangs on a bad connection reports no error; after this long without an answer it has failed.
 */
const FIRST_REPLY_MS = 4_000

/** @param onFail the worker could not start or broke; nothing more will come from it */
export function rasterInWorker(
  createWorker: CreateWorker,
  onReply: (reply: RasterReply) => void,
  onFail: () => void,
): RasterHost {
  const worker = createWorker()
  let patience: ReturnType<typeof setTimeout> | undefined
  let isAwake = false
  worker.onmessage = (event: MessageEvent<RasterReply>) => {
    isAwake = true
    clearTimeout(patience)
    onReply(event.data)
  }
  worker.onerror = onFail
  return {
    post(request) {
      if (!isAwake && isQuestion(request)) patience ??= setTimeout(onFail, FIRST_REPLY_MS)
      worker.postMessage(request, transferables(request))
    },
    destroy() {
      clearTimeout(patience)
      worker.terminate()
    },
  }
}

const isQuestion = ({ type }: RasterRequest) => type === 'raster' || type === 'hitTest' || type === 'findWithin'

const rasterizerCode = createLoader(() => import('./rasterizer.ts'))

/** Most pages have a worker: the code for those without one is fetched, and what is asked meanwhile waits for it. */
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
  let rasterizer: ReturnType<typeof createRasterizer> | null = null
  const waiting: RasterRequest[] = []
  const stopWaiting = whenLoaded(rasterizerCode, (code) => {
    rasterizer = code.createRasterizer(surface, PAGE_SLICE_MS, onReply)
    for (const request of waiting.splice(0)) rasterizer.handle(request)
  })
  return {
    post(request) {
      if (rasterizer === null) waiting.push(request)
      else rasterizer.handle(request)
    },
    destroy() {
      stopWaiting()
      rasterizer?.destroy()
    },
  }
}
