// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { NationRequest, DesktopReleasesRequest, FeedbackDetailRequest, CourseDurationsResponse, PhoneZonesResponse, PhoneZoneResponse, DesktopReleasesResponse, BaseInfoResponse, FeedbackDetailResponse } from '../types.ts'

/**
 * @summary Lengths a lesson can have
 */
export const listCourseDurations = (signal?: AbortSignal) =>
  call<CourseDurationsResponse>({ url: '/api-user/common/coureDurations', authorization: 'basicOrBearer', signal })

export const getListCourseDurationsQueryKey = () =>
  readKey<'listCourseDurations', []>('listCourseDurations')
export const getListCourseDurationsQueryOptions = <Selected = DataOf<CourseDurationsResponse>>(options?: ReadOptions<DataOf<CourseDurationsResponse>, Selected>) =>
  readOptions<DataOf<CourseDurationsResponse>, Selected>('shared', getListCourseDurationsQueryKey(), (signal) => listCourseDurations(signal), options)
/** Lengths a lesson can have. */
export const useListCourseDurations = <Selected = DataOf<CourseDurationsResponse>>(options?: ReadOptions<DataOf<CourseDurationsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCourseDurationsQueryOptions(options), queryClient)


/**
 * Names are in the caller's language; the countries most of our people live in come first.
 * @summary Dialling codes of all countries
 */
export const listPhoneZones = (signal?: AbortSignal) =>
  call<PhoneZonesResponse>({ url: '/api-user/common/phoneZoneList', authorization: 'none', signal })

export const getListPhoneZonesQueryKey = () =>
  readKey<'listPhoneZones', []>('listPhoneZones')
export const getListPhoneZonesQueryOptions = <Selected = DataOf<PhoneZonesResponse>>(options?: ReadOptions<DataOf<PhoneZonesResponse>, Selected>) =>
  readOptions<DataOf<PhoneZonesResponse>, Selected>('shared', getListPhoneZonesQueryKey(), (signal) => listPhoneZones(signal), options)
/** Dialling codes of all countries. */
export const useListPhoneZones = <Selected = DataOf<PhoneZonesResponse>>(options?: ReadOptions<DataOf<PhoneZonesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPhoneZonesQueryOptions(options), queryClient)


/**
 * @summary Dialling code of one country
 */
export const getPhoneZone = (nationRequest: NationRequest, signal?: AbortSignal) =>
  call<PhoneZoneResponse>({ url: '/api-user/common/getPhoneByNation', authorization: 'none', body: nationRequest, signal })

export const getGetPhoneZoneQueryKey = (nationRequest?: NationRequest) =>
  readKey<'getPhoneZone', [NationRequest]>('getPhoneZone', nationRequest)
export const getGetPhoneZoneQueryOptions = <Selected = DataOf<PhoneZoneResponse>>(nationRequest: NationRequest, options?: ReadOptions<DataOf<PhoneZoneResponse>, Selected>) =>
  readOptions<DataOf<PhoneZoneResponse>, Selected>('shared', getGetPhoneZoneQueryKey(nationRequest), (signal) => getPhoneZone(nationRequest, signal), options)
/** Dialling code of one country. */
export const useGetPhoneZone = <Selected = DataOf<PhoneZoneResponse>>(nationRequest: NationRequest, options?: ReadOptions<DataOf<PhoneZoneResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPhoneZoneQueryOptions(nationRequest, options), queryClient)


/**
 * The newest first. `update` says what the named version must do.
 * @summary Versions of the desktop client
 */
export const getDesktopReleases = (desktopReleasesRequest: DesktopReleasesRequest, signal?: AbortSignal) =>
  call<DesktopReleasesResponse>({ url: '/api-user/common/deskTopByWin', authorization: 'basicOrBearer', body: desktopReleasesRequest, signal })

export const getGetDesktopReleasesQueryKey = (desktopReleasesRequest?: DesktopReleasesRequest) =>
  readKey<'getDesktopReleases', [DesktopReleasesRequest]>('getDesktopReleases', desktopReleasesRequest)
export const getGetDesktopReleasesQueryOptions = <Selected = DataOf<DesktopReleasesResponse>>(desktopReleasesRequest: DesktopReleasesRequest, options?: ReadOptions<DataOf<DesktopReleasesResponse>, Selected>) =>
  readOptions<DataOf<DesktopReleasesResponse>, Selected>('shared', getGetDesktopReleasesQueryKey(desktopReleasesRequest), (signal) => getDesktopReleases(desktopReleasesRequest, signal), options)
/** Versions of the desktop client. */
export const useGetDesktopReleases = <Selected = DataOf<DesktopReleasesResponse>>(desktopReleasesRequest: DesktopReleasesRequest, options?: ReadOptions<DataOf<DesktopReleasesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetDesktopReleasesQueryOptions(desktopReleasesRequest, options), queryClient)


/**
 * @summary What a client needs before anybody signs in
 */
export const getBaseInfo = (signal?: AbortSignal) =>
  call<BaseInfoResponse>({ url: '/api-user/common/baseInfo', authorization: 'basicOrBearer', signal })

export const getGetBaseInfoQueryKey = () =>
  readKey<'getBaseInfo', []>('getBaseInfo')
export const getGetBaseInfoQueryOptions = <Selected = DataOf<BaseInfoResponse>>(options?: ReadOptions<DataOf<BaseInfoResponse>, Selected>) =>
  readOptions<DataOf<BaseInfoResponse>, Selected>('shared', getGetBaseInfoQueryKey(), (signal) => getBaseInfo(signal), options)
/** What a client needs before anybody signs in. */
export const useGetBaseInfo = <Selected = DataOf<BaseInfoResponse>>(options?: ReadOptions<DataOf<BaseInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetBaseInfoQueryOptions(options), queryClient)


/**
 * For who wrote it, the student it is about, and the teacher of the lesson.
 * @summary One feedback about a lesson
 */
export const getFeedbackDetail = (feedbackDetailRequest: FeedbackDetailRequest, signal?: AbortSignal) =>
  call<FeedbackDetailResponse>({ url: '/api-user/feedback/detail', body: feedbackDetailRequest, signal })

export const getGetFeedbackDetailQueryKey = (feedbackDetailRequest?: FeedbackDetailRequest) =>
  readKey<'getFeedbackDetail', [FeedbackDetailRequest]>('getFeedbackDetail', feedbackDetailRequest)
export const getGetFeedbackDetailQueryOptions = <Selected = DataOf<FeedbackDetailResponse>>(feedbackDetailRequest: FeedbackDetailRequest, options?: ReadOptions<DataOf<FeedbackDetailResponse>, Selected>) =>
  readOptions<DataOf<FeedbackDetailResponse>, Selected>('shared', getGetFeedbackDetailQueryKey(feedbackDetailRequest), (signal) => getFeedbackDetail(feedbackDetailRequest, signal), options)
/** One feedback about a lesson. */
export const useGetFeedbackDetail = <Selected = DataOf<FeedbackDetailResponse>>(feedbackDetailRequest: FeedbackDetailRequest, options?: ReadOptions<DataOf<FeedbackDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetFeedbackDetailQueryOptions(feedbackDetailRequest, options), queryClient)


