// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { EnquiryFilter, EnquiryStateChange, EnquiryInvitation, EnquiryRequest, InvitationLinkResponse, EnquiriesResponse, EnquiryResponse, EnquiryReceiptResponse } from '../types.ts'

/**
 * Enquiries of the school.
 *
 * Newest first, of one state or of all; `counts` has every state.
 *
 * `POST /api-tch/ext/school/enquiries/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listEnquiries = (enquiryFilter: EnquiryFilter, options?: CallOptions) =>
  call<EnquiriesResponse>({ url: '/api-tch/ext/school/enquiries/list', body: enquiryFilter }, options)

/**
 * Say how far an enquiry is.
 *
 * Any state can follow any other. A closed enquiry is deleted 180 days after its last change, and so is one whose family was invited.
 *
 * `POST /api-tch/ext/school/enquiries/state` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const setEnquiryState = (enquiryStateChange: EnquiryStateChange, options?: ChangeCallOptions) =>
  change<EnquiryResponse>({ url: '/api-tch/ext/school/enquiries/state', body: enquiryStateChange }, options)

/**
 * Invite the family of an enquiry.
 *
 * Adds the learner as a student who has no password, and gives the link by which the family registers (`acceptInvitation`). Pressed again, it gives a new link for the same student, and the earlier one is revoked. The enquiry becomes `invited`.
 *
 * `POST /api-tch/ext/school/enquiries/invite` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), personClosed (37005).
 */
export const inviteEnquirer = (enquiryInvitation: EnquiryInvitation, options?: CallOptions) =>
  call<InvitationLinkResponse>({ url: '/api-tch/ext/school/enquiries/invite', body: enquiryInvitation }, options)

/**
 * Ask a school for a place or a trial lesson.
 *
 * Goes to the administrators of the school. It needs a solved captcha (`getCaptchaWork`); without one it is refused with 50002, and what was sent is checked first. One network, one contact and one school have limits for a day (429). A request that is sent again with the same `Idempotency-Key` from the same network counts once, for as long as the enquiry is kept.
 *
 * `POST /api-user/ext/enquiries` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), captchaRequired (50002).
 */
export const sendEnquiry = (enquiryRequest: EnquiryRequest, options?: CallOptions) =>
  call<EnquiryReceiptResponse>({ url: '/api-user/ext/enquiries', authorization: 'none', body: enquiryRequest }, options)

