import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { operations } from '@hwjy/sdk/operations'
import { eq } from 'drizzle-orm'
import { createBackend, createMemoryObjectStore, WEB_APP_CLIENT } from '../src/core.ts'
import { schema } from '../src/db/database.ts'
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts'
import type { PasswordHasher } from '../src/ports/password-hasher.ts'
import { statementsOf } from './support/test-database.ts'
import { type Answer, MINUTE, openTestSchool, plainHasher, SECRET, type TestSchool } from './support/test-school.ts'
import { toRequest } from './support/to-request.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool({ captcha: { verify: async () => true } })
})

const right = { username: 'student.anna', password: DEMO_PASSWORD, captchaVerification: '' }
const wrong = { ...right, password: 'guess' }

const fail = async (times: number, options = {}) => {
  for (let i = 0; i < times; i++)
    await school.call('studentLogin', { ...wrong, captchaVerification: 'solved' }, options)
}

it('opens nothing with the public password, and keeps nobody in who came with it, once the demo school is a real one', async () => {
  const { db, clock } = school
  const objects = createMemoryObjectStore(() => clock.now())
  const config = { demo: false }
  const real = createBackend({ db, clock, passwords: plainHasher, objects, secret: SECRET, config })
  const authorization = `Basic ${btoa(WEB_APP_CLIENT)}`
  const enter = async (input: object) =>
    school.check('studentLogin', await real.fetch(toRequest(operations.studentLogin, input, { authorization })))
  expect(await enter(right)).toMatchObject({ code: errorCodes.wrongPassword })
  expect(await enter({ ...right, username: 'STUDENT.Anna' })).toMatchObject({ code: errorCodes.wrongPassword })
  const headers = { authorization: `Bearer ${await school.token('student.anna')}` }
  await real.start({ clockwork: false })
  expect(await school.call('studentUserInfo', {}, { headers })).toMatchObject({
    code: errorCodes.notSignedIn,
    data: { reason: 'demo-ended' },
    message:
      'This school is no longer a demo, so everyone who signed in during the demo was signed out. Sign in again. If you used the public password, sign in with a code and set your own, or contact your school.',
  })
  const own = await plainHasher.hash('Kite-river-27')
  await db.update(schema.account).set({ passwordHash: own }).where(eq(schema.account.username, 'student.anna'))
  expect(await enter({ ...right, password: 'Kite-river-27' })).toMatchObject({ code: 200 })
  await real.stop()
})

describe('signed in when the server starts', () => {
  const start = async (demo: boolean) => {
    const { db, clock } = school
    const objects = createMemoryObjectStore(() => clock.now())
    const backend = createBackend({
      db,
      clock,
      passwords: plainHasher,
      objects,
      secret: SECRET,
      config: { demo },
    })
    await backend.start({ clockwork: false })
    return backend
  }
  const signIn = async (backend: TestSchool['backend'], password: string) => {
    const request = toRequest(
      operations.studentLogin,
      { ...right, password },
      { authorization: `Basic ${btoa(WEB_APP_CLIENT)}` },
    )
    const { data } = await school.check('studentLogin', await backend.fetch(request))
    return (data as { accessToken: string }).accessToken
  }
  const code = async (backend: TestSchool['backend'], token: string) => {
    const request = toRequest(operations.studentUserInfo, {}, { authorization: `Bearer ${token}` })
    return (await school.check('studentUserInfo', await backend.fetch(request))).code
  }
  /** As the school does that gives its people passwords: nobody has changed theirs. */
  const givePasswords = async () =>
    school.db.update(schema.account).set({ passwordHash: await plainHasher.hash('Kite-river-27') })

  it('stays signed in, whoever came since the school is a real one, however often it starts', async () => {
    const first = await start(false)
    await givePasswords()
    const token = await signIn(first, 'Kite-river-27')
    expect(await code(await start(false), token)).toBe(200)
  })

  it('is signed out, with whatever password, once the demo ends: anybody may have come in with a public code', async () => {
    const token = await signIn(school.backend, DEMO_PASSWORD)
    await school.db.update(schema.account).set({ passwordChangedAt: school.clock.now() })
    const real = await start(false)
    expect(await code(real, token)).toBe(401)
    await givePasswords()
    const since = await signIn(real, 'Kite-river-27')
    await start(true)
    expect(await code(await start(false), since), 'it was a demo again in between').toBe(401)
  })

  it('stays signed in when a demo starts again', async () => {
    const token = await signIn(school.backend, DEMO_PASSWORD)
    expect(await code(await start(true), token)).toBe(200)
  })

  it.each([
    [null, 401],
    [1, 200],
  ])(
    'of a store that does not say what it was, with a password changed at %s: %i',
    async (passwordChangedAt, answer) => {
      const token = await signIn(school.backend, DEMO_PASSWORD)
      await school.db.update(schema.account).set({ passwordChangedAt })
      await school.db.delete(schema.installation)
      expect(await code(await start(false), token)).toBe(answer)
    },
  )
})

it('refuses the public password as a new one where it opens nothing: it would lock its account out', async () => {
  const { db, clock } = school
  const objects = createMemoryObjectStore(() => clock.now())
  const real = createBackend({
    db,
    clock,
    passwords: plainHasher,
    objects,
    secret: SECRET,
    config: { demo: false },
  })
  const change = {
    oldPassword: 'Kite-river-27',
    password: DEMO_PASSWORD,
    passwordAgain: DEMO_PASSWORD,
  }
  const headers = { authorization: `Bearer ${await school.token('student.anna')}` }
  const request = toRequest(operations.studentUpdatePassword, change, headers)
  expect(await school.check('studentUpdatePassword', await real.fetch(request))).toMatchObject({
    code: errorCodes.passwordPublic,
  })
  const { data } = await school.call('studentRequestFormToken')
  const { randomToken } = data as { randomToken: string }
  const forgotten = { zone: '86', mobile: '13800000003', smsCode: '123456', ...change, randomToken }
  const form = toRequest(operations.studentRetrievePassword, forgotten, {})
  expect(await school.check('studentRetrievePassword', await real.fetch(form))).toMatchObject({
    code: errorCodes.passwordPublic,
  })
})

describe('signing in', () => {
  it('gives a token for twelve hours and says which side it is for', async () => {
    const { code, data } = await school.call('studentLogin', right)
    expect(code).toBe(200)
    expect(data).toMatchObject({ expiresIn: 12 * 60 * 60, userType: '016001' })
  })

  it('does not let a student in at the teachers’ door, nor a client we do not know', async () => {
    expect(await school.call('teacherLogin', right)).toMatchObject({ code: errorCodes.wrongPassword })
    const stranger = { authorization: `Basic ${btoa('other:client')}` }
    expect(await school.call('studentLogin', right, { headers: stranger })).toMatchObject({
      code: errorCodes.forbidden,
    })
  })

  it('says the same of a wrong password and of an account that does not exist', async () => {
    const password = await school.call('studentLogin', wrong)
    const account = await school.call('studentLogin', { ...wrong, username: 'nobody' })
    expect(password).toEqual({ code: errorCodes.wrongPassword, message: 'Wrong account or password', data: null })
    expect(account).toEqual(password)
  })

  it('asks for a captcha after three failures, and takes the right password with one', async () => {
    for (let i = 0; i < 3; i++)
      expect(await school.call('studentLogin', wrong)).toMatchObject({ code: errorCodes.wrongPassword })
    expect(await school.call('studentLogin', right)).toMatchObject({ code: errorCodes.captchaRequired })
    expect(await school.call('studentLogin', { ...right, captchaVerification: 'solved' })).toMatchObject({ code: 200 })
    expect(await school.call('studentLogin', right)).toMatchObject({ code: 200 })
  })

  it('counts the guesses at one account together, whichever of its names and letters they come with', async () => {
    const names = ['student.anna', 'Student.Anna', 'STUDENT.ANNA']
    for (const username of names)
      expect(await school.call('studentLogin', { ...wrong, username })).toMatchObject({
        code: errorCodes.wrongPassword,
      })
    const phone = { zone: '86', mobile: '13800000003', password: DEMO_PASSWORD, captchaVerification: '' }
    expect(await school.call('studentLogin', right)).toMatchObject({ code: errorCodes.captchaRequired })
    expect(await school.call('studentLogin', phone)).toMatchObject({ code: errorCodes.captchaRequired })
    expect(await school.call('studentLoginByPhonePassword', { ...phone, zone: '+86' })).toMatchObject({
      code: errorCodes.captchaRequired,
    })
  })

  it('treats a name that nobody has like any other, in letters of either case and on both sides', async () => {
    const codesOf = async (names: readonly string[]) => {
      const codes: number[] = []
      for (const username of names) {
        codes.push((await school.call('studentLogin', { ...wrong, username })).code)
        codes.push((await school.call('teacherLogin', { ...wrong, username })).code)
      }
      return codes
    }
    const spellings = (name: string) => [name, name.toUpperCase(), name, name.toUpperCase()]
    expect(await codesOf(spellings('nobody'))).toEqual(await codesOf(spellings('student.anna')))
  })

  it('asks the database as often for a name that nobody has', async () => {
    // The schools of the server are looked up for all calls of a few seconds.
    await school.call('getBaseInfo')
    const guessAt = (username: string) => statementsOf(() => school.call('studentLogin', { ...wrong, username }))
    expect(await guessAt('nobody')).toBe(await guessAt('student.anna'))
  })

  it('takes a username in capital or small letters: phones begin a word with a capital', async () => {
    expect(await school.call('studentLogin', { ...right, username: 'Student.Anna' })).toMatchObject({ code: 200 })
  })

  it('does not give out a username that differs from another one only in its letters', async () => {
    const twin = { id: 'acc_twin', schoolId: 'sch_demo', username: 'Student.ANNA', createdAt: school.clock.now() }
    expect(await school.db.insert(schema.account).values(twin).onConflictDoNothing().returning()).toEqual([])
  })

  it('closes the door after ten failures for a quarter of an hour, and says when it opens', async () => {
    await fail(10)
    school.clock.advance(5 * MINUTE)
    expect(await school.call('studentLogin', { ...right, captchaVerification: 'solved' })).toMatchObject({
      code: errorCodes.tooManyAttempts,
      data: { retryAfterSeconds: 600 },
    })
    school.clock.advance(10 * MINUTE)
    expect(await school.call('studentLogin', right)).toMatchObject({ code: 200 })
  })

  it('counts guesses that arrive at the same moment', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => school.call('studentLogin', { ...wrong, captchaVerification: 'solved' })),
    )
    expect(guesses.filter(({ code }) => code === errorCodes.wrongPassword).length).toBeLessThanOrEqual(10)
  })

  it('does not close the door for the same account at another address', async () => {
    await fail(10, { address: '192.0.2.7' })
    expect(await school.call('studentLogin', right, { address: '192.0.2.8' })).toMatchObject({ code: 200 })
  })

  it('makes one address that tries many names wait, and no other', async () => {
    const guess = (i: number) => school.call('studentLogin', { ...wrong, username: `nobody-${i}` })
    const guesses = await Promise.all(Array.from({ length: 60 }, (_, i) => guess(i)))
    expect(new Set(guesses.map(({ code }) => code))).toEqual(new Set([errorCodes.wrongPassword]))
    expect(await guess(60)).toMatchObject({ code: errorCodes.tooOften, data: { retryAfterSeconds: 2 } })
    expect(await school.call('studentLogin', right, { address: '192.0.2.8' })).toMatchObject({ code: 200 })
    school.clock.advance(MINUTE)
    const later = await Promise.all(Array.from({ length: 40 }, (_, i) => guess(100 + i)))
    expect(later.filter(({ code }) => code === errorCodes.wrongPassword)).toHaveLength(30)
  })

  it('lets a whole school behind one address sign in within a minute', async () => {
    // One computer: otherwise the account would be signed in on more of them than it may be.
    const headers = { deviceId: 'computer-room' }
    for (let i = 0; i < 100; i++)
      expect(await school.call('studentLogin', right, { headers })).toMatchObject({ code: 200 })
  })

  it('takes patience for an account that is guessed at from many addresses, a minute at most', async () => {
    const guessFrom = (i: number) => school.call('studentLogin', wrong, { address: `192.0.2.${i}` })
    for (let i = 0; i < 20; i++) expect(await guessFrom(i)).toMatchObject({ code: errorCodes.wrongPassword })
    expect(await guessFrom(20)).toMatchObject({ code: errorCodes.tooManyAttempts, data: { retryAfterSeconds: 1 } })
    for (let i = 21; i < 40; i++) {
      school.clock.advance(MINUTE / 2)
      await guessFrom(i)
    }
    expect(await school.call('studentLogin', right)).toMatchObject({ code: errorCodes.tooManyAttempts })
    school.clock.advance(MINUTE)
    expect(await school.call('studentLogin', right)).toMatchObject({ code: 200 })
    expect(await guessFrom(40)).toMatchObject({ code: errorCodes.wrongPassword })
  })

  it('compares no more passwords than it can, and says when to come again', async () => {
    let running = 0
    let most = 0
    const line = Promise.withResolvers<void>()
    const passwords: PasswordHasher = {
      ...plainHasher,
      async verify() {
        most = Math.max(most, ++running)
        await line.promise
        running -= 1
        return false
      },
    }
    school = await openTestSchool({ passwords })
    const guess = (i: number) =>
      school.call('studentLogin', { ...wrong, username: `nobody-${i}` }, { address: `192.0.2.${i}` })
    const busy = Promise.withResolvers<Answer>()
    const guesses = Array.from({ length: 63 }, async (_, i) => {
      const answer = await guess(i)
      if (answer.code === errorCodes.tooOften) busy.resolve(answer)
      return answer
    })
    expect(await busy.promise).toMatchObject({ code: errorCodes.tooOften, data: { retryAfterSeconds: 2 } })
    line.resolve()
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === errorCodes.wrongPassword)).toHaveLength(62)
    expect(most).toBe(2)
  })

  it('says which field is too long, also where a call takes a username or a phone', async () => {
    const long = 'x'.repeat(65)
    const issueOf = async (input: object) => (await school.call('studentLogin', { ...right, ...input })).data
    expect(await issueOf({ username: long })).toMatchObject({ issues: [{ path: 'username', code: 'too_big' }] })
    expect(await issueOf({ password: long })).toMatchObject({ issues: [{ path: 'password', code: 'too_big' }] })
  })

  it('names every field that is missing, in the caller’s language', async () => {
    const { code, message, data } = await school.call(
      'studentLogin',
      { username: 'student.anna' },
      {
        headers: { 'accept-language': 'ja' },
      },
    )
    expect({ code, message }).toEqual({
      code: errorCodes.invalidInput,
      message: '入力内容に誤りがあります。ご確認ください。',
    })
    expect(JSON.stringify(data)).toContain('issues')
  })
})

describe('being signed in', () => {
  it('says who it is', async () => {
    expect(await school.data('teacherUserInfo', {}, 'teacher.li')).toMatchObject({
      userId: 'usr_li',
      userType: '016002',
      roles: ['teacher'],
      curStu: null,
      buttons: expect.arrayContaining(['lesson.start', 'replay.audit']),
    })
    await school.db.update(schema.person).set({ permissions: [] }).where(eq(schema.person.id, 'usr_wang'))
    expect((await school.data('teacherUserInfo', {}, 'teacher.wang')).buttons).not.toContain('replay.audit')
    expect(await school.data('studentUserInfo', {}, 'student.anna')).toMatchObject({
      curStu: { stuId: 'usr_anna', name: 'Anna Kowalska' },
      buttons: [],
    })
  })

  it('ends by signing out, and by time', async () => {
    await school.data('studentLogout', {}, 'student.anna')
    expect(await school.call('studentUserInfo', {}, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.notSignedIn,
    })
    const authorization = `Bearer ${await school.token('student.ben')}`
    school.clock.advance(12 * 60 * MINUTE)
    expect(await school.call('studentUserInfo', {}, { headers: { authorization } })).toMatchObject({
      code: errorCodes.notSignedIn,
    })
  })

  it('opens only one’s own side', async () => {
    const lessonDate = '2026-11-20'
    expect(await school.call('listTeacherLessonsByDate', { lessonDate }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.forbidden,
    })
    expect(await school.call('listLessonsToday', {}, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.forbidden,
    })
    expect(await school.call('listLessonsToday')).toMatchObject({ code: errorCodes.notSignedIn })
  })
})
