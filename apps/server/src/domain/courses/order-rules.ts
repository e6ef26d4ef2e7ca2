import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS, MINUTE_MS } from '../durations.ts'

export type OrderStatus = 'pending' | 'paid' | 'cancelled' | 'refunded'

/** An order waits this long for its payment. */
export const ORDER_LIFETIME_MS = 30 * MINUTE_MS
/** An order that is paid at the school waits for a visit there. */
export const SCHOOL_ORDER_LIFETIME_MS = 7 * DAY_MS

interface OrderTimes {
  status: OrderStatus
  expiresAt: EpochMs
}

/** Returns the present status of an order: one that was not paid in time is cancelled, even before that is stored. */
export function orderStatus({ status, expiresAt }: OrderTimes, now: EpochMs): OrderStatus {
  return status === 'pending' && now >= expiresAt ? 'cancelled' : status
}

export type OrderDenial = 'paid' | 'cancelled' | 'refunded' | 'expired'

/** Why an order can be neither paid nor cancelled, or null while it waits. */
export function orderDenial(order: OrderTimes, now: EpochMs): OrderDenial | null {
  if (order.status !== 'pending') return order.status
  return orderStatus(order, now) === 'pending' ? null : 'expired'
}

export const secondsLeft = (order: OrderTimes, now: EpochMs): number =>
  orderStatus(order, now) === 'pending' ? Math.ceil((order.expiresAt - now) / 1_000) : 0

export interface Money {
  /** In minor units of `currency`. */
  amountMinor: number
  /** ISO 4217. */
  currency: string
}

export type PaymentDenial = 'other-currency' | 'other-amount'

/** Why what was paid is not what the order costs, or null when it is. More than the price is wrong, too. */
export function paymentDenial(order: Money, paid: Money): PaymentDenial | null {
  if (paid.currency !== order.currency) return 'other-currency'
  return paid.amountMinor === order.amountMinor ? null : 'other-amount'
}

export type Settlement = 'enrol' | 'refund' | 'done'

/**
 * Decides how to treat money that arrived. Late money is good as long as the order was not cancelled by a person and a
 * seat is left; the same money twice changes nothing.
 */
export function settlement(
  order: { status: OrderStatus },
  seat: { isFree: boolean; isRegistered: boolean },
): Settlement {
  if (order.status === 'paid' || order.status === 'refunded') return 'done'
  if (order.status === 'cancelled' || seat.isRegistered || !seat.isFree) return 'refund'
  return 'enrol'
}

/** An order that waited for too long can be marked as paid at the school for this time. */
export const DESK_LIFETIME_MS = 30 * DAY_MS

export type DeskDenial = Exclude<OrderDenial, 'paid'> | 'removed' | 'already-registered' | 'full'

/**
 * Why an order cannot be marked as paid at the school, or null when it can. One that waited for too long is good as well,
 * because people pay at the counter days later; one that a person cancelled is not. Money is not taken where no seat is
 * left: it is given back at the counter.
 */
export function deskDenial(
  order: OrderTimes & { closedAt: EpochMs | null },
  seat: { isFree: boolean; isRegistered: boolean; isRemoved: boolean },
  now: EpochMs,
): DeskDenial | null {
  if (order.status === 'refunded') return 'refunded'
  if (order.status === 'cancelled' && (order.closedAt ?? 0) < order.expiresAt) return 'cancelled'
  if (now >= order.expiresAt + DESK_LIFETIME_MS) return 'expired'
  if (seat.isRemoved) return 'removed'
  if (seat.isRegistered) return 'already-registered'
  return seat.isFree ? null : 'full'
}
