/** Buying where something comes between: each case says what happened, and no money or seat is lost. */
import type { Order } from '@hwjy/sdk'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'
import { pendingOrder as pending } from './pending-order.ts'

const server = mockBackend()
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
const refused = (code: number) => HttpResponse.json({ code, message: 'refused', data: null })
const teacher = { userId: 'usr_li', name: '李静', avatar: null }
const paid: Order = { ...pending, status: 'paid', paidAt: at(0), contractId: 'con_1', contractStatus: 'unsigned' }

/** An order that stands as it was last written, and a cashier that answers so. */
/** Orders of their own, because a page remembers what it has read. */
let orders = 0
function shop(pay: () => { order: Order } | number) {
  orders += 1
  const counts = { pays: 0 }
  const orderId = `ord_${orders}`
  let order = { ...pending, orderId }
  server.use(
    http.get(`*/ext/orders/${orderId}`, () => ok(order)),
    http.get('*/ext/contracts/con_1', () => refused(404)),
    http.post(`*/ext/orders/${orderId}/pay`, () => {
      counts.pays += 1
      const answered = pay()
      if (typeof answered === 'number') return refused(answered)
      order = { ...answered.order, orderId }
      return ok({ order, payUrl: null })
    }),
  )
  return {
    counts,
    path: `/student/order/${orderId}`,
    orderId,
    become(next: Order) {
      order = { ...next, orderId }
    },
  }
}

beforeEach(() => {
  localStorage.clear()
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna))
})

it('a double press pays an order once', async () => {
  const { counts, path } = shop(() => ({ order: paid }))
  const { user } = await openApp(path)
  await user.dblClick(await screen.findByRole('button', { name: 'Pay' }))
  // The contract to sign is what follows a payment.
  await waitFor(() => expect(window.location.pathname).toBe('/contract'))
  expect(counts.pays).toBe(1)
})

it('a double press orders a course once', async () => {
  const { orderId, path } = shop(() => ({ order: paid }))
  let created = 0
  let answerNow = () => {}
  const answered = new Promise<void>((resolve) => (answerNow = resolve))
  const course = { courseId: 'crs_2', classId: 'cls_2', courseName: '商务汉语', standing: 'canBuy', seatsLeft: 3 }
  const priced = {
    ...course,
    kind: 'public',
    priceMinor: 19_900,
    currency: 'CNY',
    durationMinutes: 50,
    totalLessons: 12,
  }
  server.use(
    http.get('*/ext/catalogue/crs_2', () =>
      ok({
        course: { ...priced, coverUrl: null, teacher, classType: 'small', conflicts: 0 },
        chapters: [],
        classes: [{ classId: 'cls_2', className: '周三晚班', teacher, seats: 8, seatsLeft: 3, lessons: [] }],
        pendingOrderId: null,
        school: { name: '华文示范学校' },
      }),
    ),
    http.post('*/ext/orders/create', async () => {
      created += 1
      await answered
      return ok({ ...pending, orderId })
    }),
  )
  const { user } = await openApp('/buy-course?courseId=crs_2&classId=cls_2')
  await user.dblClick(await screen.findByRole('button', { name: 'Order' }))
  answerNow()
  await waitFor(() => expect(window.location.pathname).toBe(path))
  expect(created).toBe(1)
})

it('an order that was paid in another tab says so, and is shown as paid', async () => {
  const { become, path } = shop(() => {
    become(paid)
    return 32_008
  })
  const { user } = await openApp(path)
  await user.click(await screen.findByRole('button', { name: 'Pay' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull())
  expect(screen.getAllByText('Paid')).not.toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Sign the contract' }).getAttribute('href')).toBe(
    '/contract?contractId=con_1',
  )
})

it('a payment that came after the last seat went says that the money goes back, and leads to other courses', async () => {
  const { path } = shop(() => ({ order: { ...pending, status: 'refunded', closedAt: at(0) } }))
  const { user } = await openApp(path)
  await user.click(await screen.findByRole('button', { name: 'Pay' }))
  expect(await screen.findByText(/Your money is being refunded/)).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Back to the course' })).getAttribute('href')).toBe(
    '/introduction?courseId=crs_2',
  )
})
