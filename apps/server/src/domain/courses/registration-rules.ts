import type { CourseKind, CourseStatus } from './public-course.ts'

/** A class of a course, as it stands to a student outside it. */
export interface SeatOffer {
  kind: CourseKind
  status: CourseStatus
  priceMinor: number
  seats: number
  taken: number
  isRegistered: boolean
  /** Was taken out of the class by its teacher, who alone can take them back in. */
  isRemoved: boolean
}

export type RegistrationDenial = 'already-registered' | 'removed' | 'not-open' | 'payment-required' | 'full'
export type PurchaseDenial = 'already-registered' | 'removed' | 'not-open' | 'free' | 'full'
export type CatalogueStanding =
  | 'canRegister'
  | 'canBuy'
  | 'askSchool'
  | 'orderPending'
  | 'registered'
  | 'removed'
  | 'full'

/** Why a student cannot join without paying, or null. */
export function registrationDenial(offer: SeatOffer): RegistrationDenial | null {
  if (offer.isRegistered) return 'already-registered'
  if (offer.isRemoved) return 'removed'
  if (offer.status !== 'published') return 'not-open'
  if (offer.priceMinor > 0) return 'payment-required'
  return hasSeat(offer) ? null : 'full'
}

/** Why a student cannot order it, or null. */
export function purchaseDenial(offer: SeatOffer): PurchaseDenial | null {
  if (offer.isRegistered) return 'already-registered'
  if (offer.isRemoved) return 'removed'
  if (offer.status !== 'published') return 'not-open'
  if (offer.priceMinor === 0) return 'free'
  return hasSeat(offer) ? null : 'full'
}

/**
 * Decides what the catalogue offers. An order that waits can be paid or cancelled, also when the class is full by now.
 */
export function catalogueStanding(offer: SeatOffer, hasPendingOrder: boolean): CatalogueStanding {
  if (offer.isRegistered) return 'registered'
  if (offer.isRemoved) return 'removed'
  if (hasPendingOrder) return 'orderPending'
  if (!hasSeat(offer)) return 'full'
  if (offer.priceMinor > 0) return 'canBuy'
  // A student does not join a class of the school for nothing: the school puts its students into it.
  return offer.kind === 'systematic' ? 'askSchool' : 'canRegister'
}

const hasSeat = ({ seats, taken }: SeatOffer) => taken < seats
