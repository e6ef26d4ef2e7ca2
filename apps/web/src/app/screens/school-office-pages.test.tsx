import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'
import { enquiry, lin, page, startOffice } from './school-office-backend.ts'

const server = mockBackend()
beforeEach(() => startOffice(server))

it('a teacher who is no administrator reads who can give the permission, and sees none of the office’s parts', async () => {
  const he = { ...lin, buttons: [] }
  startSdk({ role: 'teacher', userInfo: he })
  server.use(answer('/user/userInfo', he))
  await openApp('/teacher/school')
  expect(await screen.findByText('For administrators only')).toBeTruthy()
  expect(screen.getByText(/An administrator of your school can give you this permission/)).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'School office' })).toBeNull()
})

it('the office is the first group of an administrator’s navigation', async () => {
  await openApp('/messages')
  const rail = within((await screen.findByRole('link', { name: 'School' })).closest('nav') as HTMLElement)
  const names = rail.getAllByRole('link').map((link) => link.textContent)
  expect(names.indexOf('School')).toBeLessThan(names.indexOf('Timetable'))
})

it('a family is invited only after a question', async () => {
  let invited = 0
  server.use(
    answer('/ext/school/enquiries/list', { ...page(enquiry), counts: [{ state: 'new', count: 1 }] }),
    http.post('*/ext/school/enquiries/invite', () => {
      invited += 1
      return HttpResponse.json({ code: 404, message: 'Not found', data: null })
    }),
  )
  const { user } = await openApp('/teacher/school/enquiries')
  await user.click(await screen.findByRole('button', { name: /^Invite/ }))
  const question = within(await screen.findByRole('alertdialog', { name: /^Invite/ }))
  expect(question.getByText(/becomes a student of the school/)).toBeTruthy()
  expect(invited).toBe(0)
  await user.click(question.getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(invited).toBe(1))
})

it('states of inquiries have no number before it is known', async () => {
  server.use(http.post('*/ext/school/enquiries/list', () => new Promise<Response>(() => undefined)))
  server.use(http.get('*/ext/school/enquiries/list', () => new Promise<Response>(() => undefined)))
  await openApp('/teacher/school/enquiries')
  expect(await screen.findByRole('radio', { name: 'New' })).toBeTruthy()
})

it('the tab of a person is called by the person’s name', async () => {
  await openApp('/teacher/school/people/usr_mia')
  expect((await screen.findAllByRole('link', { name: 'Mia Rossi · Person' })).length).toBeGreaterThan(0)
})

it('a logo is chosen by a button that calls it a logo', async () => {
  await openApp('/teacher/school/settings')
  expect(await screen.findByRole('button', { name: 'Choose a logo' })).toBeTruthy()
})

it('the rule of attendance says what counts without a roll call', async () => {
  await openApp('/teacher/school/settings')
  expect(await screen.findByText(/Without a roll call, entering the classroom counts/)).toBeTruthy()
})

it('an unpaid order is found by the number that its family reads aloud', async () => {
  const order = {
    orderId: 'ord_0b9d6f0e-52c1-4a5d-9a58-3d7e4f2a91c0',
    student: { stuId: 'usr_mia', name: 'Mia', avatar: null },
    courseId: 'crs_2',
    courseName: '商务汉语',
    classId: 'cls_2',
    className: '周三晚班',
    status: 'pending',
    amountMinor: 19_900,
    currency: 'CNY',
    createdAt: '2026-11-20T12:00:00Z',
    expiresAt: '2026-11-27T12:00:00Z',
    paidAt: null,
  }
  server.use(answer('/ext/school/orders/unpaid', page(order)))
  await openApp('/teacher/school/orders')
  expect(await screen.findByText('…4F2A 91C0')).toBeTruthy()
})
