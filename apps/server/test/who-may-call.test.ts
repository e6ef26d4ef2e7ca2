/** Who may make a call: everybody whom the contract does not name is refused, with the code it gives for that. */
import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { type Operation, operations, type Owner } from '@hwjy/sdk/operations'
import { paramSchemas, requestSchemas } from '@hwjy/sdk/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { WEB_APP_CLIENT } from '../src/core.ts'
import { schema } from '../src/db/database.ts'
import { allCalls, inputOf } from './calls/all-calls.ts'
import { firstSchoolIds, idsIn } from './support/school-ids.ts'
import { openTwoSchools, type TestSchool } from './support/test-school.ts'

const calls = allCalls.map(({ id, sample }) => ({ id, sample, operation: operations[id] as Operation }))
const signedIn = calls.filter(({ operation }) => operation.authorization === 'bearer')
const owned = calls.filter(({ operation: { owner } }) => owner !== 'anyone' && owner !== 'self')

const NOT_SIGNED_IN = 401
const FORBIDDEN = 403
const NOT_FOUND = 404
const NOT_IN_CLASS = errorCodes.notInClass

/** Students who are not in the class are told so; everybody else that it is not theirs. */
const refusalOf = (owner: Owner): number =>
  ['lessonStudent', 'courseStudent', 'classStudent', 'homeworkStudent', 'practiseStudent', 'noticeStudent'].includes(
    owner,
  )
    ? NOT_IN_CLASS
    : FORBIDDEN

// The database takes longer to open than a test may take.
beforeAll(() => openTwoSchools())

describe('with what its owner sends', () => {
  it.each(owned)(
    '$id refuses a neighbour, does not find what does not exist, and succeeds for the owner',
    async (call) => {
      const { id, sample, operation } = call
      const school = await openTwoSchools()
      const input = await inputOf(sample, school)
      const refused = await school.call(id, input, { as: sample.neighbour ?? '' })
      expect(refused).toMatchObject({ code: refusalOf(operation.owner), data: null })
      await expectNothingFor(foreignersOf(operation), call, input, school, await firstSchoolIds(school.db))
      const other = { ...input, [idField(operation.owner)]: 'none_at_all' }
      expect(await school.call(id, other, { as: sample.as ?? '' })).toMatchObject({ code: NOT_FOUND })
      // The refusals changed nothing: what the sample prepared is still there.
      expect(await school.call(id, input, { as: sample.as ?? '' })).toMatchObject({ code: 200 })
    },
  )
})

/** People of the second school: a teacher, the one who runs it, a student. */
const FOREIGNERS = { teacher: ['teacher.li@maple', 'teacher.wang@maple'], student: ['student.anna@maple'] }

const foreignersOf = ({ roles }: Operation) => roles.flatMap((role) => (role === 'anonymous' ? [] : FOREIGNERS[role]))

type SampledCall = (typeof calls)[number]

/**
 * Not found, or answered with what the second school has: nothing that they hear names something of the first one, or
 * tells that it is there.
 */
async function expectNothingFor(
  people: readonly string[],
  { id, operation: { owner, permission } }: SampledCall,
  input: object,
  school: TestSchool,
  ids: ReadonlySet<string>,
) {
  const isOwned = owner !== 'anyone' && owner !== 'self'
  for (const as of people) {
    const { code, data } = await school.call(id, input, { as })
    const leaked = [...idsIn(data)].filter((one) => ids.has(one))
    const isUnderstood = isOwned ? code !== NOT_FOUND : [FORBIDDEN, NOT_IN_CLASS].includes(code) && !refusesAll(as)
    expect({ as, code, isUnderstood, leaked }).toEqual({ as, code, isUnderstood: false, leaked: [] })
  }

  // The refusal says nothing of what is named: the person may not make the call, or a file is in no folder of theirs.
  function refusesAll(as: string): boolean {
    return (permission !== undefined && as.startsWith('teacher.wang')) || NAME_FILES.has(id)
  }
}

/** Calls that name a file by its key, which begins with the folder of its owner. */
const NAME_FILES: ReadonlySet<string> = new Set([
  'addBoardBackground',
  'addImages',
  'deleteObjects',
  'studentAddCloudResource',
  'teacherAddCloudResource',
])

describe('somebody of another school on the same server', () => {
  let shared: TestSchool
  let ids: ReadonlySet<string>
  beforeAll(async () => {
    shared = await openTwoSchools()
    await shared.db
      .update(schema.person)
      .set({ permissions: ['school.admin', 'replay.audit'] })
      .where(eq(schema.person.id, 'usr_wang_maple'))
    ids = await firstSchoolIds(shared.db)
  })

  // Writes that name nothing of the first school would only change the second one.
  const naming = signedIn.filter(
    ({ operation: { owner, isRead }, sample: { input } }) =>
      (owner === 'anyone' || owner === 'self') && (isRead || typeof input === 'function' || namesSomething(input)),
  )

  it.each(naming.filter(({ sample }) => typeof sample.input !== 'function'))(
    'hears nothing of the first: $id',
    async (call) => {
      await expectNothingFor(foreignersOf(call.operation), call, call.sample.input, shared, ids)
    },
  )

  it.each(
    calls.filter(
      ({ operation: { authorization, isRead }, sample: { input: own } }) =>
        authorization !== 'bearer' && isRead && typeof own !== 'function',
    ),
  )('hears nothing of the first at the address of the second, without signing in: $id', async ({ id, sample }) => {
    const { data } = await shared.call(id, sample.input, { at: 'maple' })
    expect([...idsIn(data)].filter((one) => ids.has(one))).toEqual([])
  })

  it.each(naming.filter(({ sample }) => typeof sample.input === 'function'))(
    'hears nothing of the first, whatever was made there: $id',
    async (call) => {
      const school = await openTwoSchools()
      const input = await inputOf(call.sample, school)
      await expectNothingFor(foreignersOf(call.operation), call, input, school, await firstSchoolIds(school.db))
    },
  )
})

describe('somebody', () => {
  let school: TestSchool
  beforeAll(async () => {
    school = await openTwoSchools()
  })
  // Asked before anything that is sent is looked at, so that there is nothing to prepare.
  const input = ({ sample }: (typeof calls)[number]) => (typeof sample.input === 'function' ? {} : sample.input)

  it.each(signedIn)('who is not signed in: not $id', async (call) => {
    expect(await school.call(call.id, input(call))).toMatchObject({ code: NOT_SIGNED_IN })
  })

  it.each(signedIn)('whose token is wrong: not $id', async (call) => {
    for (const authorization of [
      'Bearer',
      'Bearer short',
      `Bearer ${'x'.repeat(43)}`,
      `Basic ${btoa(WEB_APP_CLIENT)}`,
    ]) {
      const answer = await school.call(call.id, input(call), { headers: { authorization } })
      expect([authorization, answer.code]).toEqual([authorization, NOT_SIGNED_IN])
    }
  })

  it.each(signedIn)('whose sign-in has expired: not $id', async (call) => {
    const headers = { authorization: `Bearer ${await expiredToken(call.operation)}` }
    expect(await school.call(call.id, input(call), { headers })).toMatchObject({ code: NOT_SIGNED_IN })
  })

  it.each(signedIn.filter(({ operation }) => operation.roles.length === 1))(
    'of the other role: not $id',
    async (call) => {
      const as = call.operation.roles.includes('teacher') ? 'student.anna' : 'teacher.li'
      expect(await school.call(call.id, input(call), { as })).toMatchObject({ code: FORBIDDEN })
    },
  )

  it.each(signedIn.filter(({ operation }) => operation.permission !== undefined))(
    'whom the school has not permitted it: not $id',
    async (call) => {
      expect(await school.call(call.id, input(call), { as: 'teacher.wang' })).toMatchObject({ code: FORBIDDEN })
    },
  )

  it.each(calls.filter(({ operation }) => operation.authorization === 'basic'))(
    'whose program is not known: not $id',
    async (call) => {
      for (const authorization of ['', 'Basic', `Basic ${btoa('some:program')}`]) {
        const answer = await school.call(call.id, input(call), { headers: { authorization } })
        expect([authorization, answer.code]).toEqual([authorization, FORBIDDEN])
      }
    },
  )

  /** Of one sign-in for each role, on a school of a day before. */
  const expired = new Map<string, string>()
  async function expiredToken({ roles }: Operation): Promise<string> {
    const username = roles.includes('teacher') ? 'teacher.li' : 'student.anna'
    const known = expired.get(username)
    if (known !== undefined) return known
    const token = await school.token(username)
    school.clock.advance(24 * 60 * 60_000)
    expired.set(username, token)
    return token
  }
})

describe('a call', () => {
  it('that names a role is sampled by somebody of that role', () => {
    const wrong = calls.filter(({ sample: { as }, operation: { roles, authorization } }) =>
      authorization === 'bearer' ? !roles.some((role) => as?.startsWith(`${role}.`)) : !roles.includes('anonymous'),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('can answer every code that follows from its shape', () => {
    const without = calls.flatMap(({ id, operation }) => {
      const missing = codesOf(operation).filter((code) => !operation.errors.some((own) => own === code))
      return missing.length > 0 ? [`${id}: ${missing.join(', ')}`] : []
    })
    expect(without).toEqual([])
  })
})

/** True for an input that names a row of the demo school. */
const namesSomething = (input: object) =>
  [...idsIn(input)].some((text) => /^[a-z]{3}_/.test(text) && !/^(sub|grd|tbk|chp)_/.test(text))

/** Codes that a call can give before its handler is asked. */
function codesOf({ operationId, authorization, encoding, isRead, owner }: Operation): number[] {
  const isSignedIn = authorization === 'bearer'
  const hasFields = operationId in requestSchemas
  const hasBody = hasFields && encoding !== 'query' && encoding !== 'none'
  // A request id that was used for another change is refused, too.
  const canBeInvalid = hasFields || operationId in paramSchemas || (isSignedIn && !isRead)
  return [
    -1,
    429,
    500,
    ...(isSignedIn ? [NOT_SIGNED_IN, FORBIDDEN] : []),
    ...(authorization === 'basic' ? [FORBIDDEN] : []),
    ...(canBeInvalid ? [400] : []),
    ...(hasBody ? [413] : []),
    ...(owner === 'anyone' || owner === 'self' ? [] : [NOT_FOUND, refusalOf(owner)]),
  ]
}

/** `classTeacher` is about `classId`. */
function idField(owner: Owner): string {
  // Accounts have no id on the wire: a student stands for theirs.
  if (owner === 'accountStudent') return 'stuId'
  return `${owner.replace(/(Teacher|Student|Author|Owner)$/, '')}Id`
}
