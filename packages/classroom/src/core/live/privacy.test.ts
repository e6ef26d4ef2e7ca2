import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { life, type Step } from '../../../test/arbitrary.ts'
import { testQuestion } from '../../../test/test-question.ts'
import { anna, ben, chika, lesson, liveRoom, noon, system, teacher } from '../../../test/test-room.ts'
import type { Viewer } from '../room/commands/table.ts'
import { evolve } from '../room/evolve.ts'
import { createRoomLog } from '../room/room-log.ts'
import { emptyRoom } from '../room/room-state.ts'
import type { RoomEvent, RoomState } from '../room/room-types.ts'
import { decodeKeyframe, encodeKeyframe } from './keyframe.ts'
import { ownOf, ownShape, withOwn } from './own.ts'
import { eventFor, publicRoom, roomFor } from './privacy.ts'

const viewers: readonly Viewer[] = [
  { userId: 'teacher', role: 'teacher' },
  { userId: 'anna', role: 'student' },
  { userId: 'ben', role: 'student' },
]

const opening: readonly Step[] = [
  { actor: system, command: { type: 'open', settings: lesson() }, id: 'open', afterMs: 0 },
  ...[teacher, anna, ben, chika].map(
    (actor): Step => ({ actor, command: { type: 'enter' }, id: `enter-${actor.userId}`, afterMs: 0 }),
  ),
  { actor: teacher, command: { type: 'start' }, id: 'start', afterMs: 0 },
]

// The reason of a removal is known to those who heard of it, until they reload.
const withoutReasons = (room: RoomState): RoomState => ({ ...room, removed: publicRoom(room).removed })

describe('the view of one person', () => {
  it('is the same from the events and from a keyframe with its own part, at any moment', () => {
    fc.assert(
      fc.property(life, fc.constantFrom(...viewers), (steps, viewer) => {
        const log = createRoomLog(emptyRoom())
        let heard = emptyRoom()
        let now = noon
        for (const { actor, command, id, afterMs } of [...opening, ...steps]) {
          now += afterMs
          const { events } = log.submit(command, actor, id, now)
          heard = events.map((event) => eventFor(event, viewer)).reduce(evolve, heard)
          expect(withoutReasons(heard)).toEqual(roomFor(log.room, viewer))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('comes over the wire as a keyframe that is the same for all, and an own part', () => {
    const test = liveRoom([anna, ben])
    test.ask(teacher, {
      type: 'openPractice',
      practiceId: 'p1',
      kind: 'questions',
      title: '',
      limitSeconds: 0,
      questions: [testQuestion()],
    })
    test.ask(anna, { type: 'answerPractice', practiceId: 'p1', keys: [['B']] })
    const keyframe = decodeKeyframe(encodeKeyframe(publicRoom(test.room)))
    const seenBy = (viewer: Viewer) => {
      const own = ownOf(test.room, viewer)
      return keyframe && withOwn(keyframe, own && (ownShape(JSON.parse(JSON.stringify(own))) ?? null)).practice?.answers
    }
    expect(seenBy({ userId: 'anna', role: 'student' })).toMatchObject([{ userId: 'anna', keys: [['B']] }])
    expect(seenBy({ userId: 'ben', role: 'student' })).toMatchObject([{ userId: 'anna', keys: [] }])
    expect(seenBy({ userId: 'teacher', role: 'teacher' })).toMatchObject([{ keys: [], answered: [true] }])
    expect(ownOf(test.room, { userId: 'ben', role: 'student' })).toBeNull()
  })

  it('counts an event that is hidden, and learns nothing of it', () => {
    const hidden: RoomEvent = { seq: 1, at: noon, by: '', id: '', type: 'hidden' }
    expect(evolve(emptyRoom(), hidden)).toEqual({ ...emptyRoom(), seq: 1, log: { bytes: 200, byStudent: {} } })
  })
})
