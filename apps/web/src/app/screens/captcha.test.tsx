import { scenarios } from '@hwjy/mocks/scenarios'
import { errorCodes } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anna, answer, cutLine, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { captchaCalls, SOLVED, WorkerHere } from '../../shared/testing/captcha.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const PASSWORD = 'Huawen-2026'

const username = () => screen.findByLabelText<HTMLInputElement>('Username')
const password = () => screen.findByLabelText<HTMLInputElement>('Password')
const dialog = () => screen.findByRole('dialog', { name: 'Let’s check you’re human' })

async function signIn(user: UserEvent, word: string) {
  await user.type(await username(), 'student.anna')
  await user.type(await password(), word)
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
}

/** The server asks for a captcha first, and looks at the password then. */
const login = http.post('*/user/login', async ({ request }) => {
  const form = await request.text()
  const sent = (name: string, value: string) => new RegExp(`name="${name}"\\s+${value}\\s`).test(form)
  const refused = (code: number) => HttpResponse.json({ status: String(code), message: '', info: null })
  if (!sent('captchaVerification', SOLVED)) return refused(errorCodes.captchaRequired)
  if (!sent('password', PASSWORD)) return refused(errorCodes.wrongPassword)
  const info = { accessToken: 'a'.repeat(20), refreshToken: 'r'.repeat(20), expiresIn: 3_600, userType: anna.userType }
  return HttpResponse.json({ status: '200', message: '', info })
})

describe('after three wrong passwords', () => {
  beforeEach(() => {
    vi.stubGlobal('Worker', WorkerHere)
    startSdk()
    server.use(answer('/user/userInfo', anna), answer('/common/baseInfo', { demo: null }), login, ...captchaCalls)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('the device calculates by itself, and the right password goes on by itself', async () => {
    const { user } = await openApp('/login')
    await signIn(user, PASSWORD)
    const check = await dialog()
    expect(within(check).getByRole('progressbar', { name: 'Calculating' })).toBeTruthy()
    expect(within(check).getByText(/It takes a few seconds/)).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Hello, Anna' })).toBeTruthy()
    expect(window.location.pathname).toBe('/student')
  })

  it('Escape ends it, and keeps what was typed', async () => {
    const { user } = await openApp('/login')
    server.use(http.post('*/ext/captcha/work', () => new Promise<Response>(() => {})))
    await signIn(user, PASSWORD)
    await dialog()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([(await username()).value, (await password()).value]).toEqual(['student.anna', PASSWORD])
  })

  it('a wrong password behind it is said at its field again', async () => {
    const { user } = await openApp('/login')
    await signIn(user, 'still wrong')
    await dialog()
    expect(await screen.findByText(/Wrong username or password/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await password()).value).toBe('still wrong')
  })

  it('a pause is counted down, and then it begins', async () => {
    const { user } = await openApp('/login')
    server.use(
      http.post(
        '*/ext/captcha/work',
        () => HttpResponse.json({ code: 429, message: 'Slow down', data: { retryAfterSeconds: 2 } }),
        { once: true },
      ),
    )
    await signIn(user, PASSWORD)
    expect(await screen.findByText(/Continuing in [12] seconds?/)).toBeTruthy()
    expect(await screen.findByText(/It takes a few seconds/)).toBeTruthy()
  })

  it('a broken line is said, and it begins when the line is back', async () => {
    const { user } = await openApp('/login')
    let isBroken = true
    server.use(http.post('*/ext/captcha/work', () => (isBroken ? HttpResponse.error() : undefined)))
    await signIn(user, PASSWORD)
    expect(await screen.findByText(/Couldn’t reach the server/)).toBeTruthy()
    isBroken = false
    // MSW may cut the first request after a failure as well, so the line comes back more than once.
    await waitFor(
      () => {
        cutLine(server)()
        expect(screen.getByRole('heading', { name: 'Hello, Anna' })).toBeTruthy()
      },
      { timeout: 60_000, interval: 3_000 },
    )
  })

  it('a sign-in elsewhere is still told from it', async () => {
    const { user } = await openApp('/login')
    server.use(...scenarios['forced-sign-in'])
    await signIn(user, PASSWORD)
    expect(await screen.findByRole('heading', { name: 'You’re signed in on other devices' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
