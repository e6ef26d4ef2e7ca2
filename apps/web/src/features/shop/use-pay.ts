import { type Order, usePayOrder } from '@hwjy/sdk'
import { useState } from 'react'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'

/** What the sandbox cashier of this version does with a payment; the others are for the demo. */
export const sandboxOutcomes = ['ok', 'declined', 'later'] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

/**
 * Pays an order. A second press while the first is on its way does nothing, and an order is paid once, however often it
 * is asked for. Leads on to the cashier where the payment service has one; `isAwaited` where it takes its time.
 */
export function usePay(onPaid: (order: Order) => void) {
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: pay } = usePayOrder(atOnce)
  const [isAwaited, setIsAwaited] = useState(false)
  return {
    problem,
    isBusy,
    isAwaited,
    pay: (orderId: string, outcome: SandboxOutcome) =>
      run(async () => {
        setIsAwaited(false)
        const { order, payUrl } = await pay({ orderId, data: { paymentToken: `sandbox-${outcome}` } })
        if (payUrl !== null) location.assign(payUrl)
        else if (order.status === 'paid') onPaid(order)
        else setIsAwaited(order.status === 'pending')
      }),
  }
}
