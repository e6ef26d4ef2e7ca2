import type { Stores } from '../../db/stores.ts'
import type { Cashier } from '../../ports/cashier.ts'
import type { JobHandler } from '../job-runner.ts'

/** Gives the money of an order back; tried again until the payment service took it. */
export function refundPayment({
  cashier,
  orders,
}: Pick<Stores, 'orders'> & { cashier: Cashier }): JobHandler<'refundPayment'> {
  return async ({ payload: { orderId } }) => {
    const order = await orders.get(orderId)
    if (order?.paymentId) await cashier.refund(order.paymentId)
    return undefined
  }
}
