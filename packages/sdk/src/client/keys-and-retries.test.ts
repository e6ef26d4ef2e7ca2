import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failure, loginInfo, sdkFor, success } from '../../test/school.ts'
import { createClient } from '../client.ts'
import { listLessonsToday, rateLesson, studentLogin, studentProveIdentity } from '../generated/calls.ts'

const rating = { lessonId: 'les_1', score: 5 }
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** An instance whose server gives these answers, one for each request. */
function schoolThat(...answers: (() => Response | Promise<Response>)[]) {
  const requests: Request[] = []
  const sdk = sdkFor({
    fetch: async (request) => {
      requests.push(request.clone())
      return answers[Math.min(requests.length, answers.length) - 1]?.() ?? lost()
    },
  })
  const sent = (name: string) => requests.map(({ headers }) => headers.get(name))
  return { sdk, requests, sent }
}
const accepted = () => Response.json(success({}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a change is sent again under the same key when nothing comes back, and succeeds', async () => {
  const { requests, sent } = schoolThat(lost, () => new Response('', { status: 502 }), accepted)
  const rated = rateLesson(rating)
  await vi.advanceTimersByTimeAsync(3_000)
  await expect(rated).resolves.toEqual({})
  expect(requests).toHaveLength(3)
  expect(sent('Idempotency-Key')[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(sent('Idempotency-Key')).size).toBe(1)
  expect(await Promise.all(requests.map((request) => request.text()))).toEqual(Array(3).fill('lessonId=les_1&score=5'))
})

it('a change is given up after two more attempts, within three seconds', async () => {
  const { requests } = schoolThat(lost)
  const outcome = rateLesson(rating).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await outcome).toMatchObject({ name: 'NetworkError' })
  expect(requests).toHaveLength(3)
})

it('each change has a key of its own, apart from its request id', async () => {
  const { sent } = schoolThat(accepted)
  await rateLesson(rating)
  await rateLesson(rating)
  expect(new Set([...sent('Idempotency-Key'), ...sent('requestId')]).size).toBe(4)
})

it('a caller’s own key is sent, so that a form can repeat a change after a reload', async () => {
  const { sdk, sent } = schoolThat(accepted)
  await rateLesson(rating, { idempotencyKey: 'rating-of-les_1' })
  await createClient(sdk).POST('/api-user/lesson/addScore', {
    body: rating,
    headers: { 'Idempotency-Key': 'rating-of-les_2' },
  })
  expect(sent('Idempotency-Key')).toEqual(['rating-of-les_1', 'rating-of-les_2'])
})

it('a change that the server refused is not sent again', async () => {
  const { requests } = schoolThat(() => Response.json(failure(500)))
  await expect(rateLesson(rating)).rejects.toMatchObject({ code: 500 })
  expect(requests).toHaveLength(1)
})

it('a read, a sign-in and a proof have no key and are not repeated: a wrong code would count twice', async () => {
  const { requests, sent } = schoolThat(lost)
  await expect(listLessonsToday()).rejects.toMatchObject({ name: 'NetworkError' })
  await expect(studentLogin({ username: 'a', password: 'b', captchaVerification: '' })).rejects.toMatchObject({
    name: 'NetworkError',
  })
  await expect(studentProveIdentity({ way: 'password', password: 'b' } as never)).rejects.toMatchObject({
    name: 'NetworkError',
  })
  expect(sent('Idempotency-Key')).toEqual([null, null, null])
  expect(requests).toHaveLength(3)
})

it('a change is not sent again by a device that knows it is offline', async () => {
  const { requests } = schoolThat(lost)
  vi.stubGlobal('navigator', { onLine: false })
  await expect(rateLesson(rating)).rejects.toMatchObject({ name: 'NetworkError' })
  expect(requests).toHaveLength(1)
})

it('a change that is aborted while it waits is not sent again', async () => {
  const { requests } = schoolThat(lost)
  const abort = new AbortController()
  const outcome = rateLesson(rating, { signal: abort.signal }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  abort.abort(new Error('left the page'))
  expect(await outcome).toMatchObject({ message: 'left the page' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(requests).toHaveLength(1)
})

it('a change whose token expired is repeated under the same key with the new token', async () => {
  const renewed = { ...loginInfo, accessToken: 'access-token-of-later' }
  const refreshed = () => Response.json({ status: '200', message: 'ok', info: renewed })
  const { sdk, sent } = schoolThat(() => Response.json(failure(401)), refreshed, accepted)
  sdk.session.begin('student', loginInfo)
  await rateLesson(rating)
  const [first, , last] = sent('Idempotency-Key')
  expect(first).toBe(last)
  expect(sent('Authorization')[2]).toBe('Bearer access-token-of-later')
})
