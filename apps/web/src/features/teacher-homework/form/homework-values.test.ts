import type { HomeworkDetail, Question } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import {
  blankValues,
  fromDetail,
  homeworkViolations,
  type HomeworkValues,
  moveQuestion,
  requestOf,
  spreadEvenly,
  titleChoices,
  updateOf,
} from './homework-values.ts'

const now = Date.parse('2026-11-26T10:20:30Z')
const clock = { zone: 'Asia/Shanghai', now }
const question = (questionId: string) => ({ questionId, type: 'singleChoice' }) as Question
const asked = (...scores: (number | null)[]) =>
  scores.map((score, place) => ({ question: question(`q${place}`), score }))
const good: HomeworkValues = {
  ...blankValues(now, clock.zone),
  classIds: ['cls_1'],
  title: '课后练习',
  content: '先读课文。',
  questions: asked(60, 40),
}
const wrongIn = (change: Partial<HomeworkValues>, isStartKept = false) =>
  homeworkViolations({ ...good, ...change }, clock, isStartKept).map(({ path, kind }) => `${path} ${kind}`)

it.each([
  ['all is well', {}, []],
  ['no class is chosen', { classIds: [] }, ['classIds missing']],
  ['points do not add up', { questions: asked(60, 30) }, ['questions wrong-form']],
  ['points are missing', { questions: asked(60, null) }, ['questions missing']],
  ['a daily task has more than 100 points', { fullScore: 120, questions: asked(60, 60) }, ['fullScore too-large']],
  ['a test may have them', { kind: 'test' as const, fullScore: 120, questions: asked(60, 60) }, []],
  ['without questions nothing has to add up', { questions: [] }, []],
  [
    'a start lies behind',
    { startsNow: false, startTime: { date: '2026-11-26', time: '18:20' } },
    ['startTime too-small'],
  ],
  ['an end lies before the start', { endTime: { date: '2026-11-26', time: '18:20' } }, ['endTime too-small']],
  ['an end is no time', { endTime: { date: '', time: '20:00' } }, ['endTime missing']],
  ['it waits for a lesson that is not chosen', { visibility: 'afterClass' as const }, ['lessonId missing']],
])('%s', (_, change, found) => expect(wrongIn(change)).toEqual(found))

it('a start that stays as it was may be over', () =>
  expect(wrongIn({ startsNow: false, startTime: { date: '2026-11-20', time: '18:20' } }, true)).toEqual([]))

it('right away is seconds ahead on the server’s clock, and an end is read on the viewer’s clock', () => {
  expect(requestOf(good, clock)).toMatchObject({
    startTime: '2026-11-26T10:20:33.000Z',
    endTime: '2026-11-29T12:00:00.000Z',
  })
})

it('points are spread as whole numbers that add up', () =>
  expect(spreadEvenly(asked(1, 2, 3), 100).map(({ score }) => score)).toEqual([34, 33, 33]))

it('a question moves, and not beyond an end', () => {
  const ids = (questions: HomeworkValues['questions']) => questions.map((one) => one.question.questionId).join()
  expect(ids(moveQuestion(asked(1, 2, 3), 0, 2))).toBe('q1,q2,q0')
  expect(ids(moveQuestion(asked(1, 2, 3), 0, -1))).toBe('q0,q1,q2')
})

it('every title on offer fits', () => {
  const choices = titleChoices(123, ['Lesson 123', 'Lesson 12345', '课后练习'])
  for (const { title } of choices) expect([...title].length).toBeLessThanOrEqual(10)
  expect(choices.filter(({ lang }) => lang === undefined)).toEqual([{ title: 'Lesson 123', lang: undefined }])
})

const detail = {
  homework: {
    homeworkId: 'hmw_1',
    classId: 'cls_1',
    lesson: null,
    title: '课后练习',
    kind: 'dailyTask',
    fullScore: 100,
    startTime: '2026-11-20T10:00:12.000Z',
    endTime: '2026-11-28T10:00:12.000Z',
    limitMinutes: 0,
    visibility: 'always',
    announceAt: 'start',
    marksShown: 'atOnce',
    status: 'published',
  },
  content: '先读课文。',
  attachments: [],
  questions: [{ no: 1, score: 100, question: question('q0') }],
  hasBegun: false,
  updatedAt: '2026-11-20T10:00:00.000Z',
} as unknown as HomeworkDetail

it('times that were not touched are not sent, so that their seconds stay and a start may be over', () => {
  const sent = updateOf({ ...fromDetail(detail, clock.zone, now), title: '听写一' }, detail, clock)
  expect(sent).toMatchObject({ title: '听写一', lessonId: null, basedOn: detail.updatedAt })
  expect(sent).not.toHaveProperty('startTime')
  expect(sent).not.toHaveProperty('endTime')
})

it('once it has begun only words, files and a later end are sent', () => {
  const begun = { ...detail, hasBegun: true }
  const values = { ...fromDetail(begun, clock.zone, now), endTime: { date: '2026-11-30', time: '18:00' } }
  expect(Object.keys(updateOf(values, begun, clock)).toSorted()).toEqual(
    ['attachmentIds', 'basedOn', 'content', 'endTime', 'homeworkId', 'title'].toSorted(),
  )
})
