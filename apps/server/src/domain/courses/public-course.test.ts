import { describe, expect, it } from 'vitest'
import {
  editDenial,
  extensionDenial,
  lessonNames,
  type OfferChange,
  planOf,
  planProblem,
  seatLimit,
  statusDenial,
} from './public-course.ts'

const periodic = {
  isPeriodic: true,
  totalLessons: 2,
  startDate: '2026-12-01',
  cycle: [{ weekday: 6, time: '10:00' }],
  durationMinutes: 60,
}
const course = {
  status: 'published',
  classType: 'small',
  textbookId: null,
  registered: 0,
  lessonsBegun: 0,
  lessonsToCome: 4,
  priceMinor: 0,
  currency: 'CNY',
} as const

describe('the plan of a public course', () => {
  it.each([
    ['a cycle', periodic, null],
    ['a cycle without a first day', { ...periodic, startDate: undefined }, 'startDate'],
    ['a cycle without a number of lessons', { ...periodic, totalLessons: undefined }, 'totalLessons'],
    ['a cycle without days', { ...periodic, cycle: [] }, 'cycle'],
    ['single times', { isPeriodic: false, startTimes: [0], durationMinutes: 60 }, null],
    ['no times', { isPeriodic: false, startTimes: [], durationMinutes: 60 }, 'startTimes'],
    ['an odd length', { ...periodic, durationMinutes: 61 }, 'durationMinutes'],
    ['no length', { ...periodic, durationMinutes: undefined }, 'durationMinutes'],
    ['neither', {}, 'isPeriodic'],
  ] as const)('%s', (_, wish, field) => {
    const given = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined))
    expect(planProblem(given)?.field ?? null).toBe(field)
  })

  it('is the lessons of the cycle, or at the given times', () => {
    expect(planOf(periodic, 'Asia/Shanghai')?.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([
      '2026-12-05T02:00:00.000Z',
      '2026-12-12T02:00:00.000Z',
    ])
    expect(planOf({ isPeriodic: false, startTimes: [7_200_000, 0], durationMinutes: 60 }, 'UTC')).toHaveLength(2)
  })

  it('cannot lie over itself', () => {
    expect(planOf({ isPeriodic: false, startTimes: [0, 60_000], durationMinutes: 60 }, 'UTC')).toBeNull()
  })
})

describe('seats', () => {
  it('are 30 in a small class, and what the school says in a large one', () => {
    expect(seatLimit('small', { largeClassLimit: 500 })).toBe(30)
    expect(seatLimit('large', { largeClassLimit: 200 })).toBe(200)
    expect(seatLimit('large', { largeClassLimit: 500 })).toBe(500)
  })
})

describe('a change of a course', () => {
  it.each([
    ['the class type, as long as it is empty', {}, { classType: 'large' }, null],
    ['the class type, with students', { registered: 1 }, { classType: 'large' }, 'class-type-fixed'],
    ['the same class type again', { registered: 1 }, { classType: 'small' }, null],
    ['as many seats as students', { registered: 5 }, { studentLimit: 5 }, null],
    ['fewer seats than students', { registered: 5 }, { studentLimit: 4 }, 'limit-below-registered'],
    ['the textbook of a draft', { status: 'draft' }, { textbookId: 'tbk_hsk1' }, null],
    ['the textbook, once published', {}, { textbookId: 'tbk_hsk1' }, 'textbook-fixed'],
    ['the price, with students', { registered: 1 }, { priceMinor: 100 }, 'price-fixed'],
    ['the currency, with students', { registered: 1 }, { currency: 'JPY' }, 'price-fixed'],
    ['the same price again', { registered: 1 }, { priceMinor: 0, currency: 'CNY' }, null],
  ] as const satisfies readonly (readonly [string, object, OfferChange, string | null])[])(
    '%s',
    (_, has, change, denial) => {
      expect(editDenial({ ...course, ...has }, change)).toBe(denial)
    },
  )
})

describe('the state of a course', () => {
  it.each([
    ['draft', 4, 'published', null],
    ['draft', 0, 'published', 'no-lessons-to-come'],
    ['draft', 4, 'closed', 'draft'],
    ['published', 0, 'closed', null],
    ['published', 4, 'published', 'already-published'],
    ['closed', 4, 'published', 'closed'],
    ['closed', 4, 'closed', 'closed'],
  ] as const)('%s with %i lessons to come → %s: %s', (status, lessonsToCome, to, denial) => {
    expect(statusDenial({ status, lessonsToCome }, to)).toBe(denial)
  })

  it.each([
    ['draft', 4, 'draft'],
    ['published', 4, null],
    ['closed', 4, null],
    ['closed', 0, 'no-lessons-to-come'],
  ] as const)(
    'registration of one that is %s, with %i lessons to come, can be extended: %s',
    (status, lessonsToCome, denial) => {
      expect(extensionDenial({ status, lessonsToCome })).toBe(denial)
    },
  )
})

describe('names of lessons', () => {
  it('are the chapters’, then numbers; a single lesson has the course’s', () => {
    expect(lessonNames('端午', ['第一课 你好'], 2)).toEqual(['第一课 你好', '第2课'])
    expect(lessonNames('端午', [], 1)).toEqual(['端午'])
  })
})
