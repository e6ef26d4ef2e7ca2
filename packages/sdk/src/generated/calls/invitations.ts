// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call } from '../../client/call.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { InvitationToken, InvitationAcceptance, OpenInvitationResponse, AcceptedInvitationResponse } from '../types.ts'

/**
 * Whom an invitation is for.
 *
 * `POST /api-user/ext/invitation/get` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), tooLarge (413), tooOften (429), serverError (500), unavailable (503), invitationUnusable (37004).
 */
export const getInvitation = (invitationToken: InvitationToken, options?: CallOptions) =>
  call<OpenInvitationResponse>({ url: '/api-user/ext/invitation/get', authorization: 'none', body: invitationToken }, options)

/**
 * Choose a password by an invitation.
 *
 * A family that was invited after an enquiry registers by it: it also chooses the name to sign in with, and may correct the names. Works once. The person signs in with the answer's `username` and the password then.
 *
 * `POST /api-user/ext/invitation/accept` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passwordsDiffer (30103), passwordTooWeak (30104), passwordPublic (30116), passwordCommon (30131), passwordPersonal (30132), nameImitatesRole (30135), usernameTaken (37001), invitationUnusable (37004).
 */
export const acceptInvitation = (invitationAcceptance: InvitationAcceptance, options?: CallOptions) =>
  call<AcceptedInvitationResponse>({ url: '/api-user/ext/invitation/accept', authorization: 'none', body: invitationAcceptance }, options)

