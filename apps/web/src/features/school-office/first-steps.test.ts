import { expect, it } from 'vitest'
import { firstSteps } from './first-steps.ts'

const empty = { teachers: 1, students: 0, courses: 0, classes: 0, lessons: 0 }
const nextOf = (counts: typeof empty) => firstSteps(counts).find(({ isDone }) => !isDone)?.name

it.each([
  ['a school with an administrator alone begins with its people', empty, 'people'],
  ['a school with students goes on with courses', { ...empty, students: 30 }, 'courses'],
  ['a school with courses goes on with classes', { ...empty, students: 30, courses: 2 }, 'classes'],
  ['a school with classes goes on with its timetable', { ...empty, students: 30, courses: 2, classes: 2 }, 'lessons'],
  ['a school with a timetable has begun', { teachers: 2, students: 30, courses: 2, classes: 2, lessons: 9 }, undefined],
])('%s', (_, counts, next) => expect(nextOf(counts)).toBe(next))
