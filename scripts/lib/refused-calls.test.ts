import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusedReport } from './refused-calls.ts'

const calls = [
  {
    operationId: 'addLessons',
    method: 'POST',
    path: '/api-tch/lessons/add',
    isRead: false,
    errors: [400, 31_001, 31_004],
  },
  { operationId: 'listLessons', method: 'POST', path: '/api-tch/lessons/list', isRead: true, errors: [30_006] },
  { operationId: 'teacherLogin', method: 'POST', path: '/api-tch/user/login', isRead: false, errors: [50_001] },
  { operationId: 'studentLogin', method: 'POST', path: '/api-user/user/login', isRead: false, errors: [50_001] },
  { operationId: 'endLesson', method: 'POST', path: '/api-tch/lessons/end', isRead: false, errors: [30_005] },
] as const
const lists = { given: [], exceptions: { endLesson: 'A command of the room does it.' }, notMet: {} }

test('each own code of a write is expected on a screen, and so is a cut network; general codes and reads are not', () => {
  const { expected, missing } = refusedReport(calls, lists)
  assert.equal(expected, 5)
  assert.deepEqual(missing, [
    'addLessons 31001',
    'addLessons 31004',
    'addLessons cut',
    'teacherLogin 50001',
    'teacherLogin cut',
  ])
})

test('a refusal that a screen was given is met, for both roles at once', () => {
  const given = ['POST /api-tch/lessons/add 31004', 'POST /api-user/user/login 50001', 'POST /api-user/user/login cut']
  const { met, missing } = refusedReport(calls, { ...lists, given })
  assert.equal(met, 3)
  assert.deepEqual(missing, ['addLessons 31001', 'addLessons cut'])
})

test('a reason stands for a refusal only as long as no screen is given it', () => {
  const notMet = { addLessons: { 31_001: 'The form offers later days only.', 31_099: 'A slip.' } }
  const given = ['POST /api-tch/lessons/add 31001']
  assert.deepEqual(refusedReport(calls, { ...lists, notMet }).stale, ['addLessons 31099'])
  assert.deepEqual(refusedReport(calls, { ...lists, notMet, given }).stale, ['addLessons 31001', 'addLessons 31099'])
})
