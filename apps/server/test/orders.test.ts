import { errorCodes } from '@hwjy/sdk/errors'
import { operations } from '@hwjy/sdk/operations'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createBackend, createMemoryObjectStore } from '../src/core.ts'
import { schema } from '../src/db/database.ts'
import type { Cashier } from '../src/ports/cashier.ts'
import { business, paymentNotice, pendingOrder, purchasesIn } from './support/purchases.ts'
import { MINUTE, openTestSchool, plainHasher, SECRET, type TestSchool } from './support/test-school.ts'
import { toRequest } from './support/to-request.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const { pay, setSeats, seat } = purchasesIn(() => school)

describe('buying a course', () => {
  it('is an order for half an hour, a payment, a seat and a contract', async () => {
    const order = await school.data('createOrder', business, 'student.ben')
    expect(order).toMatchObject({ status: 'pending', amountMinor: 128_000, secondsLeft: 1_800, contractId: null })
    const detail = await school.data('getCatalogueCourse', { courseId: 'crs_business' }, 'student.ben')
    expect(detail).toMatchObject({ course: { standing: 'orderPending' }, pendingOrderId: order.orderId })
    const paid = await pay(order.orderId)
    expect(paid).toMatchObject({ data: { order: { status: 'paid', contractStatus: 'unsigned', secondsLeft: 0 } } })
    expect((await seat('crs_business', 'student.ben')).standing).toBe('registered')
    const told = await school.db.select().from(schema.systemMessage)
    expect(told).toContainEqual(
      expect.objectContaining({ personId: 'usr_ben', kind: 'orderPaid', targetId: order.orderId }),
    )
  })

  it('names its class in the language of the reader, and its course in Chinese beside the other names', async () => {
    await school.db
      .update(schema.classGroup)
      .set({ names: { 'en-US': 'Evening class' } })
      .where(eq(schema.classGroup.id, 'cls_business'))
    const { orderId } = await pendingOrder(school)
    for (const [language, className] of [
      ['en-US', 'Evening class'],
      ['ja-JP', expect.stringMatching(/\p{Script=Han}/u)],
    ]) {
      const asked = { as: 'student.ben', headers: { 'accept-language': language } }
      const order = { orderId, className, courseName: '商务中文入门' }
      expect(await school.call('getOrder', { orderId }, asked)).toMatchObject({ data: order })
      expect(await school.call('listOrders', {}, asked)).toMatchObject({ data: { records: [order] } })
    }
  })

  it('gives the same order while it waits', async () => {
    const first = await pendingOrder(school)
    expect(await pendingOrder(school)).toEqual(first)
    school.clock.advance(30 * MINUTE)
    expect(await pendingOrder(school)).not.toEqual(first)
  })

  it('is over after half an hour', async () => {
    const { orderId } = await pendingOrder(school)
    school.clock.advance(30 * MINUTE)
    expect(await school.data('getOrder', { orderId }, 'student.ben')).toMatchObject({ status: 'cancelled' })
    expect(await pay(orderId)).toMatchObject({ code: errorCodes.orderNotPending, data: { reason: 'expired' } })
    const list = async (status: string) => (await school.data('listOrders', { status }, 'student.ben')).total
    expect([await list('pending'), await list('cancelled')]).toEqual([0, 1])
    await school.backend.tick()
    expect([await list('pending'), await list('cancelled')]).toEqual([0, 1])
  })

  it('can be given up, once', async () => {
    const { orderId } = await pendingOrder(school)
    const cancel = () => school.call('cancelOrder', { orderId }, { as: 'student.ben' })
    expect(await cancel()).toMatchObject({ data: { status: 'cancelled', closedAt: expect.any(String) } })
    expect(await cancel()).toMatchObject({ code: errorCodes.orderNotPending, data: { reason: 'cancelled' } })
    expect(await pay(orderId)).toMatchObject({ code: errorCodes.orderNotPending })
  })

  it('charges nothing when the service declines, and can be tried again', async () => {
    const { orderId } = await pendingOrder(school)
    expect(await pay(orderId, 'sandbox-declined')).toMatchObject({
      code: errorCodes.paymentDeclined,
      data: { reason: 'card-declined' },
    })
    expect(await pay(orderId)).toMatchObject({ code: 200 })
  })

  it('is not paid by anybody’s word where there is no payment service', async () => {
    const { orderId } = await pendingOrder(school)
    const backend = createBackend({
      db: school.db,
      clock: school.clock,
      passwords: plainHasher,
      objects: createMemoryObjectStore(),
      secret: SECRET,
      config: { demo: false },
    })
    const headers = { authorization: `Bearer ${await school.token('student.ben')}` }
    const request = toRequest(operations.payOrder, { orderId, paymentToken: 'sandbox-ok' }, headers)
    expect(await school.check('payOrder', await backend.fetch(request))).toMatchObject({
      code: errorCodes.paymentDeclined,
      data: { reason: 'no-payment-service' },
    })
    const seen = await school.check(
      'getOrder',
      await backend.fetch(toRequest(operations.getOrder, { orderId }, headers)),
    )
    expect(seen.data).toMatchObject({ isPaidOnline: false })
    await school.call('cancelOrder', { orderId }, { as: 'student.ben' })
    const again = toRequest(operations.createOrder, business, headers)
    const { data } = await school.check('createOrder', await backend.fetch(again))
    // Long enough to come by the school.
    expect(data).toMatchObject({ secondsLeft: 7 * 24 * 60 * 60 })
  })

  it('is paid once, however often somebody presses', async () => {
    const { orderId } = await pendingOrder(school)
    const answers = await Promise.all([pay(orderId), pay(orderId), pay(orderId)])
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(await school.data('listContracts', {}, 'student.ben')).toMatchObject({ total: 1 })
  })

  it('waits for the notice of the service, which may come twice, late, or from somebody else', async () => {
    const order = await pendingOrder(school)
    const { orderId } = order
    expect(await pay(orderId, 'sandbox-later')).toMatchObject({ code: 200, data: { order: { status: 'pending' } } })
    school.clock.advance(31 * MINUTE)
    const notice = await paymentNotice(order)
    for (let time = 0; time < 2; time += 1) {
      expect(await school.call('takePaymentNotice', notice)).toMatchObject({ data: { orderId, status: 'paid' } })
    }
    expect(await school.data('listContracts', {}, 'student.ben')).toMatchObject({ total: 1 })
    expect(await school.call('takePaymentNotice', { notice: 'a.b' })).toMatchObject({
      code: errorCodes.paymentNoticeInvalid,
    })
    expect(
      await school.call('takePaymentNotice', await paymentNotice({ ...order, orderId: 'ord_none' })),
    ).toMatchObject({
      code: errorCodes.notFound,
    })
  })

  it.each([
    ['a smaller amount', { amountMinor: 1 }, 'other-amount'],
    ['a larger amount', { amountMinor: 99_999_900 }, 'other-amount'],
    ['another currency', { currency: 'JPY' }, 'other-currency'],
  ])(
    'a notice that names %s than the order is refused as paymentMismatch, and fulfils nothing',
    async (_, paid, reason) => {
      const order = await pendingOrder(school)
      await pay(order.orderId, 'sandbox-later')
      const notice = await paymentNotice({ ...order, ...paid })
      expect(await school.call('takePaymentNotice', notice)).toMatchObject({
        code: errorCodes.paymentMismatch,
        data: { reason },
      })
      const { orderId } = order
      expect(await school.data('getOrder', { orderId }, 'student.ben')).toMatchObject({
        status: 'pending',
        contractId: null,
      })
      expect((await seat('crs_business', 'student.ben')).standing).not.toBe('registered')
      expect(await school.call('takePaymentNotice', await paymentNotice(order))).toMatchObject({
        data: { status: 'paid' },
      })
    },
  )

  it('a notice that leaves the amount out is refused as paymentNoticeInvalid', async () => {
    const { orderId, currency } = await pendingOrder(school)
    expect(await school.call('takePaymentNotice', await paymentNotice({ orderId, currency }))).toMatchObject({
      code: errorCodes.paymentNoticeInvalid,
    })
  })

  it('gives the money back when the last seat went meanwhile', async () => {
    const refunded: string[] = []
    const cashier: Cashier = {
      takesPayments: true,
      pay: async ({ orderId }) => ({ status: 'paid', paymentId: `pay_${orderId}` }),
      refund: async (paymentId) => void refunded.push(paymentId),
      readNotice: async () => null,
    }
    school = await openTestSchool({ cashier })
    const { orderId } = await pendingOrder(school)
    await setSeats('cls_business', 1)
    expect(await pay(orderId)).toMatchObject({ code: errorCodes.orderRefunded })
    expect(await school.data('getOrder', { orderId }, 'student.ben')).toMatchObject({ status: 'refunded' })
    await expect
      .poll(async () => {
        await school.backend.tick()
        return refunded
      })
      .toEqual([`pay_${orderId}`])
    expect((await seat('crs_business', 'student.ben')).standing).toBe('full')
  })

  it('refuses what cannot be bought', async () => {
    const order = (input: object, as = 'student.ben') => school.call('createOrder', input, { as })
    expect(await order(business, 'student.anna')).toMatchObject({ code: errorCodes.alreadyRegistered })
    expect(await order({ courseId: 'crs_festivals', classId: 'cls_festivals' })).toMatchObject({
      code: errorCodes.courseIsFree,
    })
    expect(await order({ courseId: 'crs_business', classId: 'cls_hsk1' })).toMatchObject({ code: errorCodes.notFound })
    expect(await order({ courseId: 'crs_calligraphy', classId: 'cls_calligraphy' })).toMatchObject({
      code: errorCodes.notFound,
    })
    await setSeats('cls_business', 1)
    expect(await order(business)).toMatchObject({ code: errorCodes.courseFull })
  })
})
