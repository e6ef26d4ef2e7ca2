/** Enquiries of visitors. Each function is one change; the caller opens the transaction. */
import type { Enquiry } from '../db/school/enquiries.ts'
import type { Invitation } from '../db/school/invitations.ts'
import type { Stores } from '../db/stores.ts'
import { plainText } from '../domain/plain-text.ts'
import { type EnquiryState, familyOf } from '../domain/school/office/enquiry-rules.ts'
import { invite } from './invitations.ts'
import { audit, type OfficeCall, requireFound, requireUnchanged } from './office-call.ts'
import { addPerson } from './people.ts'

type EnquiryStores = Pick<Stores, 'auditEntries' | 'enquiries'>

export interface EnquiryChange {
  enquiryId: string
  state: EnquiryState
  note?: string | undefined
  basedOn?: string | undefined
}

/** @throws {ApiError} `notFound`, `changedMeanwhile` */
export async function setEnquiryState(
  stores: EnquiryStores,
  call: OfficeCall,
  { enquiryId, state, note, basedOn }: EnquiryChange,
): Promise<Enquiry> {
  const found = await lockUnchanged(stores, call, enquiryId, basedOn)
  const change = { state, ...(note !== undefined && { note: plainText(note) }) }
  const updatedAt = laterThan(found, call)
  await stores.enquiries.change(enquiryId, change, updatedAt)
  // The log is kept for longer than an enquiry, so it names no one.
  await audit(
    stores,
    call,
    'enquiry.changed',
    { type: 'enquiry', id: enquiryId },
    { state, 'before.state': found.state },
  )
  return { ...found, ...change, updatedAt }
}

/**
 * The learner becomes a student of the school, who registers by the link. Another press gives another link for the same
 * student.
 * @throws {ApiError} `notFound`, `changedMeanwhile`, `personClosed`
 */
export async function inviteEnquirer(
  stores: EnquiryStores & Pick<Stores, 'accounts' | 'invitations' | 'officePeople'>,
  call: OfficeCall,
  { enquiryId, basedOn }: { enquiryId: string; basedOn?: string | undefined },
): Promise<{ invitation: Invitation; token: string }> {
  const found = await lockUnchanged(stores, call, enquiryId, basedOn)
  const personId = found.personId ?? (await addPerson(stores, call, { role: 'student', ...familyOf(found) }))
  await stores.enquiries.change(enquiryId, { state: 'invited', personId }, laterThan(found, call))
  const given = await invite(stores, call, personId, { role: 'student', isRegistration: true })
  await audit(stores, call, 'enquiry.invited', { type: 'enquiry', id: enquiryId }, { state: 'invited' })
  return given
}

async function lockUnchanged(
  { enquiries }: EnquiryStores,
  { schoolId }: OfficeCall,
  enquiryId: string,
  basedOn: string | undefined,
): Promise<Enquiry> {
  const found = requireFound(await enquiries.lock(schoolId, enquiryId))
  requireUnchanged(basedOn, found.updatedAt)
  return found
}

/** Two changes within one millisecond must be told apart, too. */
const laterThan = ({ updatedAt }: Enquiry, { now }: OfficeCall) => Math.max(now, updatedAt + 1)
