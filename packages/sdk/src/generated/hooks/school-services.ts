// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { listOutsideServices, testOutsideService, listUnpaidOrders, markOrderPaid } from '../calls/school-services.ts'
import type { OutsideTestRequest, UnpaidOrderFilter, MarkPaidRequest, OutsideServicesResponse, OutsideTestResponse, SchoolOrderPageResponse, SchoolOrderResponse } from '../types.ts'

export const getListOutsideServicesQueryKey = () =>
  readKey<'listOutsideServices', []>('listOutsideServices')
export const getListOutsideServicesQueryOptions = <Selected = DataOf<OutsideServicesResponse>>(options?: ReadOptions<DataOf<OutsideServicesResponse>, Selected>) =>
  readOptions<DataOf<OutsideServicesResponse>, Selected>('school-services', getListOutsideServicesQueryKey(), (call) => listOutsideServices(call), options)
/** Which services outside the server work. */
export const useListOutsideServices = <Selected = DataOf<OutsideServicesResponse>>(options?: ReadOptions<DataOf<OutsideServicesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListOutsideServicesQueryOptions(useOwn(options)), queryClient)


export const getTestOutsideServiceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<OutsideTestResponse>, { data: OutsideTestRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<OutsideTestResponse>, { data: OutsideTestRequest } & ChangeCallOptions, Context>('testOutsideService', [], ({ data, ...call }) => testOutsideService(data, call), options)
/** Send a test message to oneself. */
export const useTestOutsideService = <Context = unknown>(options?: ChangeOptions<DataOf<OutsideTestResponse>, { data: OutsideTestRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTestOutsideServiceMutationOptions(useOwn(options)), queryClient)


export const getListUnpaidOrdersQueryKey = (unpaidOrderFilter?: UnpaidOrderFilter) =>
  readKey<'listUnpaidOrders', [UnpaidOrderFilter]>('listUnpaidOrders', unpaidOrderFilter)
export const getListUnpaidOrdersQueryOptions = <Selected = DataOf<SchoolOrderPageResponse>>(unpaidOrderFilter?: UnpaidOrderFilter, options?: ReadOptions<DataOf<SchoolOrderPageResponse>, Selected>) =>
  pageOptions<DataOf<SchoolOrderPageResponse>, Selected>('school-services', getListUnpaidOrdersQueryKey(unpaidOrderFilter), (call) => listUnpaidOrders(unpaidOrderFilter, call), options)
/** Orders that can be marked paid. */
export const useListUnpaidOrders = <Selected = DataOf<SchoolOrderPageResponse>>(unpaidOrderFilter?: UnpaidOrderFilter, options?: ReadOptions<DataOf<SchoolOrderPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListUnpaidOrdersQueryOptions(unpaidOrderFilter, useOwn(options)), queryClient)

export const getListUnpaidOrdersInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolOrderPageResponse>>>>(unpaidOrderFilter?: Omit<UnpaidOrderFilter, 'current'>, options?: PagesOptions<DataOf<SchoolOrderPageResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolOrderPageResponse>, Selected>('school-services', getListUnpaidOrdersQueryKey(unpaidOrderFilter), (current, call) => listUnpaidOrders({ ...unpaidOrderFilter, current }, call), options)
/** Orders that can be marked paid. */
export const useListUnpaidOrdersInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolOrderPageResponse>>>>(unpaidOrderFilter?: Omit<UnpaidOrderFilter, 'current'>, options?: PagesOptions<DataOf<SchoolOrderPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListUnpaidOrdersInfiniteQueryOptions(unpaidOrderFilter, useOwn(options)), queryClient)


export const getMarkOrderPaidMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolOrderResponse>, { data: MarkPaidRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SchoolOrderResponse>, { data: MarkPaidRequest } & ChangeCallOptions, Context>('markOrderPaid', ["school-services"], ({ data, ...call }) => markOrderPaid(data, call), options)
/** Mark an order as paid at the school. */
export const useMarkOrderPaid = <Context = unknown>(options?: ChangeOptions<DataOf<SchoolOrderResponse>, { data: MarkPaidRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getMarkOrderPaidMutationOptions(useOwn(options)), queryClient)


