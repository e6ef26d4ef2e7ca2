import { expect, it } from 'vitest'
import { anna, liveRoom, teacher } from '../../../test/test-room.ts'
import { encodeStroke } from '../board/stroke-codec.ts'
import { encodeEvents } from './frames.ts'
import { eventsOfLog, joinFrames } from './log-frames.ts'

const stroke = encodeStroke({ tool: 'pen', color: '#1f2937', width: 4, points: new Float32Array([10, 10, 0.5, 0]) })

function logOfClass() {
  const room = liveRoom()
  room.ask(anna, { type: 'say', text: '老师好' })
  room.ask(teacher, { type: 'board.addStroke', pageId: 'page-1', strokeId: 's1', bytes: stroke })
  room.ask(teacher, { type: 'end', reason: 'teacher' })
  return room.events
}

it('events come out of joined frames as they went in, ink and words', () => {
  const events = logOfClass()
  expect(events.some(({ type }) => type === 'board.strokeAdded')).toBe(true)
  expect(eventsOfLog(joinFrames(encodeEvents(events)))).toEqual(events)
  expect(eventsOfLog(new Uint8Array())).toEqual([])
})

it('a log that is cut off, or is none, is refused whole', () => {
  const bytes = joinFrames(encodeEvents(logOfClass()))
  for (const length of [1, 3, 5, bytes.length - 1]) expect(eventsOfLog(bytes.subarray(0, length))).toBeNull()
  expect(eventsOfLog(new Uint8Array([255, 255, 255, 255, 1]))).toBeNull()
  expect(eventsOfLog(joinFrames([JSON.stringify({ t: 'pong' }), 'no JSON']))).toBeNull()
})
