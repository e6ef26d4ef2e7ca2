import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callFinder, reachedReport } from './reached-calls.ts'

const calls = [
  { operationId: 'adjustLesson', method: 'POST', path: '/api-tch/lessonClass/adjust' },
  { operationId: 'teacherRoomLog', method: 'GET', path: '/api-tch/ext/lessons/{lessonId}/roomLog' },
  { operationId: 'endLesson', method: 'POST', path: '/api-tch/web/lessonClass/afterClass' },
  { operationId: 'getOrder', method: 'GET', path: '/api-user/ext/orders/{orderId}' },
  { operationId: 'createOrder', method: 'POST', path: '/api-user/ext/orders/create' },
] as const

test('a request is known by its method and path, whatever ids stand in it', () => {
  const find = callFinder(calls)
  assert.equal(find('POST', '/api-tch/lessonClass/adjust'), 'adjustLesson')
  assert.equal(find('GET', '/api-tch/ext/lessons/lsn_1/roomLog'), 'teacherRoomLog')
  assert.equal(find('POST', '/api-user/ext/orders/create'), 'createOrder')
  assert.equal(find('GET', '/api-tch/lessonClass/adjust'), null)
  assert.equal(find('GET', '/files/lesson.png'), null)
})

test('what no page asked for is missing, unless a reason says why it needs no page', () => {
  const { sides, lost, found } = reachedReport(calls, {
    reached: new Set(['adjustLesson', 'getOrder', 'endLesson']),
    exceptions: { endLesson: 'A command of the room does it.' },
    before: ['getOrder'],
  })
  assert.deepEqual(sides.slice(0, 2), [
    { side: 'teacher', expected: 2, reached: 1, missing: ['teacherRoomLog'] },
    { side: 'student', expected: 2, reached: 1, missing: ['createOrder'] },
  ])
  assert.deepEqual({ lost, found }, { lost: [], found: ['adjustLesson'] })
})

test('a button that both roles have was found when one of them pressed it', () => {
  const twins = [
    { operationId: 'teacherAddPasskey', method: 'POST', path: '/api-tch/ext/account/passkeys/add' },
    { operationId: 'studentAddPasskey', method: 'POST', path: '/api-user/ext/account/passkeys/add' },
  ] as const
  const { sides } = reachedReport(twins, { reached: new Set(['studentAddPasskey']), exceptions: {}, before: [] })
  assert.deepEqual(
    sides.map(({ missing }) => missing),
    [[], [], []],
  )
})

test('a call that was reached before and is not reached now is lost', () => {
  const { lost } = reachedReport(calls, { reached: new Set(), exceptions: {}, before: ['getOrder'] })
  assert.deepEqual(lost, ['getOrder'])
})

test('names that the contract does not know are told', () => {
  const { stale } = reachedReport(calls, {
    reached: new Set(),
    exceptions: { endLesson: 'A command of the room does it.', gone: 'It is gone.' },
    before: ['alsoGone'],
  })
  assert.deepEqual(stale, ['alsoGone', 'gone'])
})
