import { scenarios } from '@hwjy/mocks/scenarios'
import { configureSdk, errorCodes, memoryStorage, studentLogin } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../shared/captcha/captcha-worker.ts'
import { cutLine } from '../../shared/testing/backend.ts'
import { startReferenceBackend } from '../../shared/testing/reference-backend.ts'
import { openApp } from './open-app.tsx'

const PASSWORD = 'Huawen-2026'
let mocks: Awaited<ReturnType<typeof startReferenceBackend>>

beforeAll(async () => {
  mocks = await startReferenceBackend()
})
afterEach(() => mocks.server.resetHandlers())
afterAll(() => mocks.stop())

const username = () => screen.findByLabelText<HTMLInputElement>('Username')
const password = () => screen.findByLabelText<HTMLInputElement>('Password')
const dialog = () => screen.findByRole('dialog', { name: 'Let’s check you’re human' })

async function signIn(user: UserEvent, word: string) {
  await user.clear(await password())
  await user.type(await password(), word)
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
}

/** The server counts wrong passwords however they come. @param account each has its own failures */
async function failThrice(account: string) {
  for (const password of ['nearly', 'perhaps', 'this one'])
    await expect(studentLogin({ username: account, password, captchaVerification: '' })).rejects.toMatchObject({
      code: errorCodes.wrongPassword,
    })
  const { user } = await openApp('/login')
  await user.type(await username(), account)
  return user
}

/** A worker that runs here: jsdom has none, and the page's own is the same code. */
class WorkerHere extends EventTarget {
  constructor() {
    super()
    vi.stubGlobal('postMessage', (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  postMessage(data: unknown) {
    window.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate() {}
}

describe('after three wrong passwords', () => {
  beforeEach(() => {
    vi.stubGlobal('Worker', WorkerHere)
    configureSdk({
      server: 'http://localhost',
      client: { id: 'hwjy-web', secret: '' },
      language: () => 'en-US',
      storage: memoryStorage(),
    })
  })

  it('the device calculates by itself, and the right password goes on by itself', async () => {
    const user = await failThrice('student.anna')
    await signIn(user, PASSWORD)
    const check = await dialog()
    expect(within(check).getByRole('progressbar', { name: 'Calculating' })).toBeTruthy()
    expect(within(check).getByText(/It takes a few seconds/)).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Hello, Anna' })).toBeTruthy()
    expect(window.location.pathname).toBe('/student')
  })

  it('Escape ends it, and keeps what was typed', async () => {
    const user = await failThrice('student.ben')
    mocks.server.use(http.post('*/ext/captcha/work', () => new Promise<Response>(() => {})))
    await signIn(user, PASSWORD)
    await dialog()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([(await username()).value, (await password()).value]).toEqual(['student.ben', PASSWORD])
  })

  it('a wrong password behind it is said at its field again', async () => {
    const user = await failThrice('student.chika')
    await signIn(user, 'still wrong')
    await dialog()
    expect(await screen.findByText(/Wrong username or password/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await password()).value).toBe('still wrong')
  })

  it('a pause is counted down, and then it begins', async () => {
    const user = await failThrice('student.diego')
    mocks.server.use(
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
    const user = await failThrice('student.emma')
    mocks.server.use(http.post('*/ext/captcha/work', () => HttpResponse.error()))
    await signIn(user, PASSWORD)
    expect(await screen.findByText(/Network failure/)).toBeTruthy()
    mocks.server.resetHandlers()
    // MSW may cut the first request after a failure as well, so the line comes back more than once.
    await waitFor(
      () => {
        cutLine(mocks.server)()
        expect(screen.getByRole('heading', { name: 'Hello, Emma' })).toBeTruthy()
      },
      { timeout: 60_000, interval: 3_000 },
    )
  })

  it('a sign-in elsewhere is still told from it', async () => {
    const user = await failThrice('student.farid')
    mocks.server.use(...scenarios['forced-sign-in'])
    await signIn(user, PASSWORD)
    expect(await screen.findByRole('heading', { name: 'You’re signed in on other devices' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
