import { minorUnits } from '../../../shared/price-text.ts'
import type { PublicCourse } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { blankPlan, changeRequest, isWhole, newRequest, planRequest, valuesOf } from './course-values.ts'

const course: PublicCourse = {
  courseId: 'crs_1',
  classId: 'cls_1',
  courseName: '书法入门',
  coverUrl: null,
  subjectId: 'sub_calligraphy',
  subjectName: 'Calligraphy',
  classType: 'small',
  studentLimit: 12,
  registered: 3,
  status: 'published',
  isPeriodic: true,
  cycle: [{ weekday: 6, time: '10:00' }],
  totalLessons: 4,
  durationMinutes: 60,
  textbookId: null,
  textbookName: null,
  introduction: '从笔画开始。',
  priceMinor: 98_000,
  currency: 'CNY',
  createdAt: null,
  updatedAt: '2026-11-20T01:00:00.000Z',
  lessons: [],
  canPublish: false,
  canClose: true,
  canChangeClassType: false,
  canChangeTextbook: false,
}
const extras = { zone: 'Europe/Berlin', currency: 'CNY', isConfirmed: false }

it('a change names what was changed, and what it is based on', () => {
  const values = { ...valuesOf(course), studentLimit: 20 }
  expect(changeRequest(course, values, extras)).toEqual({
    courseId: 'crs_1',
    studentLimit: 20,
    basedOn: '2026-11-20T01:00:00.000Z',
  })
})

it('prices are typed in whole units and sent in the smallest one', () => {
  expect(valuesOf(course).price).toBe(980)
  expect(changeRequest(course, { ...valuesOf(course), price: 99.5 }, extras).priceMinor).toBe(9_950)
  expect(minorUnits('JPY')).toBe(1)
})

it('single dates are by the clock of the viewer', () => {
  const plan = { ...blankPlan(60), isPeriodic: false, dates: [{ date: '2026-12-05', time: '10:00' }] }
  expect(planRequest(plan, 'Europe/Berlin')).toEqual({
    isPeriodic: false,
    startTimes: ['2026-12-05T09:00:00.000Z'],
    durationMinutes: 60,
  })
})

it('a weekly schedule is by the clock of the school, so it is sent as it is', () => {
  const plan = { ...blankPlan(45), startDate: '2026-12-01' }
  const values = { ...valuesOf(course), plan }
  expect(newRequest(values, { ...extras, isConfirmed: true })).toMatchObject({
    isPeriodic: true,
    startDate: '2026-12-01',
    cycle: [{ weekday: 6, time: '10:00' }],
    totalLessons: 8,
    confirm: true,
  })
})

it('a plan without its first day is not looked at yet', () => {
  expect(isWhole(blankPlan(60))).toBe(false)
  expect(isWhole({ ...blankPlan(60), startDate: '2026-12-01' })).toBe(true)
  expect(isWhole({ ...blankPlan(60), isPeriodic: false })).toBe(false)
})
