// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { SubjectsResponse, DictionaryCategoriesResponse, GradesResponse, DictionaryEntriesResponse, MerchantsResponse, ClassChoicesResponse, VideoSignatureResponse, ListSubjectsByParentParams, ListDictionaryEntriesParams, GetVideoSignatureParams } from '../types.ts'

/**
 * @summary Subjects below another
 */
export const listSubjectsByParent = (params?: ListSubjectsByParentParams, signal?: AbortSignal) =>
  call<SubjectsResponse>({ url: '/api-tch/web/subject/queryListByPid', method: 'GET', query: params, signal })

export const getListSubjectsByParentQueryKey = (params?: ListSubjectsByParentParams) =>
  readKey<'listSubjectsByParent', [ListSubjectsByParentParams]>('listSubjectsByParent', params)
export const getListSubjectsByParentQueryOptions = <Selected = DataOf<SubjectsResponse>>(params?: ListSubjectsByParentParams, options?: ReadOptions<DataOf<SubjectsResponse>, Selected>) =>
  readOptions<DataOf<SubjectsResponse>, Selected>('teacher-reference', getListSubjectsByParentQueryKey(params), (signal) => listSubjectsByParent(params, signal), options)
/** Subjects below another. */
export const useListSubjectsByParent = <Selected = DataOf<SubjectsResponse>>(params?: ListSubjectsByParentParams, options?: ReadOptions<DataOf<SubjectsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSubjectsByParentQueryOptions(params, options), queryClient)


/**
 * For keeping: they change rarely.
 * @summary All lists a school may word itself
 */
export const listDictionaryCategories = (signal?: AbortSignal) =>
  call<DictionaryCategoriesResponse>({ url: '/api-tch/web/educationDict/getCatchModel', method: 'GET', signal })

export const getListDictionaryCategoriesQueryKey = () =>
  readKey<'listDictionaryCategories', []>('listDictionaryCategories')
export const getListDictionaryCategoriesQueryOptions = <Selected = DataOf<DictionaryCategoriesResponse>>(options?: ReadOptions<DataOf<DictionaryCategoriesResponse>, Selected>) =>
  readOptions<DataOf<DictionaryCategoriesResponse>, Selected>('teacher-reference', getListDictionaryCategoriesQueryKey(), (signal) => listDictionaryCategories(signal), options)
/** All lists a school may word itself. */
export const useListDictionaryCategories = <Selected = DataOf<DictionaryCategoriesResponse>>(options?: ReadOptions<DataOf<DictionaryCategoriesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListDictionaryCategoriesQueryOptions(options), queryClient)


/**
 * @summary Levels of the language
 */
export const listGrades = (signal?: AbortSignal) =>
  call<GradesResponse>({ url: '/api-tch/web/grade/gradeList', method: 'GET', signal })

export const getListGradesQueryKey = () =>
  readKey<'listGrades', []>('listGrades')
export const getListGradesQueryOptions = <Selected = DataOf<GradesResponse>>(options?: ReadOptions<DataOf<GradesResponse>, Selected>) =>
  readOptions<DataOf<GradesResponse>, Selected>('teacher-reference', getListGradesQueryKey(), (signal) => listGrades(signal), options)
/** Levels of the language. */
export const useListGrades = <Selected = DataOf<GradesResponse>>(options?: ReadOptions<DataOf<GradesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListGradesQueryOptions(options), queryClient)


/**
 * @summary The values of one list
 */
export const listDictionaryEntries = (params: ListDictionaryEntriesParams, signal?: AbortSignal) =>
  call<DictionaryEntriesResponse>({ url: '/api-tch/web/educationDict/querySelectList', method: 'GET', query: params, signal })

export const getListDictionaryEntriesQueryKey = (params?: ListDictionaryEntriesParams) =>
  readKey<'listDictionaryEntries', [ListDictionaryEntriesParams]>('listDictionaryEntries', params)
export const getListDictionaryEntriesQueryOptions = <Selected = DataOf<DictionaryEntriesResponse>>(params: ListDictionaryEntriesParams, options?: ReadOptions<DataOf<DictionaryEntriesResponse>, Selected>) =>
  readOptions<DataOf<DictionaryEntriesResponse>, Selected>('teacher-reference', getListDictionaryEntriesQueryKey(params), (signal) => listDictionaryEntries(params, signal), options)
/** The values of one list. */
export const useListDictionaryEntries = <Selected = DataOf<DictionaryEntriesResponse>>(params: ListDictionaryEntriesParams, options?: ReadOptions<DataOf<DictionaryEntriesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListDictionaryEntriesQueryOptions(params, options), queryClient)


/**
 * Of the catalogue; the own school is among them.
 * @summary Schools that offer lessons here
 */
export const listMerchants = (signal?: AbortSignal) =>
  call<MerchantsResponse>({ url: '/api-tch/web/authorize/merchant/selectList', method: 'GET', signal })

export const getListMerchantsQueryKey = () =>
  readKey<'listMerchants', []>('listMerchants')
export const getListMerchantsQueryOptions = <Selected = DataOf<MerchantsResponse>>(options?: ReadOptions<DataOf<MerchantsResponse>, Selected>) =>
  readOptions<DataOf<MerchantsResponse>, Selected>('teacher-reference', getListMerchantsQueryKey(), (signal) => listMerchants(signal), options)
/** Schools that offer lessons here. */
export const useListMerchants = <Selected = DataOf<MerchantsResponse>>(options?: ReadOptions<DataOf<MerchantsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListMerchantsQueryOptions(options), queryClient)


/**
 * @summary All classes of a teacher, to choose from
 */
export const listClassChoices = (signal?: AbortSignal) =>
  call<ClassChoicesResponse>({ url: '/api-tch/web/class/queryAllList', method: 'GET', signal })

export const getListClassChoicesQueryKey = () =>
  readKey<'listClassChoices', []>('listClassChoices')
export const getListClassChoicesQueryOptions = <Selected = DataOf<ClassChoicesResponse>>(options?: ReadOptions<DataOf<ClassChoicesResponse>, Selected>) =>
  readOptions<DataOf<ClassChoicesResponse>, Selected>('teacher-reference', getListClassChoicesQueryKey(), (signal) => listClassChoices(signal), options)
/** All classes of a teacher, to choose from. */
export const useListClassChoices = <Selected = DataOf<ClassChoicesResponse>>(options?: ReadOptions<DataOf<ClassChoicesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassChoicesQueryOptions(options), queryClient)


/**
 * With the local engine the signature is the temporary key of `credential`.
 * @summary Permission to upload a video
 */
export const getVideoSignature = (params: GetVideoSignatureParams, signal?: AbortSignal) =>
  call<VideoSignatureResponse>({ url: '/api-tch/qqvod/common/getSignature', method: 'GET', query: params, signal })

export const getGetVideoSignatureQueryKey = (params?: GetVideoSignatureParams) =>
  readKey<'getVideoSignature', [GetVideoSignatureParams]>('getVideoSignature', params)
export const getGetVideoSignatureQueryOptions = <Selected = DataOf<VideoSignatureResponse>>(params: GetVideoSignatureParams, options?: ReadOptions<DataOf<VideoSignatureResponse>, Selected>) =>
  readOptions<DataOf<VideoSignatureResponse>, Selected>('teacher-reference', getGetVideoSignatureQueryKey(params), (signal) => getVideoSignature(params, signal), options)
/** Permission to upload a video. */
export const useGetVideoSignature = <Selected = DataOf<VideoSignatureResponse>>(params: GetVideoSignatureParams, options?: ReadOptions<DataOf<VideoSignatureResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetVideoSignatureQueryOptions(params, options), queryClient)


