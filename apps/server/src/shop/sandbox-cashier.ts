import type { Signer } from '../auth/tokens.ts'
import type { Cashier, PaymentNotice } from '../ports/cashier.ts'

/** The signing purpose of a sandbox notice; no other signed text counts as one. */
export const SANDBOX_NOTICE = 'sandbox-payment'

/**
 * A payment service that moves no money, for development and the demo. The token says what happens: `sandbox-declined`,
 * `sandbox-later` (a notice must come), anything else pays at once.
 */
export function createSandboxCashier(signer: Signer): Cashier {
  return {
    takesPayments: true,
    async pay({ orderId, paymentToken }) {
      if (paymentToken === 'sandbox-declined') return { status: 'declined', reason: 'card-declined' }
      if (paymentToken === 'sandbox-later') return { status: 'pending', payUrl: null }
      return { status: 'paid', paymentId: `sandbox_${orderId}` }
    },
    refund: async () => undefined,
    async readNotice(notice) {
      const told = await signer.verify(SANDBOX_NOTICE, notice).catch(() => null)
      return isNotice(told) ? told : null
    },
  }
}

// A signature says who wrote it, not that nothing is missing.
function isNotice(told: unknown): told is PaymentNotice {
  if (typeof told !== 'object' || told === null) return false
  const { orderId, paymentId, amountMinor, currency } = told as Readonly<Record<string, unknown>>
  return [orderId, paymentId, currency].every((text) => typeof text === 'string') && Number.isSafeInteger(amountMinor)
}
