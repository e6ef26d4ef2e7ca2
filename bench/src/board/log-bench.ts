import { decodeKeyframe, emptyRoom, encodeKeyframe, evolve, type RoomState } from '@hwjy/classroom/core'
import { median, ms, type Row } from '../row.ts'
import { handwriting } from './handwriting.ts'
import { toStrokes } from './to-strokes.ts'

/** Measures the board's log by itself, without a browser: applying it, and what a late-comer is sent. */
export function measureLog(count: number): Row[] {
  const shown = count.toLocaleString('en')
  const strokes = toStrokes(count)
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
  const applyMs = cpuMs(() => {
    room = events.reduce<RoomState>(evolve, emptyRoom())
  })
  const keyframe = encodeKeyframe(room)
  const decodeMs = cpuMs(() => decodeKeyframe(keyframe))
  const bytesPerStroke = strokes.reduce((sum, { bytes }) => sum + bytes.length, 0) / count
  const jsonPerStroke = JSON.stringify(handwriting(count)).length / count
  return [
    {
      what: `apply ${shown} stroke events, CPU`,
      ours: ms(applyMs),
      rival: '79–143 ms (Yjs, from the study)',
      ratio: '',
      goal: '≤ 60 ms',
    },
    {
      what: `late join to ${shown} strokes: bytes`,
      ours: `${(keyframe.length / 1e6).toFixed(2)} MB`,
      rival: '',
      ratio: '',
      goal: '≤ 3.8 MB',
    },
    { what: `late join to ${shown} strokes: unpack, CPU`, ours: ms(decodeMs), rival: '', ratio: '', goal: '≤ 60 ms' },
    {
      what: 'a stored stroke of 40 points, times included',
      ours: `${bytesPerStroke.toFixed(0)} B`,
      rival: `${jsonPerStroke.toFixed(0)} B as JSON`,
      ratio: `${(jsonPerStroke / bytesPerStroke).toFixed(1)}×`,
      goal: '≤ 190 B',
    },
  ]
}

// Median of nine. CPU time, collecting garbage included: other work on the machine does not count.
function cpuMs(work: () => unknown): number {
  const samples = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return median(samples)
}
