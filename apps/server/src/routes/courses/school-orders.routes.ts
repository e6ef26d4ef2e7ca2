import type { Deps } from '../../deps.ts'
import type { SchoolOrder } from '../../db/courses/orders.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import { type DeskDenial, orderStatus } from '../../domain/courses/order-rules.ts'
import { plainText } from '../../domain/plain-text.ts'
import { ApiError, type ErrorName } from '../../http/api-error.ts'
import type { Handlers, ResponseOf } from '../../http/call.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { iso, isoOrNull } from '../instant.ts'
import { studentBrief } from '../school/person-brief.ts'

const DENIALS: Readonly<Record<DeskDenial, ErrorName>> = {
  cancelled: 'orderNotPending',
  refunded: 'orderNotPending',
  expired: 'orderNotPending',
  removed: 'removedFromClass',
  'already-registered': 'alreadyRegistered',
  full: 'courseFull',
}

/** Orders that are paid at the school's counter. */
export function schoolOrderRoutes(deps: Deps): Handlers<'listUnpaidOrders' | 'markOrderPaid'> {
  const { orders, people } = deps

  // @throws {ApiError} `notFound`
  const requireOrder = async (schoolId: string, orderId: string) => {
    const order = await orders.ofSchool(schoolId, orderId)
    if (!order) throw new ApiError('notFound')
    return order
  }

  return {
    async listUnpaidOrders({ input: { keyword = '', ...paging }, school, urlOf, now }) {
      const page = await orders.unpaid(school, keyword, pageRequest(paging), now)
      return mapPage(page, (order) => toSchoolOrder(order, urlOf, now))
    },

    async markOrderPaid({ actor, input: { orderId, note: written }, school, urlOf, now }) {
      const note = plainText(written)
      await requireOrder(school, orderId)
      const actorName = (await people.get(actor.userId))?.name ?? ''
      const payment = { schoolId: school, actorId: actor.userId, actorName, note, now }
      const reason = await orders.payAtSchool(orderId, payment)
      if (reason) {
        const name = DENIALS[reason]
        throw new ApiError(name, name === 'orderNotPending' ? { reason } : null)
      }
      return toSchoolOrder(await requireOrder(school, orderId), urlOf, now)
    },
  }
}

const toSchoolOrder = (order: SchoolOrder, urlOf: UrlOf, now: number): ResponseOf<'markOrderPaid'> => ({
  orderId: order.id,
  student: studentBrief(order.student, urlOf),
  courseId: order.courseId,
  courseName: order.courseName,
  classId: order.classId,
  className: order.class.name,
  status: orderStatus(order, now),
  amountMinor: order.amountMinor,
  currency: order.currency,
  createdAt: iso(order.createdAt),
  expiresAt: iso(order.expiresAt),
  paidAt: isoOrNull(order.paidAt),
})
