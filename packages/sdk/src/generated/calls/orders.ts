// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { Id, OrderRequest, PaymentRequest, PaymentNotice, ContractSignature, OrderPageResponse, OrderResponse, PaymentResponse, PaymentNoticeReceiptResponse, ContractPageResponse, ContractDetailResponse, ListOrdersParams, ListContractsParams } from '../types.ts'

/**
 * @summary My orders
 */
export const listOrders = (params?: ListOrdersParams, signal?: AbortSignal) =>
  call<OrderPageResponse>({ url: '/api-user/ext/orders', method: 'GET', query: params, signal })

export const getListOrdersQueryKey = (params?: ListOrdersParams) =>
  readKey<'listOrders', [ListOrdersParams]>('listOrders', params)
export const getListOrdersQueryOptions = <Selected = DataOf<OrderPageResponse>>(params?: ListOrdersParams, options?: ReadOptions<DataOf<OrderPageResponse>, Selected>) =>
  pageOptions<DataOf<OrderPageResponse>, Selected>('orders', getListOrdersQueryKey(params), (signal) => listOrders(params, signal), options)
/** My orders. */
export const useListOrders = <Selected = DataOf<OrderPageResponse>>(params?: ListOrdersParams, options?: ReadOptions<DataOf<OrderPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListOrdersQueryOptions(params, options), queryClient)

export const getListOrdersInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<OrderPageResponse>>>>(params?: Omit<ListOrdersParams, 'current'>, options?: PagesOptions<DataOf<OrderPageResponse>, Selected>) =>
  pagesOptions<DataOf<OrderPageResponse>, Selected>('orders', getListOrdersQueryKey(params), (current, signal) => listOrders({ ...params, current }, signal), options)
/** My orders. */
export const useListOrdersInfinite = <Selected = JoinedPages<ItemOf<DataOf<OrderPageResponse>>>>(params?: Omit<ListOrdersParams, 'current'>, options?: PagesOptions<DataOf<OrderPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListOrdersInfiniteQueryOptions(params, options), queryClient)


/**
 * An order for the same class that waits for payment is given again. No seat is held: it is taken by paying.
 * @summary Order a course
 */
export const createOrder = (orderRequest: OrderRequest, signal?: AbortSignal) =>
  call<OrderResponse>({ url: '/api-user/ext/orders/create', body: orderRequest, signal })

export const getCreateOrderMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<OrderResponse>, { data: OrderRequest }, Context>) =>
  changeOptions<DataOf<OrderResponse>, { data: OrderRequest }, Context>('createOrder', ["orders","catalogue"], ({ data }) => createOrder(data), options)
/** Order a course. */
export const useCreateOrder = <Context = unknown>(options?: ChangeOptions<DataOf<OrderResponse>, { data: OrderRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateOrderMutationOptions(options), queryClient)


/**
 * @summary An order
 */
export const getOrder = (orderId: Id, signal?: AbortSignal) =>
  call<OrderResponse>({ url: `/api-user/ext/orders/${encodeURIComponent(orderId)}`, method: 'GET', signal })

export const getGetOrderQueryKey = (orderId?: Id) =>
  readKey<'getOrder', [Id]>('getOrder', orderId)
export const getGetOrderQueryOptions = <Selected = DataOf<OrderResponse>>(orderId: Id, options?: ReadOptions<DataOf<OrderResponse>, Selected>) =>
  readOptions<DataOf<OrderResponse>, Selected>('orders', getGetOrderQueryKey(orderId), (signal) => getOrder(orderId, signal), options)
/** An order. */
export const useGetOrder = <Selected = DataOf<OrderResponse>>(orderId: Id, options?: ReadOptions<DataOf<OrderResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetOrderQueryOptions(orderId, options), queryClient)


/**
 * Paying takes the seat and makes the contract. When the last seat went meanwhile, the money goes back and the order is refunded.
 * @summary Pay an order
 */
export const payOrder = (orderId: Id, paymentRequest: PaymentRequest, signal?: AbortSignal) =>
  call<PaymentResponse>({ url: `/api-user/ext/orders/${encodeURIComponent(orderId)}/pay`, body: paymentRequest, signal })

export const getPayOrderMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaymentResponse>, { orderId: Id; data: PaymentRequest }, Context>) =>
  changeOptions<DataOf<PaymentResponse>, { orderId: Id; data: PaymentRequest }, Context>('payOrder', ["orders","catalogue","supervision","student-study","student-course","student-question","studentCountUnread"], ({ orderId, data }) => payOrder(orderId, data), options)
/** Pay an order. */
export const usePayOrder = <Context = unknown>(options?: ChangeOptions<DataOf<PaymentResponse>, { orderId: Id; data: PaymentRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getPayOrderMutationOptions(options), queryClient)


/**
 * @summary Cancel an order that is not paid
 */
export const cancelOrder = (orderId: Id, signal?: AbortSignal) =>
  call<OrderResponse>({ url: `/api-user/ext/orders/${encodeURIComponent(orderId)}/cancel`, signal })

export const getCancelOrderMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<OrderResponse>, { orderId: Id }, Context>) =>
  changeOptions<DataOf<OrderResponse>, { orderId: Id }, Context>('cancelOrder', ["orders","catalogue"], ({ orderId }) => cancelOrder(orderId), options)
/** Cancel an order that is not paid. */
export const useCancelOrder = <Context = unknown>(options?: ChangeOptions<DataOf<OrderResponse>, { orderId: Id }, Context>, queryClient?: QueryClient) =>
  useMutation(getCancelOrderMutationOptions(options), queryClient)


/**
 * Called by the payment service, not by screens. The same notice again changes nothing. One that names another amount or currency than the order is refused and logged, and the order is not fulfilled.
 * @summary What the payment service tells us
 */
export const takePaymentNotice = (paymentNotice: PaymentNotice, signal?: AbortSignal) =>
  call<PaymentNoticeReceiptResponse>({ url: '/api-user/ext/payments/notice', authorization: 'basicOrBearer', body: paymentNotice, signal })

export const getTakePaymentNoticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaymentNoticeReceiptResponse>, { data: PaymentNotice }, Context>) =>
  changeOptions<DataOf<PaymentNoticeReceiptResponse>, { data: PaymentNotice }, Context>('takePaymentNotice', ["orders","catalogue"], ({ data }) => takePaymentNotice(data), options)
/** What the payment service tells us. */
export const useTakePaymentNotice = <Context = unknown>(options?: ChangeOptions<DataOf<PaymentNoticeReceiptResponse>, { data: PaymentNotice }, Context>, queryClient?: QueryClient) =>
  useMutation(getTakePaymentNoticeMutationOptions(options), queryClient)


/**
 * @summary My contracts
 */
export const listContracts = (params?: ListContractsParams, signal?: AbortSignal) =>
  call<ContractPageResponse>({ url: '/api-user/ext/contracts', method: 'GET', query: params, signal })

export const getListContractsQueryKey = (params?: ListContractsParams) =>
  readKey<'listContracts', [ListContractsParams]>('listContracts', params)
export const getListContractsQueryOptions = <Selected = DataOf<ContractPageResponse>>(params?: ListContractsParams, options?: ReadOptions<DataOf<ContractPageResponse>, Selected>) =>
  pageOptions<DataOf<ContractPageResponse>, Selected>('orders', getListContractsQueryKey(params), (signal) => listContracts(params, signal), options)
/** My contracts. */
export const useListContracts = <Selected = DataOf<ContractPageResponse>>(params?: ListContractsParams, options?: ReadOptions<DataOf<ContractPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListContractsQueryOptions(params, options), queryClient)

export const getListContractsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ContractPageResponse>>>>(params?: Omit<ListContractsParams, 'current'>, options?: PagesOptions<DataOf<ContractPageResponse>, Selected>) =>
  pagesOptions<DataOf<ContractPageResponse>, Selected>('orders', getListContractsQueryKey(params), (current, signal) => listContracts({ ...params, current }, signal), options)
/** My contracts. */
export const useListContractsInfinite = <Selected = JoinedPages<ItemOf<DataOf<ContractPageResponse>>>>(params?: Omit<ListContractsParams, 'current'>, options?: PagesOptions<DataOf<ContractPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListContractsInfiniteQueryOptions(params, options), queryClient)


/**
 * @summary A contract to read
 */
export const getContract = (contractId: Id, signal?: AbortSignal) =>
  call<ContractDetailResponse>({ url: `/api-user/ext/contracts/${encodeURIComponent(contractId)}`, method: 'GET', signal })

export const getGetContractQueryKey = (contractId?: Id) =>
  readKey<'getContract', [Id]>('getContract', contractId)
export const getGetContractQueryOptions = <Selected = DataOf<ContractDetailResponse>>(contractId: Id, options?: ReadOptions<DataOf<ContractDetailResponse>, Selected>) =>
  readOptions<DataOf<ContractDetailResponse>, Selected>('orders', getGetContractQueryKey(contractId), (signal) => getContract(contractId, signal), options)
/** A contract to read. */
export const useGetContract = <Selected = DataOf<ContractDetailResponse>>(contractId: Id, options?: ReadOptions<DataOf<ContractDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetContractQueryOptions(contractId, options), queryClient)


/**
 * What is signed is the text in the reader's language, word for word.
 * @summary Sign a contract
 */
export const signContract = (contractId: Id, contractSignature: ContractSignature, signal?: AbortSignal) =>
  call<ContractDetailResponse>({ url: `/api-user/ext/contracts/${encodeURIComponent(contractId)}/sign`, body: contractSignature, signal })

export const getSignContractMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ContractDetailResponse>, { contractId: Id; data: ContractSignature }, Context>) =>
  changeOptions<DataOf<ContractDetailResponse>, { contractId: Id; data: ContractSignature }, Context>('signContract', ["orders","student-study"], ({ contractId, data }) => signContract(contractId, data), options)
/** Sign a contract. */
export const useSignContract = <Context = unknown>(options?: ChangeOptions<DataOf<ContractDetailResponse>, { contractId: Id; data: ContractSignature }, Context>, queryClient?: QueryClient) =>
  useMutation(getSignContractMutationOptions(options), queryClient)


