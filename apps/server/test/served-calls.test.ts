/** Every call of the contract as a program uses it: through the SDK, by somebody who may, with an answer by its schema. */
import * as sdk from '@hwjy/sdk'
import { type Operation, type OperationId, operations } from '@hwjy/sdk/operations'
import { answerSchemas, paramSchemas } from '@hwjy/sdk/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import * as z from 'zod/mini'
import { allCalls, inputOf } from './calls/all-calls.ts'
import type { CallSample } from './calls/call-sample.ts'
import { openIndependentClient, readByServer } from './support/independent-client.ts'
import { holdsPicture, picturesIn } from './support/pictures.ts'
import { expectPrivate, privateFilesIn } from './support/private-files.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'
import { openValidatingProxy, publishedContract } from './support/validating-proxy.ts'

type SdkFunction = (...args: unknown[]) => Promise<unknown>
const exported: Readonly<Record<string, unknown>> = { ...sdk }
const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

type Call = (typeof allCalls)[number]

/** Calls whose sample gets no people yet: no lesson is in the way, and there are no answers, prizes or comments. */
const WITHOUT_PICTURES: ReadonlySet<OperationId> = new Set<OperationId>([
  'checkLessonTime',
  'checkLessonTimes',
  'checkLessonsMove',
  'checkPeriodicTimes',
  'checkPublicCourseTimes',
  'previewContinuation',
  'previewLessonSeries',
  'openPractice',
  'endPractice',
  'closePractice',
  'teacherListPractices',
  'studentListPractices',
  'listCompletedPractices',
  'teacherListPrizes',
  'studentListPrizes',
  'listHomeworkOfLesson',
  'teacherListComments',
  'studentListComments',
])

const onlyLooks = ({ id, sample }: Call) => (operations[id] as Operation).isRead && typeof sample.input !== 'function'

// The database takes longer to open than a test may take, and so does the contract.
beforeAll(() => openTestSchool())
let proxy: Awaited<ReturnType<typeof openValidatingProxy>>
let independent: Awaited<ReturnType<typeof openIndependentClient>>
beforeAll(async () => {
  proxy = await openValidatingProxy(publishedContract())
  independent = await openIndependentClient()
})

describe('every call', () => {
  const privateFields = new Set<string>()
  const isServed = async ({ id, sample }: Call, school: TestSchool) => {
    const operation: Operation = operations[id]
    const input = await inputOf(sample, school)
    const { sent, answer, body, violations } = await callThroughSdk(school, id, sample, input)
    expect(answer).toBeDefined()
    // Prism finds nothing against the published contract.
    expect(violations).toEqual([])
    // The school has pictures of everyone, so a call that forgets to make their addresses is found.
    const shown = picturesIn(successOf(id), body).filter(({ value }) => value !== null)
    if (holdsPicture(successOf(id))) expect(shown.length > 0).toBe(!WITHOUT_PICTURES.has(id))
    const files = privateFilesIn(body)
    for (const file of files) {
      privateFields.add(file.field)
      await expectPrivate(school, file)
    }
    expect({ method: sent?.method, path: pathOf(operation, input) }).toEqual({
      method: operation.method,
      path: new URL(sent?.url ?? '').pathname,
    })
    // A client made from the published contract says the same as ours.
    if (sent !== null) {
      const theirs = await independent(id, input)
      expect(await readByServer(operation, theirs)).toEqual(await readByServer(operation, sent.clone()))
    }
    // Without a body there is nothing to encode.
    const type = sent?.headers.get('content-type')?.split(';')[0] ?? null
    expect([null, MEDIA_TYPES[operation.encoding]]).toContain(type)
  }

  describe('that only looks at the school', () => {
    let school: TestSchool
    // Looking leaves it as it was.
    beforeAll(async () => {
      school = await openTestSchool()
    })
    it.each(allCalls.filter(onlyLooks))('$id is served', (call) => isServed(call, school))
  })

  describe('that changes the school, or needs something there first', () => {
    const others = allCalls.filter((call) => !onlyLooks(call))
    it.each(others)('$id is served', async (call) => isServed(call, await openTestSchool()))
  })

  it('that shows a private file was looked at', () => {
    expect([...privateFields].sort()).toEqual(['pdfUrl', 'resourceUrl', 'signatureUrl', 'url', 'videoUrl'])
  })

  it('has a hook', () => {
    const without = allCalls.filter(({ id }) => typeof exported[`use${upperFirst(id)}`] !== 'function')
    expect(without.map(({ id }) => id)).toEqual([])
  })

  it('names somebody whose own it is not, exactly where that can be', () => {
    const wrong = allCalls.filter(({ id, sample }) => {
      const { owner }: Operation = operations[id]
      return (sample.neighbour === null) !== (owner === 'anyone' || owner === 'self')
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

const MEDIA_TYPES = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
  query: null,
  none: null,
}

/** The first of the two envelopes is the answer's, the other that of a refusal; a call that answers bytes has no first. */
function successOf(id: OperationId): $ZodType {
  const { def } = (answerSchemas[id] as $ZodTypes)._zod
  return (def.type === 'union' ? def.options[0] : undefined) ?? z.never()
}

async function callThroughSdk(school: TestSchool, id: keyof typeof operations, { as }: CallSample, input: object) {
  let sent: Request | null = null
  let body: unknown = null
  let violations: string[] = []
  const { session, stop } = sdk.configureSdk({
    server: 'http://localhost:8080',
    storage: sdk.memoryStorage(),
    language: () => 'zh-CN',
    async fetch(request) {
      sent = request.clone()
      // The samples' codes were asked for without a device, and are good only there.
      request.headers.delete('deviceId')
      request.headers.delete('deviceSecret')
      const { response, violations: found } = await proxy(id, request, async (one) => school.backend.fetch(one))
      violations = found
      await school.check(id, response.clone())
      if ((operations[id] as Operation).bytesType === undefined) body = await response.clone().json()
      return response
    },
  })
  if (as !== null) {
    const role = as.startsWith('teacher') ? 'teacher' : 'student'
    const tokens = { accessToken: await school.token(as), refreshToken: 'unused-refresh-token' }
    session.begin(role, { ...tokens, expiresIn: 3_600, userType: role === 'teacher' ? '016002' : '016001' })
  }
  try {
    const answer = await (exported[id] as SdkFunction)(...argumentsFor(id, input))
    return { sent: sent as Request | null, answer, body, violations }
  } finally {
    stop()
  }
}

/** Orval's functions take path parameters one by one, then the body or the query. */
function argumentsFor(id: keyof typeof operations, input: object): unknown[] {
  const names = id in paramSchemas ? Object.keys(paramSchemas[id as keyof typeof paramSchemas].shape) : []
  const inPath = names.map((name) => (input as Record<string, unknown>)[name])
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)))
  return Object.keys(rest).length > 0 ? [...inPath, rest] : inPath
}

function pathOf({ path }: Operation, input: object): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String((input as Record<string, unknown>)[name]))
}
