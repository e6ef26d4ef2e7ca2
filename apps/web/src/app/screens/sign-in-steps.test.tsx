import type { DeviceDescription, AccountStudent, FailureDetail, LoginResponse } from '@hwjy/sdk'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { serveNoPasskey } from '../../shared/testing/passkeys.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const success: LoginResponse = {
  status: '200',
  message: 'ok',
  info: { accessToken: 'a'.repeat(20), refreshToken: 'r'.repeat(20), expiresIn: 3_600, userType: '016001' },
}
type FailureStatus = Exclude<LoginResponse['status'], '200'>
const held = (status: FailureStatus, info: FailureDetail | null = null): LoginResponse => ({
  status,
  message: 'This took too long, please sign in again',
  info,
})
/** One answer after the other; what was asked stands in the list that comes back. */
function signInAnswers(path: string, ...answers: LoginResponse[]) {
  const asked: FormData[] = []
  server.use(
    http.post(`*/api-user/user/${path}`, async ({ request }) => {
      asked.push(await request.formData())
      return HttpResponse.json(answers[asked.length - 1] ?? success)
    }),
  )
  return asked
}

async function signIn(path = '/login') {
  const { user } = await openApp(path)
  await user.type(await screen.findByLabelText('Username'), 'student.anna')
  await user.type(await screen.findByLabelText('Password'), 'Huawen-2026')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  return user
}
/** What a reload leaves is what the browser stores; nothing that was on the page says goodbye. */
async function reload() {
  const kept = { ...sessionStorage }
  cleanup()
  for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text)
  return (await openApp('/login')).user
}
const home = () => screen.findByRole('heading', { name: 'Hello, Anna' })

describe('a sign-in that is not done with the password', () => {
  beforeEach(() => {
    startSdk()
    server.use(
      answer('/common/baseInfo', { demo: null }),
      answer('/user/stuList', []),
      answer('/user/userInfo', anna),
      answer('/study/lessonToday', {
        serverTime: '2026-11-20T11:00:00Z',
        schoolTimeZone: 'Asia/Shanghai',
        lessons: [],
      }),
    )
  })

  it('names the other devices, and ends them when the person says so', async () => {
    const device: DeviceDescription = { kind: 'tablet', browser: 'Safari', system: 'iOS', model: 'iPad' }
    const devices = [{ device, lastSeenAt: new Date(Date.now() - 180_000).toISOString() }]
    signInAnswers('login', held('50021', { ticket: 'ticket-elsewhere', devices }))
    const forced = signInAnswers('forceLogin')
    const user = await signIn()
    expect(await screen.findByRole('heading', { name: 'You’re signed in on other devices' })).toBeTruthy()
    expect(screen.getByText('Safari on iPad').textContent).toContain('Last used 3 minutes ago')
    await user.click(screen.getByRole('button', { name: 'Sign out others and continue' }))
    expect(await home()).toBeTruthy()
    expect(forced[0]?.get('ticket')).toBe('ticket-elsewhere')
  })

  it('no longer tells why one had to sign in', async () => {
    signInAnswers('login', held('50021', { ticket: 'ticket-elsewhere', devices: [] }))
    const user = await signIn('/student')
    expect(await screen.findByRole('heading', { name: 'You’re signed in on other devices' })).toBeTruthy()
    expect(screen.queryByText('Sign in to continue to the page you asked for.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Sign in to continue to the page you asked for.')).toBeTruthy()
  })

  it('stays out when the person says so, and keeps what was typed', async () => {
    signInAnswers('login', held('50021', { ticket: 'ticket-elsewhere', devices: [] }))
    const user = await signIn()
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe('student.anna')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Huawen-2026')
  })

  it('puts the focus on the heading of the page when a user goes back to the first step', async () => {
    signInAnswers('login', held('50021', { ticket: 'ticket-elsewhere', devices: [] }))
    const user = await signIn()
    const step = await screen.findByRole('heading', { name: 'You’re signed in on other devices' })
    expect(document.activeElement).toBe(step)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByLabelText('Username')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('begins again when the answer came too late', async () => {
    signInAnswers('login', held('50021', { ticket: 'ticket-elsewhere', devices: [] }))
    signInAnswers('forceLogin', held('50023'))
    const user = await signIn()
    await user.click(await screen.findByRole('button', { name: 'Sign out others and continue' }))
    expect(await screen.findByText('This took too long, please sign in again')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
  })

  it('proves a new device with a code; a wrong one can be typed again', async () => {
    signInAnswers('login', held('50005', { ticket: 'ticket-new-device', mobile: '138****0003' }))
    server.use(answer('/user/code/sms', { mobile: '138****0003', expiresInSeconds: 300, nextInSeconds: 60 }))
    const proven = signInAnswers('twoFactorAuth', held('50004'))
    const user = await signIn()
    expect(await screen.findByRole('heading', { name: 'New device' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    await user.type(await screen.findByLabelText('6-digit code'), '111111')
    expect(await screen.findByText(/This code is wrong/)).toBeTruthy()
    await user.clear(screen.getByLabelText('6-digit code'))
    await user.type(screen.getByLabelText('6-digit code'), '482913')
    expect(await home()).toBeTruthy()
    expect(proven.map((form) => [form.get('ticket'), form.get('smsCode')])).toEqual([
      ['ticket-new-device', '111111'],
      ['ticket-new-device', '482913'],
    ])
  })

  it('goes on at its second step after a reload, without the password', async () => {
    const ticket = 'ticket-new-device'
    signInAnswers('login', held('50006', { ticket, mobile: '138****0003' }))
    const second = signInAnswers('twoFactorAuth')
    server.use(answer('/user/code/sms', { mobile: '138****0003', expiresInSeconds: 300, nextInSeconds: 60 }))
    await signIn()
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeTruthy()
    expect(JSON.stringify(sessionStorage)).not.toContain('Huawen-2026')
    const user = await reload()
    await user.click(await screen.findByRole('button', { name: 'Send code' }))
    await user.type(await screen.findByLabelText('6-digit code'), '482913')
    expect(await home()).toBeTruthy()
    expect(second[0]?.get('ticket')).toBe(ticket)
    expect(sessionStorage.getItem('hwjy.draft.signInStep')).toBeNull()
  })

  it('begins again after a reload when the step was left, or is too old', async () => {
    const step = { kind: 'code-needed', operation: 'twoFactor', ticket: 'ticket-too-old', mobile: '' }
    sessionStorage.setItem('hwjy.draft.signInStep', JSON.stringify({ ...step, until: Date.now() - 1 }))
    const { user } = await openApp('/login')
    expect(await screen.findByLabelText('Username')).toBeTruthy()
    await waitFor(() => expect(sessionStorage.getItem('hwjy.draft.signInStep')).toBeNull())
    cleanup()
    signInAnswers('login', held('50021', { ticket: 'ticket-elsewhere', devices: [] }))
    await signIn()
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(sessionStorage.getItem('hwjy.draft.signInStep')).toBeNull()
  })

  it('says without alarm that no passkey was used for the second step, and stays there', async () => {
    serveNoPasskey(server, 'NotAllowedError')
    signInAnswers('login', held('50006', { ticket: 'ticket-3', mobile: '138****0003', ways: ['passkey', 'password'] }))
    const user = await signIn()
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
    expect((await screen.findByText(/No passkey was used/)).closest('[role=status]')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Use your password' })).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('puts the focus on the heading of a second step that begins with a passkey, and into the field of another', async () => {
    signInAnswers('login', held('50006', { ticket: 'ticket-3', mobile: '138****0003', ways: ['passkey', 'totp'] }))
    const user = await signIn()
    const step = await screen.findByRole('heading', { level: 2 })
    expect(document.activeElement).toBe(step)
    await user.click(screen.getByRole('button', { name: /app/ }))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('ignores the late refusal of a step that was left', async () => {
    let answerLate: ((answer: LoginResponse) => void) | undefined
    const late = new Promise<LoginResponse>((resolve) => (answerLate = resolve))
    signInAnswers('login', held('50021', { ticket: 'ticket-elsewhere', devices: [] }))
    server.use(http.post('*/api-user/user/forceLogin', async () => HttpResponse.json(await late)))
    const user = await signIn()
    await user.click(await screen.findByRole('button', { name: 'Sign out others and continue' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByLabelText('Password')).toBeTruthy()
    answerLate?.(held('50023'))
    // Nothing on the screen tells that the answer has come.
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(screen.queryByText('This took too long, please sign in again')).toBeNull()
  })

  it('asks a family again after a reload, with the sign-in that it has', async () => {
    const student = { nickname: '', avatar: null, gradeName: null }
    const family = [
      { ...student, stuId: 'anna', name: 'Anna', isCurrent: true },
      { ...student, stuId: 'jan', name: 'Jan', isCurrent: false },
    ]
    const asked = signInAnswers('login')
    server.use(answer('/user/stuList', family))
    await signIn()
    expect(await screen.findByRole('heading', { name: 'Who’s learning today?' })).toBeTruthy()
    const user = await reload()
    await user.click(await screen.findByRole('button', { name: /Anna/ }))
    expect(await home()).toBeTruthy()
    expect(asked).toHaveLength(1)
    expect(sessionStorage.getItem('hwjy.draft.signInStep')).toBeNull()
  })

  it('asks a family who it is today; nobody is signed in before, nor when nobody is chosen', async () => {
    const student = (stuId: string, name: string, isCurrent: boolean): AccountStudent => ({
      stuId,
      name,
      nickname: name,
      avatar: null,
      gradeName: null,
      isCurrent,
    })
    signInAnswers('login')
    server.use(answer('/user/stuList', [student('anna', 'Anna', true), student('jan', 'Jan', false)]))
    const user = await signIn()
    expect(await screen.findByRole('heading', { name: 'Who’s learning today?' })).toBeTruthy()
    expect(document.activeElement?.textContent).toContain('Anna')
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }))
    expect(await screen.findByLabelText('Username')).toBeTruthy()
    expect(window.location.pathname).toBe('/login')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await user.click(await screen.findByRole('button', { name: /Anna/ }))
    expect(await home()).toBeTruthy()
  })
})
