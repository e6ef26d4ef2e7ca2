import { expect, it } from 'vitest'
import { DESK_LIFETIME_MS, deskDenial, type OrderStatus } from './order-rules.ts'

const END = 1_000_000
const seat = { isFree: true, isRegistered: false, isRemoved: false }
const order = (status: OrderStatus, closedAt: number | null = null) => ({ status, expiresAt: END, closedAt })

it.each([
  ['one that waits', order('pending'), seat, END - 1, null],
  ['one that waited for too long', order('pending'), seat, END + 1, null],
  ['one that was closed for that', order('cancelled', END), seat, END + 1, null],
  ['one of a month ago', order('cancelled', END), seat, END + DESK_LIFETIME_MS, 'expired'],
  ['one that its student cancelled', order('cancelled', END - 1), seat, END + 1, 'cancelled'],
  ['one whose money went back', order('refunded', END), seat, END + 1, 'refunded'],
  ['one of a full class', order('pending'), { ...seat, isFree: false }, END - 1, 'full'],
  [
    'one of a student who has the seat',
    order('pending'),
    { ...seat, isRegistered: true },
    END - 1,
    'already-registered',
  ],
  ['one of a student who was removed', order('pending'), { ...seat, isRemoved: true }, END - 1, 'removed'],
] as const)('an order that is paid at the school: %s', (_, given, place, now, denial) => {
  expect(deskDenial(given, place, now)).toBe(denial)
})
