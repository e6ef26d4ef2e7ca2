import { describe, expect, it } from 'vitest'
import { anna, ben, chika, liveRoom, seconds, teacher } from '../../../../test/test-room.ts'
import { decide } from '../decide.ts'
import { draw } from '../rules/tool-rules.ts'

const pick = (change: { count?: number; pool?: readonly string[] | null; leaveOutPicked?: boolean } = {}) =>
  ({ type: 'pick', count: 1, pool: null, leaveOutPicked: false, ...change }) as const

/** 16 bytes that differ from draw to draw, the same in each run. */
const bytesOf = (no: number) => Uint8Array.from({ length: 16 }, (_, i) => (no * 2_654_435_761 * (i + 1)) >>> 13)

describe('[R24] the picker', () => {
  it('draws among the students who are here, and everybody sees the same draw', () => {
    const test = liveRoom([anna, ben, chika])
    test.ask(ben, { type: 'leave', reason: 'lost' })
    const [event] = test.ask(teacher, pick({ count: 6 }))
    expect(event).toMatchObject({ type: 'picked', pool: ['anna', 'chika'] })
    expect(test.room.tools.lastPick?.chosen.toSorted()).toEqual(['anna', 'chika'])
    expect(test.refusal(anna, pick())).toBe('teacher-only')
  })

  it('leaves out those who were picked, until the list is cleared', () => {
    const test = liveRoom([anna, ben])
    const next = () => {
      test.wait(seconds(3))
      return test.refusal(teacher, pick({ leaveOutPicked: true }))
    }
    expect([next(), next(), next()]).toEqual([null, null, 'pick-empty'])
    expect(test.room.tools.pickCounts).toEqual({ anna: 1, ben: 1 })
    test.ask(teacher, { type: 'clearPicks' })
    expect(next()).toBeNull()
  })

  it('draws among the ticked names only, and between one and six', () => {
    const test = liveRoom([anna, ben, chika])
    expect(test.ask(teacher, pick({ pool: ['ben', 'nobody', 'teacher'] }))).toMatchObject([
      { pool: ['ben'], chosen: ['ben'] },
    ])
    expect(test.refusal(teacher, pick({ count: 7 }))).toBe('tool-invalid')
    expect(test.refusal(teacher, pick({ count: 0 }))).toBe('tool-invalid')
  })

  it('[R37] shows one draw at a time: the next one waits', () => {
    const test = liveRoom([anna])
    test.ask(teacher, pick())
    test.wait(400)
    expect(decide(test.room, pick(), teacher, test.now)).toEqual({ refused: 'too-fast', retryAfterMs: 2_000 })
  })

  it('gives every student the same chance (chi-square over 10,000 draws)', () => {
    const people = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    const hits = new Map(people.map((userId) => [userId, 0]))
    for (let no = 0; no < 10_000; no++) {
      for (const userId of draw(people, 1, bytesOf(no))) hits.set(userId, (hits.get(userId) ?? 0) + 1)
    }
    const expected = 10_000 / people.length
    const chiSquare = [...hits.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // 9 degrees of freedom: a fair draw exceeds 27.9 once in a thousand times.
    expect(chiSquare).toBeLessThan(27.9)
  })
})
