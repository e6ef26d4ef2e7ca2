import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it, vi } from 'vitest'
import type { TabLock, TabLockOptions } from '../../shared/drafts/tab-lock.ts'
import { answer, mockBackend } from '../../shared/testing/backend.ts'
import { kept } from '../../shared/testing/kept-in-memory.ts'
import { openApp } from './open-app.tsx'
import { detail, mia, page, school, startOffice } from './school-office-backend.ts'

vi.mock('idb-keyval', () => import('../../shared/testing/kept-in-memory.ts'))

/** The other tab: has the forms of these names, and leaves them when it is told to. */
const otherTab = vi.hoisted(() => ({ has: '', leave: () => {} }))
vi.mock('../../shared/drafts/tab-lock.ts', () => ({
  createTabLock: ({ name, onFree }: TabLockOptions): TabLock => {
    const isHeld = otherTab.has !== '' && name.includes(otherTab.has)
    if (isHeld) otherTab.leave = onFree
    return { tryHold: async () => !isHeld, takeOver: async () => {}, release() {} }
  },
}))

const server = mockBackend()
beforeEach(() => {
  kept.clear()
  otherTab.has = ''
  startOffice(server)
})

type User = Awaited<ReturnType<typeof openApp>>['user']
const rule = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('spinbutton', { name })
const saveRules = async (user: User) =>
  user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) as HTMLElement)
/** What is read with a field: its help and its error. */
const saidOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

async function retype(user: User, field: HTMLElement, text: string) {
  await user.clear(field)
  if (text !== '') await user.type(field, text)
}

async function openDialog() {
  const { user } = await openApp('/teacher/school/people')
  await user.click(await screen.findByRole('button', { name: 'Add person' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

it('a rule that is a number can be emptied and typed anew', async () => {
  let sent: URLSearchParams | undefined
  server.use(
    http.post('*/ext/school/settings/update', async ({ request }) => {
      sent = new URLSearchParams(await request.text())
      return HttpResponse.json({ code: 200, message: 'ok', data: school })
    }),
  )
  const { user } = await openApp('/teacher/school/settings')
  const moves = await rule('Moved lessons per month')
  await user.clear(moves)
  expect(moves.value).toBe('')
  await user.type(moves, '12')
  const video = await rule('Largest video')
  await retype(user, video, '512')
  await saveRules(user)
  await waitFor(() => expect(sent).toBeDefined())
  expect(Object.fromEntries(sent ?? [])).toEqual({
    adjustmentsPerMonth: '12',
    videoLimitBytes: String(512 * 1024 ** 2),
  })
})

it('a refused save leads to the first wrong rule, which says what is allowed', async () => {
  const { user } = await openApp('/teacher/school/settings')
  await retype(user, await rule('Largest video'), '')
  const shortest = await rule('Minimum password length')
  await retype(user, shortest, '40')
  await saveRules(user)
  await waitFor(() => expect(document.activeElement).toBe(shortest))
  expect(saidOf(shortest)).toContain('From 8 to 16')
  expect(saidOf(await rule('Largest video'))).toContain('Enter a number from 10 to 4,096.')
})

it('the number of known devices says that it has no effect where no codes can be sent', async () => {
  server.use(answer('/common/baseInfo', { demo: null, signInWays: ['username'] }))
  await openApp('/teacher/school/settings')
  const devices = await rule('Known devices per account')
  await waitFor(() => expect(saidOf(devices)).toMatch(/^Has no effect yet: text messages aren’t set up/))
})

it('the profile is saved at once after a rule was, because a change of one’s own is no conflict', async () => {
  const [opened, ruled] = ['2026-11-20T01:00:00.000Z', '2026-11-20T02:00:00.000Z']
  let present = opened
  const basedOn: (string | undefined)[] = []
  const update = (path: string, next: string) =>
    http.post(`*/ext/school/${path}`, async ({ request }) => {
      const form = new URLSearchParams(await request.text())
      basedOn.push(form.get('basedOn') ?? undefined)
      if (form.get('basedOn') !== present)
        return HttpResponse.json({ code: 409, message: 'It was changed meanwhile.', data: { updatedAt: present } })
      present = next
      return HttpResponse.json({ code: 200, message: 'ok', data: { ...school, updatedAt: present } })
    })
  server.use(
    answer('/ext/school/get', { ...school, updatedAt: opened }),
    update('settings/update', ruled),
    update('update', '2026-11-20T03:00:00.000Z'),
  )
  const { user } = await openApp('/teacher/school/settings')
  await retype(user, await rule('Moved lessons per month'), '7')
  await saveRules(user)
  await screen.findByText('Saved')
  await user.type(screen.getByLabelText('Address'), '竹林路 1 号')
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  await waitFor(() => expect(basedOn).toEqual([opened, ruled]))
})

it('a field that the server refuses gets the focus, too', async () => {
  server.use(
    http.post('*/ext/school/people/add', () =>
      HttpResponse.json({
        code: 400,
        message: 'Invalid input',
        data: { issues: [{ path: 'mobile', code: 'not_a_phone', message: 'No such phone number' }] },
      }),
    ),
  )
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByLabelText(/^Name/), 'Mia Rossi')
  const phone = dialog.getByRole('textbox', { name: /Phone/ })
  await user.type(phone, '12345')
  await user.click(dialog.getByRole('button', { name: 'Add person' }))
  expect(await dialog.findByText('A phone number of the chosen country')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(phone))
})

it.each([
  ['a username with a space', 'Username', 'mia rossi', /3 to 64 characters: unaccented letters, digits/],
  ['a phone of three digits', 'Phone', '123', /Only digits, 4 to 15 of them/],
])('%s is refused in words that say what is allowed', async (_, label, text, words) => {
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByLabelText(/^Name/), 'Mia Rossi')
  await user.type(dialog.getByRole('textbox', { name: new RegExp(label) }), text)
  await user.click(dialog.getByRole('button', { name: 'Add person' }))
  expect(await dialog.findByText(words)).toBeTruthy()
})

it('an address that is none is named among the others', async () => {
  server.use(answer('/ext/school/keys/list', []))
  const { user } = await openApp('/teacher/school/keys')
  await user.click((await screen.findAllByRole('button', { name: 'Create key' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Name/), 'Partner')
  await user.type(dialog.getByLabelText('Allowed addresses'), 'https://a.example{Enter}b.example')
  await user.click(dialog.getByRole('button', { name: 'Create key' }))
  expect(await dialog.findByText(/“b.example” isn’t an address such as/)).toBeTruthy()
})

it('a dialog asks before what was typed is lost, and stays when that was not meant', async () => {
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByLabelText(/^Name/), 'Mia Rossi')
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }))
  await user.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Mia Rossi')
  await user.keyboard('{Escape}')
  const again = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }))
  await user.click(again.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a dialog in which nothing is typed closes at once', async () => {
  const { user } = await openDialog()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('rules that were typed and not saved are back after a reload', async () => {
  const { user, unmount } = await openApp('/teacher/school/settings')
  await retype(user, await rule('Moved lessons per month'), '9')
  unmount()
  await openApp('/teacher/school/settings')
  await waitFor(async () => expect((await rule('Moved lessons per month')).value).toBe('9'))
})

it('rules that another tab has open are disabled, say so above them, and show what it saved when it is closed', async () => {
  otherTab.has = 'school-rules'
  const { user } = await openApp('/teacher/school/settings')
  const moves = await rule('Moved lessons per month')
  const form = moves.closest('form') as HTMLElement
  const notice = await within(form).findByText('Open in another tab')
  expect(notice.compareDocumentPosition(moves)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const fields = [...form.querySelectorAll('input, [role="switch"], [role="radio"], [type="submit"]')]
  const isDisabled = (field: Element) => field.closest('fieldset[disabled], [aria-disabled="true"]') !== null
  expect(fields.filter((field) => !isDisabled(field))).toEqual([])
  server.use(answer('/ext/school/get', { ...school, settings: { ...school.settings, adjustmentsPerMonth: 11 } }))
  otherTab.leave()
  await waitFor(() => expect(moves.value).toBe('11'))
  expect(within(form).queryByText('Open in another tab')).toBeNull()
  await retype(user, moves, '12')
  expect(moves.value).toBe('12')
})

it('a person who was typed and not added is back after a reload', async () => {
  server.use(answer('/ext/school/people/list', page(mia)), answer('/ext/school/people/get', detail))
  const { user, unmount } = await openApp('/teacher/school/people')
  await user.click(await screen.findByRole('button', { name: 'Add person' }))
  await user.type(within(await screen.findByRole('dialog')).getByLabelText(/^Name/), 'Mia Rossi')
  unmount()
  const again = await openDialog()
  await waitFor(() => expect(again.dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Mia Rossi'))
})

it('the phone of a person is removed by a box, not by an empty field', async () => {
  let sent: URLSearchParams | undefined
  server.use(
    answer('/ext/school/people/get', { ...detail, person: { ...mia, mobile: '+86 139****0011' } }),
    http.post('*/ext/school/people/update', async ({ request }) => {
      sent = new URLSearchParams(await request.text())
      return HttpResponse.json({ code: 200, message: 'ok', data: detail })
    }),
  )
  const { user } = await openApp('/teacher/school/people/usr_mia')
  await user.click(await screen.findByRole('checkbox', { name: /Remove the phone/ }))
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  await waitFor(() => expect(sent?.get('mobile')).toBe(''))
})

it('the birthday of a student is typed as dates are written in the reader’s language', async () => {
  let sent: URLSearchParams | undefined
  server.use(
    http.post('*/ext/school/people/update', async ({ request }) => {
      sent = new URLSearchParams(await request.text())
      return HttpResponse.json({ code: 200, message: 'ok', data: detail })
    }),
  )
  const { user } = await openApp('/teacher/school/people/usr_mia')
  await user.type(await screen.findByLabelText('Birthday'), '3/5/2014{Tab}')
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  await waitFor(() => expect(sent?.get('birthday')).toBe('2014-03-05'))
})
