import { describe, expect, it } from 'vitest'
import { anna, ben, chika, liveRoom, openRoom, seconds, teacher } from '../../../../test/test-room.ts'
import { type PrizeCommand, prizeIdOf } from './prizes.ts'
import { NO_PRIZES, prizesOf, prizeTotal } from '../rules/prize-counts.ts'

const award = (change: Partial<Omit<Extract<PrizeCommand, { type: 'awardPrize' }>, 'type'>> = {}): PrizeCommand => ({
  type: 'awardPrize',
  userIds: [anna.userId],
  prize: 'star',
  count: 1,
  reason: ' 读得好 ',
  ...change,
})

describe('[R25] prizes', () => {
  it('are counted per student, and everybody hears of them', () => {
    const test = liveRoom()
    const [event] = test.ask(teacher, award({ userIds: ['anna', 'ben', 'anna'], count: 2 }))
    expect(event).toMatchObject({ type: 'prizeAwarded', userIds: ['anna', 'ben'], count: 2, reason: '读得好' })
    test.ask(teacher, award({ prize: 'trophy' }))
    expect(prizesOf(test.room, 'anna')).toEqual({ star: 2, flower: 0, trophy: 1 })
    expect(prizeTotal(prizesOf(test.room, 'anna'))).toBe(3)
    expect(prizesOf(test.room, 'constructor')).toEqual(NO_PRIZES)
  })

  it('come from the teacher, in a class that runs', () => {
    expect(openRoom().refusal(teacher, award())).toBe('class-not-started')
    const test = liveRoom()
    expect(test.refusal(anna, award())).toBe('teacher-only')
    test.ask(teacher, { type: 'end', reason: 'teacher' })
    expect(test.refusal(teacher, award())).toBe('class-ended')
  })

  it('go to students of the class, also when their line dropped; not to who was removed', () => {
    const test = liveRoom()
    expect(test.refusal(teacher, award({ userIds: [chika.userId] }))).toBe('no-such-participant')
    expect(test.refusal(teacher, award({ userIds: [teacher.userId] }))).toBe('no-such-participant')
    test.ask(anna, { type: 'leave', reason: 'lost' })
    test.ask(teacher, award())
    test.ask(teacher, { type: 'remove', userId: ben.userId, reason: '' })
    expect(test.refusal(teacher, award({ userIds: [ben.userId] }))).toBe('no-such-participant')
  })

  it.each([
    ['nobody', { userIds: [] }],
    ['no prize', { count: 0 }],
    ['eleven', { count: 11 }],
    ['half a star', { count: 0.5 }],
    ['a long reason', { reason: '好'.repeat(101) }],
  ])('%s is refused', (_, change) => {
    expect(liveRoom().refusal(teacher, award(change))).toBe('prize-invalid')
  })

  it('can be taken back within ten seconds, once', () => {
    const test = liveRoom()
    const [given] = test.ask(teacher, award({ userIds: ['anna', 'ben'], count: 2 }))
    const revoke = { type: 'revokePrize', prizeId: prizeIdOf(given?.seq ?? 0) } as const
    expect(test.refusal(anna, revoke)).toBe('teacher-only')
    test.wait(seconds(10))
    expect(test.ask(teacher, revoke)).toMatchObject([{ type: 'prizeRevoked', userIds: ['anna', 'ben'], count: 2 }])
    expect(prizesOf(test.room, 'ben')).toEqual(NO_PRIZES)
    expect(test.refusal(teacher, revoke)).toBe('undo-too-late')
    const [late] = test.ask(teacher, award())
    test.wait(seconds(10) + 1)
    expect(test.refusal(teacher, { ...revoke, prizeId: prizeIdOf(late?.seq ?? 0) })).toBe('undo-too-late')
    expect(prizesOf(test.room, 'anna').star).toBe(1)
  })
})
