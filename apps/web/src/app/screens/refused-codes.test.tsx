import { LANGUAGES, type LoginResponse } from '@hwjy/sdk'
import type { AvatarEditorProps } from '@hwjy/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it, vi } from 'vitest'
import { i18n } from '../../shared/i18n/i18n.ts'
import { account } from '../../shared/testing/account.ts'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { refuseInOwnWords, refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { openApp } from './open-app.tsx'

/** Codes that are not sent, accounts that are not deleted and pictures that are not taken, each with its reason. */

// No canvas here: what it cuts out has tests of its own.
vi.mock('@hwjy/ui', async (original) => ({
  ...(await original<object>()),
  AvatarEditor: ({ picture, onSave }: AvatarEditorProps) => (
    <button type="button" onClick={() => onSave(picture)}>
      Use picture
    </button>
  ),
}))

const server = mockBackend()
const sent = { mobile: '138****0003', expiresInSeconds: 300, nextInSeconds: 60 }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    answer('/user/accountInfo', account),
    answer('/common/baseInfo', { demo: null, signInWays: ['username', 'phone', 'sms'] }),
  )
})

/** The question whether the account shall go, whose button first asks for a code. */
async function openClosing() {
  const { user } = await openApp('/cancelAccount')
  await user.click(await screen.findByRole('checkbox', { name: /I’ve read this/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
  return { user, dialog, send: await within(dialog).findByRole('button', { name: 'Send code' }) }
}

const path = '/user/code/sms'

it('a code that is not sent says why in the dialog that asked for it', async () => {
  const { user, dialog, send } = await openClosing()
  await refuseInTurn(server, {
    path,
    codes: [30_108, 30_111, 30_133],
    ask: () => user.click(send),
    place: () => dialog,
  })
})

it('too many codes say in each language when the next one can be asked for', async () => {
  const { user, dialog, send } = await openClosing()
  for (const language of LANGUAGES) {
    await act(() => i18n.changeLanguage(language))
    for (const [code, wait] of [
      [30_114, 'too-many-codes'],
      [30_134, 'texts-used-up'],
    ] as const) {
      const refused = { code, message: 'In the words of the server', data: { retryAfterSeconds: 7_000 } }
      server.use(http.post(`*${path}`, () => HttpResponse.json(refused)))
      await user.click(send)
      await waitFor(() => expect(i18n.hasResourceBundle(language, 'smsCode')).toBe(true))
      const time = i18n.t('smsCode:hours', { count: 2 })
      expect(await within(dialog).findByText(i18n.t(`smsCode:wait.${wait}`, { time }))).toBeTruthy()
    }
  }
  await act(() => i18n.changeLanguage('en-US'))
})

it('a code that went out a moment ago is asked for in place of another one', async () => {
  const { user, dialog, send } = await openClosing()
  const refused = { code: 30_113, message: 'Just sent', data: { mobile: '138****0003', retryAfterSeconds: 50 } }
  server.use(http.post(`*${path}`, () => HttpResponse.json(refused)))
  await user.click(send)
  expect(await within(dialog).findByText(/A code was just sent/)).toBeTruthy()
  expect(within(dialog).getByLabelText('6-digit code')).toBeTruthy()
})

it('a code that takes a captcha opens the captcha by itself', async () => {
  server.use(
    refusal(path, 50_002, 'Complete the captcha first'),
    http.post('*/ext/captcha/work', () => new Promise<Response>(() => {})),
  )
  const { user, send } = await openClosing()
  await user.click(send)
  expect(await screen.findByRole('dialog', { name: 'Let’s check you’re human' })).toBeTruthy()
})

it('a code for a sign-in that took too long is refused in its step, which has a way back', async () => {
  startSdk()
  const info = { ticket: 'ticket-new-device', mobile: '138****0003' }
  const held: LoginResponse = { status: '50005', message: 'New device', info }
  server.use(http.post('*/user/login', () => HttpResponse.json(held)))
  const { user } = await openApp('/login')
  await user.type(await screen.findByLabelText('Username'), 'teacher.li')
  await user.type(await screen.findByLabelText('Password'), 'Huawen-2026')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  const send = await screen.findByRole('button', { name: 'Send code' })
  const form = send.closest('form') as HTMLElement
  await refuseInTurn(server, { path, codes: [50_008], ask: () => user.click(send), place: () => form })
  expect(within(form).getByRole('button', { name: 'Back to sign-in' })).toBeTruthy()
})

it('an account that is not deleted says why in the dialog: a wrong code at the code, the last administrator below', async () => {
  server.use(answer('/user/code/sms', sent))
  const { user, dialog, send } = await openClosing()
  await user.click(send)
  const code = await within(dialog).findByLabelText<HTMLInputElement>('6-digit code')
  await user.type(code, '123456')
  // The button is the same; by now it deletes.
  const ask = { path: '/ext/account/close', ask: () => user.click(send), place: () => dialog }
  await refuseInTurn(server, { ...ask, codes: [37_003] })
  await refuseInOwnWords(server, { ...ask, refusals: [{ code: 50_004, says: 'smsCode:wrongCode' }] })
  expect(code.getAttribute('aria-invalid')).toBe('true')
})

it('an account that is not kept because the server was not reached says so under its notice', async () => {
  const closing = { ...li, closesAt: '2099-11-27T01:00:00.000Z' }
  startSdk({ role: 'teacher', userInfo: closing })
  const day = { serverTime: '2026-11-20T11:00:00Z', schoolTimeZone: 'Asia/Shanghai', lessons: [] }
  server.use(answer('/user/userInfo', closing), answer('/lessonClass/teacherLessonStatusListByDate', day))
  const { user } = await openApp('/teacher')
  const keep = await screen.findByRole('button', { name: 'Keep my account' })
  await refuseInTurn(server, {
    path: '/ext/account/keep',
    codes: [],
    ask: () => user.click(keep),
    place: () => screen.getByRole('main'),
  })
  expect(screen.getByText(/Your account will be deleted/)).toBeTruthy()
})

it('a picture that got lost on its way or is too large is refused in the dialog that cuts it', async () => {
  server.use(
    answer('/fileOperate/tempCred', { newFileName: 'a.jpg', signUrl: 'http://localhost/cos/a.jpg' }),
    http.put('*/cos/a.jpg', () => new HttpResponse()),
  )
  const { user } = await openApp('/account')
  const input = await screen.findByLabelText('Choose a picture', { selector: 'input' })
  await user.upload(input, new File(['x'], 'me.jpg', { type: 'image/jpeg' }))
  const dialog = await screen.findByRole('dialog')
  await refuseInTurn(server, {
    path: '/user/modifyUser',
    codes: [30_040, 34_002],
    ask: () => user.click(within(dialog).getByRole('button', { name: 'Use picture' })),
    place: () => dialog,
  })
})
