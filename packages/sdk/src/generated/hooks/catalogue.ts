// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { listCatalogue, getCatalogueCourse, listSchools, getSchool, getOfferedCourse } from '../calls/catalogue.ts'
import type { Id, CataloguePageResponse, CatalogueDetailResponse, SchoolPageResponse, SchoolDetailResponse, OfferedCourseResponse, ListCatalogueParams, ListSchoolsParams } from '../types.ts'

export const getListCatalogueQueryKey = (params?: ListCatalogueParams) =>
  readKey<'listCatalogue', [ListCatalogueParams]>('listCatalogue', params)
export const getListCatalogueQueryOptions = <Selected = DataOf<CataloguePageResponse>>(params?: ListCatalogueParams, options?: ReadOptions<DataOf<CataloguePageResponse>, Selected>) =>
  pageOptions<DataOf<CataloguePageResponse>, Selected>('catalogue', getListCatalogueQueryKey(params), (call) => listCatalogue(params, call), options)
/** Courses to join or to buy. */
export const useListCatalogue = <Selected = DataOf<CataloguePageResponse>>(params?: ListCatalogueParams, options?: ReadOptions<DataOf<CataloguePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCatalogueQueryOptions(params, useOwn(options)), queryClient)

export const getListCatalogueInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<CataloguePageResponse>>>>(params?: Omit<ListCatalogueParams, 'current'>, options?: PagesOptions<DataOf<CataloguePageResponse>, Selected>) =>
  pagesOptions<DataOf<CataloguePageResponse>, Selected>('catalogue', getListCatalogueQueryKey(params), (current, call) => listCatalogue({ ...params, current }, call), options)
/** Courses to join or to buy. */
export const useListCatalogueInfinite = <Selected = JoinedPages<ItemOf<DataOf<CataloguePageResponse>>>>(params?: Omit<ListCatalogueParams, 'current'>, options?: PagesOptions<DataOf<CataloguePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListCatalogueInfiniteQueryOptions(params, useOwn(options)), queryClient)


export const getGetCatalogueCourseQueryKey = (courseId?: Id) =>
  readKey<'getCatalogueCourse', [Id]>('getCatalogueCourse', courseId)
export const getGetCatalogueCourseQueryOptions = <Selected = DataOf<CatalogueDetailResponse>>(courseId: Id, options?: ReadOptions<DataOf<CatalogueDetailResponse>, Selected>) =>
  readOptions<DataOf<CatalogueDetailResponse>, Selected>('catalogue', getGetCatalogueCourseQueryKey(courseId), (call) => getCatalogueCourse(courseId, call), options)
/** A course before joining or buying it. */
export const useGetCatalogueCourse = <Selected = DataOf<CatalogueDetailResponse>>(courseId: Id, options?: ReadOptions<DataOf<CatalogueDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCatalogueCourseQueryOptions(courseId, useOwn(options)), queryClient)


export const getListSchoolsQueryKey = (params?: ListSchoolsParams) =>
  readKey<'listSchools', [ListSchoolsParams]>('listSchools', params)
export const getListSchoolsQueryOptions = <Selected = DataOf<SchoolPageResponse>>(params?: ListSchoolsParams, options?: ReadOptions<DataOf<SchoolPageResponse>, Selected>) =>
  pageOptions<DataOf<SchoolPageResponse>, Selected>('catalogue', getListSchoolsQueryKey(params), (call) => listSchools(params, call), options)
/** Schools of the catalogue. */
export const useListSchools = <Selected = DataOf<SchoolPageResponse>>(params?: ListSchoolsParams, options?: ReadOptions<DataOf<SchoolPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolsQueryOptions(params, useOwn(options)), queryClient)

export const getListSchoolsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolPageResponse>>>>(params?: Omit<ListSchoolsParams, 'current'>, options?: PagesOptions<DataOf<SchoolPageResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolPageResponse>, Selected>('catalogue', getListSchoolsQueryKey(params), (current, call) => listSchools({ ...params, current }, call), options)
/** Schools of the catalogue. */
export const useListSchoolsInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolPageResponse>>>>(params?: Omit<ListSchoolsParams, 'current'>, options?: PagesOptions<DataOf<SchoolPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolsInfiniteQueryOptions(params, useOwn(options)), queryClient)


export const getGetSchoolQueryKey = (schoolId?: Id) =>
  readKey<'getSchool', [Id]>('getSchool', schoolId)
export const getGetSchoolQueryOptions = <Selected = DataOf<SchoolDetailResponse>>(schoolId: Id, options?: ReadOptions<DataOf<SchoolDetailResponse>, Selected>) =>
  readOptions<DataOf<SchoolDetailResponse>, Selected>('catalogue', getGetSchoolQueryKey(schoolId), (call) => getSchool(schoolId, call), options)
/** A school introduces itself. */
export const useGetSchool = <Selected = DataOf<SchoolDetailResponse>>(schoolId: Id, options?: ReadOptions<DataOf<SchoolDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSchoolQueryOptions(schoolId, useOwn(options)), queryClient)


export const getGetOfferedCourseQueryKey = (schoolId?: Id, courseId?: Id) =>
  readKey<'getOfferedCourse', [Id, Id]>('getOfferedCourse', schoolId, courseId)
export const getGetOfferedCourseQueryOptions = <Selected = DataOf<OfferedCourseResponse>>(schoolId: Id, courseId: Id, options?: ReadOptions<DataOf<OfferedCourseResponse>, Selected>) =>
  readOptions<DataOf<OfferedCourseResponse>, Selected>('catalogue', getGetOfferedCourseQueryKey(schoolId, courseId), (call) => getOfferedCourse(schoolId, courseId, call), options)
/** A course as a visitor sees it. */
export const useGetOfferedCourse = <Selected = DataOf<OfferedCourseResponse>>(schoolId: Id, courseId: Id, options?: ReadOptions<DataOf<OfferedCourseResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetOfferedCourseQueryOptions(schoolId, courseId, useOwn(options)), queryClient)


