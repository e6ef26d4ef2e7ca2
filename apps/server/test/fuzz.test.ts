/**
 * Thousands of requests to every call, right ones and broken ones: whatever is sent, the answer is the envelope with a
 * code that the call declares, and never a crash.
 *
 * Every call gets a request of every kind, the same ones every time. Beyond them each day searches elsewhere: its date is
 * the seed. `FUZZ_SEED` repeats a search, `FUZZ_REQUESTS` makes it longer (all calls together), `FUZZ_CALL` looks at one
 * call only.
 */
import { errorCodes } from '@hwjy/sdk/errors'
import { getTableColumns } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Operation, type OperationId, operations } from '@hwjy/sdk/operations'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { WEB_APP_CLIENT } from '../src/core.ts'
import { allTables } from '../src/db/all-tables.ts'
import { allCalls, inputOf } from './calls/all-calls.ts'
import type { CallSample } from './calls/call-sample.ts'
import { everyKind, type FuzzedRequest, fuzzedRequest, requestFrom, sampleRequest } from './fuzz/fuzzed-request.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

const SEED_OF_KINDS = 20_261_120
const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))
const seed = Number(process.env.FUZZ_SEED ?? today)
const requests = Number(process.env.FUZZ_REQUESTS ?? 3_000)
const calls = allCalls.filter(({ id }) => id === (process.env.FUZZ_CALL ?? id))
const numRuns = Math.ceil(requests / calls.length)

/** Of everything in a new school: it is the same one every time. */
let ids: string[] | null = null

/** So many requests change a school before the next one gets a new one. */
const REQUESTS_PER_SCHOOL = 40

// The database takes longer to open than a test may take.
beforeAll(() => openTestSchool())

describe(`with FUZZ_SEED=${seed}`, () => {
  it.each(calls)('$id answers whatever is sent', async ({ id, sample }) => {
    const target = fuzzTarget(id, sample)
    // The right one first: chance alone does not get through doors that ask for several secrets of one use.
    const codes = new Set([await target.send(sampleRequest(id))])
    const sends = (kind: fc.Arbitrary<FuzzedRequest>) =>
      fc.asyncProperty(kind, async (fuzzed) => {
        codes.add(await target.send(fuzzed))
      })
    for (const kind of everyKind(id)) await fc.assert(sends(kind), { seed: SEED_OF_KINDS, numRuns: 1 })
    await fc.assert(sends(fuzzedRequest(id)), { seed, numRuns })
    // Otherwise nobody would notice that the door alone was tested.
    expect([...codes]).toContain(200)
  })
})

function fuzzTarget(id: OperationId, sample: CallSample) {
  const operation: Operation = operations[id]
  let crash: unknown = null
  let left = 0
  let school: TestSchool
  let input: object

  const logger = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: (about: object) => {
      crash = 'err' in about ? about.err : about
    },
  }

  const open = async () => {
    school = await openTestSchool({ logger })
    input = await inputOf(sample, school)
    ids ??= await idsOf(school)
    left = REQUESTS_PER_SCHOOL
  }

  const headersOf = async (by: FuzzedRequest['by']): Promise<Record<string, string>> => {
    const timeZone = { timeZone: '8' }
    const as = caller(by, sample, operation)
    if (as !== null) return { ...timeZone, authorization: `Bearer ${await school.token(as)}` }
    return operation.authorization === 'basic'
      ? { ...timeZone, authorization: `Basic ${btoa(WEB_APP_CLIENT)}` }
      : timeZone
  }

  return {
    /** @returns the code answered @throws with the request, when it is none of the call's, or a crash */
    async send(fuzzed: FuzzedRequest): Promise<number> {
      if (left-- === 0) await open()
      crash = null
      const filling = { sample: input, ids: ids ?? [], headers: await headersOf(fuzzed.by) }
      try {
        const response = await school.backend.fetch(await requestFrom(id, fuzzed, filling))
        const { code } = await school.check(id, response)
        // Signed out by the call itself: the next one starts anew.
        if (code === errorCodes.notSignedIn && fuzzed.by === 'owner') left = 0
        if (code === errorCodes.serverError || response.status >= 500)
          throw new Error(`answered HTTP ${response.status}, code ${code}`)
        return code
      } catch (cause) {
        throw new Error(
          `${await asCurl(await requestFrom(id, fuzzed, filling))}\n${messageOf(cause)}\n${messageOf(crash)}`,
          { cause },
        )
      }
    },
  }
}

function caller(by: FuzzedRequest['by'], { as, neighbour }: CallSample, { roles }: Operation): string | null {
  if (as === null || by === 'nobody') return null
  if (by === 'owner') return as
  if (by === 'neighbour') return neighbour ?? (roles.includes('teacher') ? 'teacher.zhou' : 'student.noor')
  return roles.includes('teacher') ? 'student.anna' : 'teacher.li'
}

async function idsOf({ db }: TestSchool): Promise<string[]> {
  const ids: string[] = []
  for (const table of allTables) {
    const { id }: Readonly<Record<string, PgColumn>> = getTableColumns(table)
    if (!id) continue
    const rows = await db.select({ id }).from(table).limit(12)
    ids.push(...rows.map((row) => String(row.id)))
  }
  return ids
}

/** The request as something that can be sent again. */
async function asCurl(request: Request): Promise<string> {
  const headers = [...request.headers].map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const body = request.method === 'GET' ? '' : (await request.text()).slice(0, 4_000)
  const data = body === '' ? [] : [`--data-binary ${quoted(body)}`]
  return ['curl', '-X', request.method, quoted(request.url), ...headers, ...data].join(' ')
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

function messageOf(error: unknown): string {
  if (error === null) return ''
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.stack}\ncaused by ${error.cause.message}` : (error.stack ?? '')
}
