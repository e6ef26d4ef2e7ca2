/** Thirty people behind one school's address sign in within two minutes, against the limits as they are. */
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import { createBudget } from '../../src/domain/budget.ts'
import { budgets } from '../../src/domain/budgets.ts'
import { captchaPassOfAnother, doneWork } from '../calls/credentials.ts'
import { openTestSchool, plainHasher, TEST_CAPTCHA_KEYS, type TestSchool } from '../support/test-school.ts'

const CLASS = Array.from({ length: 30 }, (_, i) => `student.morning${i + 1}`)
const PASSWORD = 'Kite-river-27'
const TWO_MINUTES_MS = 120_000
/** Whose call everybody's is, as the server sees it. */
const school = { address: '192.0.2.44' }

let online: TestSchool
let startedAt = 0
/** Refusals that ask somebody to wait. */
let waits: unknown[] = []

beforeAll(() => openTestSchool())
beforeEach(async () => {
  online = await openTestSchool({ callBudget: createBudget(budgets.calls) })
  const passwordHash = await plainHasher.hash(PASSWORD)
  await online.db
    .insert(schema.account)
    .values(CLASS.map((username) => ({ id: `acc_${username}`, schoolId: 'sch_demo', username, passwordHash })))
  await online.db.insert(schema.person).values(
    CLASS.map((username) => ({
      id: `usr_${username}`,
      accountId: `acc_${username}`,
      role: 'student' as const,
      name: username,
      nickname: username,
      schoolId: 'sch_demo',
    })),
  )
  startedAt = online.clock.now()
  waits = []
})

/** A call of one of them. Each takes its part of the two minutes. */
const call: TestSchool['call'] = async (id, input) => {
  online.clock.advance(650)
  const answer = await online.call(id, input, school)
  if ([429, errorCodes.tooManyAttempts].includes(answer.code)) waits.push([id, answer])
  return answer
}
const passOf = ({ data }: { data: unknown }) =>
  (data as { captchaVerification: string } | null)?.captchaVerification ?? ''
const enter = (username: string, password: string, captchaVerification = '') =>
  call('studentLogin', { username, password, captchaVerification })

/** One in ten does the work here, the others are told how much it is: a test has no thirty computers. */
async function byWork(index: number, tries: number[] = []) {
  if (index % 10 === 0) return passOf(await call('checkCaptchaWork', await doneWork(online, school)))
  const { data } = await call('getCaptchaWork')
  tries.push((data as { tries: number }).tries)
  return captchaPassOfAnother(online, school)
}

/** Everybody in turns, as they would: one after the other sits down, and nobody waits until the one before is in. */
async function allAtOnce(signIn: (username: string, index: number) => AsyncGenerator<void, number>) {
  const going = CLASS.map((username, index) => ({ turns: signIn(username, index), code: 0 }))
  const open = new Set<(typeof going)[number]>()
  const later = [...going]
  while (open.size + later.length > 0) {
    const next = later.shift()
    if (next) open.add(next)
    for (const one of open) {
      const { done, value } = await one.turns.next()
      if (!done) continue
      one.code = value
      open.delete(one)
    }
  }
  return going.map(({ code }) => code)
}

const everybodyIn = CLASS.map(() => 200)

describe('a class that signs in at the same moment, behind one address', () => {
  it('gets in when all mistype once, and a third of them three times', async () => {
    const codes = await allAtOnce(async function* (username, index) {
      const isClumsy = index % 3 === 0
      for (let i = 0; i < (isClumsy ? 3 : 1); i++) {
        await enter(username, 'mistyped')
        yield
      }
      if (!isClumsy) return (await enter(username, PASSWORD)).code
      const first = await byWork(index)
      yield
      // And once more, with the captcha that took a while.
      await enter(username, 'mistyped', first)
      yield
      return (await enter(username, PASSWORD, await byWork(index))).code
    })
    expect(codes).toEqual(everybodyIn)
    expect(waits).toEqual([])
    expect(online.clock.now() - startedAt).toBeLessThan(TWO_MINUTES_MS)
  })

  it('gets in when all of them have to do the work, and nobody has more of it than if alone', async () => {
    const tries: number[] = []
    const codes = await allAtOnce(async function* (username, index) {
      for (let i = 0; i < 3; i++) {
        await enter(username, 'mistyped')
        yield
      }
      return (await enter(username, PASSWORD, await byWork(index, tries))).code
    })
    expect(codes).toEqual(everybodyIn)
    expect(waits).toEqual([])
    expect(new Set(tries)).toEqual(new Set([TEST_CAPTCHA_KEYS]))
    expect(online.clock.now() - startedAt).toBeLessThan(TWO_MINUTES_MS)
  })

  it('slows a program down that goes on asking for work, and then tells it to wait', async () => {
    const asked = []
    for (let i = 0; i < 240; i++) asked.push(await online.call('getCaptchaWork', {}, school))
    expect(asked.map(({ data }) => (data as { tries?: number }).tries).slice(0, 200)).toEqual([
      ...Array.from({ length: 100 }, () => TEST_CAPTCHA_KEYS),
      ...Array.from({ length: 100 }, () => 2 * TEST_CAPTCHA_KEYS),
    ])
    expect(asked.slice(200).every(({ code }) => code === errorCodes.tooOften)).toBe(true)
  })
})
