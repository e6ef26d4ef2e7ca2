/** The frame of a selection, the line that is drawn around one, and what is being moved. */
import { applied, type Matrix, toTransform } from '../../core/board/elements/matrix.ts'
import type { Box, Place } from '../../core/board/place.ts'
import type { Pictures } from '../files/pictures.ts'
import { HANDLES, placeOfHandle, TURN_REACH } from '../input/selection-geometry.ts'
import { scaleOf, toElement, type Viewport } from '../viewport.ts'
import { createDraftLayer } from './draft-layer.ts'
import type { Painted } from './painted.ts'

const ACCENT = '#1470cc'
const HANDLE = 10

export interface ShownSelection {
  frame: Box | null
  hasHandles: boolean
  floating: { painted: readonly Painted[]; matrix: Matrix } | null
  outline: readonly Place[] | null
}

export function createSelectionLayer(
  floatCanvas: HTMLCanvasElement,
  lineCanvas: HTMLCanvasElement,
  pictures: Pictures,
) {
  const float = createDraftLayer(floatCanvas, pictures)
  const ctx = lineCanvas.getContext('2d')
  if (ctx === null) throw new Error('no 2d context')
  let isEmpty = false

  function paint({ frame, hasHandles, floating, outline }: ShownSelection, viewport: Viewport): void {
    float.paint(floating?.painted ?? NONE, viewport)
    if (floating !== null) {
      floatCanvas.style.transform = cssMatrix(floating.matrix, viewport)
      // The page's corner is where moving counts from.
      floatCanvas.style.transformOrigin = `${viewport.left}px ${viewport.top}px`
    }
    const isNothing = frame === null && outline === null
    if (isNothing && isEmpty) return
    isEmpty = isNothing
    lineCanvas.style.display = isNothing ? 'none' : ''
    if (ctx === null || isNothing) return
    clear(viewport)
    ctx.strokeStyle = ACCENT
    ctx.lineWidth = 1.5
    if (frame !== null) drawFrame(frame, floating?.matrix ?? null, hasHandles, viewport)
    if (outline !== null) drawOutline(outline, viewport)
  }

  function clear({ width, height, density }: Viewport): void {
    const [deviceWidth, deviceHeight] = [Math.round(width * density), Math.round(height * density)]
    if (lineCanvas.width !== deviceWidth) lineCanvas.width = deviceWidth
    if (lineCanvas.height !== deviceHeight) lineCanvas.height = deviceHeight
    ctx?.setTransform(1, 0, 0, 1, 0, 0)
    ctx?.clearRect(0, 0, deviceWidth, deviceHeight)
    ctx?.setTransform(density, 0, 0, density, 0, 0)
  }

  function drawFrame(frame: Box, moved: Matrix | null, hasHandles: boolean, viewport: Viewport): void {
    if (ctx === null) return
    const reach = TURN_REACH / scaleOf(viewport)
    const at = (place: Place) => toElement(viewport, moved === null ? place : applied(moved, place))
    const corners = (['nw', 'ne', 'se', 'sw'] as const).map((handle) => at(placeOfHandle(frame, handle, 0)))
    trace(corners)
    ctx.closePath()
    ctx.stroke()
    if (!hasHandles) return
    const [top, turn] = [{ x: frame.x + frame.width / 2, y: frame.y }, placeOfHandle(frame, 'turn', reach)]
    trace([at(top), at(turn)])
    ctx.stroke()
    ctx.fillStyle = '#ffffff'
    for (const handle of HANDLES) {
      const { x, y } = at(placeOfHandle(frame, handle, reach))
      ctx.beginPath()
      if (handle === 'turn') ctx.arc(x, y, HANDLE / 2 + 1, 0, 2 * Math.PI)
      else ctx.rect(x - HANDLE / 2, y - HANDLE / 2, HANDLE, HANDLE)
      ctx.fill()
      ctx.stroke()
    }
  }

  function drawOutline(outline: readonly Place[], viewport: Viewport): void {
    if (ctx === null) return
    ctx.setLineDash([5, 4])
    trace(outline.map((place) => toElement(viewport, place)))
    ctx.closePath()
    ctx.stroke()
    ctx.globalAlpha = 0.08
    ctx.fillStyle = ACCENT
    ctx.fill()
    ctx.globalAlpha = 1
    ctx.setLineDash([])
  }

  function trace(places: readonly Place[]): void {
    ctx?.beginPath()
    for (const [i, { x, y }] of places.entries()) {
      if (i === 0) ctx?.moveTo(x, y)
      else ctx?.lineTo(x, y)
    }
  }

  return { paint }
}

const NONE: readonly Painted[] = []

function cssMatrix(matrix: Matrix, viewport: Viewport): string {
  const [a, b, c, d, e, f] = toTransform(matrix)
  const scale = scaleOf(viewport)
  return `matrix(${a}, ${b}, ${c}, ${d}, ${e * scale}, ${f * scale})`
}
