import type { OrderStatus } from '@hwjy/sdk'
import type { PillTone } from '@hwjy/ui'

/** Colours of an order's state; the word says it, too. */
export const orderTone: Readonly<Record<OrderStatus, PillTone>> = {
  pending: 'warning',
  paid: 'success',
  cancelled: 'neutral',
  refunded: 'neutral',
}
