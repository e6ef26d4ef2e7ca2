/** What holds for every call of the contract. */
import { errorCodes } from '@hwjy/sdk/errors'
import { schema } from '../src/db/database.ts'
import { createBudget } from '../src/domain/budget.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const NOON = '2026-11-20T12:00:00.000Z'

describe('the envelope', () => {
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await school.backend.fetch(
      new Request(`http://localhost:8080${path}`, { method: 'POST', ...init }),
    )
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  it('is there for a path that does not exist', async () => {
    expect(await send('/api-user/nothing/here')).toMatchObject({
      status: 404,
      body: { code: errorCodes.notFound, data: null },
    })
  })

  it('is there for a crash, and tells nothing about it', async () => {
    const secret = 'relation "person" does not exist at /srv/app'
    const broken = await openTestSchool({ callBudget: { take: () => fail(secret), giveBack: () => undefined } })
    const answer = await broken.call('getBaseInfo')
    expect(answer).toMatchObject({ code: errorCodes.serverError, data: null })
    expect(JSON.stringify(answer)).not.toContain(secret)
  })

  it('refuses a body of more than a megabyte', async () => {
    const authorization = `Bearer ${await school.token('student.anna')}`
    const body = JSON.stringify({ data: 'x'.repeat(1024 * 1024) })
    const headers = { authorization, 'content-type': 'application/json', 'content-length': String(body.length) }
    expect(await send('/api-user/metrics/collect', { headers, body })).toMatchObject({
      body: { code: errorCodes.tooLarge },
    })
  })

  it('refuses a form of more than a thousand fields, or of more than 256 KB, before anybody signs in', async () => {
    for (const form of ['a=&'.repeat(1_001), `value=${'x'.repeat(256 * 1024)}`]) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(form.length) }
      expect(await send('/api-user/ext/captcha/checkWork', { headers, body: form })).toMatchObject({
        body: { code: errorCodes.tooLarge },
      })
    }
  })

  it('names what is wrong with a body that cannot be read', async () => {
    const authorization = `Bearer ${await school.token('student.anna')}`
    const headers = { authorization, 'content-type': 'application/json' }
    for (const body of ['{', '[]', '"text"']) {
      expect(await send('/api-user/metrics/collect', { headers, body })).toMatchObject({
        body: { code: errorCodes.invalidInput, data: { issues: [{ path: '' }] } },
      })
    }
    expect(await send('/api-user/study/checkLesson', { headers, body: '{}' })).toMatchObject({
      body: { code: errorCodes.invalidInput },
    })
  })

  it('comes with headers that keep a browser safe', async () => {
    const { headers } = await send('/api-user/common/baseInfo')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('leaves HSTS to the host, which knows whether people come by https', async () => {
    for (const path of ['/api-user/common/baseInfo', '/cos/none', '/healthz', '/nothing/here']) {
      const { headers } = await school.backend.fetch(new Request(`http://localhost:8080${path}`))
      expect([path, headers.get('strict-transport-security')]).toEqual([path, null])
    }
  })

  it('is no crash for garbage in a path, a header or a field', async () => {
    const token = await school.token('student.anna')
    const bearer = { authorization: `Bearer ${token}` }
    const get = { method: 'GET', headers: bearer }
    for (const id of ['%00', '%zz', '%ff', '%F0%9F%98%80', 'a'.repeat(65), '..%2f..']) {
      const { body } = await send(`/api-user/ext/lessons/${id}/roomKeyframe`, get)
      expect([id, body]).toMatchObject([
        id,
        { code: errorCodes.invalidInput, data: { issues: [{ path: 'lessonId' }] } },
      ])
    }
    for (const name of [
      'authorization',
      'timeZone',
      'timeZoneId',
      'requestId',
      'accept-language',
      'content-type',
      'cookie',
      'idempotency-key',
    ]) {
      for (const value of ['%zz', 'Bearer', 'Basic %', '\u00ff', ';q=', '9'.repeat(400)]) {
        const { status, body } = await send('/api-user/study/lessonToday', { headers: { ...bearer, [name]: value } })
        expect([name, value, status < 500 && body.code < 500]).toEqual([name, value, true])
      }
    }
    const username = 'student\u0000anna'
    expect(await school.call('studentLogin', { username, password: 'x', captchaVerification: '' })).toMatchObject({
      code: errorCodes.invalidInput,
    })
    const infos = [{ userId: 'usr_anna', subBizType: '\u0000', logType: 'warn', collectTime: NOON, data: '{}' }]
    expect(await school.call('studentCollectMetrics', { sendTime: NOON, infos }, { as: 'student.anna' })).toMatchObject(
      {
        code: errorCodes.invalidInput,
      },
    )
  })

  it('carries the id of the request, or one of ours', async () => {
    const given = await send('/api-user/common/baseInfo', { headers: { requestId: 'abc-1' } })
    expect(given.headers.get('requestId')).toBe('abc-1')
    const odd = await send('/api-user/common/baseInfo', { headers: { requestId: 'a b' } })
    expect(odd.headers.get('requestId')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('says when to come again to somebody who calls too often', async () => {
    const limited = await openTestSchool({ callBudget: createBudget({ burst: 2, perSecond: 1 }) })
    await limited.call('getBaseInfo')
    await limited.call('getBaseInfo')
    expect(await limited.call('getBaseInfo')).toMatchObject({
      code: errorCodes.tooOften,
      data: { retryAfterSeconds: 1 },
    })
    limited.clock.advance(1_000)
    expect(await limited.call('getBaseInfo')).toMatchObject({ code: 200 })
  })
})

describe('what clients notice', () => {
  it('is stored once, also when the batch is sent twice', async () => {
    const info = {
      userId: 'usr_anna',
      subBizType: 'WhiteScreen',
      logType: 'warn',
      collectTime: '2026-11-20T01:00:00.000Z',
      data: '{}',
    }
    const report = { sendTime: '2026-11-20T01:00:01.000Z', infos: [info, info] }
    const collect = (requestId: string) =>
      school.call('studentCollectMetrics', report, { as: 'student.anna', headers: { requestId } })
    expect(await collect('one')).toMatchObject({ code: 200, data: { accepted: 2 } })
    await collect('one')
    expect(await school.db.select().from(schema.metricEntry)).toHaveLength(2)
    expect(await school.call('studentCollectMetrics', { ...report, infos: [] }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.invalidInput,
    })
  })
})

describe('the school', () => {
  it('introduces itself, with demo accounts only in the demo', async () => {
    expect(await school.call('getBaseInfo')).toMatchObject({
      data: { productName: '华文课堂', demo: { password: 'Huawen-2026' }, limits: { smallClass: 30, largeClass: 200 } },
    })
  })
})

it('introduces itself without a demo, too, and knows nobody', async () => {
  const empty = await openTestSchool({ config: { demo: false } })
  expect(await empty.call('getBaseInfo')).toMatchObject({
    code: 200,
    data: { demo: null, schoolTimeZone: 'Asia/Shanghai' },
  })
  const input = { username: 'teacher.li', password: 'Huawen-2026', captchaVerification: '' }
  expect(await empty.call('teacherLogin', input)).toMatchObject({ code: errorCodes.wrongPassword })
})

function fail(message: string): never {
  throw new Error(message)
}
