import type { LessonTimeCheck, PlannedMove } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { busyPeople, checkOfSeries } from './move-check.ts'
import { busyStudents, busyTeacher } from './timetable.fixtures.ts'

const move = (lessonId: string, change: Partial<LessonTimeCheck> = {}): PlannedMove => ({
  lessonId,
  lessonNo: 1,
  lessonName: '第一课',
  previousStartTime: '2026-11-20T12:00:00Z',
  check: {
    startTime: '2026-11-21T12:00:00Z',
    endTime: '2026-11-21T12:45:00Z',
    isPossible: true,
    needsConfirmation: false,
    problem: null,
    conflicts: [],
    ...change,
  },
})
const teacher = move('b', { problem: 'teacherBusy', needsConfirmation: true, conflicts: [busyTeacher] })
const students = move('c', { problem: 'studentsBusy', isPossible: false, conflicts: [busyStudents] })

const bothBusy = { ...busyStudents, teacher: busyTeacher.teacher }

it.each([
  ['the reader', [busyTeacher], busyTeacher.teacher?.userId, 'you'],
  ['another teacher', [busyTeacher], 'usr_office', 'teacher'],
  ['students', [busyStudents], 'usr_office', 'students'],
  [
    'the reader and students, in two lessons',
    [busyTeacher, busyStudents],
    busyTeacher.teacher?.userId,
    'youAndStudents',
  ],
  ['a teacher and students, in one lesson', [bothBusy], undefined, 'teacherAndStudents'],
] as const)('lessons in the way are those of %s', (_, conflicts, viewerId, people) => {
  expect(busyPeople(conflicts, viewerId)).toBe(people)
})

it('several free lessons are free together', () => {
  expect(checkOfSeries({ moves: [move('a'), move('b')], isPossible: true })).toEqual({
    problem: null,
    conflicts: [],
    isPossible: true,
    count: 2,
  })
})

it('of several problems the one that cannot be confirmed is named, and all conflicts are shown', () => {
  expect(checkOfSeries({ moves: [teacher, students], isPossible: false })).toMatchObject({
    problem: 'studentsBusy',
    conflicts: [busyTeacher, busyStudents],
    isPossible: false,
  })
  expect(checkOfSeries({ moves: [move('a'), teacher], isPossible: true })).toMatchObject({ problem: 'teacherBusy' })
})
