import { and, desc, eq, gt, gte, lte, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Named, Names } from '../../domain/names.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import { CONTRACT_VERSION } from '../../domain/courses/contract-text.ts'
import {
  DESK_LIFETIME_MS,
  deskDenial,
  type DeskDenial,
  type OrderStatus,
  settlement,
} from '../../domain/courses/order-rules.ts'
import { isCalled } from '../called.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { createJobs } from '../jobs.ts'
import { createAuditEntries } from '../school/audit-entries.ts'
import { type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'
import { createRegistrations } from './registrations.ts'
import { createSystemMessages } from '../messages/system-messages.ts'

export interface Order {
  id: string
  studentId: string
  courseId: string
  courseName: string
  courseNames: Names
  coursePinyin: string
  coverKey: string | null
  classId: string
  class: Named
  teacher: PersonBrief
  /** The stored status; `domain/order-rules` derives the present one. */
  status: OrderStatus
  amountMinor: number
  currency: string
  paymentId: string | null
  createdAt: EpochMs
  expiresAt: EpochMs
  paidAt: EpochMs | null
  closedAt: EpochMs | null
  contract: { id: string; status: 'unsigned' | 'signed' } | null
}

export type NewOrder = Pick<
  Order,
  'id' | 'studentId' | 'courseId' | 'classId' | 'amountMinor' | 'currency' | 'createdAt' | 'expiresAt'
>

export interface Orders {
  /** Asking again while one waits gives that one. @returns its id */
  add(order: NewOrder): Promise<string>
  get(orderId: string): Promise<Order | null>
  /** The newest first. @param status null for all */
  list(studentId: string, status: OrderStatus | null, page: PageRequest, now: EpochMs): Promise<Page<Order>>
  /** @returns false when it does not wait for payment any more */
  cancel(orderId: string, closedAt: EpochMs): Promise<boolean>
  expire(now: EpochMs): Promise<void>
  /**
   * Money arrived: takes the seat, makes the contract, tells the student; or marks the order as refunded and asks for
   * the refund. A transaction of its own, in which the order and the class are held. Null when there is no such order.
   */
  settle(orderId: string, paymentId: string, now: EpochMs): Promise<Order | null>
  /** Orders of a school that may be marked as paid there, the newest first. */
  unpaid(schoolId: string, keyword: string, page: PageRequest, now: EpochMs): Promise<Page<SchoolOrder>>
  /** Null when the school has no such order. */
  ofSchool(schoolId: string, orderId: string): Promise<SchoolOrder | null>
  /**
   * Settles an order as paid at the school, and writes that into the audit log; one that is paid stays as it is. Needs
   * the transaction of a call. @returns why not; null when it is paid
   */
  payAtSchool(orderId: string, by: DeskPayment): Promise<DeskDenial | null>
}

/** An order with its student, for the school. */
export type SchoolOrder = Order & { student: PersonBrief }

export interface DeskPayment {
  schoolId: string
  actorId: string
  actorName: string
  note: string
  now: EpochMs
}

export function createOrders(db: Database): Orders {
  const { classGroup, contract, course, person, purchaseOrder } = schema
  const student = alias(person, 'student')

  const select = (where: SQL | undefined) =>
    db
      .select({
        order: purchaseOrder,
        courseName: course.name,
        courseNames: course.names,
        coursePinyin: course.pinyin,
        coverKey: course.coverKey,
        class: { name: classGroup.name, names: classGroup.names },
        teacher: { id: person.id, name: person.name, avatarKey: person.avatarKey },
        student: { id: student.id, name: student.name, avatarKey: student.avatarKey },
        contract: { id: contract.id, status: contract.status },
        total: totalRows,
      })
      .from(purchaseOrder)
      .innerJoin(course, eq(course.id, purchaseOrder.courseId))
      .innerJoin(classGroup, eq(classGroup.id, purchaseOrder.classId))
      .innerJoin(person, eq(person.id, classGroup.teacherId))
      .innerJoin(student, eq(student.id, purchaseOrder.studentId))
      .leftJoin(contract, eq(contract.orderId, purchaseOrder.id))
      .where(where)
      .orderBy(desc(purchaseOrder.createdAt), desc(purchaseOrder.id))

  const toOrder = (row: Awaited<ReturnType<typeof select>>[number]): Order => {
    const { order, courseName, courseNames, coursePinyin, coverKey, class: group, teacher, contract: paper } = row
    return { ...order, courseName, courseNames, coursePinyin, coverKey, class: group, teacher, contract: paper }
  }

  const toSchoolOrder = (row: Awaited<ReturnType<typeof select>>[number]): SchoolOrder => ({
    ...toOrder(row),
    student: row.student,
  })

  const get = async (orderId: string) => {
    const [row] = await select(eq(purchaseOrder.id, orderId))
    return row ? toOrder(row) : null
  }

  const hasStatus = (status: OrderStatus, now: EpochMs) => {
    const isPending = eq(purchaseOrder.status, 'pending')
    if (status === 'pending') return and(isPending, gt(purchaseOrder.expiresAt, now))
    const isWritten = eq(purchaseOrder.status, status)
    return status === 'cancelled' ? or(isWritten, and(isPending, lte(purchaseOrder.expiresAt, now))) : isWritten
  }

  const expire = async (now: EpochMs, where?: SQL) => {
    await db
      .update(purchaseOrder)
      .set({ status: 'cancelled', closedAt: now })
      .where(and(eq(purchaseOrder.status, 'pending'), lte(purchaseOrder.expiresAt, now), where))
  }

  return {
    get,
    async add(order) {
      const { studentId, classId, createdAt } = order
      const isSame = and(eq(purchaseOrder.studentId, studentId), eq(purchaseOrder.classId, classId))
      await expire(createdAt, isSame)
      const [added] = await db
        .insert(purchaseOrder)
        .values({ ...order, status: 'pending' })
        .onConflictDoNothing()
        .returning({ id: purchaseOrder.id })
      if (added) return added.id
      const [waiting] = await db
        .select({ id: purchaseOrder.id })
        .from(purchaseOrder)
        .where(and(isSame, eq(purchaseOrder.status, 'pending')))
      if (!waiting) throw new Error(`order ${order.id} was neither added nor there`)
      return waiting.id
    },
    async list(studentId, status, page, now) {
      const where = and(eq(purchaseOrder.studentId, studentId), status === null ? undefined : hasStatus(status, now))
      const rows = await selectPage(page, (limit, offset) => select(where).limit(limit).offset(offset))
      return { ...rows, records: rows.records.map(toOrder) }
    },
    async cancel(orderId, closedAt) {
      const cancelled = await db
        .update(purchaseOrder)
        .set({ status: 'cancelled', closedAt })
        .where(and(eq(purchaseOrder.id, orderId), hasStatus('pending', closedAt)))
        .returning({ id: purchaseOrder.id })
      return cancelled.length > 0
    },
    expire: (now) => expire(now),
    async unpaid(schoolId, keyword, page, now) {
      const isLate = and(
        eq(purchaseOrder.status, 'cancelled'),
        gte(purchaseOrder.closedAt, purchaseOrder.expiresAt),
        gt(purchaseOrder.expiresAt, now - DESK_LIFETIME_MS),
      )
      const where = and(
        eq(student.schoolId, schoolId),
        or(eq(purchaseOrder.status, 'pending'), isLate),
        keyword === '' ? undefined : or(contains(student.name, keyword), isCalled(course, keyword)),
      )
      const rows = await selectPage(page, (limit, offset) => select(where).limit(limit).offset(offset))
      return { ...rows, records: rows.records.map(toSchoolOrder) }
    },
    async ofSchool(schoolId, orderId) {
      const [row] = await select(and(eq(purchaseOrder.id, orderId), eq(student.schoolId, schoolId)))
      return row ? toSchoolOrder(row) : null
    },
    async payAtSchool(orderId, { schoolId, actorId, actorName, note, now }) {
      const [order] = await db.select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId)).for('update')
      if (!order || order.status === 'paid') return null
      const { seat, bought } = await seatOf(db, order)
      const denial = deskDenial(order, seat, now)
      if (denial) return denial
      await enrolPaid(db, order, { paymentId: `school:${orderId}`, bought, now })
      const { amountMinor, currency, studentId } = order
      const entry = {
        schoolId,
        actorId,
        actorName,
        action: 'order.paidAtSchool',
        targetType: 'order' as const,
        targetId: orderId,
        detail: { note, amountMinor, currency, courseName: bought.name, studentId },
      }
      await createAuditEntries(db).add([entry], now)
      return null
    },
    async settle(orderId, paymentId, now) {
      await db.transaction(async (tx) => {
        const [order] = await tx.select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId)).for('update')
        if (!order) return
        const { seat, bought } = await seatOf(tx, order)
        const what = settlement(order, { ...seat, isFree: seat.isFree && !seat.isRemoved })
        if (what === 'done') return tellPaidTwice(tx, order, { paymentId, courseName: bought.name, now })
        if (what === 'enrol') return enrolPaid(tx, order, { paymentId, bought, now })
        await tx
          .update(purchaseOrder)
          .set({ status: 'refunded', paymentId, paidAt: now, closedAt: now })
          .where(eq(purchaseOrder.id, orderId))
        await createJobs(tx).add({ kind: 'refundPayment', key: orderId, payload: { orderId }, runAt: now }, now)
      })
      return get(orderId)
    },
  }
}

type OrderRow = typeof schema.purchaseOrder.$inferSelect

/** Holds the class of an order, and says whether its student can have a seat there. */
async function seatOf(tx: Database, { studentId, courseId, classId }: OrderRow) {
  const offer = await createRegistrations(tx).hold(studentId, courseId, classId)
  const { taken = 0, seats = 0, isRegistered = false, isRemoved = false } = offer ?? {}
  const bought = { name: offer?.courseName ?? '', names: offer?.courseNames ?? {} }
  return { seat: { isFree: taken < seats, isRegistered, isRemoved }, bought }
}

/** The order is paid: the student gets the seat, the contract and a message. Only on a class that is held. */
async function enrolPaid(
  tx: Database,
  { id: orderId, studentId, classId }: OrderRow,
  { paymentId, bought, now }: { paymentId: string; bought: Named; now: EpochMs },
): Promise<void> {
  const { contract, purchaseOrder } = schema
  await tx
    .update(purchaseOrder)
    .set({ status: 'paid', paymentId, paidAt: now, closedAt: null })
    .where(eq(purchaseOrder.id, orderId))
  await createRegistrations(tx).enrol(classId, [studentId], now)
  await tx.insert(contract).values({
    id: `con_${crypto.randomUUID()}`,
    orderId,
    studentId,
    version: CONTRACT_VERSION,
    status: 'unsigned',
    signerName: '',
    createdAt: now,
  })
  const message = { kind: 'orderPaid' as const, values: { courseName: bought }, targetId: orderId }
  await createSystemMessages(tx).tell([studentId], message, now)
}

/**
 * Writes it into the school's log, once for each payment: at the counter and by the payment service, so that a person
 * gives one of them back.
 */
async function tellPaidTwice(
  db: Database,
  { id, status, paymentId: former, studentId, amountMinor, currency }: typeof schema.purchaseOrder.$inferSelect,
  { paymentId, courseName, now }: { paymentId: string; courseName: string; now: EpochMs },
): Promise<void> {
  if (status !== 'paid' || former === paymentId) return
  const [owner] = await db
    .select({ schoolId: schema.person.schoolId })
    .from(schema.person)
    .where(eq(schema.person.id, studentId))
  if (!owner) return
  const entries = createAuditEntries(db)
  const action = 'order.paidTwice'
  const told = await entries.page(owner.schoolId, { action, targetId: id }, { current: 1, size: 100 })
  if (told.records.some(({ detail }) => detail.paymentId === paymentId)) return
  const detail = { amountMinor, currency, courseName, studentId, paymentId }
  const target = { targetType: 'order' as const, targetId: id }
  await entries.add(
    [{ schoolId: owner.schoolId, actorId: null, actorName: 'payment service', action, ...target, detail }],
    now,
  )
}
