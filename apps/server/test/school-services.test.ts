/** What an administrator does about services outside the server, and about orders that are paid at the counter. */
import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import type { OperationId } from '../src/http/call.ts'
import type { MailMessage } from '../src/ports/mail-sender.ts'
import { OutsideError } from '../src/ports/outside-error.ts'
import { paymentNotice, pendingOrder } from './support/purchases.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

const DAY = 24 * 60 * MINUTE
const call = (school: TestSchool, id: OperationId, input: object = {}) => school.call(id, input, { as: 'teacher.li' })

it('a teacher without the permission sees no services, tests none, and marks no order', async () => {
  const school = await openTestSchool()
  const { orderId } = await pendingOrder(school)
  const calls = [
    ['listOutsideServices', {}],
    ['testOutsideService', { service: 'sms' }],
    ['listUnpaidOrders', {}],
    ['markOrderPaid', { orderId, note: '现金' }],
  ] as const
  for (const [id, input] of calls)
    expect([id, await school.call(id, input, { as: 'teacher.wang' })]).toMatchObject([
      id,
      { code: errorCodes.forbidden },
    ])
})

describe('services outside the server', () => {
  it('of the demo are a sandbox, and a test text lies in its outbox', async () => {
    const school = await openTestSchool()
    const { services } = await school.data('listOutsideServices', {}, 'teacher.li')
    expect(services).toMatchObject([
      { service: 'sms', state: 'sandbox', settings: expect.arrayContaining(['SMS_TENCENT_SECRET_ID']) },
      { service: 'mail', state: 'missing', settings: ['SMTP_URL', 'MAIL_FROM'] },
      { service: 'wechat', state: 'sandbox', settings: [] },
      { service: 'payments', state: 'sandbox', settings: [] },
      { service: 'documents', state: 'missing', settings: ['SOFFICE'] },
    ])
    expect(await call(school, 'testOutsideService', { service: 'sms' })).toMatchObject({ data: { failure: null } })
    const texts = async () => (await school.db.select().from(schema.outboxMessage)).map(({ text }) => text)
    await expect.poll(texts).toEqual([expect.stringContaining('This is a test')])
    expect(
      await call(school, 'testOutsideService', { service: 'mail', mailAddress: 'li@school.example' }),
    ).toMatchObject({
      data: { service: 'mail', failure: 'missing', detail: '' },
    })
  })

  it('that are set up send a test to the administrator, and a refusal is told with its code', async () => {
    const texts: unknown[] = []
    const mails: MailMessage[] = []
    let failure: OutsideError | null = null
    const take = async (list: unknown[], item: unknown) => {
      if (failure) throw failure
      list.push(item)
    }
    const school = await openTestSchool({
      sms: { send: (to, message) => take(texts, { to, template: message.template }) },
      mail: { send: (message) => take(mails, message) },
    })
    const { services } = await school.data('listOutsideServices', {}, 'teacher.li')
    expect(services.filter(({ state }) => state === 'ready').map(({ service }) => service)).toEqual(['sms', 'mail'])
    const test = (input: object) => call(school, 'testOutsideService', input)
    expect(await test({ service: 'sms' })).toMatchObject({ data: { failure: null, detail: '' } })
    expect(await test({ service: 'mail', mailAddress: 'li@school.example' })).toMatchObject({ data: { failure: null } })
    expect(texts).toMatchObject([{ to: { zone: '86' }, template: 'test' }])
    expect(mails).toMatchObject([{ to: 'li@school.example', text: 'This is a test. Mail works.' }])

    failure = new OutsideError('no-template', 'FailedOperation.TemplateIncorrectOrUnapproved')
    expect(await test({ service: 'sms' })).toMatchObject({
      data: { failure: 'no-template', detail: 'FailedOperation.TemplateIncorrectOrUnapproved' },
    })
    for (const mailAddress of [undefined, 'li', 'li@a.example,wang@b.example', 'li@a.example\r\nBcc: x@b.example'])
      expect(await test({ service: 'mail', mailAddress })).toMatchObject({ code: errorCodes.invalidInput })
    await test({ service: 'sms' })
    await test({ service: 'sms' })
    expect(await test({ service: 'sms' })).toMatchObject({ code: errorCodes.tooOften })
  })

  it('that are missing in a real school are not offered as ways to sign in', async () => {
    const school = await openTestSchool({ config: { demo: false } })
    expect(await school.call('getBaseInfo')).toMatchObject({ data: { signInWays: ['username', 'phone'] } })
  })
})

describe('an order that is paid at the school', () => {
  let school: TestSchool
  beforeAll(async () => {
    school = await openTestSchool()
  })
  const mark = (orderId: string, note = '收据 2026-118') => call(school, 'markOrderPaid', { orderId, note })
  const auditOf = (orderId: string) =>
    school.db.select().from(schema.auditEntry).where(eq(schema.auditEntry.targetId, orderId))
  const unpaid = async (keyword: string) =>
    (await school.data('listUnpaidOrders', { keyword }, 'teacher.li')).records.map(({ orderId }) => orderId)

  it('gives the seat, the contract and the message, once, and stands in the audit log with its note', async () => {
    const { orderId, amountMinor } = await pendingOrder(school)
    expect(await unpaid('Ben')).toEqual([orderId])
    expect(await unpaid('nobody')).toEqual([])
    expect(await mark(orderId)).toMatchObject({ code: 200, data: { orderId, status: 'paid' } })
    expect(await mark(orderId, '又一次')).toMatchObject({ code: 200, data: { status: 'paid' } })
    expect(await unpaid('Ben')).toEqual([])
    const [entry, ...more] = await auditOf(orderId)
    expect(entry).toMatchObject({
      action: 'order.paidAtSchool',
      actorId: 'usr_li',
      detail: { note: '收据 2026-118', amountMinor },
    })
    expect(more).toEqual([])
    const order = await school.data('getOrder', { orderId }, 'student.ben')
    expect(order).toMatchObject({ status: 'paid', contractStatus: 'unsigned' })
    const { records } = await school.data('studentListMessages', {}, 'student.ben')
    expect(records.filter(({ targetId }) => targetId === orderId)).toHaveLength(1)
  })

  it('and by the payment service is told to the administrator once for each payment', async () => {
    const { orderId, amountMinor, currency } = await pendingOrder(school, 'student.diego')
    await mark(orderId)
    const notice = await paymentNotice({ orderId, amountMinor, currency })
    for (let time = 0; time < 2; time += 1)
      expect(await school.call('takePaymentNotice', { ...notice })).toMatchObject({ data: { status: 'paid' } })
    const { records } = await school.data('listAuditEntries', { action: 'order.paidTwice' }, 'teacher.li')
    expect(records).toMatchObject([{ actorId: null, targetId: orderId, detail: { amountMinor } }])
  })

  it('may have waited for days, but not if its student cancelled it', async () => {
    const late = await pendingOrder(school, 'student.emma')
    const cancelled = await pendingOrder(school, 'student.farid')
    await school.data('cancelOrder', { orderId: cancelled.orderId }, 'student.farid')
    school.clock.advance(3 * DAY)
    await school.backend.tick()
    expect(await unpaid('')).toEqual([late.orderId])
    expect(await mark(cancelled.orderId)).toMatchObject({
      code: errorCodes.orderNotPending,
      data: { reason: 'cancelled' },
    })
    expect(await mark(late.orderId)).toMatchObject({ code: 200, data: { status: 'paid' } })
  })

  it('of another school is not found, and neither shown', async () => {
    const { orderId } = await pendingOrder(school, 'student.grace')
    const { person, school: schools } = schema
    const [{ schoolId = '' } = {}] = await school.db.select().from(person).where(eq(person.id, 'usr_grace'))
    await school.db.insert(schools).values({ id: 'sch_else', name: '别的学校', timeZone: 'Asia/Tokyo', slug: 'else' })
    const move = (to: string) => school.db.update(person).set({ schoolId: to }).where(eq(person.id, 'usr_grace'))
    await move('sch_else')
    expect([await unpaid('Grace'), await mark(orderId)]).toMatchObject([[], { code: errorCodes.notFound }])
    await move(schoolId)
    expect(await unpaid('Grace')).toEqual([orderId])
  })

  it('is refused where no seat is left, and nothing changes', async () => {
    const { orderId } = await pendingOrder(school, 'student.haru')
    const { classGroup } = schema
    await school.db.update(classGroup).set({ studentLimit: 0 }).where(eq(classGroup.id, 'cls_business'))
    expect(await mark(orderId)).toMatchObject({ code: errorCodes.courseFull })
    expect(await auditOf(orderId)).toEqual([])
    expect((await school.data('getOrder', { orderId }, 'student.haru')).status).toBe('pending')
  })
})
