import { scenarios } from '@hwjy/mocks/scenarios'
import { configureSdk, errorCodes, memoryStorage, studentLogin } from '@hwjy/sdk'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findGap } from '../../shared/testing/captcha.ts'
import { startReferenceBackend } from '../../shared/testing/reference-backend.ts'
import { openApp } from './open-app.tsx'

const PASSWORD = 'Huawen-2026'
let mocks: Awaited<ReturnType<typeof startReferenceBackend>>

beforeAll(async () => {
  mocks = await startReferenceBackend()
}, 120_000)
afterEach(() => mocks.server.resetHandlers())
afterAll(() => mocks.stop())

const username = () => screen.findByLabelText<HTMLInputElement>('Username')
const password = () => screen.findByLabelText<HTMLInputElement>('Password')
const dialog = () => screen.findByRole('dialog', { name: 'A quick check' })
const slider = () => screen.findByRole('slider', { name: 'Piece, left to right' })
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300))

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

async function slideTo(user: UserEvent, { value, level }: { value: number; level: number }) {
  await waitFor(async () => expect(document.activeElement).toBe(await slider()))
  await user.keyboard('{PageUp}'.repeat(Math.floor(value / 10)) + '{ArrowRight}'.repeat(value % 10))
  await user.tab()
  const way = level - 50
  if (way !== 0) await user.keyboard((way > 0 ? '{ArrowRight}' : '{ArrowLeft}').repeat(Math.abs(way)))
  // Nobody is quicker, and the server knows.
  await aMoment()
}
const elsewhere = ({ value, level }: { value: number; level: number }) => ({
  value: value > 50 ? value - 20 : value + 20,
  level,
})

describe('after three wrong passwords', { timeout: 120_000 }, () => {
  beforeEach(() => {
    configureSdk({
      baseUrl: 'http://localhost',
      credentials: { id: 'hwjy-web', secret: 'hwjy-web' },
      language: () => 'en-US',
      storage: memoryStorage(),
    })
  })

  it('a puzzle solved with the keyboard sends the right password again by itself', async () => {
    const user = await failThrice('student.anna')
    await signIn(user, PASSWORD)
    await dialog()
    await slideTo(user, await findGap())
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Hello, Anna' })).toBeTruthy()
    expect(window.location.pathname).toBe('/student')
  })

  it('a puzzle not quite solved brings a new picture at once, and keeps what was typed', async () => {
    const user = await failThrice('student.ben')
    await signIn(user, PASSWORD)
    const first = await findGap()
    const src = () => screen.getByRole<HTMLImageElement>('img', { name: /dark gaps/ }).src
    const before = src()
    await slideTo(user, elsewhere(first))
    await user.click(screen.getByRole('button', { name: 'Check' }))
    expect(await screen.findByText('Not quite. Try again with this new picture.')).toBeTruthy()
    await findGap()
    expect(src()).not.toBe(before)
    expect((await slider()).getAttribute('aria-valuetext')).toBe('0 of 100 to the right')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([(await username()).value, (await password()).value]).toEqual(['student.ben', PASSWORD])
  })

  it('a wrong password behind the puzzle is said at its field again', async () => {
    const user = await failThrice('student.chika')
    await signIn(user, 'still wrong')
    await dialog()
    await slideTo(user, await findGap())
    await user.click(screen.getByRole('button', { name: 'Check' }))
    expect(await screen.findByText(/Username and password do not match/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await password()).value).toBe('still wrong')
  })

  it('a pause is counted down, and then the picture comes', async () => {
    const user = await failThrice('student.diego')
    mocks.server.use(
      http.post(
        '*/ext/captcha/get',
        () => HttpResponse.json({ code: 429, message: 'Slow down', data: { retryAfterSeconds: 2 } }),
        { once: true },
      ),
    )
    await signIn(user, PASSWORD)
    expect(await screen.findByText(/A new picture comes in 0:0[12]/)).toBeTruthy()
    await findGap()
  })

  it('a broken line is said, and the picture comes when it is back', async () => {
    const user = await failThrice('student.emma')
    mocks.server.use(http.post('*/ext/captcha/get', () => HttpResponse.error()))
    await signIn(user, PASSWORD)
    expect(await screen.findByText(/Network failure/)).toBeTruthy()
    mocks.server.resetHandlers()
    fireEvent(window, new Event('online'))
    await findGap()
  })

  it('a sign-in elsewhere is still told from it', async () => {
    const user = await failThrice('student.farid')
    mocks.server.use(...scenarios['forced-sign-in'])
    await signIn(user, PASSWORD)
    expect(await screen.findByRole('heading', { name: 'You are signed in elsewhere' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
