import { expect, it } from 'vitest'
import { blankPlan, clockChanges, cycleInWords, draftProblem, placeOf, plannedLessons, weekly } from './extension.ts'

const rhythm = weekly({ date: '2027-03-13', time: '09:30' }, 15, 13)
const dates = (lessons: readonly { classDate: string }[]) => lessons.map(({ classDate }) => classDate)

it('an extension takes as many lessons of the rhythm as are wanted', () => {
  expect(dates(plannedLessons(rhythm, blankPlan(2)))).toEqual(['2027-03-13', '2027-03-20'])
})

it('a lesson on days off is left out, and names and numbers move on', () => {
  const plan = { ...blankPlan(2), daysOff: [{ from: '2027-03-20', until: '2027-03-21' }] }
  expect(plannedLessons(rhythm, plan)).toMatchObject([
    { classDate: '2027-03-13', lessonName: '第13课', lessonNo: 13 },
    { classDate: '2027-03-27', lessonName: '第14课', lessonNo: 14 },
  ])
})

it('a lesson that was taken out does not come back, and a change stays with its slot', () => {
  const plan = {
    ...blankPlan(2),
    without: ['2027-03-13 09:30'],
    changes: { '2027-03-20 09:30': { classDate: '2027-03-21' } },
    names: { 1: '期末复习' },
  }
  expect(plannedLessons(rhythm, plan)).toMatchObject([
    { classDate: '2027-03-21', slot: '2027-03-20 09:30' },
    { classDate: '2027-03-27', lessonName: '期末复习' },
  ])
})

it('clock changes between the viewer and the school are named once, before the first lesson after them', () => {
  const lessons = plannedLessons(rhythm, blankPlan(4))
  expect([...clockChanges(lessons, 'Europe/Berlin', 'Asia/Shanghai')]).toEqual(['2027-04-03 09:30'])
  expect(clockChanges(lessons, 'Asia/Shanghai', 'Asia/Shanghai').size).toBe(0)
})

it.each([
  ['第1课', '2027-03-13', null],
  ['课', '2027-03-13', 'name'],
  ['课'.repeat(51), '2027-03-13', 'name'],
  ['第1课', '', 'time'],
])('a lesson %s on "%s" lacks: %s', (lessonName, classDate, problem) => {
  expect(draftProblem({ lessonName, classDate, StartClassTime: '09:30' })).toBe(problem)
})

it('a refusal names the lesson it is about', () => {
  expect([placeOf('lessons.3'), placeOf('lessons.12.lessonName'), placeOf('classId')]).toEqual([3, 12, null])
})

it('a rhythm is said in words', () => {
  const cycle = [
    { weekday: 2, time: '19:00' },
    { weekday: 6, time: '16:30' },
  ]
  expect(cycleInWords(cycle, 'en-US')).toBe('Tuesday 19:00 and Saturday 16:30')
})
