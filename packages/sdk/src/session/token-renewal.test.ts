import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { answering, failure, loginInfo, openSchool, sdkFor, success } from '../../test/school.ts'
import { listLessonsToday } from '../generated/hooks.ts'
import { operations } from '../generated/operations.ts'
import { createSession, type ForcedLogout } from './session.ts'
import { memoryStorage } from '../client/storage.ts'
import { createTokenRenewal, type RefreshLogin, type TabLocks } from './token-renewal.ts'

openSchool()

const TODAY = '/api-user/study/lessonToday'
const REFRESH = '/api-user/ext/refreshToken'
const lessons = { serverTime: '2026-11-20T11:00:00.000Z', schoolTimeZone: 'Asia/Shanghai', lessons: [] }
const renewed = { ...loginInfo, accessToken: 'access-token-of-the-next-hour', refreshToken: 'refresh-token-2' }

/** Knows the new token only. */
const answeringTheNewToken = () =>
  answering(TODAY, (request: Request) => {
    const isKnown = request.headers.get('Authorization') === `Bearer ${renewed.accessToken}`
    return HttpResponse.json(isKnown ? success(lessons) : failure(401, '登录已失效'))
  })

function signedIn() {
  const sdk = sdkFor()
  sdk.session.begin('student', loginInfo)
  const onForcedLogout = vi.fn<(event: ForcedLogout) => void>()
  sdk.session.onForcedLogout(onForcedLogout)
  return { ...sdk, onForcedLogout }
}

describe('a token that ran out', () => {
  it('a token that ran out is renewed once for all calls that wait, and each is repeated once under its own id', async () => {
    const { session, onForcedLogout } = signedIn()
    const calls = answeringTheNewToken()
    const renewals = answering(REFRESH, { status: '200', message: 'ok', info: renewed })
    await expect(Promise.all([listLessonsToday(), listLessonsToday(), listLessonsToday()])).resolves.toEqual([
      lessons,
      lessons,
      lessons,
    ])
    expect(renewals).toHaveLength(1)
    expect(renewals[0]?.headers.get('Authorization')).toMatch(/^Basic /)
    expect(Object.fromEntries((await renewals[0]?.formData()) ?? [])).toEqual({ refreshToken: loginInfo.refreshToken })
    const ids = calls.map((request) => request.headers.get('requestId'))
    expect([ids.length, new Set(ids).size]).toEqual([6, 3])
    expect(session.getState()).toMatchObject({ token: renewed.accessToken, refreshToken: renewed.refreshToken })
    expect(onForcedLogout).not.toHaveBeenCalled()
  })

  it('a token that ran out ends the session when the refresh token ran out too', async () => {
    const { session, onForcedLogout } = signedIn()
    answeringTheNewToken()
    answering(REFRESH, { status: '50010', message: '', info: null })
    await expect(listLessonsToday()).rejects.toMatchObject({ code: 401 })
    expect(session.getState().isLogin).toBe(false)
    expect(onForcedLogout).toHaveBeenCalledExactlyOnceWith({ message: '登录已失效' })
  })

  it('a token that ran out ends the session when the new one is not known either, without asking again', async () => {
    const { session } = signedIn()
    answering(TODAY, failure(401, '登录已失效'))
    const renewals = answering(REFRESH, { status: '200', message: 'ok', info: renewed })
    await expect(listLessonsToday()).rejects.toMatchObject({ code: 401 })
    expect(renewals).toHaveLength(1)
    expect(session.getState().isLogin).toBe(false)
  })

  it.each([
    ['the line breaks', () => HttpResponse.error(), { name: 'NetworkError' }],
    ['a gateway is down', () => new Response('', { status: 502 }), { name: 'HttpError', status: 502 }],
    ['the server failed', () => HttpResponse.json({ status: '500', message: '', info: null }), { code: 500 }],
    ['it was asked too often', () => HttpResponse.json({ status: '429', message: '', info: null }), { code: 429 }],
  ])('a token that ran out keeps the session when %s while it is renewed', async (_, answer, error) => {
    const { session } = signedIn()
    answeringTheNewToken()
    answering(REFRESH, answer)
    await expect(listLessonsToday()).rejects.toMatchObject(error)
    expect(session.getState()).toMatchObject({ isLogin: true, token: loginInfo.accessToken })
  })

  it.each(['teacher', 'student'] as const)(
    'a token that ran out is renewed by the contract’s call for a %s',
    (role) => {
      const { path, encoding, authorization } = operations[`${role}RefreshToken`]
      const side = role === 'teacher' ? '/api-tch' : '/api-user'
      expect([path, encoding, authorization]).toEqual([`${side}/ext/refreshToken`, 'form', 'basic'])
    },
  )
})

describe('two tabs', () => {
  /** Web Locks as far as two tabs of one test need them. */
  function sharedLocks(): TabLocks {
    let last: Promise<unknown> = Promise.resolve()
    return {
      request(_, work) {
        const turn = last.then(work)
        last = turn.catch(() => undefined)
        return turn
      },
    }
  }

  it('renew the token once', async () => {
    const storage = memoryStorage()
    const locks = sharedLocks()
    const refresh = vi.fn<RefreshLogin>().mockResolvedValue(renewed)
    const [here, there] = [createSession(storage, 'dev'), createSession(storage, 'dev')]
    here.begin('student', loginInfo)
    there.reload()
    const results = await Promise.all(
      [here, there].map((session) => createTokenRenewal(session, refresh, locks)(loginInfo.accessToken)),
    )
    expect(results).toEqual([true, true])
    expect(refresh).toHaveBeenCalledExactlyOnceWith('student', loginInfo.refreshToken)
    expect(there.getState().token).toBe(renewed.accessToken)
  })

  it('two tabs do not renew what the other one signed out', async () => {
    const storage = memoryStorage()
    const refresh = vi.fn<RefreshLogin>()
    const [here, there] = [createSession(storage, 'dev'), createSession(storage, 'dev')]
    here.begin('student', loginInfo)
    there.reload()
    there.end()
    await expect(createTokenRenewal(here, refresh, undefined)(loginInfo.accessToken)).resolves.toBe(false)
    expect(refresh).not.toHaveBeenCalled()
  })
})
