import { describe, expect, it } from 'vitest'
import { orderDenial, orderStatus, paymentDenial, secondsLeft, settlement } from './courses/order-rules.ts'
import { catalogueStanding, purchaseDenial, registrationDenial, type SeatOffer } from './courses/registration-rules.ts'
import { coursePercent, studyOn } from './courses/study-progress.ts'

const offer = (change: Partial<SeatOffer> = {}): SeatOffer => ({
  kind: 'public',
  status: 'published',
  priceMinor: 0,
  seats: 30,
  taken: 29,
  isRegistered: false,
  isRemoved: false,
  ...change,
})

describe('joining and buying', () => {
  it.each([
    ['free, with a seat', {}, null, 'free'],
    ['free, full', { taken: 30 }, 'full', 'free'],
    ['with a price', { priceMinor: 100 }, 'payment-required', null],
    ['with a price, full', { priceMinor: 100, taken: 30 }, 'payment-required', 'full'],
    ['a draft', { status: 'draft' }, 'not-open', 'not-open'],
    ['closed', { status: 'closed' }, 'not-open', 'not-open'],
    ['whose teacher took one out', { isRemoved: true }, 'removed', 'removed'],
    ['closed, and one is in it', { status: 'closed', isRegistered: true }, 'already-registered', 'already-registered'],
  ] as const)('%s', (_, change, joining, buying) => {
    expect(registrationDenial(offer(change))).toBe(joining)
    expect(purchaseDenial(offer(change))).toBe(buying)
  })

  it.each([
    ['free', {}, false, 'canRegister'],
    ['with a price', { priceMinor: 100 }, false, 'canBuy'],
    ['of the school, without a price', { kind: 'systematic' }, false, 'askSchool'],
    ['of the school, with a price', { kind: 'systematic', priceMinor: 100 }, false, 'canBuy'],
    ['full', { taken: 30 }, false, 'full'],
    ['full, with an order that waits', { taken: 30, priceMinor: 100 }, true, 'orderPending'],
    ['one was taken out', { isRemoved: true }, false, 'removed'],
    ['one was taken out and let in again', { isRegistered: true }, false, 'registered'],
    ['one is in it', { taken: 30, isRegistered: true }, true, 'registered'],
  ] as const)('the catalogue offers what can be done: %s', (_, change, hasOrder, standing) => {
    expect(catalogueStanding(offer(change), hasOrder)).toBe(standing)
  })
})

it.each([
  ['the price', { amountMinor: 9_900, currency: 'CNY' }, null],
  ['less than the price', { amountMinor: 9_899, currency: 'CNY' }, 'other-amount'],
  ['more than the price', { amountMinor: 9_901, currency: 'CNY' }, 'other-amount'],
  ['the number in another currency', { amountMinor: 9_900, currency: 'JPY' }, 'other-currency'],
])('a payment of %s is judged by amount and currency', (_, paid, denial) =>
  expect(paymentDenial({ amountMinor: 9_900, currency: 'CNY' }, paid)).toBe(denial),
)

describe('an order', () => {
  const pending = { status: 'pending', expiresAt: 1_000 } as const
  it('waits for its payment until its time is over', () => {
    expect(orderStatus(pending, 999)).toBe('pending')
    expect(orderStatus(pending, 1_000)).toBe('cancelled')
    expect(orderDenial(pending, 999)).toBeNull()
    expect(orderDenial(pending, 1_000)).toBe('expired')
    expect([secondsLeft(pending, 1), secondsLeft(pending, 1_000)]).toEqual([1, 0])
  })

  it.each(['paid', 'cancelled', 'refunded'] as const)('that is %s stays it', (status) => {
    expect(orderStatus({ status, expiresAt: 0 }, 1)).toBe(status)
    expect(orderDenial({ status, expiresAt: 0 }, 1)).toBe(status)
  })

  it.each([
    ['pending', true, false, 'enrol'],
    ['pending', false, false, 'refund'],
    ['pending', true, true, 'refund'],
    ['cancelled', true, false, 'refund'],
    ['paid', true, true, 'done'],
    ['refunded', false, false, 'done'],
  ] as const)('%s, free seat: %s, in the class: %s → %s', (status, isFree, isRegistered, expected) => {
    expect(settlement({ status }, { isFree, isRegistered })).toBe(expected)
  })
})

describe('reading by oneself', () => {
  it('adds up, and never goes backwards', () => {
    const first = studyOn(null, { percent: 60, seconds: 30, at: 1 })
    expect(first).toEqual({ percent: 60, seconds: 30, studiedAt: 1 })
    expect(studyOn(first, { percent: 20, seconds: 15, at: 2 })).toEqual({ percent: 60, seconds: 45, studiedAt: 2 })
  })

  it('is a hundred percent only when every chapter is', () => {
    expect(coursePercent([100, 100, 99])).toBe(99)
    expect(coursePercent([100, 100])).toBe(100)
    expect(coursePercent([])).toBe(0)
  })
})
