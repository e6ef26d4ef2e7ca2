export interface Charge {
  /** The same order is charged once, however often we ask. */
  orderId: string
  /** In minor units of `currency`. */
  amountMinor: number
  /** ISO 4217. */
  currency: string
  description: string
  /** The token that the payment service gave to the person, and the person to us. */
  paymentToken: string
}

export type PaymentOutcome =
  | { status: 'paid'; paymentId: string }
  /** The service tells us later; until then the person may have to go on at `payUrl`. */
  | { status: 'pending'; payUrl: string | null }
  | { status: 'declined'; reason: string }

/** A message that a payment service sends us by itself. */
export interface PaymentNotice {
  orderId: string
  paymentId: string
  /** The paid amount, in minor units of `currency`. */
  amountMinor: number
  /** ISO 4217. */
  currency: string
}

/** A payment service. */
export interface Cashier {
  /** False where there is no service: orders are paid at the school. */
  readonly takesPayments: boolean
  pay(charge: Charge): Promise<PaymentOutcome>
  /** Gives everything back. The same payment is refunded once. @throws when the service cannot be reached */
  refund(paymentId: string): Promise<void>
  /** Null unless the service itself says that an order was paid. */
  readNotice(notice: string): Promise<PaymentNotice | null>
}

/** Takes no money, so nothing is paid: better than to give away what costs something. */
export const noCashier: Cashier = {
  takesPayments: false,
  pay: async () => ({ status: 'declined', reason: 'no-payment-service' }),
  refund: async () => undefined,
  readNotice: async () => null,
}
