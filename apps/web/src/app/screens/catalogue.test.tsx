import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })

const facets = (count: number) => ({
  kinds: [{ value: 'public', label: 'Public course', count }],
  classTypes: [],
  subjects: [
    { value: 'sub_hsk', label: 'HSK', count },
    { value: 'sub_business', label: 'Business Chinese', count },
  ],
  prices: { free: count, paid: 0 },
})
const found = (total: number) => ({ records: [], total, current: 1, size: 12, pages: 0, facets: facets(total) })

/** With any filter nothing is found. */
beforeEach(() => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(
    answer('/user/userInfo', anna),
    http.get('*/ext/catalogue', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const isNarrowed = ['keyword', 'kind', 'isFree', 'subjectId', 'fromHour'].some((name) => searchParams.has(name))
      return ok(found(isNarrowed ? 0 : 2))
    }),
  )
})

it('the subject that was chosen can be changed though no course is found', async () => {
  const { user } = await openApp('/student/catalogue?subjectId=sub_hsk&keyword=书法')
  const subject = await screen.findByRole('combobox', { name: 'Subject' })
  await waitFor(() => expect(subject.textContent).toContain('HSK (0)'))
  await user.click(subject)
  await user.click(await screen.findByRole('option', { name: 'All subjects' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove “HSK”' })).toBeNull())
  expect(screen.getByRole('combobox', { name: 'Subject' })).toBeTruthy()
})

it('the focus goes to the next filter when one is removed, and to the result after the last', async () => {
  const { user } = await openApp('/student/catalogue?keyword=书法&price=free&hours=good')
  await user.click(await screen.findByRole('button', { name: 'Remove “Free”' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove “Good hours for us”' })),
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove “书法”' })))
  await user.keyboard('{Enter}')
  const result = await screen.findByRole('heading', { name: '2 courses', level: 2 })
  expect(document.activeElement).toBe(result)
})

it('a phone has the filters in a sheet, and its button says how many are on', async () => {
  const { user } = await openApp('/student/catalogue')
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(await sheet.findByRole('radio', { name: 'Free (2)' }))
  await user.click(await sheet.findByRole('button', { name: 'Show 0 courses' }))
  expect(await screen.findByRole('button', { name: 'Filters · 1' })).toBeTruthy()
})
