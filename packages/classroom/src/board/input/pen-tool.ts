import type { PageId, StrokeId } from '../../core/board/board-types.ts'
import type { Place } from '../../core/board/place.ts'
import { POINT_STRIDE, type StrokeInk, type StrokeTool } from '../../core/board/stroke-codec.ts'
import { encodeLiveInk, encodeTakenBack } from '../../core/live/live-ink.ts'
import type { BoardPen } from '../../ports/board-engine.ts'
import type { RoomChannel } from '../../ports/room-channel.ts'
import { newStrokeId } from '../ink/new-stroke-id.ts'
import type { OptimisticEdits } from '../optimistic-edits.ts'
import type { PointerSample } from '../ink/stroke-builder.ts'
import { StrokeBuilder } from '../ink/stroke-builder.ts'

// Others see a growing stroke 60 times a second at most.
const LIVE_INTERVAL_MS = 16

type Along = (place: Place) => Place

export interface Drawing {
  id: StrokeId
  pageId: PageId
  pen: BoardPen
  tool: StrokeTool
  /** From the first place to the last, while Shift is held. Others see it when it is done. */
  isStraight: boolean
  /** Where the hand's places lead, along an edge. */
  along: Along | null
  builder: StrokeBuilder
  sent: number
  sentAt: number
}

export function createPenTool(channel: Pick<RoomChannel, 'sendEphemeral'>, edits: Pick<OptimisticEdits, 'sendStroke'>) {
  let drawing: Drawing | null = null

  function begin(
    pageId: PageId,
    pen: BoardPen,
    sample: PointerSample,
    { tool = 'pen', isStraight = false, along = null }: Partial<Pick<Drawing, 'tool' | 'isStraight' | 'along'>> = {},
  ): void {
    const builder = new StrokeBuilder(led(sample, along), tool)
    const sentAt = Number.NEGATIVE_INFINITY
    drawing = { id: newStrokeId(), pageId, pen, tool, isStraight, along, builder, sent: 0, sentAt }
  }

  function move(samples: readonly PointerSample[]): void {
    for (const sample of samples) {
      if (drawing === null) return
      drawing.builder.add(led(sample, drawing.along))
      if (!drawing.builder.isFull) continue
      // A stroke has a size limit: it is committed here, and the next one goes on from the same place.
      const { pageId, pen, tool, isStraight, along } = drawing
      end()
      begin(pageId, pen, sample, { tool, isStraight, along })
    }
  }

  function end(): void {
    if (drawing === null) return
    const { id, pageId, builder } = drawing
    builder.finish()
    const ink = inkOf(drawing)
    drawing = null
    edits.sendStroke(pageId, id, { ...ink, points: ink.points.slice() })
  }

  function cancel(): void {
    if (drawing === null) return
    if (drawing.sent > 0) channel.sendEphemeral(encodeTakenBack(drawing.id, drawing.pageId))
    drawing = null
  }

  /** Sends what others have not seen. @returns false if it is too early: call again next frame */
  function share(now: number): boolean {
    if (drawing === null || drawing.isStraight || drawing.sent === drawing.builder.count) return true
    if (now - drawing.sentAt < LIVE_INTERVAL_MS) return false
    const { id, pageId, builder, sent } = drawing
    channel.sendEphemeral(encodeLiveInk(id, pageId, inkOf(drawing), sent))
    drawing.sent = builder.count
    drawing.sentAt = now
    return true
  }

  function current(pageId: PageId): [id: StrokeId, ink: StrokeInk] | null {
    if (drawing?.pageId !== pageId) return null
    // A straight line changes all of its points, so that it is another one to the canvas each time.
    const id = drawing.isStraight ? `${drawing.id}/${drawing.builder.count}` : drawing.id
    return [id, inkOf(drawing)]
  }

  /** What was drawn so far, to see what it was meant to be. */
  const points = (): Float32Array | null => drawing?.builder.points ?? null

  return { begin, move, end, cancel, share, current, points }
}

const led = (sample: PointerSample, along: Along | null): PointerSample =>
  along === null ? sample : { ...sample, ...along(sample) }

function inkOf({ pen: { color, width }, tool, isStraight, builder }: Drawing): StrokeInk {
  return { tool, color, width, points: isStraight ? straight(builder.points) : builder.points }
}

function straight(points: Float32Array): Float32Array {
  const last = points.length - POINT_STRIDE
  return last <= 0 ? points : Float32Array.of(...points.subarray(0, POINT_STRIDE), ...points.subarray(last))
}
