import type { LessonTimeCheck, PlannedMove } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { checkOfSeries } from './move-check.ts'
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
