import type { UrlOf } from '../../http/object-addresses.ts'
import type { Deps } from '../../deps.ts'
import type { ContractBrief } from '../../db/courses/contracts.ts'
import type { Order } from '../../db/courses/orders.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import { contractDocument } from '../../domain/courses/contract-text.ts'
import {
  ORDER_LIFETIME_MS,
  orderDenial,
  orderStatus,
  paymentDenial,
  SCHOOL_ORDER_LIFETIME_MS,
  secondsLeft,
} from '../../domain/courses/order-rules.ts'
import { type PurchaseDenial, purchaseDenial } from '../../domain/courses/registration-rules.ts'
import { nameIn } from '../../domain/names.ts'
import { ApiError, type ErrorName } from '../../http/api-error.ts'
import type { Call, ResponseOf, Handlers } from '../../http/call.ts'
import type { Language } from '../../http/language.ts'
import { isHidden, requireTime } from './catalogue.routes.ts'
import { iso, isoOrNull } from '../instant.ts'
import { personBrief } from '../school/person-brief.ts'
import { ownPictureKey } from '../files/own-picture.ts'

type ShopCalls =
  | 'listOrders'
  | 'createOrder'
  | 'getOrder'
  | 'payOrder'
  | 'cancelOrder'
  | 'takePaymentNotice'
  | 'listContracts'
  | 'getContract'
  | 'signContract'

type Reader = Pick<Call, 'language' | 'urlOf' | 'now'>

const DENIALS: Readonly<Record<PurchaseDenial, ErrorName>> = {
  'already-registered': 'alreadyRegistered',
  removed: 'removedFromClass',
  'not-open': 'courseNotOpen',
  free: 'courseIsFree',
  full: 'courseFull',
}

export function shopRoutes(deps: Deps): Handlers<ShopCalls> {
  const { cashier, contracts, logger, orders, registrations, resources, systemMessages } = deps

  const toOrder = (order: Order, { language, urlOf, now }: Reader): ResponseOf<'getOrder'> => ({
    orderId: order.id,
    courseId: order.courseId,
    courseName: order.courseName,
    courseNames: order.courseNames,
    coursePinyin: order.coursePinyin,
    coverUrl: urlOf(order.coverKey),
    classId: order.classId,
    className: nameIn(language, order.class),
    teacher: personBrief(order.teacher, urlOf),
    status: orderStatus(order, now),
    amountMinor: order.amountMinor,
    currency: order.currency,
    createdAt: iso(order.createdAt),
    expiresAt: iso(order.expiresAt),
    paidAt: isoOrNull(order.paidAt),
    closedAt: isoOrNull(order.closedAt ?? (orderDenial(order, now) === 'expired' ? order.expiresAt : null)),
    secondsLeft: secondsLeft(order, now),
    isPaidOnline: cashier.takesPayments,
    contractId: order.contract?.id ?? null,
    contractStatus: order.contract?.status ?? null,
  })

  // @throws {ApiError} `notFound`
  const requireOrder = async (orderId: string) => {
    const order = await orders.get(orderId)
    if (!order) throw new ApiError('notFound')
    return order
  }

  // @throws {ApiError} `orderNotPending`
  const requirePending = (order: Order, now: number) => {
    const reason = orderDenial(order, now)
    if (reason) throw new ApiError('orderNotPending', { reason })
  }

  const toContract = async (
    contractId: string,
    urlOf: UrlOf,
    language: Language,
  ): Promise<ResponseOf<'getContract'>> => {
    const contract = await contracts.get(contractId)
    if (!contract) throw new ApiError('notFound')
    return {
      contract: toContractBrief(contract, language),
      version: contract.version,
      isTemplate: true,
      document: contract.document ?? contractDocument(language, contract.facts),
      signatureUrl: urlOf(contract.signatureKey),
    }
  }

  return {
    async listOrders({ actor, input, ...call }) {
      const page = await orders.list(actor.userId, input.status ?? null, pageRequest(input), call.now)
      return mapPage(page, (order) => toOrder(order, call))
    },

    async createOrder({ actor, input: { courseId, classId, confirm = false }, ...call }) {
      const { urlOf, now } = call
      const offer = await registrations.hold(actor.userId, courseId, classId)
      if (!offer || isHidden(offer)) throw new ApiError('notFound')
      const denial = purchaseDenial(offer)
      if (denial) throw new ApiError(DENIALS[denial])
      await requireTime(deps, { studentId: actor.userId, classId, isConfirmed: confirm, urlOf, now })
      const orderId = await orders.add({
        id: `ord_${crypto.randomUUID()}`,
        studentId: actor.userId,
        courseId,
        classId,
        amountMinor: offer.priceMinor,
        currency: offer.currency,
        createdAt: now,
        expiresAt: now + (cashier.takesPayments ? ORDER_LIFETIME_MS : SCHOOL_ORDER_LIFETIME_MS),
      })
      return toOrder(await requireOrder(orderId), call)
    },

    getOrder: async ({ input: { orderId }, ...call }) => toOrder(await requireOrder(orderId), call),

    async payOrder({ input: { orderId, paymentToken }, ...call }) {
      const { now } = call
      const order = await requireOrder(orderId)
      // Pressed twice, or the answer got lost: it is paid, and that is what they wanted.
      if (order.status === 'paid') return { order: toOrder(order, call), payUrl: null }
      requirePending(order, now)
      const { amountMinor, currency, courseName: description } = order
      const outcome = await cashier.pay({ orderId, amountMinor, currency, description, paymentToken })
      if (outcome.status === 'declined') throw new ApiError('paymentDeclined', { reason: outcome.reason })
      if (outcome.status === 'pending') return { order: toOrder(order, call), payUrl: outcome.payUrl }
      const settled = await orders.settle(orderId, outcome.paymentId, now)
      if (settled?.status !== 'paid') throw new ApiError('orderRefunded')
      return { order: toOrder(settled, call), payUrl: null }
    },

    async cancelOrder({ input: { orderId }, ...call }) {
      if (!(await orders.cancel(orderId, call.now))) requirePending(await requireOrder(orderId), call.now)
      return toOrder(await requireOrder(orderId), call)
    },

    async takePaymentNotice({ input: { notice }, now }) {
      const told = await cashier.readNotice(notice)
      if (!told) throw new ApiError('paymentNoticeInvalid')
      const order = await requireOrder(told.orderId)
      const reason = paymentDenial(order, told)
      if (reason) {
        // Money that fits no order: a person has to look at it.
        const { amountMinor, currency } = order
        logger.error({ notice: told, ordered: { amountMinor, currency }, reason }, 'payment does not match its order')
        throw new ApiError('paymentMismatch', { reason })
      }
      // At the school's counter and by the payment service: a person has to give one of them back.
      if (order.status === 'paid' && order.paymentId !== told.paymentId)
        logger.error({ notice: told, paymentId: order.paymentId }, 'an order was paid twice')
      const settled = await orders.settle(told.orderId, told.paymentId, now)
      if (!settled) throw new ApiError('notFound')
      return { orderId: settled.id, status: orderStatus(settled, now) }
    },

    async listContracts({ actor, input, language }) {
      const page = await contracts.list(actor.userId, pageRequest(input))
      return mapPage(page, (contract) => toContractBrief(contract, language))
    },

    getContract: ({ input: { contractId }, urlOf, language }) => toContract(contractId, urlOf, language),

    async signContract({ actor, input, urlOf, language, now }) {
      const { contractId, signerName, signatureResourceId } = input
      const contract = await contracts.get(contractId)
      if (!contract) throw new ApiError('notFound')
      const signatureKey = await ownPictureKey(resources, signatureResourceId, actor)
      if (signatureKey === null) throw new ApiError('signatureNotUsable')
      const document = contractDocument(language, contract.facts)
      const isSigned = await contracts.sign(contractId, { signerName, signatureKey, document, signedAt: now })
      if (!isSigned) throw new ApiError('contractSigned')
      // The message that asked for it has nothing left to say.
      await systemMessages.readAbout(actor.userId, 'orderPaid', contract.facts.orderId, now)
      return toContract(contractId, urlOf, language)
    },
  }
}

const toContractBrief = (
  { id, orderId, course, status, signerName, signedAt, createdAt }: ContractBrief,
  language: Language,
) => ({
  contractId: id,
  orderId,
  courseName: nameIn(language, course),
  status,
  signerName: signerName === '' ? null : signerName,
  signedAt: isoOrNull(signedAt),
  createdAt: iso(createdAt),
})
