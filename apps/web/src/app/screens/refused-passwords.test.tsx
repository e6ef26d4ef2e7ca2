import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commonZones } from '../../shared/account/phone/common-zones.ts'
import { account, ownAccount } from '../../shared/testing/account.ts'
import { anna, answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { expectInLanguages } from '../../shared/testing/expect-in-languages.ts'
import { errorOf, paste } from '../../shared/testing/fields.ts'
import { servePasskey } from '../../shared/testing/passkeys.ts'
import { declineProof } from '../../shared/testing/sign-in/proof.ts'
import { refuseInOwnWords, refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { codeSent } from '../../shared/testing/sign-in/held-back.ts'
import { tooManyTries, wrongCode, wrongPassword } from '../../shared/testing/sign-in/refusal-words.ts'
import { openApp } from './open-app.tsx'

/** What the four forms that take a new password are refused with. */

const server = mockBackend()
type User = Awaited<ReturnType<typeof openApp>>['user']

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server.use(
    answer('/common/baseInfo', { demo: null, signInWays: ['username', 'sms'] }),
    answer('/common/phoneZoneList', commonZones('en-US')),
    answer('/user/code/sms', codeSent),
    ...ownAccount(),
  )
})
afterEach(() => vi.unstubAllGlobals())

const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))

async function openSecurity() {
  startSdk({ role: 'student', userInfo: anna })
  return openApp('/security')
}

interface Form {
  user: User
  /** Where a refusal of the whole form is read. */
  part: HTMLElement
  save: () => Promise<void>
}

async function change(): Promise<Form> {
  const { user } = await openSecurity()
  await press(user, 'Change password')
  const part = await screen.findByRole('dialog', { name: 'Change password' })
  await paste(user, 'Current password', 'Huawen-2026', part)
  return { user, part, save: () => user.click(within(part).getByRole('button', { name: 'Save' })) }
}

async function set(): Promise<Form> {
  server.use(answer('/user/accountInfo', { ...account, hasPassword: false }))
  const { user } = await openSecurity()
  await press(user, 'Set password')
  const part = await screen.findByRole('dialog', { name: 'Set password' })
  return { user, part, save: () => user.click(within(part).getByRole('button', { name: 'Save' })) }
}

async function reset(): Promise<Form> {
  const { user } = await openSecurity()
  await press(user, 'Change password')
  await press(user, 'I forgot my current password')
  const part = await screen.findByRole('dialog', { name: 'Set a new password' })
  await user.click(within(part).getByRole('button', { name: 'Send code' }))
  await paste(user, '6-digit code', '482913', part)
  return { user, part, save: () => user.click(within(part).getByRole('button', { name: 'Save' })) }
}

const formToken = answer('/user/randomToken', { randomToken: 'token-of-a-form-0123456789', expiresInSeconds: 600 })

async function retrieve(): Promise<Form> {
  startSdk()
  server.use(formToken)
  const { user } = await openApp('/login/forgot')
  await paste(user, 'Phone number', '13800000003')
  await press(user, 'Send code')
  await paste(user, '6-digit code', '482913')
  const part = document.querySelector('form') as HTMLElement
  return { user, part, save: () => press(user, 'Save new password') }
}

const ofPassword = [30_104, 30_116, 30_131, 30_132] as const

it.each([
  ['changed', '/user/updatePwd', change, [30_102, ...ofPassword]],
  ['set', '/user/setPwd', set, ofPassword],
  ['reset by a signed-in student', '/user/resetPwd', reset, [30_102, ...ofPassword]],
  ['forgotten', '/user/retrievePwd', retrieve, [30_102, ...ofPassword]],
] as const)('a password that is %s keeps what was typed, and says at its field why it will not do', async (...row) => {
  const [, path, open, codes] = row
  const { user, part, save } = await open()
  await paste(user, 'New password', 'Kite-river-27', part)
  await paste(user, 'Confirm new password', 'Kite-river-72', part)
  await refuseInTurn(server, { path, codes, ask: save, place: () => errorOf('New password', part), cut: () => part })
  await refuseInTurn(server, {
    path,
    codes: [30_103],
    ask: save,
    place: () => errorOf('Confirm new password', part),
    cut: () => part,
  })
  const typed = ['New password', 'Confirm new password'].map((label) => within(part).getByLabelText(label))
  expect(typed.map((field) => (field as HTMLInputElement).value)).toEqual(['Kite-river-27', 'Kite-river-72'])
})

const typePasswords = async ({ user, part }: Form) => {
  await paste(user, 'New password', 'Kite-river-27', part)
  await paste(user, 'Confirm new password', 'Kite-river-27', part)
}

async function expectProof(form: Form, path: string) {
  await declineProof(server, form.user, path, form.save)
  expect(within(form.part).getByLabelText<HTMLInputElement>('New password').value).toBe('Kite-river-27')
}

it('a change of the password says that the current one is wrong, or was tried too often', async () => {
  const form = await change()
  await typePasswords(form)
  server.use(refusal('/user/updatePwd', 50_001, ''))
  await form.save()
  await within(form.part).findByText(wrongPassword['en-US'])
  await expectInLanguages(errorOf('Current password', form.part), wrongPassword)
  server.use(refusal('/user/updatePwd', 50_003, '', { retryAfterSeconds: 90 }))
  await form.save()
  await within(form.part).findByRole('timer')
  await expectInLanguages(form.part, tooManyTries)
})

it('a first password that was set elsewhere, or needs a proof, says so over the form', async () => {
  const form = await set()
  await typePasswords(form)
  await refuseInTurn(server, { path: '/user/setPwd', codes: [30_105], ask: form.save, place: () => form.part })
  await expectProof(form, '/user/setPwd')
})

it('a reset without a phone, or by a text message alone, says so over the form', async () => {
  const form = await reset()
  await typePasswords(form)
  await refuseInTurn(server, {
    path: '/user/resetPwd',
    codes: [30_108, 30_130],
    ask: form.save,
    place: () => form.part,
  })
  await expectProof(form, '/user/resetPwd')
})

it('a forgotten password asks for one proof more where the account takes two steps, and each refusal is read', async () => {
  const path = '/user/retrievePwd'
  servePasskey(server)
  const form = await retrieve()
  const { user, part, save } = form
  await typePasswords(form)
  await refuseInTurn(server, { path: '/user/randomToken', codes: [], ask: save, place: () => part })
  server.use(formToken)
  server.use(refusal(path, 50_004, ''))
  await save()
  await within(part).findByText(/^This code is wrong/)
  await expectInLanguages(errorOf('6-digit code'), wrongCode)
  await refuseInTurn(server, { path, codes: [30_109], ask: save, place: () => part })
  server.use(refusal(path, 50_003, '', { retryAfterSeconds: 90 }))
  await save()
  await within(part).findByRole('timer')
  await expectInLanguages(part, tooManyTries)

  server.use(refusal(path, 30_130, '', { ways: ['totp', 'passkey'] }))
  await save()
  await paste(user, 'Code from the app', '111111')
  await refuseInTurn(server, {
    path,
    codes: [50_014],
    ask: save,
    place: () => errorOf('Code from the app'),
    cut: () => part,
  })
  await press(user, 'Use a passkey')
  await refuseInTurn(server, { path, codes: [30_141, 50_015], ask: save, place: () => part })
  const button = screen.getByRole('button', { name: 'Save new password' })
  const refusals = [{ code: 50_008, says: 'secondStep:tooLate' }]
  await refuseInOwnWords(server, { path, refusals, ask: () => user.click(button), place: () => part })
  expect(within(part).getByLabelText<HTMLInputElement>('New password').value).toBe('Kite-river-27')
})
