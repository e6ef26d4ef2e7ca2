import { beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const right = { username: 'student.anna', password: DEMO_PASSWORD, captchaVerification: '' }
const wrong = { ...right, password: 'guess' }

const fail = async (times: number, options = {}) => {
  for (let i = 0; i < times; i++)
    await school.call('studentLogin', { ...wrong, captchaVerification: 'solved' }, options)
}

describe('signing in', () => {
  it('gives a token for twelve hours and says which side it is for', async () => {
    const { code, data } = await school.call('studentLogin', right)
    expect(code).toBe(200)
    expect(data).toMatchObject({ expiresIn: 12 * 60 * 60, userType: '016001' })
  })

  it('does not let a student in at the teachers’ door, nor a client we do not know', async () => {
    expect(await school.call('teacherLogin', right)).toMatchObject({ code: 50001 })
    const stranger = { authorization: `Basic ${btoa('other:client')}` }
    expect(await school.call('studentLogin', right, { headers: stranger })).toMatchObject({ code: 403 })
  })

  it('says the same of a wrong password and of an account that does not exist', async () => {
    const password = await school.call('studentLogin', wrong)
    const account = await school.call('studentLogin', { ...wrong, username: 'nobody' })
    expect(password).toEqual({ code: 50001, message: 'Wrong account or password', data: null })
    expect(account).toEqual(password)
  })

  it('asks for a captcha after three failures, and takes the right password with one', async () => {
    for (let i = 0; i < 3; i++) expect(await school.call('studentLogin', wrong)).toMatchObject({ code: 50001 })
    expect(await school.call('studentLogin', right)).toMatchObject({ code: 50002 })
    expect(await school.call('studentLogin', { ...right, captchaVerification: 'solved' })).toMatchObject({ code: 200 })
    expect(await school.call('studentLogin', right)).toMatchObject({ code: 200 })
  })

  it('closes the door after ten failures for a quarter of an hour, and says when it opens', async () => {
    await fail(10)
    school.clock.advance(5 * MINUTE)
    expect(await school.call('studentLogin', { ...right, captchaVerification: 'solved' })).toMatchObject({
      code: 50003,
      data: { retryAfterSeconds: 600 },
    })
    school.clock.advance(10 * MINUTE)
    expect(await school.call('studentLogin', right)).toMatchObject({ code: 200 })
  })

  it('counts guesses that arrive at the same moment', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => school.call('studentLogin', { ...wrong, captchaVerification: 'solved' })),
    )
    expect(guesses.filter(({ code }) => code === 50001).length).toBeLessThanOrEqual(10)
  })

  it('does not close the door for the same account at another address', async () => {
    await fail(10, { address: '192.0.2.7' })
    expect(await school.call('studentLogin', right, { address: '192.0.2.8' })).toMatchObject({ code: 200 })
  })

  it('names every field that is missing, in the caller’s language', async () => {
    const { code, message, data } = await school.call(
      'studentLogin',
      { username: 'student.anna' },
      {
        headers: { 'accept-language': 'ja' },
      },
    )
    expect({ code, message }).toEqual({ code: 400, message: '入力内容に誤りがあります。ご確認ください' })
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
    })
    expect(await school.data('studentUserInfo', {}, 'student.anna')).toMatchObject({
      curStu: { stuId: 'usr_anna', name: 'Anna Kowalska' },
      buttons: [],
    })
  })

  it('ends by signing out, and by time', async () => {
    await school.data('studentLogout', {}, 'student.anna')
    expect(await school.call('studentUserInfo', {}, { as: 'student.anna' })).toMatchObject({ code: 401 })
    const authorization = `Bearer ${await school.token('student.ben')}`
    school.clock.advance(12 * 60 * MINUTE)
    expect(await school.call('studentUserInfo', {}, { headers: { authorization } })).toMatchObject({ code: 401 })
  })

  it('opens only one’s own side', async () => {
    const lessonDate = '2026-11-20'
    expect(await school.call('listTeacherLessonsByDate', { lessonDate }, { as: 'student.anna' })).toMatchObject({
      code: 403,
    })
    expect(await school.call('listLessonsToday', {}, { as: 'teacher.li' })).toMatchObject({ code: 403 })
    expect(await school.call('listLessonsToday')).toMatchObject({ code: 401 })
  })
})
