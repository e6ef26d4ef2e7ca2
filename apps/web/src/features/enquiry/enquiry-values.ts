import type { ConsentVersion, EnquiryRequest, EnquiryWish } from '@hwjy/sdk'
import { MailAddress, type Violation, violationsOf } from '@hwjy/sdk/schemas'

/** The text that is shown now. Earlier ones stay in the words of the page: enquiries name the one that was agreed to. */
export const CONSENT_VERSION: ConsentVersion = '2026-11'

export interface EnquiryValues {
  wish: EnquiryWish
  learner: 'child' | 'self'
  name: string
  contact: string
  childName: string
  childAge: number | null
  text: string
  isAgreed: boolean
}

export const blankEnquiry = (wish: EnquiryWish): EnquiryValues => ({
  wish,
  learner: 'child',
  name: '',
  contact: '',
  childName: '',
  childAge: null,
  text: '',
  isAgreed: false,
})

/** Which wish and whose lesson were never typed: they make no draft. */
export const isBlankEnquiry = ({ name, contact, childName, childAge, text }: EnquiryValues): boolean =>
  [name, contact, childName, text].every((typed) => typed.trim() === '') && childAge === null

export function enquiryRequest(
  { wish, learner, name, contact, childName, childAge, text }: EnquiryValues,
  about: { schoolId: string; courseId: string | null },
  captchaVerification = '',
): EnquiryRequest {
  const isForChild = learner === 'child'
  return {
    schoolId: about.schoolId,
    ...(about.courseId !== null && { courseId: about.courseId }),
    wish,
    name: name.trim(),
    contact: contact.trim(),
    ...(isForChild && childName.trim() !== '' && { childName: childName.trim() }),
    ...(isForChild && childAge !== null && { childAge }),
    text: text.trim(),
    consentVersion: CONSENT_VERSION,
    captchaVerification,
  }
}

/**
 * Says whether a contact is meant as a mail address and is none: the contract takes names in a messenger, too. A name
 * such as `@ngozi` begins with its sign, and words beside an address explain it.
 */
export function isWrongMail(contact: string): boolean {
  const typed = contact.trim()
  return /^[^\s@:]\S*@/.test(typed) && !/[\s:]/.test(typed) && violationsOf(MailAddress, typed).length > 0
}

/**
 * Says whether a contact begins as a number with its country code and is too short or too long to be one: with the code,
 * numbers have 7 to 15 digits. Words beside a number explain it.
 */
export function isWrongPhone(contact: string): boolean {
  const typed = contact.normalize('NFKC').trim()
  const digits = typed.replaceAll(/\D/g, '').length
  return /^\+[\d\s().-]*$/.test(typed) && (digits < 7 || digits > 15)
}

/** Checks the rules of the form that the contract does not have. */
export function enquiryViolations({ learner, contact, childAge, isAgreed }: EnquiryValues): Violation[] {
  const missing = (path: string): Violation => ({ path, kind: 'missing', limit: null })
  return [
    ...(isWrongMail(contact) || isWrongPhone(contact)
      ? [{ path: 'contact', kind: 'wrong-form', limit: null } as const]
      : []),
    ...(learner === 'child' && childAge === null ? [missing('childAge')] : []),
    ...(isAgreed ? [] : [missing('isAgreed')]),
  ]
}
