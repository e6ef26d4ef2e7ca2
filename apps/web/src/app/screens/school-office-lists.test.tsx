import type { SchoolImportRow, SchoolPerson } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { answer, cutLine, mockBackend, refusal } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'
import { checked, page, startOffice } from './school-office-backend.ts'

const server = mockBackend()

/** All lists of the office: where they are, and the call that brings them. */
const lists = [
  { name: 'people', path: '/people', call: '/ext/school/people/list' },
  { name: 'classes', path: '/classes', call: '/ext/school/classes/list' },
  { name: 'courses', path: '/classes', call: '/ext/school/courses/list' },
  { name: 'orders', path: '/orders', call: '/ext/school/orders/unpaid' },
  { name: 'log entries', path: '/log', call: '/ext/school/audit/list' },
  { name: 'jobs', path: '/system', call: '/ext/school/jobs/list' },
  { name: 'rows of an import', path: '/import?import=imp_1', call: '/ext/school/imports/rows' },
  { name: 'inquiries', path: '/enquiries', call: '/ext/school/enquiries/list' },
]

beforeEach(() => {
  startOffice(server)
  server.use(
    answer('/ext/school/storage/get', { usedBytes: 0, quotaBytesPerPerson: 1, freeBytes: null, people: [] }),
    answer('/ext/school/services', { services: [] }),
    answer('/ext/school/imports/get', checked),
    ...lists.map(({ call }) => answer(call, page<SchoolImportRow>())),
    answer('/ext/school/enquiries/list', { ...page(), counts: [] }),
  )
})

it('a list that fails says so with a code for the support', async () => {
  server.use(refusal('/ext/school/orders/unpaid', 500, 'Broken'))
  await openApp('/teacher/school/orders')
  // The call is tried again before it counts as failed.
  expect(await screen.findByText('Couldn’t load this list')).toBeTruthy()
  expect(screen.getByText(/^Error 500 · /)).toBeTruthy()
})

it.each(lists)('a list of $name says that it waits for the network', async ({ path, call }) => {
  let mend = () => {}
  server.use(
    http.post(`*${call}`, () => {
      mend = cutLine(server)
      return HttpResponse.error()
    }),
  )
  await openApp(`/teacher/school${path}`)
  expect(await screen.findByText('Waiting for network')).toBeTruthy()
  mend()
})

it('an empty result of a search says so, and one press clears word and filters', async () => {
  const asked: URLSearchParams[] = []
  server.use(
    http.post('*/ext/school/people/list', async ({ request }) => {
      asked.push(new URLSearchParams(await request.text()))
      return HttpResponse.json({ code: 200, message: 'ok', data: page<SchoolPerson>() })
    }),
  )
  const { user } = await openApp('/teacher/school/people?role=teacher&state=closed&keyword=Mia&page=3')
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      role: 'teacher',
      state: 'closed',
      keyword: 'Mia',
      current: '3',
      size: '20',
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ current: '1', size: '20' }))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  expect(window.location.search).toBe('')
})

it('a link to the whole list is not narrowed by the word of the search before', async () => {
  const { user } = await openApp('/teacher/school/people')
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  await user.type(field, 'Mia')
  await waitFor(() => expect(window.location.search).toBe('?keyword=Mia'))
  const parts = within(screen.getByRole('navigation', { name: 'School office' }))
  await user.click(parts.getByRole('link', { name: 'People' }))
  await waitFor(() => expect(field.value).toBe(''))
  expect(window.location.search).toBe('')
})

it('the words of courses and classes stand beside each other in the address', async () => {
  const { user } = await openApp('/teacher/school/classes?keyword=HSK')
  const courses = within(await screen.findByRole('region', { name: 'Courses' }))
  await user.type(courses.getByRole('searchbox'), 'Pinyin')
  await waitFor(() => expect(window.location.search).toBe('?keyword=HSK&course=Pinyin'))
  await user.click(await courses.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(window.location.search).toBe('?keyword=HSK'))
})

it('jobs of a state that none has are no results, and not a school without jobs', async () => {
  const { user } = await openApp('/teacher/school/system?status=failed')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('No jobs')).toBeTruthy()
})

it('the kind of log entries that is shown stands in the address', async () => {
  const asked: (string | null)[] = []
  server.use(
    http.post('*/ext/school/audit/list', async ({ request }) => {
      asked.push(new URLSearchParams(await request.text()).get('action'))
      return HttpResponse.json({ code: 200, message: 'ok', data: page() })
    }),
  )
  await openApp('/teacher/school/log?kind=key')
  expect(await screen.findByText('No results')).toBeTruthy()
  expect(asked).toEqual(['key'])
})

it('a test mail that is refused says why beside the address, and the next press sends another', async () => {
  const sent: unknown[] = []
  const failures = ['unreachable', null]
  server.use(
    answer('/ext/school/services', { services: [{ service: 'mail', state: 'ready', settings: ['SMTP_URL'] }] }),
    http.post('*/ext/school/services/test', async ({ request }) => {
      sent.push(Object.fromEntries(new URLSearchParams(await request.text())))
      const data = { service: 'mail', failure: failures.shift() ?? null, detail: '' }
      return HttpResponse.json({ code: 200, message: 'ok', data })
    }),
  )
  const { user } = await openApp('/teacher/school/system')
  await user.click(await screen.findByRole('button', { name: 'Send a test: Email' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a test email' }))
  await user.type(dialog.getByLabelText(/Email address/), 'lin@school.example')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('The service can’t be reached.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('The test was sent')).toBeTruthy()
  expect(sent).toEqual(Array.from({ length: 2 }, () => ({ service: 'mail', mailAddress: 'lin@school.example' })))
})
