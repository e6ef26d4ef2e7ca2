import { errorCodes } from '@hwjy/sdk/errors'
import { describe, expect, it } from 'vitest'
import { createHealth, type HealthChecks } from '../src/health.ts'
import { LIVE_PROTOCOL } from '@hwjy/classroom/core'
import { enterRoom, openLine } from './support/live-client.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

const GIB = 1024 ** 3
const get = async ({ backend }: TestSchool, path: string) => {
  const response = await backend.fetch(new Request(`http://localhost:8080${path}`))
  return { status: response.status, body: await response.json() }
}

describe('/healthz', () => {
  it('says that the process answers, and asks nothing else', async () => {
    const school = await openTestSchool({ databaseFreeBytes: async () => 0 })
    expect(await get(school, '/healthz')).toEqual({ status: 200, body: { status: 'ok' } })
  })
})

describe('/readyz', () => {
  const well = { database: 'ok', disk: 'ok', media: 'ok', jobs: 'ok' }

  it('names each check, and is ready when all are well', async () => {
    const school = await openTestSchool()
    expect(await get(school, '/readyz')).toEqual({ status: 200, body: { status: 'ready', checks: well } })
  })

  it('is not ready while the disk of the database is full', async () => {
    let freeBytes = 10 * GIB
    const school = await openTestSchool({ databaseFreeBytes: async () => freeBytes })
    freeBytes = GIB / 5
    await school.backend.tick()
    expect(await get(school, '/readyz')).toEqual({
      status: 503,
      body: { status: 'not-ready', checks: { ...well, disk: 'failed' } },
    })
  })

  it('is not ready while the job runner does not tick', async () => {
    const school = await openTestSchool()
    school.clock.advance(MINUTE)
    expect(await get(school, '/readyz')).toMatchObject({ status: 503, body: { checks: { ...well, jobs: 'failed' } } })
    await school.backend.tick()
    school.clock.advance(1_000)
    expect(await get(school, '/readyz')).toMatchObject({ status: 200 })
  })

  it('looks once a second, however often it is asked, and tells nothing but names and states', async () => {
    let looks = 0
    const broken = () => Promise.reject(new Error('password authentication failed for user "hwjy"'))
    const checks: HealthChecks = {
      database: async () => ++looks > 0,
      disk: broken,
      media: async () => true,
      jobs: async () => true,
    }
    let now = 0
    const health = createHealth(checks, { now: () => now }, () => false)
    const reports = await Promise.all(Array.from({ length: 100 }, health))
    expect(looks).toBe(1)
    expect(reports[0]).toEqual({ status: 'not-ready', checks: { ...well, disk: 'failed' } })
    now += 1_000
    await health()
    expect(looks).toBe(2)
  })
})

describe('a full disk', () => {
  async function fullSchool() {
    let freeBytes = 10 * GIB
    const school = await openTestSchool({ databaseFreeBytes: async () => freeBytes })
    const fill = async (bytes: number) => {
      freeBytes = bytes
      await school.backend.tick()
    }
    return { school, fill }
  }
  const feedback = { lessonId: '', optionIds: [], content: '很好' }

  it('refuses what writes in words, and goes on reading', async () => {
    const { school, fill } = await fullSchool()
    const lessonId = await school.lessonNow()
    await fill(GIB / 5)
    const chinese = { as: 'student.anna', headers: { 'accept-language': 'zh-CN' } }
    const refused = await school.call('studentLessonFeedback', { ...feedback, lessonId }, chinese)
    expect(refused).toMatchObject({ code: errorCodes.storageFull, message: expect.stringContaining('存储空间已满') })
    const english = { as: 'teacher.li', headers: { 'accept-language': 'en-US' } }
    expect(await school.call('startLesson', { lessonId }, english)).toMatchObject({
      code: errorCodes.storageFull,
      message: expect.stringContaining('out of storage'),
    })
    const read = await school.call('listTeacherLessonsByDate', { lessonDate: '2026-11-20' }, { as: 'teacher.li' })
    expect(read.code).toBe(200)
  })

  it('lets people sign in, who could read nothing otherwise', async () => {
    const { school, fill } = await fullSchool()
    await fill(GIB / 5)
    expect(await school.token('student.ben')).toBeTruthy()
  })

  it('refuses what is written in a class under way, which goes on and ends, and loses nothing it acknowledged', async () => {
    const { school, fill } = await fullSchool()
    const lessonId = await school.lessonNow()
    const li = await enterRoom(school, lessonId, 'teacher.li')
    const anna = await enterRoom(school, lessonId, 'student.anna')
    expect(await li.ask({ type: 'start' })).toMatchObject({ t: 'done' })
    const said = await anna.ask({ type: 'say', text: '老师好' })
    await fill(GIB / 5)
    expect(await anna.ask({ type: 'say', text: '听得到吗' })).toMatchObject({ t: 'refused', code: 'storage-full' })
    expect(await anna.ask({ type: 'raiseHand' })).toMatchObject({ t: 'done' })
    await fill(10 * GIB)
    expect(await anna.ask({ type: 'say', text: '又好了' })).toMatchObject({ t: 'done' })
    await fill(GIB / 5)
    expect(await school.call('endLesson', { lessonId }, { as: 'teacher.li' })).toMatchObject({ code: 200 })
    await school.restart()
    const texts = (await school.backend.live.state(lessonId))?.chat.map(({ text }) => text)
    expect(said).toMatchObject({ t: 'done' })
    expect(texts).toEqual(['老师好', '又好了'])
  })
})

describe('a server that stops', () => {
  it('says so, takes no new work, and tells sockets to come back', async () => {
    const school = await openTestSchool()
    const lessonId = await school.lessonNow()
    const anna = await enterRoom(school, lessonId, 'student.anna')
    const late = openLine(school)
    await school.backend.stop()
    expect(await anna.closed()).toEqual({ reason: 'server-restart' })
    late.send({ t: 'hello', protocol: LIVE_PROTOCOL, ticket: 'any', clientId: 'c', have: 0 })
    expect(late.isClosed).toBe(true)

    expect(await get(school, '/readyz')).toMatchObject({ status: 503, body: { status: 'draining' } })
    expect(await get(school, '/healthz')).toMatchObject({ status: 200 })
    for (const path of ['/api-user/common/baseInfo', '/cos/huawen-1250000000/any']) {
      const response = await school.backend.fetch(new Request(`http://localhost:8080${path}`, { method: 'POST' }))
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5'])
      expect(await response.json()).toMatchObject({ code: errorCodes.unavailable, data: { retryAfterSeconds: 5 } })
    }
  })
})
