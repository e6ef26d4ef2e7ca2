import { boundsOf, drawInk, POINT_STRIDE, simplifyStroke, StrokeBuilder, type StrokeInk } from '@hwjy/classroom/ink'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { LONG_SIDE, readInk, writeInk } from './ink-file.ts'
import { afterDrawing, type InkHistory, keepHistory, keptHistory, redone, undone } from './ink-history.ts'
import { turnedBack } from './turned.ts'

export type InkTool = 'pen' | 'eraser'
const PEN_WIDTH = 4.5
/** So near a press has to be to a line, in pixels of the ink. */
const ERASER_REACH = 14

interface InkOptions {
  /** The photo's id. */
  photo: string
  ink: string
  color: string
  /** Null shows only. */
  tool: InkTool | null
  turns: number
  /** Divides the photo's width by its height, as it was taken. */
  ratio: number
  /** Scrolls the photo: two fingers move it, whatever the tool. */
  frame: RefObject<HTMLElement | null>
  onChange: (ink: string) => void
  /** The photo has no room for more. */
  onFull: () => void
}

/** The photo in pixels of the ink. */
export const inkSize = (ratio: number) =>
  ratio >= 1 ? { width: LONG_SIDE, height: LONG_SIDE / ratio } : { width: LONG_SIDE * ratio, height: LONG_SIDE }

/** Ink on a photo: strokes as data, drawn on a canvas over it, in the photo's own coordinates. */
export function useInk({ photo, ink, color, tool, turns, ratio, frame, onChange, onFull }: InkOptions) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const strokes = useMemo(() => readInk(ink), [ink])
  const growing = useRef<{ id: number; builder: StrokeBuilder } | null>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const [history, setHistory] = useState(() => keptHistory(photo, ink))
  // Counts presses: what one of them erases is one step.
  const gesture = useRef(0)
  const size = inkSize(ratio)

  const inkOf = (builder: StrokeBuilder): StrokeInk => ({
    tool: 'pen',
    color,
    width: PEN_WIDTH,
    points: builder.points,
  })
  const hasPainted = useRef(false)
  const paint = () => {
    const element = canvas.current
    const isEmpty = strokes.length === 0 && !growing.current
    // A canvas that was never painted costs nothing; each one that was is copied in its full size.
    if (isEmpty && !hasPainted.current) return
    const context = element?.getContext('2d')
    if (!element || !context) return
    hasPainted.current = true
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, element.width, element.height)
    context.scale(element.width / size.width, element.height / size.height)
    for (const stroke of strokes) drawInk(context, stroke)
    if (growing.current) drawInk(context, inkOf(growing.current.builder))
  }
  const paintInk = useEffectEvent(paint)
  useEffect(() => paintInk(), [strokes, ratio])

  const placeOf = (event: PointerEvent) => {
    // The canvas is turned with the photo, so its box on the screen is asked of the frame that is not.
    const box = canvas.current?.getBoundingClientRect() ?? new DOMRect()
    const { x, y } = turnedBack(
      { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height },
      turns,
    )
    return { x: x * size.width, y: y * size.height }
  }
  const sampleOf = (event: PointerEvent) => ({
    ...placeOf(event),
    pressure: event.pointerType === 'pen' ? event.pressure : null,
    t: event.timeStamp,
  })
  const goTo = (step: InkHistory | null) => {
    if (!step) return
    setHistory(step)
    keepHistory(photo, step)
    onChange(step.at)
  }
  const change = (next: readonly StrokeInk[]) => {
    const text = writeInk(next)
    if (text !== null) return goTo(afterDrawing(history, ink, text, gesture.current))
    onFull()
    // What was just drawn is not kept.
    paint()
  }
  const erase = (event: PointerEvent) => {
    const at = placeOf(event)
    const hit = strokes.findLastIndex((stroke) => isNear(stroke, at))
    if (hit >= 0) change(strokes.filter((_, index) => index !== hit))
  }

  const press = (event: PointerEvent<HTMLElement>) => {
    if (tool === null || event.button !== 0) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.current.size > 1) {
      // A second finger: the first one was not to draw.
      growing.current = null
      paint()
      return
    }
    event.preventDefault()
    gesture.current += 1
    event.currentTarget.setPointerCapture(event.pointerId)
    if (tool === 'eraser') erase(event)
    else growing.current = { id: event.pointerId, builder: new StrokeBuilder(sampleOf(event)) }
    paint()
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.current.size > 1) {
      frame.current?.scrollBy((before.x - event.clientX) / 2, (before.y - event.clientY) / 2)
      return
    }
    if (growing.current?.id === event.pointerId) {
      growing.current.builder.add(sampleOf(event))
      paint()
    } else if (tool === 'eraser') erase(event)
  }
  const release = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId)
    const done = growing.current
    if (done?.id !== event.pointerId) return
    growing.current = null
    change([...strokes, { ...inkOf(done.builder), points: simplifyStroke(done.builder.points.slice()) }])
  }
  const [before, after] = [undone(history, ink), redone(history, ink)]
  return {
    canvas,
    canUndo: before !== null,
    canRedo: after !== null,
    pointer: { onPointerDown: press, onPointerMove: move, onPointerUp: release, onPointerCancel: release },
    undo: () => goTo(before),
    redo: () => goTo(after),
  }
}

function isNear(stroke: StrokeInk, { x, y }: { x: number; y: number }): boolean {
  const { minX, maxX, minY, maxY } = boundsOf(stroke)
  if (x < minX - ERASER_REACH || x > maxX + ERASER_REACH || y < minY - ERASER_REACH || y > maxY + ERASER_REACH)
    return false
  for (let at = 0; at < stroke.points.length; at += POINT_STRIDE) {
    const [px, py] = [stroke.points[at] as number, stroke.points[at + 1] as number]
    const [qx, qy] = [stroke.points[at + POINT_STRIDE] ?? px, stroke.points[at + POINT_STRIDE + 1] ?? py]
    const length = Math.hypot(qx - px, qy - py)
    const along =
      length === 0 ? 0 : Math.min(1, Math.max(0, ((x - px) * (qx - px) + (y - py) * (qy - py)) / length ** 2))
    if (Math.hypot(px + along * (qx - px) - x, py + along * (qy - py) - y) <= ERASER_REACH) return true
  }
  return false
}
