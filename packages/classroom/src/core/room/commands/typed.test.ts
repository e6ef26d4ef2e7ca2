import { describe, expect, it } from 'vitest'
import { anna, ben, chika, liveRoom, noon, seconds, teacher } from '../../../../test/test-room.ts'
import { typedQuestion } from '../../../../test/test-question.ts'
import { decodeKeyframe, encodeKeyframe } from '../../live/keyframe.ts'
import { ownOf, ownShape } from '../../live/own.ts'
import { eventFor, publicRoom, roomFor } from '../../live/privacy.ts'
import { ANSWER_BUCKETS, type PracticeQuestion, type RoomPracticeKind } from '../practice-types.ts'
import type { RoomCommand, RoomEvent, RoomState } from '../room-types.ts'

const sentence = typedQuestion(
  { type: 'fillIn', blanks: 2, accepted: [['买', '要'], ['苹果']], pinyin: [[], []] },
  '我去商店____三斤____。',
)
const start = (questions: readonly PracticeQuestion[], kind: RoomPracticeKind = 'dictation'): RoomCommand => ({
  type: 'startPractice',
  kind,
  title: '',
  limitSeconds: 0,
  questions,
})
const type = ({ room }: { room: RoomState }, ...texts: string[][]): RoomCommand => ({
  type: 'answerPractice',
  practiceId: room.practice?.id ?? '',
  keys: texts.map(() => []),
  texts,
})
const end = ({ room }: { room: RoomState }): RoomCommand => ({
  type: 'endPractice',
  practiceId: room.practice?.id ?? '',
})
const people = (counts: Partial<Record<(typeof ANSWER_BUCKETS)[number], number>>) =>
  ANSWER_BUCKETS.map((bucket) => counts[bucket] ?? 0)
const li = { userId: 'teacher', role: 'teacher' } as const
const student = (userId: string) => ({ userId, role: 'student' }) as const

describe('answers that are typed', () => {
  it('[R72] need one to ten blanks, each with a right answer, and a sentence with as many', () => {
    const test = liveRoom([anna])
    const { task } = sentence
    for (const wrong of [
      start([]),
      start([sentence]),
      start([typedQuestion()], 'fillIn'),
      start([typedQuestion({ accepted: [[]] })]),
      start([typedQuestion({ accepted: [[' ']] })]),
      start([typedQuestion({ accepted: [['字'.repeat(51)]] })]),
      start([typedQuestion({ answerBy: 'pinyin' })]),
      start([typedQuestion({ blanks: 2 })]),
      start([{ ...sentence, title: '我去商店____。', ...(task && { task }) }], 'fillIn'),
    ]) {
      expect([JSON.stringify(wrong), test.refusal(teacher, wrong)]).toEqual([JSON.stringify(wrong), 'practice-invalid'])
    }
    test.ask(teacher, start([sentence], 'fillIn'))
    expect(test.room.practice?.kind).toBe('fillIn')
  })

  it('[R72] hide what is right until the end, also in the keyframe', () => {
    const test = liveRoom([anna])
    const [opened] = test.ask(teacher, start([sentence], 'fillIn')) as [RoomEvent]
    expect(JSON.stringify(eventFor(opened, student('anna')))).not.toContain('苹果')
    const keyframe = decodeKeyframe(encodeKeyframe(publicRoom(test.room)))
    expect(keyframe?.practice?.questions[0]?.task).toMatchObject({ blanks: 2, accepted: [], pinyin: [] })
    test.ask(anna, type(test, ['买', '苹果']))
    const [ended] = test.ask(teacher, end(test)) as [RoomEvent]
    expect(JSON.stringify(eventFor(ended, student('anna')))).toContain('苹果')
    const shown = decodeKeyframe(encodeKeyframe(publicRoom(test.room)))
    expect(shown?.practice?.questions[0]?.task).toMatchObject({ accepted: [['买', '要'], ['苹果']] })
  })

  it('[R72] count people by bucket and tell the teacher the commonest wrong ones without names', () => {
    const test = liveRoom([anna, ben, chika])
    test.ask(teacher, start([typedQuestion()]))
    for (const [person, text] of [
      [anna, '在见'],
      [ben, '在见'],
      [chika, ' 再见！'],
    ] as const) {
      test.ask(person, type(test, [text]))
    }
    const [ended] = test.ask(teacher, end(test)) as [RoomEvent]
    expect(test.room.practice?.results).toMatchObject([
      { answered: 3, correct: 1, typed: { buckets: [people({ right: 1, homophone: 2 })] } },
    ])
    const wrong = [[[{ text: '在见', count: 2, bucket: 'homophone' }]]]
    expect(eventFor(ended, li)).toMatchObject({ wrong, right: [['chika']] })
    expect(eventFor(ended, student('anna'))).not.toHaveProperty('wrong')
    expect(roomFor(test.room, li).practice?.wrong).toEqual(wrong)
    expect(roomFor(test.room, student('anna')).practice).not.toHaveProperty('wrong')
    const own = ownOf(test.room, li)
    expect(ownShape(JSON.parse(JSON.stringify(own)))).toEqual(own)
  })

  it('[R72] are kept for the person who typed them, and nobody else reads them', () => {
    const test = liveRoom([anna, ben])
    test.ask(teacher, start([typedQuestion()]))
    const [event] = test.ask(anna, type(test, ['在见'])) as [RoomEvent]
    expect(eventFor(event, li)).toMatchObject({ answered: [true] })
    const texts = (viewer: Parameters<typeof roomFor>[1]) => roomFor(test.room, viewer).practice?.answers[0]?.texts
    expect([texts(student('anna')), texts(student('ben')), texts(li)]).toEqual([[['在见']], undefined, undefined])
    expect(JSON.stringify([eventFor(event, li), eventFor(event, student('ben'))])).not.toContain('在见')
  })

  it('[R72] fit the blanks, are of 50 characters at most, and not all empty', () => {
    const test = liveRoom([anna])
    test.ask(teacher, start([sentence], 'fillIn'))
    for (const wrong of [['买'], ['', ' '], ['字'.repeat(51), ''], ['买', '苹果', '。']]) {
      expect(test.refusal(anna, type(test, wrong))).toBe('answer-invalid')
    }
    test.ask(anna, type(test, ['买', '']))
    expect(test.ask(anna, type(test, ['买', '']))).toHaveLength(0)
    test.ask(teacher, end(test))
    expect(test.room.practice?.results?.[0]?.typed?.buckets).toEqual([people({ right: 1 }), people({ empty: 1 })])
  })

  it('[R72] are marked when the time is up, too, and by pinyin', () => {
    const test = liveRoom([anna])
    const question = typedQuestion({ answerBy: 'pinyin', accepted: [['绿']], pinyin: [['lǜ']] })
    test.ask(teacher, { ...start([question]), limitSeconds: 30 } as RoomCommand)
    test.ask(anna, type(test, ['lv4']))
    test.wait(seconds(31))
    test.ask({ userId: 'system', role: 'system', name: 'system' }, { type: 'tick' })
    expect(test.room.practice).toMatchObject({ endedAt: noon + seconds(31), results: [{ correct: 1 }] })
  })
})
