/** Several instances in one process, without a DOM. */
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { loginInfo, success, userInfo } from '../test/school.ts'
import { listLessonsToday, signIn, signOut } from './client.ts'
import { getListLessonsTodayQueryOptions, useRateLesson } from './generated/hooks.ts'
import { SdkProvider, useSdk } from './react/sdk-provider.ts'
import { useSession } from './react/use-session.ts'
import { createSdk, type SdkOptions } from './sdk.ts'

const lessons = { serverTime: '2026-11-20T11:00:00.000Z', schoolTimeZone: 'Asia/Shanghai', lessons: [] }

/** An instance for a school that answers everything, and the requests it got. */
function schoolAt(server: string, options: SdkOptions = {}) {
  const requests: Request[] = []
  const answers: Record<string, unknown> = {
    '/api-user/user/login': { status: '200', message: 'ok', info: { ...loginInfo, accessToken: `token of ${server}` } },
    '/api-user/user/userInfo': success({ ...userInfo, name: `Anna of ${server}` }),
    '/api-user/study/lessonToday': success(lessons),
  }
  const fetch = async (request: Request) => {
    requests.push(request.clone())
    return Response.json(answers[new URL(request.url).pathname] ?? success({}))
  }
  const sdk = createSdk({ server, fetch, ...options })
  return { sdk, requests, asked: () => requests.map(({ url }) => url.replace(/api-user\//, '')) }
}
const password = { username: 'student.anna', password: 'Huawen-2026', captchaVerification: '' }

it('two instances in one process have servers, keys and sessions of their own', async () => {
  const one = schoolAt('https://one.test', { client: { id: 'one', secret: 's1' } })
  const two = schoolAt('https://two.test', { client: { id: 'two', secret: 's2' } })
  await signIn('student', password, { sdk: one.sdk })
  expect(two.sdk.session.getState().isLogin).toBe(false)
  await signIn('student', password, { sdk: two.sdk })
  await listLessonsToday({ sdk: one.sdk })
  expect(one.asked()).toEqual(['user/login', 'user/userInfo', 'study/lessonToday'].map((x) => `https://one.test/${x}`))
  expect(one.requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    `Basic ${btoa('one:s1')}`,
    'Bearer token of https://one.test',
    'Bearer token of https://one.test',
  ])
  expect(one.sdk.session.deviceId).not.toBe(two.sdk.session.deviceId)
  await signOut({ sdk: one.sdk })
  expect(two.sdk.session.getState()).toMatchObject({ isLogin: true, userInfo: { name: 'Anna of https://two.test' } })
})

it('two instances on one page keep their sessions apart in its storage', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    addEventListener: vi.fn<() => void>(),
    document: { addEventListener: vi.fn<() => void>() },
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  await signIn('student', password, { sdk: schoolAt('https://one.test').sdk })
  const again = [schoolAt('https://one.test'), schoolAt('https://two.test'), schoolAt('')]
  expect(again.map(({ sdk }) => sdk.session.getState().isLogin)).toEqual([true, false, false])
  vi.unstubAllGlobals()
})

it('an instance outside a browser keeps nothing for the next request', async () => {
  await signIn('student', password, { sdk: schoolAt('https://one.test').sdk })
  expect(schoolAt('https://one.test').sdk.session.getState().isLogin).toBe(false)
})

it('hooks and sessions belong to the nearest provider', async () => {
  const one = schoolAt('https://one.test')
  const two = schoolAt('https://two.test')
  await signIn('student', password, { sdk: one.sdk })
  const rate: (() => Promise<unknown>)[] = []
  function Greeting() {
    const { userInfo } = useSession()
    const { mutateAsync } = useRateLesson({}, new QueryClient())
    rate.push(() => mutateAsync({ data: { lessonId: 'les_1', score: 5 }, idempotencyKey: 'k' }))
    return useSdk() === one.sdk ? `one: ${userInfo?.name ?? '-'};` : `two: ${userInfo?.name ?? '-'};`
  }
  const page = (
    <SdkProvider sdk={one.sdk}>
      <Greeting />
      <SdkProvider sdk={two.sdk}>
        <Greeting />
      </SdkProvider>
    </SdkProvider>
  )
  expect(renderToString(page)).toContain('one: Anna of https://one.test;')
  expect(renderToString(page)).toContain('two: -;')
  await rate[0]?.()
  await rate[1]?.()
  expect([one.asked().at(-1), two.asked()]).toEqual([
    'https://one.test/lesson/addScore',
    ['https://two.test/lesson/addScore'],
  ])
  expect(two.requests[0]?.headers.get('Idempotency-Key')).toBe('k')
})

it('options of a read take an instance, for a page that is rendered on a server', async () => {
  const { sdk, asked } = schoolAt('https://one.test')
  await new QueryClient().fetchQuery(getListLessonsTodayQueryOptions({ sdk }))
  expect(asked()).toEqual(['https://one.test/study/lessonToday'])
})

it('middleware of the host sees each request with its headers, and each response', async () => {
  const seen: (string | null)[] = []
  const { sdk } = schoolAt('https://one.test', {
    middleware: [
      {
        onRequest({ request }) {
          seen.push(request.headers.get('clientType'))
          request.headers.set('traceparent', '00-1')
        },
        onResponse: ({ request, response }) => void seen.push(request.headers.get('traceparent'), `${response.status}`),
      },
    ],
  })
  await listLessonsToday({ sdk })
  expect(seen).toEqual(['014005', '00-1', '200'])
})
