import type { EpochMs } from '@hwjy/classroom/core'
import type { OrderStatus } from '../db/schema.ts'
import { MINUTE_MS } from './durations.ts'

/** An order waits this long for its payment. */
export const ORDER_LIFETIME_MS = 30 * MINUTE_MS

interface OrderTimes {
  status: OrderStatus
  expiresAt: EpochMs
}

/** Where an order stands: one that was not paid in time is cancelled, whether or not somebody wrote that down yet. */
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

export type Settlement = 'enrol' | 'refund' | 'done'

/**
 * What to do with money that arrived. Late money is good as long as the order was not cancelled by a person and a seat
 * is left; the same money twice changes nothing.
 */
export function settlement(
  order: { status: OrderStatus },
  seat: { isFree: boolean; isRegistered: boolean },
): Settlement {
  if (order.status === 'paid' || order.status === 'refunded') return 'done'
  if (order.status === 'cancelled' || seat.isRegistered || !seat.isFree) return 'refund'
  return 'enrol'
}
