import { type Order, usePayOrder } from '@hwjy/sdk'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'

/** The payment service of this version is a sandbox cashier, which takes this and pays at once. */
const SANDBOX_TOKEN = 'sandbox-ok'

/**
 * Pays an order. A second press while the first is on its way does nothing, and an order is paid once, however often it
 * is asked for. Leads on to the cashier where the payment service has one.
 */
export function usePay(onPaid: (order: Order) => void) {
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: pay } = usePayOrder(atOnce)
  return {
    problem,
    isBusy,
    pay: (orderId: string) =>
      run(async () => {
        const { order, payUrl } = await pay({ orderId, data: { paymentToken: SANDBOX_TOKEN } })
        if (payUrl !== null) location.assign(payUrl)
        else if (order.status === 'paid') onPaid(order)
      }),
  }
}
