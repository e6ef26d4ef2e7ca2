import { ApiError, errorCodes } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { isThereAlready, movedTo, refusedTime } from './move-problem.ts'
import { busyTeacher } from './timetable.fixtures.ts'

const refusal = (code: number, data: ConstructorParameters<typeof ApiError>[2] = null) =>
  new ApiError(code, '', data, 'request-1')

it.each([
  ['lessonInPast', 'inPast', false],
  ['lessonBegun', 'begun', false],
  ['teacherBusy', 'teacherBusy', true],
  ['studentsBusy', 'studentsBusy', false],
  ['noAdjustmentsLeft', 'noneLeft', false],
] as const)('the refusal %s is shown as %s', (code, problem, isPossible) => {
  expect(refusedTime(refusal(errorCodes[code]))).toEqual({ problem, isPossible, conflicts: [] })
})

it('a refusal brings the lessons that are in the way', () => {
  const refused = refusedTime(refusal(errorCodes.teacherBusy, { conflicts: [busyTeacher] }))
  expect(refused?.conflicts).toEqual([busyTeacher])
})

it('a lost connection is no refusal of the time', () => {
  expect(refusedTime(new Error('offline'))).toBeNull()
  expect(movedTo(new Error('offline'))).toBeNull()
})

it('a lesson that was moved meanwhile says where it is', () => {
  const startTime = '2026-11-27T11:30:00.000Z'
  expect(movedTo(refusal(errorCodes.changedMeanwhile, { startTime }))).toBe(startTime)
})

it('a lesson that is at the wanted time already was moved', () => {
  const issues = [{ path: 'StartClassTime', code: 'unchanged', message: '' }]
  expect(isThereAlready(refusal(errorCodes.invalidInput, { issues }))).toBe(true)
  expect(isThereAlready(refusal(errorCodes.invalidInput, { issues: [] }))).toBe(false)
})
