import type { StrokeInk } from '../../core/board/stroke-codec.ts'
import { POINT_STRIDE } from '../../core/board/stroke-codec.ts'
import { drawInk, drawPen } from './draw-ink.ts'
import type { Viewport } from '../viewport.ts'
import { scaleOf } from '../viewport.ts'

/**
 * A canvas for ink that is not committed yet. A growing pen stroke is only ever added to: what is drawn stays, and
 * a frame costs its new points however long the stroke is. The canvas is taken out of the page while it is empty,
 * because blending an empty layer over the board is not free.
 */
export function createInkLayer(canvas: HTMLCanvasElement, options: CanvasRenderingContext2DSettings = {}) {
  const ctx = canvas.getContext('2d', options)
  if (ctx === null) throw new Error('no 2d context')
  // Points of each stroke that are on the canvas.
  let drawn = new Map<string, number>()
  let shownViewport: Viewport | null = null

  /** @param strokes everything to be seen, in drawing order; points of a stroke are only ever added */
  function paint(strokes: ReadonlyMap<string, StrokeInk>, viewport: Viewport): void {
    canvas.style.display = strokes.size === 0 ? 'none' : ''
    const isGrowing = viewport === shownViewport && [...drawn.keys()].every((key) => strokes.has(key))
    const isAdditive = isGrowing && [...strokes.values()].every(({ tool }) => tool !== 'highlighter')
    if (!isAdditive) clear(viewport)
    shownViewport = viewport
    const scale = scaleOf(viewport) * viewport.density
    const { left, top, density } = viewport
    ctx?.setTransform(scale, 0, 0, scale, left * density, top * density)
    for (const [key, ink] of strokes) drawNew(key, ink)
  }

  function drawNew(key: string, ink: StrokeInk): void {
    if (ctx === null) return
    const count = ink.points.length / POINT_STRIDE
    const known = drawn.get(key) ?? 0
    if (count === known) return
    if (ink.tool === 'highlighter') drawInk(ctx, ink)
    else drawPen(ctx, ink, Math.max(known - 1, 0))
    drawn.set(key, count)
  }

  function clear({ width, height, density }: Viewport): void {
    const [deviceWidth, deviceHeight] = [Math.round(width * density), Math.round(height * density)]
    if (canvas.width !== deviceWidth) canvas.width = deviceWidth
    if (canvas.height !== deviceHeight) canvas.height = deviceHeight
    ctx?.setTransform(1, 0, 0, 1, 0, 0)
    ctx?.clearRect(0, 0, deviceWidth, deviceHeight)
    drawn = new Map()
  }

  return { paint }
}
