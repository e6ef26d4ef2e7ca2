// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { listOrders, createOrder, getOrder, payOrder, cancelOrder, takePaymentNotice, listContracts, getContract, signContract } from '../calls/orders.ts'
import type { Id, OrderRequest, PaymentRequest, PaymentNotice, ContractSignature, OrderPageResponse, OrderResponse, PaymentResponse, PaymentNoticeReceiptResponse, ContractPageResponse, ContractDetailResponse, ListOrdersParams, ListContractsParams } from '../types.ts'

export const getListOrdersQueryKey = (params?: ListOrdersParams) =>
  readKey<'listOrders', [ListOrdersParams]>('listOrders', params)
export const getListOrdersQueryOptions = <Selected = DataOf<OrderPageResponse>>(params?: ListOrdersParams, options?: ReadOptions<DataOf<OrderPageResponse>, Selected>) =>
  pageOptions<DataOf<OrderPageResponse>, Selected>('orders', getListOrdersQueryKey(params), (call) => listOrders(params, call), options)
/** My orders. */
export const useListOrders = <Selected = DataOf<OrderPageResponse>>(params?: ListOrdersParams, options?: ReadOptions<DataOf<OrderPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListOrdersQueryOptions(params, useOwn(options)), queryClient)

export const getListOrdersInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<OrderPageResponse>>>>(params?: Omit<ListOrdersParams, 'current'>, options?: PagesOptions<DataOf<OrderPageResponse>, Selected>) =>
  pagesOptions<DataOf<OrderPageResponse>, Selected>('orders', getListOrdersQueryKey(params), (current, call) => listOrders({ ...params, current }, call), options)
/** My orders. */
export const useListOrdersInfinite = <Selected = JoinedPages<ItemOf<DataOf<OrderPageResponse>>>>(params?: Omit<ListOrdersParams, 'current'>, options?: PagesOptions<DataOf<OrderPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListOrdersInfiniteQueryOptions(params, useOwn(options)), queryClient)


export const getCreateOrderMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<OrderResponse>, { data: OrderRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<OrderResponse>, { data: OrderRequest } & ChangeCallOptions, Context>('createOrder', ["orders","catalogue"], ({ data, ...call }) => createOrder(data, call), options)
/** Order a course. */
export const useCreateOrder = <Context = unknown>(options?: ChangeOptions<DataOf<OrderResponse>, { data: OrderRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateOrderMutationOptions(useOwn(options)), queryClient)


export const getGetOrderQueryKey = (orderId?: Id) =>
  readKey<'getOrder', [Id]>('getOrder', orderId)
export const getGetOrderQueryOptions = <Selected = DataOf<OrderResponse>>(orderId: Id, options?: ReadOptions<DataOf<OrderResponse>, Selected>) =>
  readOptions<DataOf<OrderResponse>, Selected>('orders', getGetOrderQueryKey(orderId), (call) => getOrder(orderId, call), options)
/** An order. */
export const useGetOrder = <Selected = DataOf<OrderResponse>>(orderId: Id, options?: ReadOptions<DataOf<OrderResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetOrderQueryOptions(orderId, useOwn(options)), queryClient)


export const getPayOrderMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaymentResponse>, { orderId: Id; data: PaymentRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<PaymentResponse>, { orderId: Id; data: PaymentRequest } & CallOptions, Context>('payOrder', ["orders","catalogue","supervision","student-study","student-course","student-question","studentCountUnread"], ({ orderId, data, ...call }) => payOrder(orderId, data, call), options)
/** Pay an order. */
export const usePayOrder = <Context = unknown>(options?: ChangeOptions<DataOf<PaymentResponse>, { orderId: Id; data: PaymentRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getPayOrderMutationOptions(useOwn(options)), queryClient)


export const getCancelOrderMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<OrderResponse>, { orderId: Id } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<OrderResponse>, { orderId: Id } & ChangeCallOptions, Context>('cancelOrder', ["orders","catalogue"], ({ orderId, ...call }) => cancelOrder(orderId, call), options)
/** Cancel an order that is not paid. */
export const useCancelOrder = <Context = unknown>(options?: ChangeOptions<DataOf<OrderResponse>, { orderId: Id } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCancelOrderMutationOptions(useOwn(options)), queryClient)


export const getTakePaymentNoticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaymentNoticeReceiptResponse>, { data: PaymentNotice } & CallOptions, Context>) =>
  changeOptions<DataOf<PaymentNoticeReceiptResponse>, { data: PaymentNotice } & CallOptions, Context>('takePaymentNotice', ["orders","catalogue"], ({ data, ...call }) => takePaymentNotice(data, call), options)
/** What the payment service tells us. */
export const useTakePaymentNotice = <Context = unknown>(options?: ChangeOptions<DataOf<PaymentNoticeReceiptResponse>, { data: PaymentNotice } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTakePaymentNoticeMutationOptions(useOwn(options)), queryClient)


export const getListContractsQueryKey = (params?: ListContractsParams) =>
  readKey<'listContracts', [ListContractsParams]>('listContracts', params)
export const getListContractsQueryOptions = <Selected = DataOf<ContractPageResponse>>(params?: ListContractsParams, options?: ReadOptions<DataOf<ContractPageResponse>, Selected>) =>
  pageOptions<DataOf<ContractPageResponse>, Selected>('orders', getListContractsQueryKey(params), (call) => listContracts(params, call), options)
/** My contracts. */
export const useListContracts = <Selected = DataOf<ContractPageResponse>>(params?: ListContractsParams, options?: ReadOptions<DataOf<ContractPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListContractsQueryOptions(params, useOwn(options)), queryClient)

export const getListContractsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ContractPageResponse>>>>(params?: Omit<ListContractsParams, 'current'>, options?: PagesOptions<DataOf<ContractPageResponse>, Selected>) =>
  pagesOptions<DataOf<ContractPageResponse>, Selected>('orders', getListContractsQueryKey(params), (current, call) => listContracts({ ...params, current }, call), options)
/** My contracts. */
export const useListContractsInfinite = <Selected = JoinedPages<ItemOf<DataOf<ContractPageResponse>>>>(params?: Omit<ListContractsParams, 'current'>, options?: PagesOptions<DataOf<ContractPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListContractsInfiniteQueryOptions(params, useOwn(options)), queryClient)


export const getGetContractQueryKey = (contractId?: Id) =>
  readKey<'getContract', [Id]>('getContract', contractId)
export const getGetContractQueryOptions = <Selected = DataOf<ContractDetailResponse>>(contractId: Id, options?: ReadOptions<DataOf<ContractDetailResponse>, Selected>) =>
  readOptions<DataOf<ContractDetailResponse>, Selected>('orders', getGetContractQueryKey(contractId), (call) => getContract(contractId, call), options)
/** A contract to read. */
export const useGetContract = <Selected = DataOf<ContractDetailResponse>>(contractId: Id, options?: ReadOptions<DataOf<ContractDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetContractQueryOptions(contractId, useOwn(options)), queryClient)


export const getSignContractMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ContractDetailResponse>, { contractId: Id; data: ContractSignature } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ContractDetailResponse>, { contractId: Id; data: ContractSignature } & ChangeCallOptions, Context>('signContract', ["orders","student-study","studentListMessages","studentCountUnread","studentGetMessageNews"], ({ contractId, data, ...call }) => signContract(contractId, data, call), options)
/** Sign a contract. */
export const useSignContract = <Context = unknown>(options?: ChangeOptions<DataOf<ContractDetailResponse>, { contractId: Id; data: ContractSignature } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSignContractMutationOptions(useOwn(options)), queryClient)


