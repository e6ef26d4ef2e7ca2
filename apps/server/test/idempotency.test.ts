/** A change happens once for each key, and a key that comes with something else changes nothing. */
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const rename = (nickname: string, headers: Record<string, string>) =>
  school.call('studentModifyUser', { nickname }, { as: 'student.anna', headers })
const nickname = async () => (await school.data('studentUserInfo', {}, 'student.anna'))?.nickname
const unusable = (reason: string) => ({ code: errorCodes.idempotencyKeyUnusable, data: { reason } })

it('a change under a key happens once, whatever its request ids are', async () => {
  const first = await rename('One', { 'idempotency-key': 'k', requestId: 'r1' })
  await rename('Two', { 'idempotency-key': 'k2', requestId: 'r1' })
  expect(await rename('One', { 'idempotency-key': '"k"', requestId: 'r2' })).toEqual(first)
  expect(await nickname()).toBe('Two')
})

it('a key with another input or another call is refused, and changes nothing', async () => {
  await rename('One', { 'idempotency-key': 'k' })
  expect(await rename('Two', { 'idempotency-key': 'k' })).toMatchObject(unusable('other-input'))
  const read = { as: 'student.anna', headers: { 'idempotency-key': 'k' } }
  expect(await school.call('studentRevokeCalendarFeed', {}, read)).toMatchObject(unusable('other-call'))
  expect(await rename('Two', { 'idempotency-key': 'k'.repeat(65) })).toMatchObject(unusable('malformed'))
  expect(await nickname()).toBe('One')
})

it('the request id of a client without keys is its key, with the same check of the input', async () => {
  await rename('One', { requestId: 'r' })
  expect(await rename('Two', { requestId: 'r' })).toMatchObject(unusable('other-input'))
  expect(await rename('One', { requestId: 'r' })).toMatchObject({ code: 200 })
})

it('a key belongs to one person, and a call that only reads needs none', async () => {
  await rename('One', { 'idempotency-key': 'k' })
  const ben = { as: 'student.ben', headers: { 'idempotency-key': 'k' } }
  expect(await school.call('studentModifyUser', { nickname: 'Ben' }, ben)).toMatchObject({ code: 200 })
  const odd = { as: 'student.anna', headers: { 'idempotency-key': 'no key at all' } }
  expect(await school.call('studentUserInfo', {}, odd)).toMatchObject({ code: 200 })
})

it('the same change that comes again while the first one runs waits for its answer', async () => {
  const send = () => rename('One', { 'idempotency-key': 'k' })
  const answers = await Promise.all([send(), send(), send()])
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
  expect(await school.db.select().from(schema.idempotencyKey)).toHaveLength(1)
})

it('a change that failed leaves its key free', async () => {
  const headers = { 'idempotency-key': 'k' }
  const wrong = { as: 'student.anna', headers }
  expect((await school.call('studentModifyUser', { avatar: 'faces/of-another' }, wrong)).code).not.toBe(200)
  expect(await rename('One', headers)).toMatchObject({ code: 200 })
})

it('a file is part of the input: another file under the same key is refused, and nothing of it stays', async () => {
  const lessonId = await school.lessonNow()
  await school.data('startLesson', { lessonId }, 'teacher.li')
  const upload = (text: string) => {
    const file = new File([`%PDF-1.7\n${text}`], 'a.pdf', { type: 'application/pdf' })
    const options = { as: 'teacher.li', headers: { 'idempotency-key': 'k' } }
    return school.call('uploadLessonResource', { lessonId, file }, options)
  }
  const first = await upload('one')
  expect(first).toMatchObject({ code: 200 })
  expect(await upload('one')).toEqual(first)
  expect(await upload('two')).toMatchObject(unusable('other-input'))
})
