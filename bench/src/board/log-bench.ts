import { decodeKeyframe, emptyRoom, encodeKeyframe, evolve, type RoomState } from '@hwjy/classroom/core'
import { median, ms, type Row } from '../row.ts'
import { handwriting } from './handwriting.ts'
import { toStrokes } from './to-strokes.ts'

const COUNT = 20_000

/** The board's log by itself, without a browser: applying it, and what a late-comer is sent. */
export function measureLog(): Row[] {
  const strokes = toStrokes(COUNT)
  const events = strokes.map(({ id, author, bytes }, i) => ({
    type: 'board.strokeAdded' as const,
    seq: i + 1,
    at: i,
    by: author,
    id: `command-${i}`,
    pageId: 'page-1',
    strokeId: id,
    author,
    bytes,
  }))
  let room: RoomState = emptyRoom()
  const applyMs = median(
    Array.from({ length: 7 }, () => {
      const start = performance.now()
      room = events.reduce<RoomState>(evolve, emptyRoom())
      return performance.now() - start
    }),
  )
  const keyframe = encodeKeyframe(room)
  const decodeMs = median(
    Array.from({ length: 7 }, () => {
      const start = performance.now()
      decodeKeyframe(keyframe)
      return performance.now() - start
    }),
  )
  const bytesPerStroke = strokes.reduce((sum, { bytes }) => sum + bytes.length, 0) / COUNT
  const jsonPerStroke = JSON.stringify(handwriting(COUNT)).length / COUNT
  return [
    {
      what: 'apply 20,000 stroke events',
      ours: ms(applyMs),
      rival: '79–143 ms (Yjs, from the study)',
      ratio: '',
      goal: '≤ 60 ms',
    },
    {
      what: 'late join to 20,000 strokes: bytes',
      ours: `${(keyframe.length / 1e6).toFixed(2)} MB`,
      rival: '',
      ratio: '',
      goal: '≤ 3.8 MB',
    },
    { what: 'late join to 20,000 strokes: unpack', ours: ms(decodeMs), rival: '', ratio: '', goal: '≤ 60 ms' },
    {
      what: 'a stored stroke of 40 points, times included',
      ours: `${bytesPerStroke.toFixed(0)} B`,
      rival: `${jsonPerStroke.toFixed(0)} B as JSON`,
      ratio: `${(jsonPerStroke / bytesPerStroke).toFixed(1)}×`,
      goal: '≤ 190 B',
    },
  ]
}
