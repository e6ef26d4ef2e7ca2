// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getInvitation, acceptInvitation } from '../calls/invitations.ts'
import type { InvitationToken, InvitationAcceptance, OpenInvitationResponse, AcceptedInvitationResponse } from '../types.ts'

export const getGetInvitationQueryKey = (invitationToken?: InvitationToken) =>
  readKey<'getInvitation', [InvitationToken]>('getInvitation', invitationToken)
export const getGetInvitationQueryOptions = <Selected = DataOf<OpenInvitationResponse>>(invitationToken: InvitationToken, options?: ReadOptions<DataOf<OpenInvitationResponse>, Selected>) =>
  readOptions<DataOf<OpenInvitationResponse>, Selected>('invitations', getGetInvitationQueryKey(invitationToken), (call) => getInvitation(invitationToken, call), options)
/** Whom an invitation is for. */
export const useGetInvitation = <Selected = DataOf<OpenInvitationResponse>>(invitationToken: InvitationToken, options?: ReadOptions<DataOf<OpenInvitationResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetInvitationQueryOptions(invitationToken, useOwn(options)), queryClient)


export const getAcceptInvitationMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AcceptedInvitationResponse>, { data: InvitationAcceptance } & CallOptions, Context>) =>
  changeOptions<DataOf<AcceptedInvitationResponse>, { data: InvitationAcceptance } & CallOptions, Context>('acceptInvitation', [], ({ data, ...call }) => acceptInvitation(data, call), options)
/** Choose a password by an invitation. */
export const useAcceptInvitation = <Context = unknown>(options?: ChangeOptions<DataOf<AcceptedInvitationResponse>, { data: InvitationAcceptance } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAcceptInvitationMutationOptions(useOwn(options)), queryClient)


