import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sdkFor } from '../test/school.ts'
import {
  getListMessagesAsQueryKey,
  getModifyUserAsMutationOptions,
  getStudentListMessagesQueryKey,
  getTeacherListMessagesQueryKey,
  keepAccountAs,
} from './generated/hooks.ts'

const asked: string[] = []
const server = setupServer(
  http.post('*', ({ request }) => {
    asked.push(new URL(request.url).pathname)
    return HttpResponse.json({ code: 200, message: 'ok', data: {} })
  }),
)
beforeAll(() => server.listen())
afterAll(() => server.close())

it.each([
  ['teacher', '/api-tch/ext/account/keep'],
  ['student', '/api-user/ext/account/keep'],
] as const)('a role-bound call of a %s goes to the address of that role', async (role, path) => {
  sdkFor()
  asked.length = 0
  await keepAccountAs(role)
  expect(asked).toEqual([path])
})

it('a role-bound read has the key of the role, so that both share one cache entry', () => {
  const page = { current: 1, size: 20 }
  expect(getListMessagesAsQueryKey('teacher', page)).toEqual(getTeacherListMessagesQueryKey(page))
  expect(getListMessagesAsQueryKey('student')).toEqual(getStudentListMessagesQueryKey())
})

it('a role-bound change marks the reads of its own role stale', () => {
  expect(getModifyUserAsMutationOptions('teacher').meta).toEqual({ changes: ['teacherUserInfo', 'teacherAccountInfo'] })
  expect(getModifyUserAsMutationOptions('student').meta).toEqual({ changes: ['studentUserInfo', 'studentAccountInfo'] })
})
