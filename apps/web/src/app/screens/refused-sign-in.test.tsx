import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commonZones } from '../../shared/account/phone/common-zones.ts'
import { answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { captchaDialog, closeCaptcha, serveCaptcha } from '../../shared/testing/sign-in/captcha.ts'
import { expectInLanguages } from '../../shared/testing/expect-in-languages.ts'
import { errorOf, paste } from '../../shared/testing/fields.ts'
import { servePasskey } from '../../shared/testing/passkeys.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { codeSent, heldBack, nextSteps, serveSignIn } from '../../shared/testing/sign-in/held-back.ts'
import { tooManyAttempts, wrongCode } from '../../shared/testing/sign-in/refusal-words.ts'
import { openApp } from './open-app.tsx'

/** What a first step is refused with, by each way in: a sentence at its place, or the next step. */

const server = mockBackend()
type User = Awaited<ReturnType<typeof openApp>>['user']

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('hwjy.signInAs', 'teacher')
  startSdk()
  server.use(
    answer('/common/baseInfo', { demo: null }),
    answer('/common/phoneZoneList', commonZones('en-US')),
    answer('/user/code/sms', codeSent),
  )
})
afterEach(() => vi.unstubAllGlobals())

const button = (name: string) => screen.findByRole('button', { name })
const press = async (user: User, name: string) => user.click(await button(name))
const form = () => document.querySelector('form') as HTMLElement

it('a password that was wrong too often asks for a captcha, and what was typed stays', async () => {
  const { user } = await openApp('/login')
  await paste(user, 'Username', 'teacher.li')
  await paste(user, 'Password', 'nearly')
  const ask = () => press(user, 'Sign in')
  await refuseInTurn(server, { path: '/user/login', codes: [], ask, place: form })
  serveCaptcha(server)
  serveSignIn(server, '/user/login', heldBack('50002'))
  await ask()
  await closeCaptcha(user)
  const again = async () => {
    await ask()
    await captchaDialog()
  }
  const place = () => screen.getByRole('dialog')
  await refuseInTurn(server, { path: '/ext/captcha/work', codes: [], ask: again, place })
  await closeCaptcha(user)
  serveCaptcha(server, true)
  await refuseInTurn(server, { path: '/ext/captcha/checkWork', codes: [], ask: again, place })
  await closeCaptcha(user)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('nearly')
})

it('a phone and a password that are refused say why at their place, or lead to the next step', async () => {
  const path = '/user/loginByMobliePassword'
  serveCaptcha(server)
  localStorage.setItem('hwjy.signInBy', 'phone')
  const { user } = await openApp('/login')
  await paste(user, 'Phone number', '13800000001')
  await paste(user, 'Password', 'nearly')
  await refuseInTurn(server, { path, codes: [], ask: () => press(user, 'Sign in'), place: form })
  serveSignIn(server, path, heldBack('50001'))
  await press(user, 'Sign in')
  await screen.findByText(/^Wrong phone number or password/)
  await expectInLanguages(errorOf('Password'), {
    'en-US': /^Wrong phone number or password/,
    'zh-CN': /^手机号或密码不正确/,
    'ja-JP': /^電話番号またはパスワードが違います/,
  })
  serveSignIn(server, path, heldBack('50003', { retryAfterSeconds: 90 }))
  await press(user, 'Sign in')
  await within(form()).findByRole('timer')
  await expectInLanguages(form(), tooManyAttempts)
  serveSignIn(server, path, heldBack('50002'))
  await press(user, 'Sign in')
  await closeCaptcha(user)
  // A device that is too slow hands in too late.
  serveCaptcha(server, true)
  server.use(refusal('/ext/captcha/checkWork', 30_120, ''))
  await press(user, 'Sign in')
  const captcha = await captchaDialog()
  await within(captcha).findByText(/^This took too long/)
  await expectInLanguages(captcha, {
    'en-US': /This took too long\. Please try again/,
    'zh-CN': /验证用时过长，请重试/,
    'ja-JP': /確認に時間がかかりすぎました/,
  })
  expect(within(captcha).getByRole('button', { name: 'Try again' })).toBeTruthy()
  await closeCaptcha(user)
  for (const { answer: next, heading, back } of nextSteps) {
    serveSignIn(server, path, next)
    await paste(user, 'Password', 'right')
    await press(user, 'Sign in')
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
    await press(user, back)
  }
  expect((await screen.findByLabelText<HTMLInputElement>('Phone number')).value).toMatch(/138/)
})

it('a code that is refused says so beside its field, or leads to the next step', async () => {
  const path = '/user/loginByMobileValidCode'
  localStorage.setItem('hwjy.signInBy', 'sms')
  const { user } = await openApp('/login')
  await paste(user, 'Phone number', '13800000001')
  await press(user, 'Send code')
  const ask = () => paste(user, '6-digit code', '111111')
  await refuseInTurn(server, { path, codes: [], ask, place: form })
  expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('111111')
  serveSignIn(server, path, heldBack('50004'))
  await ask()
  await screen.findByText(/^This code is wrong/)
  await expectInLanguages(errorOf('6-digit code'), wrongCode)
  for (const { answer: next, heading, back } of nextSteps.filter(({ answer: { status } }) => status !== '50005')) {
    serveSignIn(server, path, next)
    await paste(user, '6-digit code', '482913')
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
    await press(user, back)
  }
})

it('a passkey that is refused leaves the form as it was, with the reason', async () => {
  servePasskey(server)
  const { user } = await openApp('/login')
  await paste(user, 'Username', 'teacher.li')
  const ask = () => press(user, 'Sign in with a passkey')
  await refuseInTurn(server, { path: '/ext/login/passkeyOptions', codes: [30_141], ask, place: form })
  servePasskey(server)
  await refuseInTurn(server, { path: '/ext/login/passkey', codes: [], ask, place: form })
  for (const status of ['30141', '50008', '50015'] as const) {
    serveSignIn(server, '/ext/login/passkey', heldBack(status))
    await ask()
    expect(await within(form()).findByText(`Refused by ${status}`)).toBeTruthy()
  }
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('teacher.li')
  serveSignIn(server, '/ext/login/passkey', nextSteps[2].answer)
  await ask()
  expect(await screen.findByRole('heading', { name: nextSteps[2].heading })).toBeTruthy()
})

/** WeChat has sent the visitor back with a code. */
async function returnFromWechat() {
  sessionStorage.setItem(
    'hwjy.oauth',
    JSON.stringify({ state: 'state-1', purpose: 'signIn', role: 'teacher', from: '/teacher' }),
  )
  return openApp('/wxlogin?code=code-of-wechat&state=state-1')
}

it('a sign-in that WeChat does not confirm says so, with the way back', async () => {
  serveSignIn(server, '/user/auth/webWx', heldBack('50009'))
  await returnFromWechat()
  expect(await screen.findByText('Refused by 50009')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toBeTruthy()
})

it('a sign-in with WeChat that did not reach the server says so, with the way back', async () => {
  await refuseInTurn(server, { path: '/user/auth/webWx', codes: [], ask: returnFromWechat })
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toBeTruthy()
})

it.each(nextSteps)('a sign-in with WeChat leads to the step “$heading”', async ({ answer: next, heading }) => {
  serveSignIn(server, '/user/auth/webWx', next)
  await returnFromWechat()
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
})

it('a WeChat that no account knows is bound to a phone, and each refusal is read on that page', async () => {
  serveSignIn(server, '/user/auth/webWx', heldBack('50007', { ticket: 'ticket-of-wechat', nickname: '小李' }))
  const { user } = await returnFromWechat()
  expect(await screen.findByText(/This WeChat isn’t linked to an account yet/)).toBeTruthy()
  await paste(user, 'Phone number', '13800000001')
  await press(user, 'Send code')
  const ask = () => paste(user, '6-digit code', '111111')
  await refuseInTurn(server, { path: '/user/phoneBind', codes: [], ask, place: form })
  expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('111111')
  serveSignIn(server, '/user/phoneBind', heldBack('50004'))
  await ask()
  await screen.findByText(/^This code is wrong/)
  await expectInLanguages(errorOf('6-digit code'), wrongCode)
  for (const status of ['30106', '30130', '50008'] as const) {
    serveSignIn(server, '/user/phoneBind', heldBack(status))
    await press(user, 'Link and sign in')
    expect(await within(form()).findByText(`Refused by ${status}`)).toBeTruthy()
  }
  serveSignIn(server, '/user/phoneBind', nextSteps[2].answer)
  await press(user, 'Link and sign in')
  expect(await screen.findByRole('heading', { name: nextSteps[2].heading })).toBeTruthy()
})
