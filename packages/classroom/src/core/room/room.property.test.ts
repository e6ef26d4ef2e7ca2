import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { life, type Step } from '../../../test/arbitrary.ts'
import { hashState } from '../../../test/hash-state.ts'
import { anna, ben, chika, lesson, noon, system, teacher } from '../../../test/test-room.ts'
import { evolve } from './evolve.ts'
import { logAfter } from './event-size.ts'
import { MEDIA_KINDS } from './rules/media-rights.ts'
import { createRoomLog } from './room-log.ts'
import { emptyRoom, isRemoved, participantOf } from './room-state.ts'
import type { RoomEvent, RoomState } from './room-types.ts'
import { publishRights } from './selectors.ts'

/** A class with everybody in it, before the random part begins. */
const opening: readonly Step[] = [
  { actor: system, command: { type: 'open', settings: lesson({ capacity: 2 }) }, id: 'open', afterMs: 0 },
  { actor: teacher, command: { type: 'start' }, id: 'start', afterMs: 0 },
  ...[teacher, anna, ben, chika].map(
    (actor): Step => ({ actor, command: { type: 'enter' }, id: `enter-${actor.userId}`, afterMs: 0 }),
  ),
]

interface Lived {
  events: readonly RoomEvent[]
  /** After each command. */
  states: readonly RoomState[]
}

function live(steps: readonly Step[]): Lived {
  const log = createRoomLog(emptyRoom())
  const events: RoomEvent[] = []
  const states: RoomState[] = []
  let now = noon
  for (const { actor, command, id, afterMs } of [...opening, ...steps]) {
    now += afterMs
    events.push(...log.submit(command, actor, id, now).events)
    states.push(log.room)
  }
  return { events, states }
}

const lastOf = ({ states }: Lived) => states.at(-1) ?? emptyRoom()

describe('the log', () => {
  it('replayed to any point gives the state that was live there', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const { events, states } = live(steps)
        for (const state of states) {
          const replayed = events.slice(0, state.seq).reduce(evolve, emptyRoom())
          expect(hashState(replayed)).toBe(hashState(state))
        }
      }),
      { numRuns: 30 },
    )
  })

  it('[R15] is the same however the retries of two clients fall between each other', () => {
    const retries = fc.array(fc.nat(), { maxLength: 40 })
    fc.assert(
      fc.property(life, retries, (steps, picks) => {
        // Each retry comes some time after its first try, as a client's does: never before it.
        const withRetries = [...steps]
        for (const pick of picks) {
          const first = pick % steps.length
          const step = steps[first]
          if (step === undefined) continue
          const after = withRetries.indexOf(step) + 1
          withRetries.splice(after + (pick % (withRetries.length - after + 1)), 0, { ...step, afterMs: 0 })
        }
        expect(live(withRetries).events).toEqual(live(steps).events)
      }),
      { numRuns: 60 },
    )
  })

  it('[R30] is enough to know every command again after a crash', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const log = createRoomLog(emptyRoom())
        let now = noon
        const unknown = [...opening, ...steps].filter(({ actor, command, id, afterMs }) => {
          now += afterMs
          const { events } = log.submit(command, actor, id, now)
          return events.length > 0 && !createRoomLog(log.room, events).submit(command, actor, id, now).isRepeated
        })
        expect(unknown).toEqual([])
      }),
    )
  })

  it('an event of an unknown kind only counts and weighs', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const room = lastOf(live(steps))
        const unknown = {
          seq: room.seq + 1,
          at: noon,
          by: 'x',
          id: 'x',
          type: 'confettiThrown',
        } as unknown as RoomEvent
        expect(evolve(room, unknown)).toEqual({ ...room, seq: room.seq + 1, log: logAfter(room, unknown) })
      }),
      { numRuns: 20 },
    )
  })

  it('never changes a state that was handed out', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const { events } = live(steps)
        let room = emptyRoom()
        for (const event of events) {
          const before = hashState(room)
          const after = evolve(room, event)
          expect(hashState(room)).toBe(before)
          room = after
        }
      }),
      { numRuns: 10 },
    )
  })
})

describe('decide never leads to what must not be', () => {
  const eachEvent = (check: (before: RoomState, event: RoomEvent) => void) =>
    fc.assert(
      fc.property(life, (steps) => {
        let room = emptyRoom()
        for (const event of live(steps).events) {
          check(room, event)
          room = evolve(room, event)
        }
      }),
      { numRuns: 100 },
    )
  const eachState = (check: (room: RoomState) => void) =>
    fc.assert(
      fc.property(life, (steps) => {
        for (const room of live(steps).states) check(room)
      }),
      { numRuns: 100 },
    )

  it('[R11] two on the floor: whoever comes finds it empty', () => {
    eachEvent((room, event) => {
      if (event.type !== 'stageEntered' && event.type !== 'boardGranted') return
      expect([undefined, event.userId]).toContain(room.floor?.userId)
    })
  })

  it('[R11] a student who draws without the pen', () => {
    eachEvent((room, event) => {
      if (!event.type.startsWith('board.') || participantOf(room, event.by)?.role !== 'student') return
      expect(room.floor).toMatchObject({ userId: event.by, canDraw: true })
    })
  })

  it('[R6] a removed person who does anything, or is given anything', () => {
    eachEvent((room, event) => {
      expect(isRemoved(room, event.by)).toBe(false)
      // Letting back in is for them alone; what they said before may still be pinned.
      if (event.type === 'readmitted' || event.type === 'messagePinned') return
      expect('userId' in event && isRemoved(room, event.userId)).toBe(false)
    })
  })

  it('[R11] somebody on the floor, in the queue or invited who is gone', () => {
    eachState((room) => {
      const holders = [...room.hands, ...room.invitations, ...(room.floor === null ? [] : [room.floor])]
      for (const { userId } of holders) expect(participantOf(room, userId)?.presence).toMatch(/here|lost/)
    })
  })

  it('[R9][R12][R13] somebody who sends what they may not, or while they are away', () => {
    eachState((room) => {
      for (const { userId, media, presence } of Object.values(room.participants)) {
        const rights = publishRights(room, userId)
        const unlawful = MEDIA_KINDS.filter((kind) => media[kind] && !(rights[kind] && presence === 'here'))
        expect(unlawful).toEqual([])
        expect(media.camera && media.screen).toBe(false)
      }
    })
  })

  it('[R5] more students than seats', () => {
    eachState((room) => {
      const students = Object.values(room.participants).filter(
        ({ role, presence }) => role === 'student' && presence !== 'gone',
      )
      expect(students.length).toBeLessThanOrEqual(room.settings?.capacity ?? 0)
    })
  })

  it('[R9] two hands of one person, or two invitations', () => {
    eachState((room) => {
      expect(new Set(room.hands.map(({ userId }) => userId)).size).toBe(room.hands.length)
      expect(new Set(room.invitations.map(({ userId }) => userId)).size).toBe(room.invitations.length)
    })
  })

  it('[R29] anything at all after the end', () => {
    eachEvent((room) => expect(room.status).not.toBe('ended'))
  })
})
