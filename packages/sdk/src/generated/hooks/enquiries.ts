// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { listEnquiries, setEnquiryState, inviteEnquirer, sendEnquiry } from '../calls/enquiries.ts'
import type { EnquiryFilter, EnquiryStateChange, EnquiryInvitation, EnquiryRequest, InvitationLinkResponse, EnquiriesResponse, EnquiryResponse, EnquiryReceiptResponse } from '../types.ts'

export const getListEnquiriesQueryKey = (enquiryFilter?: EnquiryFilter) =>
  readKey<'listEnquiries', [EnquiryFilter]>('listEnquiries', enquiryFilter)
export const getListEnquiriesQueryOptions = <Selected = DataOf<EnquiriesResponse>>(enquiryFilter: EnquiryFilter, options?: ReadOptions<DataOf<EnquiriesResponse>, Selected>) =>
  pageOptions<DataOf<EnquiriesResponse>, Selected>('enquiries', getListEnquiriesQueryKey(enquiryFilter), (call) => listEnquiries(enquiryFilter, call), options)
/** Enquiries of the school. */
export const useListEnquiries = <Selected = DataOf<EnquiriesResponse>>(enquiryFilter: EnquiryFilter, options?: ReadOptions<DataOf<EnquiriesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListEnquiriesQueryOptions(enquiryFilter, useOwn(options)), queryClient)

export const getListEnquiriesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<EnquiriesResponse>>>>(enquiryFilter: Omit<EnquiryFilter, 'current'>, options?: PagesOptions<DataOf<EnquiriesResponse>, Selected>) =>
  pagesOptions<DataOf<EnquiriesResponse>, Selected>('enquiries', getListEnquiriesQueryKey(enquiryFilter), (current, call) => listEnquiries({ ...enquiryFilter, current }, call), options)
/** Enquiries of the school. */
export const useListEnquiriesInfinite = <Selected = JoinedPages<ItemOf<DataOf<EnquiriesResponse>>>>(enquiryFilter: Omit<EnquiryFilter, 'current'>, options?: PagesOptions<DataOf<EnquiriesResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListEnquiriesInfiniteQueryOptions(enquiryFilter, useOwn(options)), queryClient)


export const getSetEnquiryStateMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<EnquiryResponse>, { data: EnquiryStateChange } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<EnquiryResponse>, { data: EnquiryStateChange } & ChangeCallOptions, Context>('setEnquiryState', ["listEnquiries","listAuditEntries"], ({ data, ...call }) => setEnquiryState(data, call), options)
/** Say how far an enquiry is. */
export const useSetEnquiryState = <Context = unknown>(options?: ChangeOptions<DataOf<EnquiryResponse>, { data: EnquiryStateChange } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSetEnquiryStateMutationOptions(useOwn(options)), queryClient)


export const getInviteEnquirerMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: EnquiryInvitation } & CallOptions, Context>) =>
  changeOptions<DataOf<InvitationLinkResponse>, { data: EnquiryInvitation } & CallOptions, Context>('inviteEnquirer', ["enquiries","school-office"], ({ data, ...call }) => inviteEnquirer(data, call), options)
/** Invite the family of an enquiry. */
export const useInviteEnquirer = <Context = unknown>(options?: ChangeOptions<DataOf<InvitationLinkResponse>, { data: EnquiryInvitation } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getInviteEnquirerMutationOptions(useOwn(options)), queryClient)


export const getSendEnquiryMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<EnquiryReceiptResponse>, { data: EnquiryRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<EnquiryReceiptResponse>, { data: EnquiryRequest } & CallOptions, Context>('sendEnquiry', [], ({ data, ...call }) => sendEnquiry(data, call), options)
/** Ask a school for a place or a trial lesson. */
export const useSendEnquiry = <Context = unknown>(options?: ChangeOptions<DataOf<EnquiryReceiptResponse>, { data: EnquiryRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSendEnquiryMutationOptions(useOwn(options)), queryClient)


