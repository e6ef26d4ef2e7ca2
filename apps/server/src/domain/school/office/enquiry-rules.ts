/** Rules of enquiries: what visitors ask a school, and how long that is kept. */
import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS } from '../../durations.ts'

export const ENQUIRY_STATES = ['new', 'answered', 'invited', 'closed'] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]
export type EnquiryWish = 'place' | 'trial'

export const ENQUIRY_KEPT_MS = 180 * DAY_MS

/** The school is done with these: a family that was invited has an account, which has the names by then. */
export const DONE_STATES = ['invited', 'closed'] as const satisfies readonly EnquiryState[]

/** When an enquiry will be deleted; null while the school still has to do with it. */
export const enquiryDeletedAt = (state: EnquiryState, updatedAt: EpochMs): EpochMs | null =>
  DONE_STATES.some((done) => done === state) ? updatedAt + ENQUIRY_KEPT_MS : null

/** One contact, however it is written: `Mei@Example.com ` and `mei@example.com`, `+81 90-1234` and `+81901234`. */
export const contactKey = (contact: string): string =>
  contact
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s()-]/g, '')

const PHONE = /^\+?[\d\s()-]{7,20}$/

/** The contact, where it can only be a phone number. */
const phoneOfContact = (contact: string): string => (PHONE.test(contact) ? contact : '')

interface Asked {
  name: string
  childName: string | null
  childAge: number | null
  contact: string
}

/** The person who will learn, and the one who asked for them; a grown learner asks without a parent. */
export function familyOf({ name, childName, childAge, contact }: Asked) {
  const isOfChild = childName !== null || childAge !== null
  return {
    name: childName ?? name,
    parentName: isOfChild ? name : '',
    parentMobile: phoneOfContact(contact),
  }
}
