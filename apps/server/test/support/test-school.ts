import type { ResponseOf, OperationId } from '../../src/http/call.ts'
import type { Issue } from '../../src/http/api-error.ts'
import { operations, type Operation } from '@hwjy/sdk/operations'
import { answerSchemas } from '@hwjy/sdk/schemas'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Backend, createBackend, createMemoryObjectStore, WEB_APP_CLIENT, type Database } from '../../src/core.ts'
import type { BackendOptions } from '../../src/core.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import { createDemoSchool, type FurtherDemo } from '../../src/demo/demo-school.ts'
import { createRoomStore } from '../../src/live/store/room-store.ts'
import type { PasswordHasher } from '../../src/ports/password-hasher.ts'
import { addOutsiders } from './outsiders.ts'
import { picturesIn } from './pictures.ts'
import { addPictures } from './school-pictures.ts'
import { atTheSameMoment, emptyDatabase, keepRows, refilledDatabase } from './test-database.ts'
import { toRequest } from './to-request.ts'

/** 09:00 in Shanghai, a Friday. */
export const NINE = Date.parse('2026-11-20T01:00:00.000Z')
export const MINUTE = 60_000

export const SECRET = 'a secret of more than thirty-two characters'

export interface TestClock {
  now(): number
  set(at: number): void
  advance(ms: number): void
}

export function testClock(start = NINE): TestClock {
  let at = start
  return {
    now: () => at,
    set: (time) => {
      at = time
    },
    advance: (ms) => {
      at += ms
    },
  }
}

/** The hashers have tests of their own; here a password costs nothing. */
export const plainHasher: PasswordHasher = {
  hash: async (password) => `plain:${password}`,
  verify: async (password, phc) => phc === `plain:${password}`,
}

export interface TestSchool {
  backend: Backend
  clock: TestClock
  db: Database
  /** Signs in and keeps the token for six hours. */
  token(username: string): Promise<string>
  /** Makes a call and checks its answer against the contract; what is wrong with a field is a whole sentence. */
  call(operationId: OperationId, input?: object, options?: CallOptions): Promise<Answer>
  /** Sends a request as it is, and checks its answer. */
  send(operationId: OperationId, request: Request, host?: { address?: string }): Promise<Answer>
  /** Reads an answer. @throws when it is not by the call's schema, a picture in it is no address, or its code not one of the call's own */
  check(operationId: OperationId, response: Response): Promise<Answer>
  /** A call that must succeed; gives its data. */
  data<Id extends OperationId>(operationId: Id, input: object, as: string): Promise<ResponseOf<Id>>
  /** The class of HSK 1: the lesson that teacher.li can start now. */
  lessonNow(): Promise<string>
  restart(): Promise<void>
  /**
   * Two calls that servers with connections of their own get at the same moment.
   * @param table that both write to
   */
  atOnce(
    table: PgTable,
    operationId: OperationId,
    inputs: readonly [object, object],
    options: CallOptions,
  ): Promise<Answer[]>
}

export interface CallOptions {
  /** Username of a demo account, `teacher.li@maple` for one of the second school; anonymous if left out. */
  as?: string
  /** The school's part of the address that is called, such as `maple`. */
  at?: string | undefined
  headers?: Record<string, string>
  address?: string
}

/** `code` of the envelope, or the sign-in's status as a number. */
export interface Answer {
  code: number
  message: string
  data: unknown
}

type Envelope = { code: number; message: string; data: unknown } | { status: string; message: string; info: unknown }

const plainAnswer = (body: Envelope): Answer =>
  'status' in body ? { code: Number(body.status), message: body.message, data: body.info } : body

async function checkAnswer(operationId: OperationId, response: Response): Promise<Answer> {
  const { bytesType }: Operation = operations[operationId]
  if (bytesType !== undefined && response.headers.get('content-type') === bytesType) {
    return { code: 200, message: 'ok', data: new Uint8Array(await response.arrayBuffer()) }
  }
  const body: unknown = await response.json()
  const parsed = answerSchemas[operationId].safeParse(body)
  if (!parsed.success) {
    throw new Error(`${operationId} answered against the contract: ${JSON.stringify(body)}\n${parsed.error.message}`)
  }
  for (const { path, value } of picturesIn(answerSchemas[operationId], body)) {
    if (value !== null && !/^https?:\/\//.test(String(value))) {
      throw new Error(`${operationId} answered with ${JSON.stringify(value)} at ${path}, which is no address`)
    }
  }
  const answer = plainAnswer(parsed.data as Envelope)
  const { errors }: Operation = operations[operationId]
  if (answer.code !== 200 && !errors.some((own) => own === answer.code)) {
    throw new Error(`${operationId} answered ${answer.code} (${answer.message}), which is not in its x-errors`)
  }
  for (const { path, message } of (answer.data as { issues?: Issue[] } | null)?.issues ?? [])
    if (!/^\P{Ll}.*[.。]$/u.test(message)) throw new Error(`${operationId} says no sentence about ${path}: ${message}`)
  return answer
}

// The same request at the address of a school.
function atSchool(slug: string | undefined, request: Request): Request {
  return slug === undefined ? request : new Request(request.url.replace('localhost', `${slug}.localhost`), request)
}

let current: Backend | null = null

/**
 * Stops a server in a task of its own, because the reason of its abort notes the callers and what they hold, such as the
 * school that comes next. Hundreds of schools would keep each other in memory.
 */
const stop = (backend: Backend) =>
  new Promise<void>((resolve, reject) => setImmediate(() => backend.stop().then(resolve, reject)))

const SECOND: FurtherDemo = { slug: 'maple', name: '枫叶中文学校' }
let isKeptWithSecond = false

/** Deriving keys is not what most tests are about, and the 400 of a real server take seconds. */
export const TEST_CAPTCHA_KEYS = 10

/** The demo school on a clock that stands still, with rate limits out of the way unless a test brings its own. */
export const openTestSchool = (options: Partial<BackendOptions> = {}): Promise<TestSchool> => open(options, null)

/**
 * The same, and beside it another school on the same server: the same people and courses, under ids that end with
 * `_maple`, at http://maple.localhost.
 */
export const openTwoSchools = (options: Partial<BackendOptions> = {}): Promise<TestSchool> => open(options, SECOND)

async function open(options: Partial<BackendOptions>, second: FurtherDemo | null): Promise<TestSchool> {
  // The one before shares our database; its clockwork must not run on.
  if (current !== null) await stop(current)
  const clock = testClock()
  // The demo school is the same every time: it is seeded once. Other people or times are not kept.
  const isUsual = !options.config && !options.passwords && !options.clock
  const filled = isUsual && isKeptWithSecond === (second !== null) ? await refilledDatabase() : null
  const isFilled = filled !== null
  const db = filled ?? (await emptyDatabase())
  const create = (on = db) =>
    createBackend({
      db: on,
      clock,
      passwords: plainHasher,
      objects: createMemoryObjectStore(() => clock.now()),
      secret: SECRET,
      callBudget: { take: () => null, giveBack: () => undefined },
      storeBudget: { take: () => null, giveBack: () => undefined },
      ...options,
      config: { captchaKeys: TEST_CAPTCHA_KEYS, ...(options.config ?? { demo: true }) },
    })
  let backend = create()
  current = backend
  await backend.start({ clockwork: false })
  if (!isFilled) {
    await addPictures(db)
    await addOutsiders(db, options.passwords ?? plainHasher)
    const store = createRoomStore(db)
    if (second) await createDemoSchool({ db, store, passwords: plainHasher, clock, further: second }).seed()
    backend.schools.forget()
  }
  if (isUsual && !isFilled) {
    // What is due at once is done once, too.
    await backend.tick()
    await keepRows(db)
    isKeptWithSecond = second !== null
  }
  const tokens = new Map<string, { value: string; until: number }>()

  const callOf =
    (server: () => Backend): TestSchool['call'] =>
    async (operationId, input = {}, { as, at = as?.split('@')[1], headers = {}, address } = {}) => {
      const operation: Operation = operations[operationId]
      const authorization =
        as !== undefined
          ? { authorization: `Bearer ${await token(as)}` }
          : operation.authorization === 'basic'
            ? { authorization: `Basic ${btoa(WEB_APP_CLIENT)}` }
            : {}
      const request = atSchool(at, toRequest(operation, input, { ...authorization, timeZone: '8', ...headers }))
      const host = address === undefined ? {} : { address }
      return checkAnswer(operationId, await server().fetch(request, host))
    }
  const call = callOf(() => backend)

  const send: TestSchool['send'] = async (operationId, request, host = {}) =>
    checkAnswer(operationId, await backend.fetch(request, host))

  const token = async (username: string) => {
    const known = tokens.get(username)
    if (known && clock.now() <= known.until) return known.value
    const operation = operations[username.startsWith('teacher') ? 'teacherLogin' : 'studentLogin']
    const [name = '', slug] = username.split('@')
    const input = { username: name, password: DEMO_PASSWORD, captchaVerification: '' }
    const authorization = `Basic ${btoa(WEB_APP_CLIENT)}`
    const request = atSchool(slug, toRequest(operation, input, { authorization, timeZone: '8' }))
    const { data } = await send(operation.operationId, request)
    const { accessToken } = data as ResponseOf<'teacherLogin'>
    tokens.set(username, { value: accessToken, until: clock.now() + 6 * 60 * MINUTE })
    return accessToken
  }

  const data: TestSchool['data'] = async (operationId, input, as) => {
    const answer = await call(operationId, input, { as })
    if (answer.code !== 200) throw new Error(`${operationId} as ${as}: ${answer.code} ${answer.message}`)
    return answer.data as never
  }

  return {
    get backend() {
      return backend
    },
    clock,
    db,
    token,
    call,
    send,
    check: checkAnswer,
    data,
    async lessonNow() {
      await backend.tick()
      const { lessons } = await data('listTeacherLessonsByDate', { lessonDate: '2026-11-20' }, 'teacher.li')
      const lesson = lessons.find(({ canStart, classType }) => canStart && classType === 'small')
      if (!lesson) throw new Error('no lesson can be started')
      return lesson.lessonId
    },
    async atOnce(table, operationId, inputs, options) {
      if (options.as !== undefined) await token(options.as)
      return atTheSameMoment(db, table, (on) =>
        inputs.map((input) => {
          const server = create(on)
          return callOf(() => server)(operationId, input, options)
        }),
      )
    },
    async restart() {
      await backend.stop()
      backend = create()
      current = backend
      await backend.start({ clockwork: false })
    },
  }
}
