// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { Id, CataloguePageResponse, CatalogueDetailResponse, SchoolPageResponse, SchoolDetailResponse, ListCatalogueParams, ListSchoolsParams } from '../types.ts'

/**
 * @summary Courses to join or to buy
 */
export const listCatalogue = (params?: ListCatalogueParams, signal?: AbortSignal) =>
  call<CataloguePageResponse>({ url: '/api-user/ext/catalogue', method: 'GET', query: params, signal })

export const getListCatalogueQueryKey = (params?: ListCatalogueParams) =>
  readKey<'listCatalogue', [ListCatalogueParams]>('listCatalogue', params)
export const getListCatalogueQueryOptions = <Selected = DataOf<CataloguePageResponse>>(params?: ListCatalogueParams, options?: ReadOptions<DataOf<CataloguePageResponse>, Selected>) =>
  pageOptions<DataOf<CataloguePageResponse>, Selected>('catalogue', getListCatalogueQueryKey(params), (signal) => listCatalogue(params, signal), options)
/** Courses to join or to buy. */
export const useListCatalogue = <Selected = DataOf<CataloguePageResponse>>(params?: ListCatalogueParams, options?: ReadOptions<DataOf<CataloguePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCatalogueQueryOptions(params, options), queryClient)

export const getListCatalogueInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<CataloguePageResponse>>>>(params?: Omit<ListCatalogueParams, 'current'>, options?: PagesOptions<DataOf<CataloguePageResponse>, Selected>) =>
  pagesOptions<DataOf<CataloguePageResponse>, Selected>('catalogue', getListCatalogueQueryKey(params), (current, signal) => listCatalogue({ ...params, current }, signal), options)
/** Courses to join or to buy. */
export const useListCatalogueInfinite = <Selected = JoinedPages<ItemOf<DataOf<CataloguePageResponse>>>>(params?: Omit<ListCatalogueParams, 'current'>, options?: PagesOptions<DataOf<CataloguePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListCatalogueInfiniteQueryOptions(params, options), queryClient)


/**
 * @summary A course before joining or buying it
 */
export const getCatalogueCourse = (courseId: Id, signal?: AbortSignal) =>
  call<CatalogueDetailResponse>({ url: `/api-user/ext/catalogue/${encodeURIComponent(courseId)}`, method: 'GET', signal })

export const getGetCatalogueCourseQueryKey = (courseId?: Id) =>
  readKey<'getCatalogueCourse', [Id]>('getCatalogueCourse', courseId)
export const getGetCatalogueCourseQueryOptions = <Selected = DataOf<CatalogueDetailResponse>>(courseId: Id, options?: ReadOptions<DataOf<CatalogueDetailResponse>, Selected>) =>
  readOptions<DataOf<CatalogueDetailResponse>, Selected>('catalogue', getGetCatalogueCourseQueryKey(courseId), (signal) => getCatalogueCourse(courseId, signal), options)
/** A course before joining or buying it. */
export const useGetCatalogueCourse = <Selected = DataOf<CatalogueDetailResponse>>(courseId: Id, options?: ReadOptions<DataOf<CatalogueDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCatalogueCourseQueryOptions(courseId, options), queryClient)


/**
 * @summary Schools of the catalogue
 */
export const listSchools = (params?: ListSchoolsParams, signal?: AbortSignal) =>
  call<SchoolPageResponse>({ url: '/api-user/ext/schools', method: 'GET', authorization: 'basicOrBearer', query: params, signal })

export const getListSchoolsQueryKey = (params?: ListSchoolsParams) =>
  readKey<'listSchools', [ListSchoolsParams]>('listSchools', params)
export const getListSchoolsQueryOptions = <Selected = DataOf<SchoolPageResponse>>(params?: ListSchoolsParams, options?: ReadOptions<DataOf<SchoolPageResponse>, Selected>) =>
  pageOptions<DataOf<SchoolPageResponse>, Selected>('catalogue', getListSchoolsQueryKey(params), (signal) => listSchools(params, signal), options)
/** Schools of the catalogue. */
export const useListSchools = <Selected = DataOf<SchoolPageResponse>>(params?: ListSchoolsParams, options?: ReadOptions<DataOf<SchoolPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolsQueryOptions(params, options), queryClient)

export const getListSchoolsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolPageResponse>>>>(params?: Omit<ListSchoolsParams, 'current'>, options?: PagesOptions<DataOf<SchoolPageResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolPageResponse>, Selected>('catalogue', getListSchoolsQueryKey(params), (current, signal) => listSchools({ ...params, current }, signal), options)
/** Schools of the catalogue. */
export const useListSchoolsInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolPageResponse>>>>(params?: Omit<ListSchoolsParams, 'current'>, options?: PagesOptions<DataOf<SchoolPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolsInfiniteQueryOptions(params, options), queryClient)


/**
 * @summary A school introduces itself
 */
export const getSchool = (schoolId: Id, signal?: AbortSignal) =>
  call<SchoolDetailResponse>({ url: `/api-user/ext/schools/${encodeURIComponent(schoolId)}`, method: 'GET', authorization: 'basicOrBearer', signal })

export const getGetSchoolQueryKey = (schoolId?: Id) =>
  readKey<'getSchool', [Id]>('getSchool', schoolId)
export const getGetSchoolQueryOptions = <Selected = DataOf<SchoolDetailResponse>>(schoolId: Id, options?: ReadOptions<DataOf<SchoolDetailResponse>, Selected>) =>
  readOptions<DataOf<SchoolDetailResponse>, Selected>('catalogue', getGetSchoolQueryKey(schoolId), (signal) => getSchool(schoolId, signal), options)
/** A school introduces itself. */
export const useGetSchool = <Selected = DataOf<SchoolDetailResponse>>(schoolId: Id, options?: ReadOptions<DataOf<SchoolDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSchoolQueryOptions(schoolId, options), queryClient)


