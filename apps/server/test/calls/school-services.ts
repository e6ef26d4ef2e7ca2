import { pendingOrder } from '../support/purchases.ts'
import type { CallSamples } from './call-sample.ts'

/** The administrator of the demo school. */
const admin = { as: 'teacher.li', neighbour: null } as const

export const schoolServiceCalls = {
  listOutsideServices: { ...admin, input: {} },
  testOutsideService: { ...admin, input: { service: 'mail', mailAddress: 'li@school.example' } },
  listUnpaidOrders: {
    ...admin,
    input: async (school) => {
      await pendingOrder(school)
      return { keyword: 'Ben', current: 1, size: 20 }
    },
  },
  markOrderPaid: {
    ...admin,
    input: async (school) => ({ orderId: (await pendingOrder(school)).orderId, note: '收据 2026-118，现金' }),
  },
} satisfies CallSamples
