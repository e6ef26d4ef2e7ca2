// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import { readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { listSubjectsByParent, listDictionaryCategories, listGrades, listDictionaryEntries, listMerchants, listClassChoices, getVideoSignature } from '../calls/teacher-reference.ts'
import type { SubjectsResponse, DictionaryCategoriesResponse, GradesResponse, DictionaryEntriesResponse, MerchantsResponse, ClassChoicesResponse, VideoSignatureResponse, ListSubjectsByParentParams, ListDictionaryEntriesParams, GetVideoSignatureParams } from '../types.ts'

export const getListSubjectsByParentQueryKey = (params?: ListSubjectsByParentParams) =>
  readKey<'listSubjectsByParent', [ListSubjectsByParentParams]>('listSubjectsByParent', params)
export const getListSubjectsByParentQueryOptions = <Selected = DataOf<SubjectsResponse>>(params?: ListSubjectsByParentParams, options?: ReadOptions<DataOf<SubjectsResponse>, Selected>) =>
  readOptions<DataOf<SubjectsResponse>, Selected>('teacher-reference', getListSubjectsByParentQueryKey(params), (call) => listSubjectsByParent(params, call), options)
/** Subjects below another. */
export const useListSubjectsByParent = <Selected = DataOf<SubjectsResponse>>(params?: ListSubjectsByParentParams, options?: ReadOptions<DataOf<SubjectsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSubjectsByParentQueryOptions(params, useOwn(options)), queryClient)


export const getListDictionaryCategoriesQueryKey = () =>
  readKey<'listDictionaryCategories', []>('listDictionaryCategories')
export const getListDictionaryCategoriesQueryOptions = <Selected = DataOf<DictionaryCategoriesResponse>>(options?: ReadOptions<DataOf<DictionaryCategoriesResponse>, Selected>) =>
  readOptions<DataOf<DictionaryCategoriesResponse>, Selected>('teacher-reference', getListDictionaryCategoriesQueryKey(), (call) => listDictionaryCategories(call), options)
/** All lists a school may word itself. */
export const useListDictionaryCategories = <Selected = DataOf<DictionaryCategoriesResponse>>(options?: ReadOptions<DataOf<DictionaryCategoriesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListDictionaryCategoriesQueryOptions(useOwn(options)), queryClient)


export const getListGradesQueryKey = () =>
  readKey<'listGrades', []>('listGrades')
export const getListGradesQueryOptions = <Selected = DataOf<GradesResponse>>(options?: ReadOptions<DataOf<GradesResponse>, Selected>) =>
  readOptions<DataOf<GradesResponse>, Selected>('teacher-reference', getListGradesQueryKey(), (call) => listGrades(call), options)
/** Levels of the language. */
export const useListGrades = <Selected = DataOf<GradesResponse>>(options?: ReadOptions<DataOf<GradesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListGradesQueryOptions(useOwn(options)), queryClient)


export const getListDictionaryEntriesQueryKey = (params?: ListDictionaryEntriesParams) =>
  readKey<'listDictionaryEntries', [ListDictionaryEntriesParams]>('listDictionaryEntries', params)
export const getListDictionaryEntriesQueryOptions = <Selected = DataOf<DictionaryEntriesResponse>>(params: ListDictionaryEntriesParams, options?: ReadOptions<DataOf<DictionaryEntriesResponse>, Selected>) =>
  readOptions<DataOf<DictionaryEntriesResponse>, Selected>('teacher-reference', getListDictionaryEntriesQueryKey(params), (call) => listDictionaryEntries(params, call), options)
/** The values of one list. */
export const useListDictionaryEntries = <Selected = DataOf<DictionaryEntriesResponse>>(params: ListDictionaryEntriesParams, options?: ReadOptions<DataOf<DictionaryEntriesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListDictionaryEntriesQueryOptions(params, useOwn(options)), queryClient)


export const getListMerchantsQueryKey = () =>
  readKey<'listMerchants', []>('listMerchants')
export const getListMerchantsQueryOptions = <Selected = DataOf<MerchantsResponse>>(options?: ReadOptions<DataOf<MerchantsResponse>, Selected>) =>
  readOptions<DataOf<MerchantsResponse>, Selected>('teacher-reference', getListMerchantsQueryKey(), (call) => listMerchants(call), options)
/** Schools that offer lessons here. */
export const useListMerchants = <Selected = DataOf<MerchantsResponse>>(options?: ReadOptions<DataOf<MerchantsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListMerchantsQueryOptions(useOwn(options)), queryClient)


export const getListClassChoicesQueryKey = () =>
  readKey<'listClassChoices', []>('listClassChoices')
export const getListClassChoicesQueryOptions = <Selected = DataOf<ClassChoicesResponse>>(options?: ReadOptions<DataOf<ClassChoicesResponse>, Selected>) =>
  readOptions<DataOf<ClassChoicesResponse>, Selected>('teacher-reference', getListClassChoicesQueryKey(), (call) => listClassChoices(call), options)
/** All classes of a teacher, to choose from. */
export const useListClassChoices = <Selected = DataOf<ClassChoicesResponse>>(options?: ReadOptions<DataOf<ClassChoicesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassChoicesQueryOptions(useOwn(options)), queryClient)


export const getGetVideoSignatureQueryKey = (params?: GetVideoSignatureParams) =>
  readKey<'getVideoSignature', [GetVideoSignatureParams]>('getVideoSignature', params)
export const getGetVideoSignatureQueryOptions = <Selected = DataOf<VideoSignatureResponse>>(params: GetVideoSignatureParams, options?: ReadOptions<DataOf<VideoSignatureResponse>, Selected>) =>
  readOptions<DataOf<VideoSignatureResponse>, Selected>('teacher-reference', getGetVideoSignatureQueryKey(params), (call) => getVideoSignature(params, call), options)
/** Permission to upload a video. */
export const useGetVideoSignature = <Selected = DataOf<VideoSignatureResponse>>(params: GetVideoSignatureParams, options?: ReadOptions<DataOf<VideoSignatureResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetVideoSignatureQueryOptions(params, useOwn(options)), queryClient)


