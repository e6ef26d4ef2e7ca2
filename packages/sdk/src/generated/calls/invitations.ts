// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { InvitationToken, InvitationAcceptance, OpenInvitationResponse, AcceptedInvitationResponse } from '../types.ts'

/**
 * @summary Whom an invitation is for
 */
export const getInvitation = (invitationToken: InvitationToken, signal?: AbortSignal) =>
  call<OpenInvitationResponse>({ url: '/api-user/ext/invitation/get', authorization: 'none', body: invitationToken, signal })

export const getGetInvitationQueryKey = (invitationToken?: InvitationToken) =>
  readKey<'getInvitation', [InvitationToken]>('getInvitation', invitationToken)
export const getGetInvitationQueryOptions = <Selected = DataOf<OpenInvitationResponse>>(invitationToken: InvitationToken, options?: ReadOptions<DataOf<OpenInvitationResponse>, Selected>) =>
  readOptions<DataOf<OpenInvitationResponse>, Selected>('invitations', getGetInvitationQueryKey(invitationToken), (signal) => getInvitation(invitationToken, signal), options)
/** Whom an invitation is for. */
export const useGetInvitation = <Selected = DataOf<OpenInvitationResponse>>(invitationToken: InvitationToken, options?: ReadOptions<DataOf<OpenInvitationResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetInvitationQueryOptions(invitationToken, options), queryClient)


/**
 * Works once. The person signs in with the answer's `username` and the password then.
 * @summary Choose a password by an invitation
 */
export const acceptInvitation = (invitationAcceptance: InvitationAcceptance, signal?: AbortSignal) =>
  call<AcceptedInvitationResponse>({ url: '/api-user/ext/invitation/accept', authorization: 'none', body: invitationAcceptance, signal })

export const getAcceptInvitationMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AcceptedInvitationResponse>, { data: InvitationAcceptance }, Context>) =>
  changeOptions<DataOf<AcceptedInvitationResponse>, { data: InvitationAcceptance }, Context>('acceptInvitation', [], ({ data }) => acceptInvitation(data), options)
/** Choose a password by an invitation. */
export const useAcceptInvitation = <Context = unknown>(options?: ChangeOptions<DataOf<AcceptedInvitationResponse>, { data: InvitationAcceptance }, Context>, queryClient?: QueryClient) =>
  useMutation(getAcceptInvitationMutationOptions(options), queryClient)


