/** Promises of the generated code: what the contract marks is what callers find. */
import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answering, openSchool, sdkFor, success } from '../test/school.ts'
import * as sdk from './index.ts'
import { decodeForm, operations, type Operation } from './operations.ts'
import { answerSchemas, requestSchemas } from './schemas.ts'

openSchool()

const rows: Operation[] = Object.values(operations)
const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

describe('hooks', () => {
  it.each(rows)('$operationId is a query if it reads, a mutation if it does not', ({ operationId, isRead }) => {
    const name = upperFirst(operationId)
    expect({
      call: operationId in sdk,
      hook: `use${name}` in sdk,
      query: `get${name}QueryOptions` in sdk,
      mutation: `get${name}MutationOptions` in sdk,
    }).toEqual({ call: true, hook: true, query: isRead, mutation: !isRead })
  })

  it('a key without a body matches every body, so that a whole call can be invalidated', () => {
    expect(sdk.getCheckLessonQueryKey()).toEqual(['checkLesson'])
    expect(sdk.getCheckLessonQueryKey({ lessonId: 'les_1' })).toEqual(['checkLesson', { lessonId: 'les_1' }])
  })

  it('a POST read is cached like any query', async () => {
    sdkFor()
    const requests = answering('/api-user/study/lessonToday', success({ lessons: [] }))
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
    await queries.fetchQuery(sdk.getListLessonsTodayQueryOptions())
    await queries.fetchQuery(sdk.getListLessonsTodayQueryOptions())
    expect(requests).toHaveLength(1)
  })
})

describe('operations', () => {
  it.each(rows)('$operationId has a validator for its answer, and for its body if it takes one', (operation) => {
    const hasBody = operation.operationId in requestSchemas
    expect(operation.operationId in answerSchemas).toBe(true)
    expect(hasBody && operation.encoding === 'none').toBe(false)
  })

  it('teachers and students call their own side', () => {
    const sides = new Map([
      ['teacher', '/api-tch/'],
      ['student', '/api-user/'],
    ])
    const strays = rows.filter(
      ({ path, roles }) => roles.length === 1 && !path.startsWith(sides.get(roles[0] ?? '') ?? '/'),
    )
    expect(strays).toEqual([])
  })

  it('every call of who is signed in can answer "not signed in", no sign-in can', () => {
    const can = (operation: Operation) => operation.errors.includes(401)
    expect(rows.filter((operation) => operation.authorization === 'bearer' && !can(operation))).toEqual([])
    expect(rows.filter((operation) => operation.authorization === 'basic' && can(operation))).toEqual([])
  })
})

describe('validators', () => {
  it.each([
    ['no id', { score: 5 }],
    ['an id with a space', { lessonId: 'les 1', score: 5 }],
    ['half a star', { lessonId: 'les_1', score: 4.5 }],
    ['six stars', { lessonId: 'les_1', score: 6 }],
    ['201 characters', { lessonId: 'les_1', score: 5, comment: '好'.repeat(201) }],
  ])('a rating with %s is refused', (_, rating) => {
    expect(requestSchemas.rateLesson.safeParse(rating).success).toBe(false)
  })

  it('a rating of 200 characters passes', () => {
    const rating = { lessonId: 'les_1', score: 5, comment: '好'.repeat(200) }
    expect(requestSchemas.rateLesson.parse(rating)).toEqual(rating)
  })

  it('a sign-in needs an account name, or a phone number with its country', () => {
    const rest = { password: 'Huawen-2026', captchaVerification: '' }
    const accepts = (body: object) => requestSchemas.studentLogin.safeParse({ ...body, ...rest }).success
    expect(accepts({ username: 'student.anna' })).toBe(true)
    expect(accepts({ zone: '86', mobile: '13800000000' })).toBe(true)
    expect(accepts({ mobile: '13800000000' })).toBe(false)
    expect(accepts({})).toBe(false)
  })

  it('an instant is UTC', () => {
    const end = {
      lessonId: 'les_1',
      autoEndAt: '2026-11-20T12:00:00Z',
      secondsLeft: -3,
      serverTime: '2026-11-20T12:00:00.5Z',
    }
    const accepts = (scheduledEnd: string) =>
      answerSchemas.countLessonEndTime.safeParse(success({ ...end, scheduledEnd })).success
    expect(accepts('2026-11-20T11:30:00.000Z')).toBe(true)
    expect(accepts('2026-11-20T19:30:00+08:00')).toBe(false)
    expect(accepts('2026-11-20')).toBe(false)
  })
})

describe('form text', () => {
  it('form text becomes numbers where the call takes numbers, and only there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.string(), (score, comment) => {
        const text = { lessonId: '42', score: String(score), comment }
        expect(decodeForm(operations.rateLesson, text)).toEqual({ lessonId: '42', score, comment })
      }),
    )
  })

  it.each(['', ' ', 'five', '5 stars'])('%j stays text, for the validator to refuse', (score) => {
    expect(decodeForm(operations.rateLesson, { score })).toEqual({ score })
  })

  it('a list of objects is read from one text, and from one text for each item', () => {
    const [one, two] = [
      { no: 1, score: 5 },
      { no: 2, score: 3 },
    ]
    const listOf = (sent: unknown) => decodeForm(operations.markAnswerPaper, { list: sent, commentList: sent })
    expect(listOf(JSON.stringify([one, two]))).toEqual({ list: [one, two], commentList: [one, two] })
    expect(listOf([one, two].map((item) => JSON.stringify(item)))).toEqual({
      list: [one, two],
      commentList: [one, two],
    })
    expect(listOf(JSON.stringify(one))).toEqual({ list: [one], commentList: [one] })
    expect(listOf('no JSON')).toEqual({ list: 'no JSON', commentList: 'no JSON' })
  })

  const homework: Operation = {
    ...operations.rateLesson,
    fieldKinds: { isTimed: 'boolean', classIds: 'list', scores: 'optionalNumbers', answers: 'json' },
  }
  const cover = new File(['png'], 'cover.png')

  it.each([
    ['one item is a list too', { classIds: 'cls_1' }, { classIds: ['cls_1'] }],
    ['none of a required list is an empty list', {}, { classIds: [] }],
    ['a list of numbers', { classIds: [], scores: ['1', '2.5'] }, { classIds: [], scores: [1, 2.5] }],
    ['a yes and a no', { classIds: [], isTimed: 'false' }, { classIds: [], isTimed: false }],
    ['neither yes nor no', { classIds: [], isTimed: '1' }, { classIds: [], isTimed: '1' }],
    ['a list of objects', { classIds: [], answers: '[{"id":"q1"}]' }, { classIds: [], answers: [{ id: 'q1' }] }],
    ['broken JSON', { classIds: [], answers: '[{' }, { classIds: [], answers: '[{' }],
    ['a file', { classIds: [], cover }, { classIds: [], cover }],
  ])('%s', (_, form, decoded) => {
    expect(decodeForm(homework, form)).toEqual(decoded)
  })
})
