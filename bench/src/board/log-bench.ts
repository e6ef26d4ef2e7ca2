import {
  decodeKeyframe,
  emptyRoom,
  encodeKeyframe,
  encodeLiveInk,
  encodeStroke,
  evolve,
  POINT_STRIDE,
  type RoomState,
  simplifyStroke,
} from '@hwjy/classroom/core'
import { kilobytes, median, ms, type Row } from '../row.ts'
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
  const applyMs = cpuMs(() => {
    room = events.reduce<RoomState>(evolve, emptyRoom())
  })
  const keyframe = encodeKeyframe(room)
  const decodeMs = cpuMs(() => decodeKeyframe(keyframe))
  const bytesPerStroke = strokes.reduce((sum, { bytes }) => sum + bytes.length, 0) / COUNT
  const jsonPerStroke = JSON.stringify(handwriting(COUNT)).length / COUNT
  const wire = wireBytes()
  return [
    {
      what: 'apply 20,000 stroke events, CPU',
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
    { what: 'late join to 20,000 strokes: unpack, CPU', ours: ms(decodeMs), rival: '', ratio: '', goal: '≤ 60 ms' },
    {
      what: 'a stored stroke of 40 points, times included',
      ours: `${bytesPerStroke.toFixed(0)} B`,
      rival: `${jsonPerStroke.toFixed(0)} B as JSON`,
      ratio: `${(jsonPerStroke / bytesPerStroke).toFixed(1)}×`,
      goal: '≤ 190 B',
    },
    {
      what: `a 200-point stroke on the wire, ${wire.frames} live frames and the commit`,
      ours: kilobytes(wire.bytes),
      rival: '18–133 kB (from the study)',
      ratio: '',
      goal: '≤ 3 kB',
    },
  ]
}

/** A stroke of 200 points at 125 Hz, shown live in 60 frames a second and then committed. Frame headers not counted. */
function wireBytes(): { frames: number; bytes: number } {
  const raw = Array.from({ length: 200 }, (_, i) => [300 + i * 3, 330 + 120 * Math.sin(i / 18), 0.5, i * 8])
  const points = Float32Array.from(raw.flat())
  const ink = { tool: 'pen', color: '#1f1f1f', width: 4, points } as const
  const committed = encodeStroke({ ...ink, points: simplifyStroke(points) }).length
  let [frames, bytes, sent] = [0, committed, 0]
  for (let at = 0; sent < 200; at += 1_000 / 60) {
    const reached = Math.min(Math.floor(at / 8) + 1, 200)
    if (reached === sent) continue
    bytes += encodeLiveInk(
      'stroke',
      'page-1',
      { ...ink, points: points.subarray(0, reached * POINT_STRIDE) },
      sent,
    ).length
    sent = reached
    frames++
  }
  return { frames, bytes }
}

/** Median of nine. CPU time, collecting garbage included: other work on the machine does not count. */
function cpuMs(work: () => unknown): number {
  const samples = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return median(samples)
}
