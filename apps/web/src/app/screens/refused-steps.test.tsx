import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownAccount } from '../../shared/testing/account.ts'
import { anna, answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { expectInLanguages } from '../../shared/testing/expect-in-languages.ts'
import { errorOf, paste } from '../../shared/testing/fields.ts'
import { servePasskey } from '../../shared/testing/passkeys.ts'
import { declineProof, proofDialog } from '../../shared/testing/sign-in/proof.ts'
import { refuseInOwnWords, refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { codeSent } from '../../shared/testing/sign-in/held-back.ts'
import { tooManyTries, wrongCode, wrongPassword } from '../../shared/testing/sign-in/refusal-words.ts'
import { openApp } from './open-app.tsx'

/** What sign-in in two steps and proofs of identity are refused with, in the security center. */

const server = mockBackend()
const tooLate = [{ code: 50_008, says: 'secondStep:tooLate' }]
type User = Awaited<ReturnType<typeof openApp>>['user']
const withApp = { isTwoFactor: true, totpSince: '2026-11-01T00:00:00.000Z', recoveryCodesLeft: 2 }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSdk({ role: 'student', userInfo: anna })
  server.use(
    ...ownAccount(),
    answer('/common/baseInfo', { demo: null, signInWays: ['username', 'sms'] }),
    answer('/user/code/sms', codeSent),
  )
})
afterEach(() => vi.unstubAllGlobals())

const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }))
const pressIn = (user: User, part: HTMLElement, name: string) => user.click(within(part).getByRole('button', { name }))
const confirm = async (user: User, name: string) => pressIn(user, await screen.findByRole('alertdialog'), name)

it('two steps that cannot be turned on leave the dialog open with the reason', async () => {
  const path = '/ext/account/twoFactor'
  const { user } = await openApp('/security')
  await press(user, 'Turn on')
  const dialog = await screen.findByRole('dialog', { name: 'Turn on two-step verification' })
  await pressIn(user, dialog, 'Send code')
  await paste(user, '6-digit code', '482913', dialog)
  const ask = () => pressIn(user, dialog, 'Turn on')
  await refuseInTurn(server, { path, codes: [30_108, 30_111, 30_143], ask, place: () => dialog })
  server.use(refusal(path, 50_004, ''))
  await ask()
  await within(dialog).findByText(wrongCode['en-US'])
  await expectInLanguages(errorOf('6-digit code', dialog), wrongCode)
})

it('an authenticator app is set up again from the start when it took too long, and keeps its code otherwise', async () => {
  const path = '/ext/account/totp/confirm'
  const setup = { ticket: 'ticket-of-a-setup', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Huawen:anna' }
  const { user } = await openApp('/security')
  await press(user, 'Set up')
  const dialog = await screen.findByRole('dialog', { name: 'Set up an authenticator app' })
  const start = () => pressIn(user, dialog, 'Start')
  await refuseInTurn(server, { path: '/ext/account/totp/start', codes: [], ask: start, place: () => dialog })
  await declineProof(server, user, '/ext/account/totp/start', start)
  server.use(answer('/ext/account/totp/start', setup))
  await start()
  server.use(refusal(path, 50_014, 'Refused by 50014'))
  await paste(user, 'Code from the app', '111111', dialog)
  expect(await within(errorOf('Code from the app', dialog)).findByText('Refused by 50014')).toBeTruthy()
  const ask = () => pressIn(user, dialog, 'Confirm')
  await refuseInTurn(server, { path, codes: [], ask, place: () => dialog })
  expect(within(dialog).getByLabelText<HTMLInputElement>('Code from the app').value).toBe('111111')
  server.use(refusal(path, 50_003, '', { retryAfterSeconds: 90 }))
  await ask()
  await within(dialog).findByRole('timer')
  await expectInLanguages(dialog, tooManyTries)
  await declineProof(server, user, path, ask)
  const submit = within(dialog).getByRole('button', { name: 'Confirm' })
  const typeAgain = async () => {
    // The first secret is still there, and each later one is asked for anew.
    if (!within(dialog).queryByRole('textbox')) await user.click(submit)
    await user.clear(await within(dialog).findByRole('textbox'))
    await user.paste('111111')
  }
  await refuseInOwnWords(server, { path, refusals: tooLate, ask: typeAgain, place: () => dialog })
  await start()
  expect(await within(dialog).findByLabelText('Code from the app')).toBeTruthy()
  expect(within(dialog).queryByText(/This took too long/)).toBeNull()
})

it('an authenticator app is not removed without a proof, and recovery codes say why there are none', async () => {
  server.use(...ownAccount(withApp))
  const { user } = await openApp('/security')
  const remove = async () => {
    await press(user, 'Remove: Authenticator app')
    await confirm(user, 'Remove')
  }
  await refuseInTurn(server, {
    path: '/ext/account/totp/remove',
    codes: [],
    ask: remove,
    place: () => screen.getByText(/^Set up on/).closest('li') as HTMLElement,
  })
  await declineProof(server, user, '/ext/account/totp/remove', remove)
  expect(screen.getByText(/^Set up on/)).toBeTruthy()
  await press(user, 'Create new codes')
  const dialog = await screen.findByRole('dialog', { name: 'Create new recovery codes?' })
  const path = '/ext/account/recoveryCodes'
  const ask = () => pressIn(user, dialog, 'Create new codes')
  await refuseInTurn(server, { path, codes: [30_144], ask, place: () => dialog })
  await declineProof(server, user, path, ask)
})

const passkey = { passkeyId: 'pky_1', name: 'My phone', createdAt: '2026-11-01T00:00:00.000Z', lastUsedAt: null }

it('a passkey that cannot be added keeps its name in the dialog, with the reason', async () => {
  servePasskey(server)
  const { user } = await openApp('/security')
  await press(user, 'Add a passkey')
  const dialog = await screen.findByRole('dialog', { name: 'Add a passkey' })
  await paste(user, 'Passkey name', 'My key', dialog)
  const ask = () => pressIn(user, dialog, 'Continue')
  const place = () => dialog
  const start = '/ext/account/passkeys/start'
  await refuseInTurn(server, { path: start, codes: [30_141, 30_142], ask, place })
  await declineProof(server, user, start, ask)
  servePasskey(server)
  const path = '/ext/account/passkeys/add'
  await refuseInTurn(server, { path, codes: [30_141, 30_142, 50_015], ask, place })
  const go = within(dialog).getByRole('button', { name: 'Continue' })
  await refuseInOwnWords(server, { path, refusals: tooLate, ask: () => user.click(go), place })
  await declineProof(server, user, path, ask)
  expect(within(dialog).getByLabelText<HTMLInputElement>('Passkey name').value).toBe('My key')
})

it('a passkey that is not renamed keeps the new name, and one that is not removed says why in its list', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  server.use(...ownAccount({ passkeys: [passkey] }))
  const { user } = await openApp('/security')
  await press(user, 'Rename: My phone')
  const dialog = await screen.findByRole('dialog', { name: 'Rename' })
  await paste(user, 'Passkey name', 'Old phone', dialog)
  const save = () => pressIn(user, dialog, 'Save')
  await refuseInTurn(server, { path: '/ext/account/passkeys/rename', codes: [], ask: save, place: () => dialog })
  await declineProof(server, user, '/ext/account/passkeys/rename', save)
  expect(within(dialog).getByLabelText<HTMLInputElement>('Passkey name').value).toBe('Old phone')
  await pressIn(user, dialog, 'Cancel')

  const path = '/ext/account/passkeys/remove'
  const ask = async () => {
    await press(user, 'Remove: My phone')
    await confirm(user, 'Remove')
  }
  const place = () => screen.getByRole('region', { name: 'Passkeys' })
  await refuseInTurn(server, { path, codes: [30_110], ask, place })
  await declineProof(server, user, path, ask)
  expect(screen.getByText('My phone')).toBeTruthy()
})

it('a proof of identity that is refused says why at its place, and asks for a way that is left', async () => {
  const path = '/ext/account/prove'
  servePasskey(server)
  const ways = ['password', 'totp', 'passkey', 'smsCode'] as const
  server.use(
    ...ownAccount(withApp),
    refusal('/ext/account/twoFactor', 30_115, '', { ways: [...ways], mobile: '138****0003' }),
  )
  const { user } = await openApp('/security')
  await press(user, 'Turn off')
  await pressIn(user, await screen.findByRole('dialog'), 'Turn off')
  const dialog = await proofDialog()
  const ask = () => pressIn(user, dialog, 'Continue')
  const place = () => dialog

  server.use(refusal(path, 50_001, ''))
  await paste(user, 'Password', 'nearly', dialog)
  await ask()
  await within(dialog).findByText(wrongPassword['en-US'])
  await expectInLanguages(errorOf('Password', dialog), wrongPassword)
  server.use(refusal(path, 50_003, '', { retryAfterSeconds: 90 }))
  await ask()
  await within(dialog).findByRole('timer')
  await expectInLanguages(dialog, tooManyTries)

  await pressIn(user, dialog, 'Use a passkey')
  await refuseInTurn(server, { path, codes: [30_141, 50_015], ask, place })
  const go = within(dialog).getByRole('button', { name: 'Continue' })
  await refuseInOwnWords(server, { path, refusals: tooLate, ask: () => user.click(go), place })

  await pressIn(user, dialog, 'Use a text message code')
  await pressIn(user, dialog, 'Send code')
  await paste(user, '6-digit code', '111111', dialog)
  server.use(refusal(path, 50_004, ''))
  await ask()
  await within(dialog).findByText(wrongCode['en-US'])
  await expectInLanguages(errorOf('6-digit code', dialog), wrongCode)

  await pressIn(user, dialog, 'Use your authenticator app')
  server.use(refusal(path, 50_014, 'Refused by 50014'))
  await paste(user, 'Code from the app', '111111', dialog)
  expect(await within(errorOf('Code from the app', dialog)).findByText('Refused by 50014')).toBeTruthy()
  // The app was removed elsewhere.
  server.use(refusal(path, 30_115, 'Refused by 30115', { ways: ['recoveryCode'] }))
  await ask()
  expect(await within(dialog).findByText('Refused by 30115')).toBeTruthy()
  expect(within(dialog).getByLabelText('Recovery code')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Use a passkey' })).toBeNull()
})
