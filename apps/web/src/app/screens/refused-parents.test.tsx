import type { SupervisionSettings } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { openApp } from './open-app.tsx'

/** What the server refuses a parent on the family page, and where each refusal is read. */

const server = mockBackend()
const settings: SupervisionSettings = {
  isLocked: true,
  letter: { isOffered: true, mailAddress: null, unconfirmedAddress: null },
}
const showFamily = (shown: SupervisionSettings) =>
  http.get('*/ext/supervision', () =>
    HttpResponse.json({ code: 200, message: 'ok', data: { students: [], settings: shown } }),
  )
const proofRequired = { code: 30_115, message: 'Confirm that it is you', data: { ways: ['password'] } }

beforeEach(() => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna), showFamily(settings))
})

type User = Awaited<ReturnType<typeof openApp>>['user']

/** Asked who they are, the parent would rather not. */
async function decline(user: User) {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  expect(within(dialog).getByLabelText('Password')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
}

it('a child who takes the lock off or redirects the letter is asked for the password, and what was typed stays', async () => {
  server.use(
    http.post('*/ext/supervision/lock', () => HttpResponse.json(proofRequired)),
    http.post('*/ext/supervision/letter', () => HttpResponse.json(proofRequired)),
  )
  const { user } = await openApp('/supervision')
  const lock = await screen.findByRole('switch', { name: /Parent’s lock/ })
  await user.click(lock)
  await decline(user)
  expect(lock.getAttribute('aria-checked')).toBe('true')
  await user.click(screen.getByRole('switch', { name: /Weekly letter/ }))
  const address = screen.getByLabelText<HTMLInputElement>('Mail address')
  await user.type(address, 'ben@family.example')
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  await decline(user)
  expect(address.value).toBe('ben@family.example')
})

it('a lock and a code of the letter that did not reach the server stay as they were, each with the reason', async () => {
  const unconfirmedAddress = 'li@family.example'
  server.use(showFamily({ ...settings, letter: { ...settings.letter, unconfirmedAddress } }))
  const { user } = await openApp('/supervision')
  const lock = await screen.findByRole('switch', { name: /Parent’s lock/ })
  await refuseInTurn(server, {
    path: '/ext/supervision/lock',
    codes: [],
    ask: () => user.click(lock),
    place: () => lock.closest('section') as HTMLElement,
  })
  expect(lock.getAttribute('aria-checked')).toBe('true')
  const code = screen.getByLabelText<HTMLInputElement>('Code from the email')
  await refuseInTurn(server, {
    path: '/ext/supervision/letter/confirm',
    codes: [],
    ask: () => user.type(code, '482913'),
    place: () => code.closest('form') as HTMLElement,
  })
  expect(code.value).toBe('482913')
})

it('a letter that the school cannot send any more says so under its address', async () => {
  const { user } = await openApp('/supervision')
  await user.click(await screen.findByRole('switch', { name: /Weekly letter/ }))
  const address = screen.getByLabelText<HTMLInputElement>('Mail address')
  await user.type(address, 'li@family.example')
  const save = screen.getByRole('button', { name: 'Save address' })
  await refuseInTurn(server, {
    path: '/ext/supervision/letter',
    codes: [30_136],
    ask: () => user.click(save),
    place: () => save.closest('form') as HTMLElement,
  })
  expect(address.value).toBe('li@family.example')
})
