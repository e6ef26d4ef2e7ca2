import { errorCodes } from '@hwjy/sdk/errors'
import { operations } from '@hwjy/sdk/operations'
import { and, eq, gt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createBackend, createMemoryObjectStore } from '../src/core.ts'
import { schema } from '../src/db/database.ts'
import type { Cashier } from '../src/ports/cashier.ts'
import { paymentNotice, pendingOrder, signature } from './support/purchases.ts'
import { MINUTE, openTestSchool, plainHasher, SECRET, type TestSchool } from './support/test-school.ts'
import { toRequest } from './support/to-request.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const business = { courseId: 'crs_business', classId: 'cls_business' }
const pay = (orderId: string, paymentToken = 'sandbox-ok', as = 'student.ben') =>
  school.call('payOrder', { orderId, paymentToken }, { as })
const setSeats = (classId: string, studentLimit: number) =>
  school.db.update(schema.classGroup).set({ studentLimit }).where(eq(schema.classGroup.id, classId))
const seat = async (courseId: string, as: string) => (await school.data('getCatalogueCourse', { courseId }, as)).course

describe('the catalogue', () => {
  it('has what is published, the newest first, and says what one can do', async () => {
    const { records } = await school.data('listCatalogue', {}, 'student.anna')
    const standings = Object.fromEntries(records.map(({ courseId, standing }) => [courseId, standing]))
    expect(standings).toEqual({
      crs_festivals: 'canRegister',
      crs_business: 'registered',
      crs_hsk1: 'registered',
      crs_hsk2: 'registered',
      crs_hsk3: 'registered',
    })
    expect((await seat('crs_business', 'student.ben')).standing).toBe('canBuy')
  })

  it('can be searched and filtered', async () => {
    const find = async (filter: object) => {
      const { records } = await school.data('listCatalogue', filter, 'student.ben')
      return records.map(({ courseId }) => courseId)
    }
    expect(await find({ keyword: '灯谜' })).toEqual(['crs_festivals'])
    expect(await find({ isFree: true })).toEqual(['crs_festivals'])
    expect(await find({ kind: 'public' })).toEqual(['crs_festivals'])
    expect(await find({ subjectId: 'sub_business' })).toEqual(['crs_business'])
    expect(await find({ keyword: '书法' })).toEqual([])
  })

  it('says what it can be narrowed by, each value with the number that it would show', async () => {
    const facets = async (filter: object) => (await school.data('listCatalogue', filter, 'student.ben')).facets
    const all = await facets({})
    expect(all.kinds).toEqual(
      expect.arrayContaining([expect.objectContaining({ value: 'public', label: 'Public course', count: 1 })]),
    )
    expect(all.subjects).toContainEqual(expect.objectContaining({ value: 'sub_business', count: 1 }))
    const free = await facets({ isFree: true })
    expect(free.subjects.map(({ value }) => value)).not.toContain('sub_business')
    for (const { value, count } of all.classTypes) {
      expect(await school.data('listCatalogue', { classType: value }, 'student.ben')).toMatchObject({ total: count })
    }
  })

  it('can be narrowed to good hours on the clock of a family', async () => {
    const find = async (hours: object) => {
      const answer = await school.data('listCatalogue', { keyword: '商务', ...hours }, 'student.ben')
      const kinds = answer.facets.kinds.reduce((sum, { count }) => sum + count, 0)
      return [answer.total, kinds, answer.records[0]?.classId]
    }
    const lessons = await school.db.select().from(schema.lesson).where(eq(schema.lesson.classId, 'cls_business'))
    const hours = lessons.map(({ startsAt }) => new Date(startsAt).getUTCHours())
    // The lessons are in the evening of Shanghai, and before dawn in Los Angeles.
    expect(new Set(hours)).toEqual(new Set([12]))
    const day = { fromHour: 7, untilHour: 21 }
    expect(await find({ ...day, timezone: 'Asia/Shanghai' })).toEqual([1, 1, 'cls_business'])
    expect(await find({ ...day, timezone: 'America/Los_Angeles' })).toEqual([0, 0, undefined])
    // Another class of the course is in the daytime there, and then stands for it although it has fewer seats.
    const later = { id: 'cls_late', courseId: 'crs_business', teacherId: 'usr_wang', name: '夜班', studentLimit: 1 }
    await school.db.insert(schema.classGroup).values(later)
    const at = (lessons.at(-1)?.startsAt ?? 0) + 10 * 60 * MINUTE
    const planned = {
      id: 'les_late',
      classId: 'cls_late',
      no: 1,
      name: '第一课',
      startsAt: at,
      endsAt: at + 45 * MINUTE,
    }
    await school.db.insert(schema.lesson).values(planned)
    expect(await find({ ...day, timezone: 'America/Los_Angeles' })).toEqual([1, 1, 'cls_late'])
    // A lesson that was called off has no time yet.
    const isLate = eq(schema.lesson.id, 'les_late')
    await school.db.update(schema.lesson).set({ isAwaitingTime: true }).where(isLate)
    expect(await find({ ...day, timezone: 'America/Los_Angeles' })).toEqual([0, 0, undefined])
  })

  it('refuses hours that are not a span, and a zone that there is not', async () => {
    for (const input of [
      { fromHour: 7 },
      { untilHour: 21 },
      { fromHour: 21, untilHour: 7 },
      { fromHour: 7, untilHour: 21, timezone: 'Europe/Atlantis' },
    ])
      expect(await school.call('listCatalogue', input, { as: 'student.ben' })).toMatchObject({
        code: errorCodes.invalidInput,
      })
  })

  it('says of each course how many of the own lessons it crosses', async () => {
    const [lesson] = await school.db
      .select()
      .from(schema.lesson)
      .where(and(eq(schema.lesson.classId, 'cls_business'), gt(schema.lesson.startsAt, school.clock.now())))
      .limit(1)
    const startsAt = lesson?.startsAt ?? 0
    const crossing = { id: 'les_crossing', classId: 'cls_hsk1', no: 31, name: '第三十一课' }
    expect((await seat('crs_business', 'student.ben')).conflicts).toBe(0)
    await school.db
      .insert(schema.lesson)
      .values({ ...crossing, startsAt: startsAt - 10 * MINUTE, endsAt: startsAt + 35 * MINUTE })
    expect((await seat('crs_business', 'student.ben')).conflicts).toBe(1)
    const { records } = await school.data('listCatalogue', { keyword: '商务' }, 'student.ben')
    expect(records).toMatchObject([{ courseId: 'crs_business', conflicts: 1 }])
    await school.db.update(schema.lesson).set({ isAwaitingTime: true }).where(eq(schema.lesson.id, 'les_crossing'))
    expect((await seat('crs_business', 'student.ben')).conflicts).toBe(0)
  })

  it('shows the timetable, the teacher and the seats before one decides', async () => {
    const detail = await school.data('getCatalogueCourse', { courseId: 'crs_business' }, 'student.ben')
    expect(detail).toMatchObject({
      course: { priceMinor: 128_000, currency: 'CNY', seats: 16, seatsLeft: 15 },
      classes: [{ classId: 'cls_business', teacher: { nickname: '王老师' } }],
      school: { name: '华文示范学校' },
      pendingOrderId: null,
    })
    expect(detail.classes[0]?.lessons).toHaveLength(8)
    expect(detail.classes[0]?.lessons[0]?.startTime).toBe(detail.course.nextLessonAt)
  })

  it('does not know drafts', async () => {
    const answer = await school.call('getCatalogueCourse', { courseId: 'crs_calligraphy' }, { as: 'student.ben' })
    expect(answer).toMatchObject({ code: errorCodes.notFound })
  })

  it('introduces schools to everybody, in their language', async () => {
    const headers = { 'accept-language': 'ja-JP' }
    const { data } = await school.call('listSchools', {}, { headers })
    expect(data).toMatchObject({ total: 4, records: [{ schoolId: 'sch_demo', isOwn: true, courses: 5 }, {}, {}, {}] })
    const own = await school.call('getSchool', { schoolId: 'sch_demo' }, { headers })
    expect(own.data).toMatchObject({ school: { summary: expect.stringContaining('オンライン') } })
    expect(JSON.stringify(own.data)).not.toContain('crs_calligraphy')
    expect(await school.call('getSchool', { schoolId: 'sch_none' })).toMatchObject({ code: errorCodes.notFound })
  })
})

describe('who was taken out of a class', () => {
  const take = (classId: string) => school.data('removeClassStudent', { classId, stuId: 'usr_ben' }, 'teacher.wang')

  it('cannot join it again by themselves; their teacher can let them in', async () => {
    const join = () =>
      school.call('registerPublicCourse', { courseId: 'crs_festivals', confirm: true }, { as: 'student.ben' })
    expect(await join()).toMatchObject({ code: 200 })
    const { classId } = await school.data('getPublicCourse', { courseId: 'crs_festivals' }, 'teacher.wang')
    await take(classId)
    expect(await join()).toMatchObject({ code: errorCodes.removedFromClass })
    expect(await seat('crs_festivals', 'student.ben')).toMatchObject({ standing: 'removed' })
    expect(await seat('crs_festivals', 'student.anna'), 'others are not touched').toMatchObject({
      standing: 'canRegister',
    })
    const [row] = await school.db
      .select()
      .from(schema.formerStudent)
      .where(eq(schema.formerStudent.studentId, 'usr_ben'))
    await school.db.insert(schema.enrolment).values({ classId, studentId: 'usr_ben', enrolledAt: row?.removedAt ?? 0 })
    expect(await seat('crs_festivals', 'student.ben')).toMatchObject({ standing: 'registered' })
  })

  it('cannot buy it either, and an order that waited is refunded', async () => {
    const { orderId } = await school.data('createOrder', business, 'student.ben')
    await school.db
      .insert(schema.enrolment)
      .values({ classId: 'cls_business', studentId: 'usr_ben', enrolledAt: school.clock.now() })
    await take('cls_business')
    expect(await school.call('createOrder', business, { as: 'student.ben' })).toMatchObject({
      code: errorCodes.removedFromClass,
    })
    expect(await pay(orderId)).toMatchObject({ code: errorCodes.orderRefunded })
  })
})

describe('joining a free public course', () => {
  const join = (as = 'student.ben', input: object = { courseId: 'crs_festivals' }) =>
    school.call('registerPublicCourse', input, { as })

  it('takes a seat and gives the timetable', async () => {
    const before = await seat('crs_festivals', 'student.ben')
    expect(await join()).toMatchObject({ code: 200, data: { classId: 'cls_festivals', nextLesson: { lessonNo: 1 } } })
    const after = await seat('crs_festivals', 'student.ben')
    expect([after.standing, after.seatsLeft]).toEqual(['registered', before.seatsLeft - 1])
    const { records } = await school.data('listPurchasedCourses', {}, 'student.ben')
    expect(records.map(({ courseId }) => courseId)).toContain('crs_festivals')
  })

  it('works once', async () => {
    await join()
    expect(await join()).toMatchObject({ code: errorCodes.alreadyRegistered })
  })

  it('gives the last seat to one of those who want it', async () => {
    await setSeats('cls_festivals', 3)
    const answers = await Promise.all(['student.ben', 'student.chika', 'student.diego'].map((as) => join(as)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, errorCodes.courseFull, errorCodes.courseFull])
  })

  it('is for open courses: not for closed ones, nor for drafts, nor for those with a price', async () => {
    const set = (change: object) =>
      school.db.update(schema.course).set(change).where(eq(schema.course.id, 'crs_festivals'))
    await set({ status: 'closed' })
    expect(await join()).toMatchObject({ code: errorCodes.courseNotOpen })
    await set({ status: 'draft' })
    expect(await join()).toMatchObject({ code: errorCodes.notFound })
    await set({ status: 'published', priceMinor: 100 })
    expect(await join()).toMatchObject({ code: errorCodes.paymentRequired })
    expect(await join('student.ben', { courseId: 'crs_business' })).toMatchObject({ code: errorCodes.notFound })
  })

  it('asks before it takes the time of another lesson', async () => {
    const [first] = await school.db.select().from(schema.lesson).where(eq(schema.lesson.id, 'les_festivals_1'))
    if (!first) throw new Error('no lesson')
    const { startsAt, endsAt } = first
    await school.db
      .insert(schema.lesson)
      .values({ id: 'les_same', classId: 'cls_hsk1', no: 9, name: '同时的课', startsAt: startsAt + 1, endsAt })
    expect(await join()).toMatchObject({
      code: errorCodes.timeConflict,
      data: { conflicts: [{ lessonId: 'les_same', className: '周末小班 A', students: [{ stuId: 'usr_ben' }] }] },
    })
    expect(await join('student.ben', { courseId: 'crs_festivals', confirm: true })).toMatchObject({ code: 200 })
  })
})

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

describe('a contract', () => {
  const contractId = 'con_anna_business'
  const sign = async (language = 'zh-CN', input?: object) => {
    const fields = input ?? (await signature(school, 'student.anna', 'Maria Kowalska'))
    const headers = { 'accept-language': language }
    return school.call('signContract', { contractId, ...fields }, { as: 'student.anna', headers })
  }

  it('is read in the reader’s language until it is signed', async () => {
    const titles = await Promise.all(
      ['zh-CN', 'en-US', 'ja-JP'].map(async (language) => {
        const headers = { 'accept-language': language }
        const { data } = await school.call('getContract', { contractId }, { as: 'student.anna', headers })
        return (data as { document: { title: string } }).document.title
      }),
    )
    expect(titles).toEqual(['线上课程服务合同', 'Online course agreement', 'オンライン講座契約書'])
  })

  it('keeps what was signed, word for word', async () => {
    expect(await sign('ja-JP')).toMatchObject({
      data: {
        contract: { status: 'signed', signerName: 'Maria Kowalska' },
        signatureUrl: expect.stringMatching(/\.png\?q-sign-algorithm=sha1&/),
      },
    })
    await school.db.update(schema.course).set({ name: '改了名字' }).where(eq(schema.course.id, 'crs_business'))
    const contract = await school.data('getContract', { contractId }, 'student.anna')
    expect(contract.document.language).toBe('ja-JP')
    expect(JSON.stringify(contract.document)).toContain('商务中文入门')
    expect((await school.data('getPaidCourse', { courseId: 'crs_business' }, 'student.anna')).course).toMatchObject({
      unsignedContractId: null,
    })
  })

  it('is signed once', async () => {
    await sign()
    expect(await sign()).toMatchObject({ code: errorCodes.contractSigned })
  })

  it('wants a picture of the signer’s own', async () => {
    const foreign = await signature(school, 'student.ben', 'Ben')
    expect(await sign('zh-CN', foreign)).toMatchObject({ code: errorCodes.signatureNotUsable })
    expect(await sign('zh-CN', { signerName: 'Anna', signatureResourceId: 'res_none' })).toMatchObject({
      code: errorCodes.signatureNotUsable,
    })
  })
})
