import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { answering, failure, loginInfo, openSchool, sdkFor, success, userInfo } from '../../test/school.ts'
import { ApiError, HttpError, NetworkError, type SdkError, TimeoutError } from '../error/api-error.ts'
import { call, nullWhen } from './call.ts'
import { client } from '../client.ts'
import { describeError } from '../error/describe-error.ts'
import {
  checkLesson,
  getBaseInfo,
  listLessonsToday,
  rateLesson,
  studentLessonFeedback,
  studentLogin,
  studentRoomKeyframe,
} from '../generated/hooks.ts'

openSchool()

const TODAY = '/api-user/study/lessonToday'
const LOGIN = '/api-user/user/login'
const password = { username: 'student.anna', password: 'Huawen-2026', captchaVerification: '' }
const lessons = { serverTime: '2026-11-20T11:00:00.000Z', schoolTimeZone: 'Asia/Shanghai', lessons: [] }

async function onlyRequest(requests: Request[]): Promise<Request> {
  expect(requests).toHaveLength(1)
  return requests[0] as Request
}

describe('what every call carries', () => {
  it('the headers of the product document', async () => {
    const { session } = sdkFor()
    const requests = answering(TODAY, success(lessons))
    await listLessonsToday()
    const { headers } = await onlyRequest(requests)
    expect(Object.fromEntries(headers)).toMatchObject({
      'accept-language': 'ja-JP',
      appversion: '1.2.3',
      proversion: '1.2.3',
      clienttype: '014005',
      devicemodel: '',
      deviceid: session.deviceId,
      devicesecret: expect.stringMatching(/^[0-9a-f]{32}$/),
      timezone: '8',
    })
    expect(headers.has('sysVersion')).toBe(true)
    expect(headers.has('manufacturer')).toBe(true)
  })

  it('the clock that the person reads, where it is not that of the device', async () => {
    sdkFor({ timeZone: () => 'Asia/Kathmandu' })
    const requests = answering(TODAY, success(lessons))
    await listLessonsToday()
    const { headers } = await onlyRequest(requests)
    expect(headers.get('timeZone')).toBe('5.75')
    expect(headers.get('timeZoneId')).toBe('Asia/Kathmandu')
  })

  it.each([
    ['the profile’s zone', 'Europe/Berlin', 'Europe/Berlin'],
    ['the zone of the device, where the profile has none', null, Intl.DateTimeFormat().resolvedOptions().timeZone],
  ])('%s', async (_, timeZone, header) => {
    const sdk = sdkFor()
    sdk.session.begin('student', loginInfo)
    sdk.session.setUserInfo({ ...userInfo, timeZone })
    const requests = answering(TODAY, success(lessons))
    await listLessonsToday()
    expect((await onlyRequest(requests)).headers.get('timeZoneId')).toBe(header)
  })

  it('a new request id each time, which an error repeats', async () => {
    sdkFor()
    const requests = answering(TODAY, failure(30012))
    const first = await listLessonsToday().catch((error: unknown) => error)
    const second = await listLessonsToday().catch((error: unknown) => error)
    const ids = requests.map((request) => request.headers.get('requestId'))
    expect(new Set(ids).size).toBe(2)
    expect([first, second]).toMatchObject([{ requestId: ids[0] }, { requestId: ids[1] }])
  })
})

describe('the authorization of a call', () => {
  it('the authorization of a call is Basic for sign-in, even when somebody is signed in', async () => {
    const { session } = sdkFor({ client: { id: 'school-web', secret: 's3cret' } })
    session.begin('student', loginInfo)
    const requests = answering(LOGIN, { status: '200', message: 'ok', info: loginInfo })
    await studentLogin(password)
    expect((await onlyRequest(requests)).headers.get('Authorization')).toBe(`Basic ${btoa('school-web:s3cret')}`)
  })

  it('the authorization of a call names a key without a secret, as pages have it', async () => {
    sdkFor({ client: { id: 'key_page' } })
    const requests = answering(LOGIN, { status: '200', message: 'ok', info: loginInfo })
    await studentLogin(password)
    expect((await onlyRequest(requests)).headers.get('Authorization')).toBe(`Basic ${btoa('key_page:')}`)
  })

  it('the authorization of a call is Bearer for the rest, and absent before sign-in', async () => {
    const { session } = sdkFor()
    const requests = answering(TODAY, success(lessons))
    await listLessonsToday()
    session.begin('student', loginInfo)
    await listLessonsToday()
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([
      null,
      `Bearer ${loginInfo.accessToken}`,
    ])
  })

  it('the authorization of a call is either one where the contract takes both', async () => {
    const { session } = sdkFor()
    const requests = answering('/api-user/common/baseInfo', success({}))
    await getBaseInfo()
    session.begin('student', loginInfo)
    await getBaseInfo()
    expect(requests.map((request) => request.headers.get('Authorization')?.split(' ')[0])).toEqual(['Basic', 'Bearer'])
  })
})

describe('request bodies', () => {
  it('request bodies are form-encoded by default', async () => {
    sdkFor()
    const requests = answering('/api-user/lesson/addScore', success({}))
    await rateLesson({ lessonId: 'les_1', score: 5, comment: '很好 & 清楚' })
    const request = await onlyRequest(requests)
    expect(request.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(await request.formData())).toEqual({
      lessonId: 'les_1',
      score: '5',
      comment: '很好 & 清楚',
    })
  })

  it('request bodies are multipart for the sign-in group', async () => {
    sdkFor()
    const requests = answering(LOGIN, { status: '200', message: 'ok', info: loginInfo })
    await studentLogin(password)
    const request = await onlyRequest(requests)
    expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=/)
    expect(Object.fromEntries(await request.formData())).toEqual(password)
  })

  it('request bodies are JSON where the document says JSON', async () => {
    sdkFor()
    const requests = answering('/api-user/lesson/lessonFeedback', success({}))
    const feedback = { lessonId: 'les_1', optionIds: ['opt_a', 'opt_b'], content: '' }
    await studentLessonFeedback(feedback)
    const request = await onlyRequest(requests)
    expect(request.headers.get('Content-Type')).toBe('application/json')
    expect(await request.json()).toEqual(feedback)
  })

  it('request bodies have no Content-Type when there is nothing to send', async () => {
    sdkFor()
    const requests = answering(TODAY, success(lessons))
    await listLessonsToday()
    expect((await onlyRequest(requests)).headers.get('Content-Type')).toBeNull()
  })
})

describe('responses', () => {
  it('responses bring what is inside the envelope', async () => {
    sdkFor()
    answering(TODAY, success(lessons))
    await expect(listLessonsToday()).resolves.toEqual(lessons)
  })

  it('responses bring bytes where the contract answers bytes, and the failure when it does not', async () => {
    sdkFor()
    const path = '/api-user/ext/lessons/les_1/roomKeyframe'
    answering(path, () =>
      HttpResponse.arrayBuffer(new Uint8Array([0x12, 0, 7]).buffer, {
        headers: { 'Content-Type': 'application/octet-stream' },
      }),
    )
    const keyframe = await studentRoomKeyframe('les_1')
    expect([...new Uint8Array(await keyframe.arrayBuffer())]).toEqual([0x12, 0, 7])
    answering(path, failure(30036))
    await expect(studentRoomKeyframe('les_1')).rejects.toMatchObject({ name: 'ApiError', code: 30036 })
  })

  it('that fail reject with code, sentence and data', async () => {
    sdkFor()
    answering('/api-user/study/checkLesson', failure(429, '操作过于频繁', { retryAfterSeconds: 30 }))
    const error = await checkLesson({ lessonId: 'les_1' }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 429, message: '操作过于频繁', data: { retryAfterSeconds: 30 } })
  })

  it('-1 and 401 resolve as they are for the bare client, and reject for a hook, which has no data to give', async () => {
    sdkFor()
    for (const code of [-1, 401]) {
      answering(TODAY, failure(code, 'why'))
      await expect(client.POST(TODAY)).resolves.toMatchObject({ data: { code, message: 'why' } })
      await expect(listLessonsToday()).rejects.toMatchObject({ name: 'ApiError', code })
    }
  })

  it('of sign-in reject with the number in `status`', async () => {
    sdkFor()
    answering(LOGIN, { status: '50003', message: '尝试次数过多', info: { retryAfterSeconds: 60 } })
    await expect(studentLogin(password)).rejects.toMatchObject({ code: 50003, data: { retryAfterSeconds: 60 } })
  })

  it('50021 and 50023 pass through a sign-in and set the forced-login flag', async () => {
    const { session } = sdkFor()
    for (const status of ['50021', '50023']) {
      session.end()
      answering(LOGIN, { status, message: 'elsewhere', info: null })
      await expect(studentLogin(password)).resolves.toMatchObject({ status })
      expect(session.getState()).toMatchObject({ needsForcedLogin: true, isLogin: false, loginStatus: null })
    }
  })
})

describe('a call without a response', () => {
  it('a call without a response is a NetworkError when the line is down', async () => {
    sdkFor()
    answering(TODAY, () => HttpResponse.error())
    await expect(listLessonsToday()).rejects.toBeInstanceOf(NetworkError)
  })

  it('a call without a response is a TimeoutError when it takes too long', async () => {
    sdkFor({ timeoutMs: 20 })
    answering(TODAY, () => new Promise(() => undefined))
    await expect(listLessonsToday()).rejects.toBeInstanceOf(TimeoutError)
  })

  it('a call without a response is a TimeoutError also where fetch never notices that it is aborted', async () => {
    sdkFor({ timeoutMs: 20, fetch: () => new Promise(() => undefined) })
    await expect(listLessonsToday()).rejects.toBeInstanceOf(TimeoutError)
  })

  it('a call without a response keeps the time limit also for a call that can be aborted', async () => {
    sdkFor({ timeoutMs: 20 })
    answering(TODAY, () => new Promise(() => undefined))
    await expect(listLessonsToday({ signal: new AbortController().signal })).rejects.toBeInstanceOf(TimeoutError)
  })

  it('a call without a response is the caller’s own reason after an abort, and nobody is told', async () => {
    const onNotice = vi.fn<(error: SdkError) => void>()
    const { monitoring, storage } = sdkFor({ onNotice })
    const abort = new AbortController()
    answering(TODAY, () => new Promise(() => undefined))
    const call = listLessonsToday({ signal: abort.signal })
    abort.abort(new Error('left the page'))
    await expect(call).rejects.toThrow('left the page')
    await monitoring.flush()
    expect(onNotice).not.toHaveBeenCalled()
    expect(storage.getItem('hwjy.metrics')).toBeNull()
  })
})

describe('a response that is not in the envelope', () => {
  it('a response that is not in the envelope is an HttpError with its status', async () => {
    sdkFor()
    answering(TODAY, () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const error = await listLessonsToday().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>' })
  })

  it('a response that is not in the envelope is an HttpError also when a page comes with 200', async () => {
    sdkFor()
    answering(TODAY, () => HttpResponse.html('<h1>Sign in to the hotel network</h1>'))
    await expect(listLessonsToday()).rejects.toMatchObject({ name: 'HttpError', status: 200 })
  })
})

describe('what a person is told', () => {
  it('every failure once, except the silent ones', async () => {
    const onNotice = vi.fn<(error: SdkError) => void>()
    sdkFor({ onNotice })
    for (const code of [-1, 403, 30036, 30012]) {
      answering(TODAY, failure(code))
      await listLessonsToday().catch(() => undefined)
    }
    expect(onNotice.mock.calls.map(([error]) => error instanceof ApiError && error.code)).toEqual([-1, 403])
  })

  it('nothing about a file that is still being converted: the query with -1 resolves silently', async () => {
    const onNotice = vi.fn<(error: SdkError) => void>()
    const { api } = sdkFor({ onNotice })
    const url = '/api-tch/fileOperate/queryIwTransCode'
    answering(url, failure(-1))
    await expect(api.send({ url })).resolves.toMatchObject({ data: { code: -1 } })
    await expect(call({ url }).catch(nullWhen(-1))).resolves.toBeNull()
    answering(url, failure(404))
    await expect(call({ url }).catch(nullWhen(-1))).rejects.toMatchObject({ code: 404 })
    expect(onNotice.mock.calls.map(([error]) => error instanceof ApiError && error.code)).toEqual([404])
  })

  it.each([
    ['network', () => HttpResponse.error(), '网络故障，请检查网络连接'],
    ['HTTP', () => new Response('', { status: 503 }), '系统接口 503 异常'],
    ['time', () => new Promise<Response>(() => undefined), '系统接口请求超时'],
  ])('of a failure of the %s, in their language', async (_, answer, sentence) => {
    const onNotice = vi.fn<(error: SdkError) => void>()
    sdkFor({ onNotice, timeoutMs: 20 })
    answering(TODAY, answer)
    await listLessonsToday().catch(() => undefined)
    expect(onNotice.mock.calls.map(([error]) => describeError(error, 'zh-CN'))).toEqual([sentence])
  })
})

describe('a query', () => {
  it('a query travels in the address, lists repeat and nothing is left out that is there', async () => {
    const { api } = sdkFor()
    const url = '/api-tch/user/socialUnBind/webWx'
    const requests = answering(url, success(null))
    await api.send({ url, query: { code: '华 文', ids: ['a', 'b'], current: 0, note: null, open: false } })
    const request = await onlyRequest(requests)
    expect([request.method, new URL(request.url).search]).toEqual([
      'POST',
      '?code=%E5%8D%8E+%E6%96%87&ids=a&ids=b&current=0&open=false',
    ])
    expect(request.headers.get('Content-Type')).toBeNull()
  })
})
