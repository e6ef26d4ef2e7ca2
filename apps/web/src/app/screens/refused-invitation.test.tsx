import type { OpenInvitation } from '@hwjy/sdk'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { refuseInOwnWords, refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { openApp } from './open-app.tsx'

/** What the server refuses a person who was invited, and where each refusal is read. */

const server = mockBackend()
const TOKEN = '9nP0c4tGm2kXv7yQ1sWd3fHj5LzRb8Te6UaYoIiKpVw'
const invitation: OpenInvitation = {
  schoolName: '竹林中文学校',
  name: 'Mia Rossi',
  nickname: 'Mia',
  username: 'mia.rossi',
  role: 'student',
  expiresAt: '2026-12-04T01:00:00.000Z',
  registration: null,
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSdk()
  server.use(answer('/common/baseInfo', { schoolName: '竹林中文学校', schoolLogo: null }))
})

async function openForm(change: Partial<OpenInvitation>, button: string) {
  server.use(answer('/ext/invitation/get', { ...invitation, ...change }))
  const { user } = await openApp(`/invitation#${TOKEN}`)
  const password = await screen.findByLabelText<HTMLInputElement>('New password')
  const again = screen.getByLabelText<HTMLInputElement>('Confirm new password')
  await user.type(password, 'kite river 27')
  await user.type(again, 'kite river 27')
  const save = screen.getByRole('button', { name: button })
  const form = save.closest('form') as HTMLElement
  const ask = { path: '/ext/invitation/accept', ask: () => user.click(save), place: () => form }
  return { ask, password, again }
}
const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'
const unusable = ['used', 'expired', 'revoked'].map((reason) => ({
  code: 37_004,
  reason,
  says: `invitation:reason.${reason}`,
}))

it('a first password that is refused is said beside its field, and an invitation that is over by its reason', async () => {
  const { ask, password, again } = await openForm({}, 'Save password')
  await refuseInTurn(server, { ...ask, codes: [30_104, 30_116, 30_131, 30_132] })
  expect([isInvalid(password), isInvalid(again)]).toEqual([true, false])
  await refuseInTurn(server, { ...ask, codes: [30_103] })
  expect([isInvalid(password), isInvalid(again)]).toEqual([false, true])
  await refuseInOwnWords(server, { ...ask, refusals: unusable })
  expect(password.value).toBe('kite river 27')
})

it('a username that another family took is said beside it, and what the family typed stays', async () => {
  const { ask, password } = await openForm({ registration: { parentName: '', parentMobile: '' } }, 'Register')
  await refuseInTurn(server, { ...ask, codes: [37_001] })
  expect(isInvalid(screen.getByLabelText(/^Username/))).toBe(true)
  await refuseInOwnWords(server, { ...ask, refusals: unusable.slice(0, 1) })
  expect(password.value).toBe('kite river 27')
})
