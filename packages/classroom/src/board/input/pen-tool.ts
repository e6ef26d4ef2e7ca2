import type { PageId, StrokeId } from '../../core/board/board-types.ts'
import type { StrokeInk } from '../../core/board/stroke-codec.ts'
import { encodeLiveInk, encodeTakenBack } from '../../core/live/live-ink.ts'
import type { BoardPen } from '../../ports/board-engine.ts'
import type { RoomChannel } from '../../ports/room-channel.ts'
import { newStrokeId } from '../ink/new-stroke-id.ts'
import type { OptimisticEdits } from '../optimistic-edits.ts'
import type { PointerSample } from '../ink/stroke-builder.ts'
import { StrokeBuilder } from '../ink/stroke-builder.ts'

// Others see a growing stroke 60 times a second at most.
const LIVE_INTERVAL_MS = 16

interface Drawing {
  id: StrokeId
  pageId: PageId
  pen: BoardPen
  builder: StrokeBuilder
  sent: number
  sentAt: number
}

export function createPenTool(channel: Pick<RoomChannel, 'sendEphemeral'>, edits: Pick<OptimisticEdits, 'sendStroke'>) {
  let drawing: Drawing | null = null

  function begin(pageId: PageId, pen: BoardPen, sample: PointerSample): void {
    const builder = new StrokeBuilder(sample)
    drawing = { id: newStrokeId(), pageId, pen, builder, sent: 0, sentAt: Number.NEGATIVE_INFINITY }
  }

  function move(samples: readonly PointerSample[]): void {
    for (const sample of samples) {
      if (drawing === null) return
      drawing.builder.add(sample)
      if (!drawing.builder.isFull) continue
      // A stroke has a size limit: it is committed here, and the next one goes on from the same place.
      const { pageId, pen } = drawing
      end()
      begin(pageId, pen, sample)
    }
  }

  function end(): void {
    if (drawing === null) return
    const { id, pageId, pen, builder } = drawing
    drawing = null
    edits.sendStroke(pageId, id, toInk(pen, builder.finish().slice()))
  }

  function cancel(): void {
    if (drawing === null) return
    if (drawing.sent > 0) channel.sendEphemeral(encodeTakenBack(drawing.id, drawing.pageId))
    drawing = null
  }

  /** Sends what others have not seen. @returns false if it is too early: call again next frame */
  function share(now: number): boolean {
    if (drawing === null || drawing.sent === drawing.builder.count) return true
    if (now - drawing.sentAt < LIVE_INTERVAL_MS) return false
    const { id, pageId, pen, builder, sent } = drawing
    channel.sendEphemeral(encodeLiveInk(id, pageId, toInk(pen, builder.points), sent))
    drawing.sent = builder.count
    drawing.sentAt = now
    return true
  }

  function current(pageId: PageId): [id: StrokeId, ink: StrokeInk] | null {
    if (drawing?.pageId !== pageId) return null
    return [drawing.id, toInk(drawing.pen, drawing.builder.points)]
  }

  return { begin, move, end, cancel, share, current }
}

const toInk = ({ color, width }: BoardPen, points: Float32Array): StrokeInk => ({ tool: 'pen', color, width, points })
