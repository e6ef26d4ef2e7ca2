import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const TOKEN = '9nP0c4tGm2kXv7yQ1sWd3fHj5LzRb8Te6UaYoIiKpVw'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSdk()
  server.use(
    answer('/ext/invitation/get', {
      schoolName: '竹林中文学校',
      name: 'Mia Rossi',
      nickname: 'Mia',
      username: 'mia.rossi',
      role: 'student',
      expiresAt: '2026-12-04T01:00:00.000Z',
      registration: null,
    }),
    answer('/common/baseInfo', {
      schoolName: '竹林中文学校',
      schoolLogo: null,
      passwordRule: { minLength: 10, maxLength: 40, kinds: 2, needs: ['digit'], refusesCommon: true },
    }),
  )
})

async function open() {
  const { user } = await openApp(`/invitation#${TOKEN}`)
  await user.type(await screen.findByLabelText('New password'), 'kite river 27')
  await user.type(screen.getByLabelText('Confirm new password'), 'kite river 27')
  return { user, name: screen.getByLabelText<HTMLInputElement>('Display name') }
}

it('an invitation shows the school’s rule, and takes a password and the name that others use', async () => {
  let sent: Record<string, unknown> = {}
  server.use(
    http.post('*/ext/invitation/accept', async ({ request }) => {
      const text = await request.text()
      sent = text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
      return HttpResponse.json({ code: 200, message: 'ok', data: { username: 'mia.rossi', role: 'student' } })
    }),
  )
  const { user, name } = await open()
  expect(await screen.findByText('10 to 40 characters')).toBeTruthy()
  expect(name.value).toBe('Mia')
  await user.clear(name)
  await user.type(name, 'Mimi')
  await user.click(screen.getByRole('button', { name: 'Save password' }))
  await waitFor(() => expect(screen.getByText(/Sign in with the username mia.rossi/)).toBeTruthy())
  expect(sent).toEqual({ token: TOKEN, password: 'kite river 27', passwordAgain: 'kite river 27', name: 'Mimi' })
})

it('after an invitation the sign-in begins with the username', async () => {
  server.use(answer('/ext/invitation/accept', { username: 'mia.rossi', role: 'student' }))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Save password' }))
  await user.click(await screen.findByRole('link', { name: 'Sign in' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe('mia.rossi')
})

it('a name that an invitation may not have is refused beside its field, and what was typed stays', async () => {
  server.use(refusal('/ext/invitation/accept', 30135, 'This name reads like a role.'))
  const { user, name } = await open()
  await user.type(name, ' teacher')
  await user.click(screen.getByRole('button', { name: 'Save password' }))
  expect(await screen.findByText('This name reads like a role.')).toBeTruthy()
  expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['Mia teacher', 'true'])
})

it.each([
  ['is not called by the parent’s name, which stands where the family named no child', '陈妈妈', ''],
  ['has its own name, where the family gave it', '陈乐乐', '陈乐乐'],
])('a learner who is invited after an inquiry %s', async (_, name, shown) => {
  server.use(
    answer('/ext/invitation/get', {
      schoolName: '竹林中文学校',
      name,
      nickname: name,
      username: 'student2',
      role: 'student',
      expiresAt: '2026-12-04T01:00:00.000Z',
      registration: { parentName: '陈妈妈', parentMobile: '' },
    }),
  )
  await openApp(`/invitation#${TOKEN}`)
  expect((await screen.findByLabelText<HTMLInputElement>(/^Learner’s name/)).value).toBe(shown)
})
