import type { BaseInfo, LoginResponse } from '@hwjy/sdk'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anna, answer, startSdk, mockBackend } from '../../shared/testing/backend.ts'
import { serveNoPasskey } from '../../shared/testing/passkeys.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const loginAnswer = (response: LoginResponse) => http.post('*/api-user/user/login', () => HttpResponse.json(response))
const failure = (status: '50001' | '50003', retryAfterSeconds?: number) =>
  loginAnswer({ status, message: '', info: retryAfterSeconds === undefined ? null : { retryAfterSeconds } })

const demo: Pick<BaseInfo, 'demo'> = {
  demo: {
    password: 'Huawen-2026',
    accounts: [
      { username: 'student.anna', name: 'Anna Kowalska', role: 'student', zone: '86', mobile: '13800000003' },
      { username: 'teacher.li', name: '李静', role: 'teacher', zone: '86', mobile: '13800000001' },
    ],
  },
}

const username = () => screen.findByLabelText<HTMLInputElement>('Username')
const password = () => screen.findByLabelText<HTMLInputElement>('Password')
const signInButton = () => screen.findByRole('button', { name: 'Sign in' })

describe('sign-in', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    startSdk()
    server.use(answer('/common/baseInfo', demo))
  })

  it('asks the school once, for its ways and its demo accounts', async () => {
    let asked = 0
    server.use(
      http.all('*/common/baseInfo', () => {
        asked++
        return HttpResponse.json({ code: 200, message: '', data: { ...demo, signInWays: ['username', 'phone'] } })
      }),
    )
    const { user } = await openApp('/login')
    expect(await screen.findByText('Anna Kowalska')).toBeTruthy()
    await user.click(await screen.findByRole('radio', { name: 'Phone' }))
    expect(await screen.findByText('+86 13800000003')).toBeTruthy()
    expect(asked).toBe(1)
  })

  it('offers only ways that can work at this school, and remembers them', async () => {
    server.use(answer('/common/baseInfo', { demo: null, signInWays: ['username', 'phone'] }))
    await openApp('/login')
    expect(await screen.findByRole('radio', { name: 'Account' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Code' })).toBeNull())
    expect(screen.queryByRole('radio', { name: 'WeChat' })).toBeNull()
    expect(localStorage.getItem('hwjy.signInWays')).toBe('username phone')
  })

  it('without text messages, says who gives a new password instead of asking for a phone', async () => {
    server.use(answer('/common/baseInfo', { demo: null, signInWays: ['username'] }))
    await openApp('/login/forgot')
    expect(await screen.findByText(/This school doesn’t send text messages/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /code/i })).toBeNull()
  })

  it.each(['/dev-outbox', '/dev-wechat?state=x'])('%s does not exist at a real school', async (path) => {
    server.use(answer('/common/baseInfo', { demo: null, signInWays: ['username'] }))
    await openApp(path)
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })

  it('asks for what is missing, and puts the cursor there', async () => {
    const { user } = await openApp('/login')
    await user.click(await signInButton())
    expect(await screen.findByText('Enter your username.')).toBeTruthy()
    expect(screen.getByText('Enter your password.')).toBeTruthy()
    expect(document.activeElement).toBe(await username())
  })

  it('keeps what was typed when the password is wrong, and says so at the field', async () => {
    server.use(failure('50001'))
    const { user } = await openApp('/login')
    await user.type(await username(), 'student.anna')
    await user.type(await password(), 'nearly')
    await user.click(await signInButton())
    expect(await screen.findByText(/Wrong username or password/)).toBeTruthy()
    expect((await password()).getAttribute('aria-invalid')).toBe('true')
    expect([(await username()).value, (await password()).value]).toEqual(['student.anna', 'nearly'])
  })

  it('shows the phones of the demo to who signs in by a code, and where the codes stand', async () => {
    const { user } = await openApp('/login')
    await user.click(await screen.findByRole('radio', { name: 'Code' }))
    await user.click(await screen.findByRole('button', { name: 'Anna Kowalska +86 13800000003' }))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Phone number').value.replaceAll(' ', '')).toContain(
        '13800000003',
      ),
    )
    expect(screen.getByRole('link', { name: 'See the codes in Demo messages' }).getAttribute('href')).toMatch(
      /dev-outbox$/,
    )
  })

  it('fills phone and password of a demo account for who signs in with both', async () => {
    const { user } = await openApp('/login')
    await user.click(await screen.findByRole('radio', { name: 'Phone' }))
    await user.click(await screen.findByRole('button', { name: 'Anna Kowalska +86 13800000003' }))
    expect((await password()).value).toBe('Huawen-2026')
  })

  it('counts down after too many tries', async () => {
    server.use(failure('50003', 90))
    const { user } = await openApp('/login')
    await user.type(await username(), 'student.anna')
    await user.type(await password(), 'nearly')
    await user.click(await signInButton())
    expect(await screen.findByText(/Try again in 1 minute, (30|29) seconds/)).toBeTruthy()
  })

  it.each([
    ['starts', () => new HttpResponse('<html>', { status: 503 }), /Something went wrong on our side/],
    [
      'is behind a gateway that fails',
      () => new HttpResponse('<html>', { status: 502 }),
      /Something went wrong on our/,
    ],
    ['is stopped', () => HttpResponse.error(), /Couldn’t reach the server/],
  ])('says what helps while the server %s', async (_, response, sentence) => {
    server.use(http.post('*/api-user/user/login', response))
    const { user } = await openApp('/login')
    await user.type(await username(), 'student.anna')
    await user.type(await password(), 'Huawen-2026')
    await user.click(await signInButton())
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('says what helps when not even the sentences come', async () => {
    vi.doMock('../../shared/problem/problem-text.ts', () => {
      throw new TypeError('Failed to fetch')
    })
    server.use(http.post('*/api-user/user/login', () => HttpResponse.error()))
    const { user } = await openApp('/login')
    await user.type(await username(), 'student.anna')
    await user.type(await password(), 'Huawen-2026')
    await user.click(await signInButton())
    expect(await screen.findByText(/Couldn’t reach the server/)).toBeTruthy()
    vi.doUnmock('../../shared/problem/problem-text.ts')
  })

  it('says what helps when the code of the passkeys does not come', async () => {
    vi.doMock('../../features/sign-in/parts.ts', () => {
      throw new TypeError('Failed to fetch')
    })
    const { user } = await openApp('/login')
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
    expect(await screen.findByText(/Couldn’t reach the server/)).toBeTruthy()
    vi.doUnmock('../../features/sign-in/parts.ts')
  })

  it.each(['NotAllowedError', 'AbortError'])('says without alarm that no passkey was used (%s)', async (name) => {
    serveNoPasskey(server, name)
    const { user } = await openApp('/login')
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
    expect((await screen.findByText(/No passkey was used/)).closest('[role=status]')).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('offers the accounts of the chosen side, and fills one in', async () => {
    const { user } = await openApp('/login')
    await user.click(await screen.findByRole('radio', { name: 'Teacher' }))
    expect(screen.queryByRole('button', { name: /student.anna/ })).toBeNull()
    await user.click(await screen.findByRole('button', { name: /teacher.li/ }))
    expect([(await username()).value, (await password()).value]).toEqual(['teacher.li', 'Huawen-2026'])
  })

  it('leads a student home and greets them', async () => {
    server.use(
      loginAnswer({
        status: '200',
        message: 'ok',
        info: { accessToken: 'a'.repeat(20), refreshToken: 'r'.repeat(20), expiresIn: 3_600, userType: '016001' },
      }),
      answer('/user/stuList', []),
      answer('/user/userInfo', anna),
      answer('/study/lessonToday', {
        serverTime: '2026-11-20T11:00:00Z',
        schoolTimeZone: 'Asia/Shanghai',
        lessons: [],
      }),
    )
    const { user } = await openApp('/login')
    await user.click(await screen.findByRole('radio', { name: 'Student' }))
    await user.click(await screen.findByRole('button', { name: /student.anna/ }))
    await user.click(await signInButton())
    expect(await screen.findByRole('heading', { name: 'Hello, Anna' })).toBeTruthy()
    expect(window.location.pathname).toBe('/student')
  })
})
