import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anna, ben, chika, liveRoom, seconds, system, teacher } from '../../../../test/test-room.ts'
import { syncClock, unsyncedClock } from '../../live/clock-sync.ts'
import { eventFor } from '../../live/privacy.ts'
import { createRoomLog } from '../room-log.ts'
import type { PracticeAnswer } from '../practice-types.ts'
import { nextDueAt } from './ending-times.ts'
import { pressOf, ranksOf } from './buzzer-rules.ts'

const start = { type: 'startPractice', kind: 'buzzer', title: '', limitSeconds: 0, questions: [] } as const
const opened = { openedAt: 0, opensAt: 3_000 }

describe('[R23] a press of the buzzer', () => {
  it('counts when the page says, within what its connection makes possible', () => {
    expect(pressOf(opened, 4_000, 4_400, 800)).toMatchObject({ pressedAt: 4_000, isClamped: false })
    expect(pressOf(opened, 3_100, 5_000, 800)).toMatchObject({ pressedAt: 4_050, isClamped: true })
    expect(pressOf(opened, 9_000, 5_000, 0)).toMatchObject({ pressedAt: 5_000, isClamped: true })
    expect(pressOf(opened, 3_100, 6_000, 60_000)).toMatchObject({ pressedAt: 4_250, roundTripMs: 1_600 })
    expect(pressOf(opened, undefined, 5_000, 800)).toMatchObject({ pressedAt: 5_000, isClamped: false })
  })

  it('is refused before the buzzer opens, three seconds after the start, for all at the same moment', () => {
    const test = liveRoom([anna, ben])
    const [event] = test.ask(teacher, start)
    expect(event).toMatchObject({ opensAt: test.now + seconds(3) })
    const practiceId = test.room.practice?.id ?? ''
    const press = (pressedAt: number) => ({ type: 'answerPractice', practiceId, keys: [], pressedAt }) as const
    expect(test.refusal(anna, press(test.now + seconds(3)))).toBe('too-early')
    test.wait(seconds(3) + 20)
    expect(test.refusal(anna, press(test.now - 21))).toBe('too-early')
    expect(test.refusal(anna, press(test.now - 20))).toBeNull()
  })

  it('tells students when it was, and the teacher how that was found', () => {
    const test = liveRoom([anna, ben])
    test.ask(teacher, start)
    test.wait(seconds(4))
    const practiceId = test.room.practice?.id ?? ''
    const [event] = test.ask(anna, { type: 'answerPractice', practiceId, keys: [] })
    if (!event) throw new Error('nothing happened')
    expect(eventFor(event, { userId: 'teacher', role: 'teacher' })).toMatchObject({ audit: { roundTripMs: 0 } })
    const seen = eventFor(event, { userId: 'ben', role: 'student' })
    expect(seen).toMatchObject({ pressedAt: test.now })
    expect(seen).not.toHaveProperty('audit')
  })

  it('[R37] gets its rank a second after the first arrival; later ones stand behind', () => {
    const test = liveRoom([anna, ben, chika])
    test.ask(teacher, start)
    const practiceId = test.room.practice?.id ?? ''
    test.wait(seconds(3) + 500)
    const press = { type: 'answerPractice', practiceId, keys: [] } as const
    test.ask(anna, press)
    test.wait(120)
    test.ask(ben, { ...press, pressedAt: test.now - 129 })
    expect(nextDueAt(test.room)).toBe(test.now + 880)
    test.wait(880)
    expect(test.ask(system, { type: 'tick' })).toMatchObject([
      {
        type: 'practiceSettled',
        ranks: [
          { userId: 'ben', rank: 1, afterMs: 491 },
          { userId: 'anna', rank: 1, afterMs: 500 },
        ],
      },
    ])
    test.ask(chika, press)
    expect(test.ask(teacher, { type: 'endPractice', practiceId })).toMatchObject([
      { type: 'practiceSettled', ranks: [{}, {}, { userId: 'chika', rank: 3 }] },
      { type: 'practiceEnded' },
    ])
  })

  it('is ranked right in 99 of 100 races, on ways of 20 to 800 ms and with clocks up to 5 s wrong', () => {
    const delay = fc.integer({ min: 0, max: 30 })
    const race = fc.array(
      fc.record({
        press: fc.integer({ min: 100, max: 900 }),
        // There and back, when nothing else is on it.
        way: fc.integer({ min: 20, max: 800 }),
        // How far the page's clock is ahead.
        ahead: fc.integer({ min: -5_000, max: 5_000 }),
        pings: fc.array(fc.record({ there: delay, back: delay }), { minLength: 8, maxLength: 8 }),
      }),
      { minLength: 2, maxLength: 6 },
    )
    let right = 0
    let all = 0
    for (const racers of fc.sample(race, { numRuns: 1_000, seed: 7 })) {
      const answers = racers.flatMap(({ press, way, ahead, pings }, i): PracticeAnswer[] => {
        const clock = pings.reduce((sync, { there, back }, no) => {
          const sentAt = no * 2_000
          const at = sentAt + way / 2 + there
          return syncClock(sync, sentAt + ahead, at, at + way / 2 + back + ahead)
        }, unsyncedClock)
        const claimed = 3_000 + press + ahead + clock.offsetMs
        const found = pressOf(opened, claimed, 3_000 + press + Math.round(way / 2), way)
        return found === null ? [] : [{ userId: `u${i}`, at: found.receivedAt, keys: [], pressedAt: found.pressedAt }]
      })
      const practice = { ...opened, kind: 'buzzer', answers } as unknown as Parameters<typeof ranksOf>[0]
      const first = Math.min(...racers.map(({ press }) => press))
      all += 1
      const winners = ranksOf(practice).filter(({ rank }) => rank === 1)
      if (winners.some(({ userId }) => racers[Number(userId.slice(1))]?.press === first)) right += 1
    }
    expect(right / all).toBeGreaterThanOrEqual(0.99)
  })

  it('takes the round trip that the authority measured, not one that the page names', () => {
    const test = liveRoom([anna])
    test.ask(teacher, start)
    const practiceId = test.room.practice?.id ?? ''
    test.wait(seconds(5))
    const log = createRoomLog(test.room)
    const command = { type: 'answerPractice', practiceId, keys: [], pressedAt: test.now - 900 } as const
    const facts = { random: new Uint8Array(16), roundTripMs: 400 }
    expect(log.submit(command, anna, 'press-1', test.now, facts).events).toMatchObject([
      { pressedAt: test.now - 550, audit: { roundTripMs: 400, isClamped: true } },
    ])
  })
})
