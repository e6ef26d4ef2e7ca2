import { createRasterizer } from './rasterizer.ts'
import type { RasterReply, RasterRequest } from './raster-protocol.ts'
import { transferables } from './raster-protocol.ts'

// Short enough that an eraser's question is answered within a frame.
const SLICE_MS = 8

// The few names of a worker's global that are used here; the package is typed for pages.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<RasterRequest>) => void) | null
  postMessage(message: RasterReply, transfer: Transferable[]): void
}

const canvas = new OffscreenCanvas(1, 1)
const context = canvas.getContext('2d')
if (context === null) throw new Error('no 2d context in this worker')

const { handle } = createRasterizer(
  {
    begin(width, height) {
      // Setting the size clears the canvas, even to the same size.
      canvas.width = width
      canvas.height = height
      return context
    },
    finish: () => canvas.transferToImageBitmap(),
  },
  SLICE_MS,
  (message) => scope.postMessage(message, transferables(message)),
)
scope.onmessage = (event) => handle(event.data)
