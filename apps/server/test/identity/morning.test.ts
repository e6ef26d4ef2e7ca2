/** Thirty people behind one school's address sign in within two minutes, against the limits as they are. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import { createRateLimiter } from '../../src/http/rate-limiter.ts'
import { doneWork, solvedPuzzle } from '../calls/credentials.ts'
import { openTestSchool, plainHasher, type TestSchool } from '../support/test-school.ts'

const CLASS = Array.from({ length: 30 }, (_, i) => `student.morning${i + 1}`)
const PASSWORD = 'Huawen-2027'
const TWO_MINUTES_MS = 120_000
/** Whose call everybody's is, as the server sees it. */
const school = { address: '192.0.2.44' }

let online: TestSchool
let startedAt = 0
/** Refusals that ask somebody to wait. */
let waits: unknown[] = []

beforeAll(() => openTestSchool())
beforeEach(async () => {
  online = await openTestSchool({ rateLimiter: createRateLimiter() })
  const passwordHash = await plainHasher.hash(PASSWORD)
  await online.db
    .insert(schema.account)
    .values(CLASS.map((username) => ({ id: `acc_${username}`, username, passwordHash })))
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
  if ([429, 50003].includes(answer.code)) waits.push([id, answer])
  return answer
}
const passOf = ({ data }: { data: unknown }) =>
  (data as { captchaVerification: string } | null)?.captchaVerification ?? ''
const enter = (username: string, password: string, captchaVerification = '') =>
  call('studentLogin', { username, password, captchaVerification })

/** Moves the piece to the wrong place first, as often as said. */
async function byPicture(wrong: number) {
  for (let i = 0; i < wrong; i++) await call('checkCaptcha', { ...(await solvedPuzzle(online, school)), durationMs: 0 })
  return passOf(await call('checkCaptcha', await solvedPuzzle(online, school)))
}
const byWork = async () => passOf(await call('checkCaptchaWork', await doneWork(online, school)))

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
  it('gets in when all mistype once, a third of them three times, and half of these see no picture', async () => {
    const codes = await allAtOnce(async function* (username, index) {
      const isClumsy = index % 3 === 0
      for (let i = 0; i < (isClumsy ? 3 : 1); i++) {
        await enter(username, 'mistyped')
        yield
      }
      if (!isClumsy) return (await enter(username, PASSWORD)).code
      const way = index % 2 === 0 ? () => byPicture(2) : byWork
      const first = await way()
      yield
      // And once more, with the captcha that took a while.
      await enter(username, 'mistyped', first)
      yield
      return (await enter(username, PASSWORD, await way())).code
    })
    expect(codes).toEqual(everybodyIn)
    expect(waits).toEqual([])
    expect(online.clock.now() - startedAt).toBeLessThan(TWO_MINUTES_MS)
  })

  it('gets in when all of them ask for work instead of a picture, and nobody has more of it than if alone', async () => {
    const tries: number[] = []
    const codes = await allAtOnce(async function* (username, index) {
      for (let i = 0; i < 3; i++) {
        await enter(username, 'mistyped')
        yield
      }
      // One in ten does it here, the others are told how much it is: a test has no thirty computers.
      if (index % 10 === 0) return (await enter(username, PASSWORD, await byWork())).code
      const { data } = await call('getCaptchaWork')
      tries.push((data as { tries: number }).tries)
      return (await enter(username, PASSWORD, await byPicture(0))).code
    })
    expect(codes).toEqual(everybodyIn)
    expect(waits).toEqual([])
    expect(new Set(tries)).toEqual(new Set([200]))
    expect(online.clock.now() - startedAt).toBeLessThan(TWO_MINUTES_MS)
  })

  it('slows a program down that goes on asking for work, and then tells it to wait', async () => {
    const asked = []
    for (let i = 0; i < 75; i++) asked.push(await call('getCaptchaWork'))
    expect(asked.map(({ data }) => (data as { tries?: number }).tries).slice(0, 60)).toEqual([
      ...Array.from({ length: 30 }, () => 200),
      ...Array.from({ length: 30 }, () => 400),
    ])
    expect(waits.length).toBeGreaterThan(10)
  })
})
