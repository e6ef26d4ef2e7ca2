import { errorCodes } from '@hwjy/sdk/errors'
import { configureSdk, isSilentError, listLessonsToday, signIn } from '@hwjy/sdk'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type MockServer, startMockServer } from '../src/node.ts'
import { type ScenarioName, scenarios } from '../scenarios/index.ts'

const origin = 'http://localhost'
const settings = { server: origin, client: { id: 'hwjy-web', secret: '' } }
let mocks: MockServer

beforeAll(async () => {
  mocks = await startMockServer(origin)
  configureSdk(settings)
})
afterEach(() => mocks.server.resetHandlers())
afterAll(() => mocks.stop())

const play = (scenario: ScenarioName) => mocks.server.use(...scenarios[scenario])
const signInAsAnna = () =>
  signIn('student', { username: 'student.anna', password: 'Huawen-2026', captchaVerification: '' })

describe('the reference backend inside a test', () => {
  it('the reference backend inside a test signs a person of the demo school in and shows the lessons of the day', async () => {
    expect(await signInAsAnna()).toMatchObject({ status: 'signedIn', userInfo: { userType: '016001' } })
    const { lessons } = await listLessonsToday()
    expect(lessons.length).toBeGreaterThan(0)
  })
})

describe('scenarios', () => {
  it('the network fails', async () => {
    play('fails-to-reach-the-network')
    await expect(listLessonsToday()).rejects.toMatchObject({ name: 'NetworkError' })
  })

  it('a call times out', async () => {
    play('times-out')
    configureSdk({ ...settings, timeoutMs: 50 })
    await expect(listLessonsToday()).rejects.toMatchObject({ name: 'TimeoutError' })
    configureSdk(settings)
  })

  it('the server answers with a failure of its own', async () => {
    play('server-breaks')
    await expect(listLessonsToday()).rejects.toMatchObject({ name: 'HttpError', status: 502 })
  })

  it('the session ran out', async () => {
    play('session-expired')
    await expect(listLessonsToday()).rejects.toMatchObject({ name: 'ApiError', code: errorCodes.notSignedIn })
  })

  it('roomNotCreated is said without a message to the person', async () => {
    play('silently-not-ready')
    const error = await listLessonsToday().catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: errorCodes.roomNotCreated })
    expect(isSilentError(error)).toBe(true)
  })

  it('50021 holds the sign-in back until the person chooses', async () => {
    play('forced-sign-in')
    expect(await signInAsAnna()).toMatchObject({ status: 'heldBack' })
  })
})
