/** The SDK over our own backend: a person who stays signed in longer than a token lasts. */
import * as sdk from '@hwjy/sdk'
import { errorCodes, errorSentence } from '@hwjy/sdk/errors'
import { afterEach, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts'
import { MINUTE, openTestSchool } from './support/test-school.ts'

const THIRTEEN_HOURS = 13 * 60 * MINUTE
const FORTY_DAYS = 40 * 24 * 60 * MINUTE

let stop = () => undefined as void
afterEach(() => stop())

async function signedIn() {
  const school = await openTestSchool()
  const asked: string[] = []
  const configured = sdk.configureSdk({
    server: 'http://localhost:8080',
    storage: sdk.memoryStorage(),
    language: () => 'en-US',
    async fetch(request) {
      asked.push(new URL(request.url).pathname)
      return school.backend.fetch(request)
    },
  })
  stop = configured.stop
  const request = { username: 'student.anna', password: DEMO_PASSWORD, captchaVerification: '' }
  await sdk.signIn('student', request)
  return { ...configured, school, renewals: () => asked.filter((path) => path.endsWith('/refreshToken')).length }
}

it('a token that ran out is renewed once, and every call that waited is answered', async () => {
  const { school, session, renewals } = await signedIn()
  const { token } = session.getState()
  school.clock.advance(THIRTEEN_HOURS)
  const answers = await Promise.all([sdk.listLessonsToday(), sdk.studentUserInfo(), sdk.listLessonsToday()])
  expect(answers[1].name).toBeTruthy()
  expect(renewals()).toBe(1)
  expect(session.getState()).toMatchObject({ isLogin: true })
  expect(session.getState().token).not.toBe(token)

  school.clock.advance(THIRTEEN_HOURS)
  await sdk.listLessonsToday()
  expect(renewals()).toBe(2)
})

it('who was away too long is signed out, and told why', async () => {
  const { school, session, renewals } = await signedIn()
  const onForcedLogout = vi.fn<(event: sdk.ForcedLogout) => void>()
  session.onForcedLogout(onForcedLogout)
  school.clock.advance(FORTY_DAYS)
  await expect(sdk.listLessonsToday()).rejects.toMatchObject({ code: errorCodes.notSignedIn })
  expect(renewals()).toBe(1)
  expect(onForcedLogout).toHaveBeenCalledExactlyOnceWith({
    message: errorSentence(401, 'en-US', { reason: 'idle-too-long' }),
  })
  expect(session.getState().isLogin).toBe(false)
})
