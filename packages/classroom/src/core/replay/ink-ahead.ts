/** Strokes while they were drawn: the log has each when the pen was lifted, with the time of every point. */
import { decodeStroke, POINT_STRIDE, type StrokeInk } from '../board/stroke-codec.ts'
import { encodeLiveInk, encodeTakenBack } from '../live/live-ink.ts'
import type { EpochMs, UserId } from '../room/ids.ts'
import type { RoomEvent } from '../room/room-types.ts'
import { penDownMs } from './activity.ts'

/** A pen that is down for longer is shown when it is lifted. */
const DRAWN_AT_MOST_MS = 15_000
/** A board forgets ink of which it has heard nothing for 15 s, as of a pen that was lost. Sooner, all of it is sent anew. */
const SENT_ANEW_MS = 10_000

type Stroke = Extract<RoomEvent, { type: 'board.strokeAdded' }>
interface Drawing {
  stroke: Stroke
  ink: StrokeInk
  drawnMs: number
  /** Points that were sent. */
  sent: number
}

export interface InkAhead {
  /**
   * Sends what was drawn up to now of strokes whose pen is still down.
   * @param coming the events that follow, in order
   * @param now of the viewer's own clock, ms
   */
  draw(coming: Iterable<RoomEvent>, at: EpochMs, now: number): void
  /** The stroke is on the page from here on. */
  settle(event: RoomEvent): void
  /** Takes back all that is under way: the viewer goes elsewhere. */
  clear(): void
}

/** @param send a frame of the ephemeral lane, with its author */
export function createInkAhead(send: (from: UserId, frame: Uint8Array) => void): InkAhead {
  const drawings = new Map<string, Drawing>()
  const none = new Set<string>()
  let takes = 0
  let sentAnewAt = 0
  // A board ignores ink of a stroke that it has seen settled. A viewer who goes back sees it drawn again, by another hand.
  const hand = ({ author }: Stroke) => `${author} ${takes}`

  function begin(stroke: Stroke): Drawing | null {
    const known = drawings.get(stroke.strokeId)
    if (known || none.has(stroke.strokeId)) return known ?? null
    const ink = decodeStroke(stroke.bytes)
    const drawnMs = ink ? penDownMs(ink) : 0
    if (ink === null || drawnMs === 0) {
      none.add(stroke.strokeId)
      return null
    }
    const drawing = { stroke, ink, drawnMs, sent: 0 }
    drawings.set(stroke.strokeId, drawing)
    return drawing
  }

  function clear(): void {
    for (const { stroke, sent } of drawings.values())
      if (sent > 0) send(hand(stroke), encodeTakenBack(stroke.strokeId, stroke.pageId))
    drawings.clear()
    none.clear()
    takes++
  }

  return {
    draw(coming, at, now) {
      if (now - sentAnewAt >= SENT_ANEW_MS) {
        sentAnewAt = now
        clear()
      }
      for (const event of coming) {
        if (event.at - at > DRAWN_AT_MOST_MS) return
        if (event.type !== 'board.strokeAdded') continue
        const drawing = begin(event)
        if (drawing === null) continue
        const drawn = pointsBy(drawing.ink, at - (event.at - drawing.drawnMs))
        if (drawn <= drawing.sent) continue
        const shown = { ...drawing.ink, points: drawing.ink.points.subarray(0, drawn * POINT_STRIDE) }
        send(hand(event), encodeLiveInk(event.strokeId, event.pageId, shown, drawing.sent))
        drawing.sent = drawn
      }
    },
    settle(event) {
      if (event.type !== 'board.strokeAdded') return
      const drawing = drawings.get(event.strokeId)
      if (drawing === undefined) return
      drawings.delete(event.strokeId)
      if (drawing.sent > 0) send(hand(event), encodeTakenBack(event.strokeId, event.pageId))
    },
    clear,
  }
}

/** The number of points that a pen had drawn after this time. */
function pointsBy({ points }: StrokeInk, afterMs: number): number {
  let count = 0
  while (count * POINT_STRIDE < points.length && (points[count * POINT_STRIDE + 3] ?? 0) <= afterMs) count++
  return afterMs < 0 ? 0 : count
}
