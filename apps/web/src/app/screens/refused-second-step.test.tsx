import type { ProofWay } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { expectInLanguages } from '../../shared/testing/expect-in-languages.ts'
import { errorOf, paste } from '../../shared/testing/fields.ts'
import { servePasskey } from '../../shared/testing/passkeys.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { codeSent, heldBack, nextSteps, serveSignIn } from '../../shared/testing/sign-in/held-back.ts'
import { tooManyAttempts, wrongPassword } from '../../shared/testing/sign-in/refusal-words.ts'
import { openApp } from './open-app.tsx'

/** What a step after the first one is refused with. */

const server = mockBackend()
type User = Awaited<ReturnType<typeof openApp>>['user']

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSdk()
  server.use(answer('/common/baseInfo', { demo: null }))
})
afterEach(() => vi.unstubAllGlobals())

const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))
const form = () => document.querySelector('form') as HTMLElement
const [newDevice, twoSteps, elsewhere] = nextSteps

async function signIn(user: User, next: Parameters<typeof serveSignIn>[2]) {
  serveSignIn(server, '/user/login', next)
  await paste(user, 'Username', 'student.anna')
  await paste(user, 'Password', 'Huawen-2026')
  await press(user, 'Sign in')
}

it('a code for a new device may lead to one more step, to the other devices, or back to the first step', async () => {
  server.use(answer('/user/code/sms', codeSent))
  const { user } = await openApp('/login')
  await signIn(user, newDevice.answer)
  await press(user, 'Send code')
  const ask = () => paste(user, '6-digit code', '482913')
  await refuseInTurn(server, { path: '/user/twoFactorAuth', codes: [], ask, place: form })
  expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('482913')
  await press(user, 'Back to sign-in')
  for (const [next, heading] of [
    [twoSteps.answer, twoSteps.heading],
    [elsewhere.answer, elsewhere.heading],
    [heldBack('50008'), 'Welcome to class'],
  ] as const) {
    await signIn(user, newDevice.answer)
    if (screen.queryByLabelText('6-digit code') === null) await press(user, 'Send code')
    serveSignIn(server, '/user/twoFactorAuth', next)
    await ask()
    await waitFor(() => expect(document.activeElement?.textContent).toBe(heading))
    if (next.status !== '50008') await press(user, next.status === '50021' ? 'Cancel' : 'Back to sign-in')
  }
  expect(await within(form().parentElement as HTMLElement).findByText('Refused by 50008')).toBeTruthy()
})

const path = '/ext/login/secondStep'
const waysLeft = (...ways: ProofWay[]) => heldBack('50006', { ticket: 'ticket-two-steps', ways })

it('a second step that is refused says why at its place, and stays', async () => {
  servePasskey(server)
  const { user } = await openApp('/login')
  await signIn(user, waysLeft('password', 'totp', 'passkey'))
  await paste(user, 'Password', 'nearly')
  await refuseInTurn(server, { path, codes: [], ask: () => press(user, 'Sign in'), place: form })
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('nearly')
  serveSignIn(server, path, heldBack('50001'))
  await press(user, 'Sign in')
  await screen.findByText(wrongPassword['en-US'])
  await expectInLanguages(errorOf('Password'), wrongPassword)
  serveSignIn(server, path, heldBack('50003', { retryAfterSeconds: 90 }))
  await press(user, 'Sign in')
  await within(form()).findByRole('timer')
  await expectInLanguages(form(), tooManyAttempts)
  await press(user, 'Use your authenticator app')
  serveSignIn(server, path, heldBack('50014'))
  await paste(user, 'Code from the app', '482913')
  expect(await within(errorOf('Code from the app')).findByText('Refused by 50014')).toBeTruthy()
  await press(user, 'Use a passkey')
  for (const status of ['30141', '50015'] as const) {
    serveSignIn(server, path, heldBack(status))
    await press(user, 'Use a passkey')
    expect(await within(form()).findByText(`Refused by ${status}`)).toBeTruthy()
  }
})

it('a way that was taken from the account meanwhile gives way to those that are left', async () => {
  const { user } = await openApp('/login')
  await signIn(user, waysLeft('totp', 'password'))
  serveSignIn(server, path, waysLeft('password'))
  await paste(user, 'Code from the app', '482913')
  expect(await screen.findByLabelText('Password')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Use your authenticator app' })).toBeNull()
})

it('a second step may lead to the other devices, or back to the first step when it took too long', async () => {
  const { user } = await openApp('/login')
  await signIn(user, waysLeft('totp'))
  serveSignIn(server, path, elsewhere.answer)
  await paste(user, 'Code from the app', '482913')
  expect(await screen.findByRole('heading', { name: elsewhere.heading })).toBeTruthy()
  await refuseInTurn(server, {
    path: '/user/forceLogin',
    codes: [],
    ask: () => press(user, 'Sign out others and continue'),
    place: () => screen.getByRole('main'),
  })
  expect(screen.getByRole('heading', { name: elsewhere.heading })).toBeTruthy()
  await press(user, 'Cancel')
  await signIn(user, waysLeft('totp'))
  serveSignIn(server, path, heldBack('50008'))
  await paste(user, 'Code from the app', '482913')
  expect(await screen.findByText('Refused by 50008')).toBeTruthy()
  expect(screen.getByLabelText('Username')).toBeTruthy()
})
