/** A body is read only from somebody who may send it, and what it brought is gone when its call failed. */
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryObjectStore } from '../src/core.ts'
import { createBudget } from '../src/domain/budget.ts'
import { operations, type Operation } from '@hwjy/sdk/operations'
import type { ObjectStore, StagedObject } from '../src/ports/object-store.ts'
import type { OperationId } from '../src/http/call.ts'
import { runningLesson } from './calls/lessons.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
/** Staged, and neither published nor discarded. */
let waiting: Set<string>
let published: Set<string>

const watchedStore = (): ObjectStore => {
  const store = createMemoryObjectStore()
  return {
    ...store,
    async stage(body) {
      const staged = await store.stage(body)
      waiting.add(staged.id)
      return staged
    },
    async discard(staged: StagedObject) {
      waiting.delete(staged.id)
      await store.discard(staged)
    },
    async publish(staged, key, contentType) {
      waiting.delete(staged.id)
      published.add(key)
      return store.publish(staged, key, contentType)
    },
    async delete(key) {
      published.delete(key)
      await store.delete(key)
    },
  }
}
beforeEach(async () => {
  waiting = new Set()
  published = new Set()
  school = await openTestSchool({ objects: watchedStore() })
})

/** A body that tells how much of it was taken, and never ends. */
function endless(operationId: OperationId, headers: Record<string, string>) {
  const taken = { pieces: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken.pieces += 1
        controller.enqueue(new Uint8Array(1024).fill(120))
      },
    },
    { highWaterMark: 0 },
  )
  const { path, method, encoding }: Operation = operations[operationId]
  const type = encoding === 'json' ? 'application/json' : 'multipart/form-data; boundary=x'
  const request = new Request(`http://localhost:8080${path}`, {
    method,
    headers: { 'content-type': type, ...headers },
    body,
    duplex: 'half',
  } as RequestInit)
  return { request, taken }
}

describe('a body is not read', () => {
  const refusal = async (operationId: OperationId, headers: Record<string, string>) => {
    const { request, taken } = endless(operationId, headers)
    const { code } = await school.send(operationId, request)
    return { code, pieces: taken.pieces }
  }

  it('from somebody who is not signed in, or of another role', async () => {
    const student = { authorization: `Bearer ${await school.token('student.anna')}` }
    for (const id of ['uploadLessonResource', 'uploadBase64Image', 'markHomework', 'saveQuestion'] as const) {
      expect([id, await refusal(id, {})]).toEqual([id, { code: errorCodes.notSignedIn, pieces: 0 }])
      expect([id, await refusal(id, student)]).toEqual([id, { code: errorCodes.forbidden, pieces: 0 }])
    }
    expect(await refusal('teacherLogin', { authorization: 'Basic bm90OmtuLDQ=' })).toEqual({
      code: errorCodes.forbidden,
      pieces: 0,
    })
  })

  it('from somebody who calls too often', async () => {
    school = await openTestSchool({ callBudget: createBudget({ burst: 5, perSecond: 1 }) })
    const teacher = { authorization: `Bearer ${await school.token('teacher.li')}` }
    // An upload costs as much as five others, so this one alone is everything that there is.
    await school.call('uploadLessonResource', {}, { as: 'teacher.li' })
    expect(await refusal('uploadLessonResource', teacher)).toEqual({ code: errorCodes.tooOften, pieces: 0 })
  })

  it('further than its call takes', async () => {
    const teacher = { authorization: `Bearer ${await school.token('teacher.li')}` }
    const { code, pieces } = await refusal('saveQuestion', { ...teacher, 'transfer-encoding': 'chunked' })
    expect(code).toBe(errorCodes.tooLarge)
    expect(pieces).toBeLessThanOrEqual(65)
  })
})

describe('a body for the object store is not read', () => {
  it('from somebody without a key', async () => {
    const key = 'teacher/usr_li/document/a.pdf'
    const calls = [
      ['PUT', key],
      ['PUT', `${key}?partNumber=1&uploadId=a`],
      ['POST', `${key}?uploads`],
      ['POST', '?delete'],
    ] as const
    for (const [method, path] of calls) {
      let pieces = 0
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            pieces += 1
            controller.enqueue(new Uint8Array(64 * 1024))
            // What is drained, so that the SDK hears the refusal, ends somewhere.
            if (pieces > 1_000) controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      const init: RequestInit & { duplex: 'half' } = { method, body, duplex: 'half' }
      const request = new Request(`http://localhost:8080/cos/huawen-1250000000/${path}`, init)
      const response = await school.backend.fetch(request)
      expect([path, response.status, pieces <= 129, waiting.size]).toEqual([path, 403, true, 0])
    }
  })
})

describe('metrics', () => {
  const NOON = '2026-11-20T12:00:00.000Z'
  const report = (count: number, length: number) => ({
    sendTime: NOON,
    infos: Array.from({ length: count }, () => ({
      userId: 'usr_anna',
      subBizType: 'CommRequest',
      logType: 'warn',
      collectTime: NOON,
      data: 'x'.repeat(length),
    })),
  })
  const collect = (count: number, length: number, as = 'student.anna') =>
    school.call('studentCollectMetrics', report(count, length), { as })

  it('of a browser that was offline all day are taken, ten at a time', async () => {
    for (let i = 0; i < 100; i++) expect(await collect(10, 1_500)).toMatchObject({ code: 200 })
  })

  it('of one person have a budget of entries and of bytes, and others go on', async () => {
    expect(await collect(1_000, 10)).toMatchObject({ code: 200 })
    expect(await collect(1, 10)).toMatchObject({ code: errorCodes.tooOften, data: { retryAfterSeconds: 2 } })
    expect(await collect(1, 10, 'student.ben')).toMatchObject({ code: 200 })
    school.clock.advance(2_000)
    expect(await collect(1, 10)).toMatchObject({ code: 200 })
  })
})

describe('a file in a call', () => {
  const pdf = () => new File(['%PDF-1.7 第三课'], '第三课.pdf', { type: 'application/pdf' })
  const upload = (input: object) => school.call('uploadLessonResource', input, { as: 'teacher.li' })

  it('becomes an object when the call succeeds, and nothing of it is left when it does not', async () => {
    const lesson = await runningLesson(school)
    expect(await upload({ ...lesson, file: pdf() })).toMatchObject({ code: 200, data: { sizeBytes: 18 } })
    expect([waiting.size, published.size]).toEqual([0, 1])
    const files = [{ lessonId: 'les_none', file: pdf() }, { file: pdf() }, { ...lesson, resourceId: 'a', file: pdf() }]
    for (const input of files) expect((await upload(input)).code).toBeGreaterThanOrEqual(400)
    expect([waiting.size, published.size]).toEqual([0, 1])
  })

  it('is published once when the call is sent again', async () => {
    const lesson = await runningLesson(school)
    const options = { as: 'teacher.li', headers: { requestId: 'the-same' } }
    for (const input of [
      { ...lesson, file: pdf() },
      { ...lesson, file: pdf() },
    ])
      expect(await school.call('uploadLessonResource', input, options)).toMatchObject({ code: 200 })
    expect([waiting.size, published.size]).toEqual([0, 1])
  })

  it('is deleted again when the call fails after it was published', async () => {
    const store = watchedStore()
    const failing: ObjectStore = {
      ...store,
      async publish(...args) {
        await store.publish(...args)
        throw new Error('the line to the store was lost')
      },
    }
    school = await openTestSchool({ objects: failing })
    expect(await upload({ ...(await runningLesson(school)), file: pdf() })).toMatchObject({
      code: errorCodes.serverError,
    })
    expect([waiting.size, published.size]).toEqual([0, 0])
  })

  it('that breaks off leaves nothing', async () => {
    const { lessonId } = await runningLesson(school)
    const authorization = `Bearer ${await school.token('teacher.li')}`
    const text = `--x\r\ncontent-disposition: form-data; name="lessonId"\r\n\r\n${lessonId}\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then`
    const request = new Request('http://localhost:8080/api-tch/lessonClass/uploadLessonResource', {
      method: 'POST',
      headers: { authorization, 'content-type': 'multipart/form-data; boundary=x' },
      body: text,
    })
    expect(await school.send('uploadLessonResource', request)).toMatchObject({ code: errorCodes.invalidInput })
    expect([waiting.size, published.size]).toEqual([0, 0])
  })

  it('of 12 MB of Base64 is stored as it comes', async () => {
    const picture = new Uint8Array(8 * 1024 * 1024)
    picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    const base64Str = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`
    expect(await school.call('uploadBase64Image', { base64Str }, { as: 'teacher.li' })).toMatchObject({
      code: 200,
      data: { sizeBytes: picture.length, contentType: 'image/png' },
    })
    const more = `data:image/png;base64,${Buffer.concat([picture, Buffer.alloc(3)]).toString('base64')}`
    expect(await school.call('uploadBase64Image', { base64Str: more }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.fileTooLarge,
    })
    expect(await school.call('uploadBase64Image', { base64Str: '????' }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.fileTypeNotAllowed,
    })
    expect(await school.call('uploadBase64Image', { base64Str: '' }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.invalidInput,
    })
    expect(waiting.size).toBe(0)
  })
})
