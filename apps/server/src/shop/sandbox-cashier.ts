import type { Signer } from '../auth/tokens.ts'
import type { Cashier } from '../ports/cashier.ts'

/** What makes a signed text a notice of the sandbox, and nothing else. */
export const SANDBOX_NOTICE = 'sandbox-payment'

/**
 * A payment service that moves no money, for development and the demo. The token says what happens: `sandbox-declined`,
 * `sandbox-later` (a notice must come), anything else pays at once.
 */
export function createSandboxCashier(signer: Signer): Cashier {
  return {
    async pay({ orderId, paymentToken }) {
      if (paymentToken === 'sandbox-declined') return { status: 'declined', reason: 'card-declined' }
      if (paymentToken === 'sandbox-later') return { status: 'pending', payUrl: null }
      return { status: 'paid', paymentId: `sandbox_${orderId}` }
    },
    refund: async () => undefined,
    async readNotice(notice) {
      const told = await signer.verify(SANDBOX_NOTICE, notice).catch(() => null)
      if (typeof told !== 'object' || told === null || !('orderId' in told) || !('paymentId' in told)) return null
      return { orderId: String(told.orderId), paymentId: String(told.paymentId) }
    },
  }
}
