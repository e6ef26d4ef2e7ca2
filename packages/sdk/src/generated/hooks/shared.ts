// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import { readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { listCourseDurations, listPhoneZones, getPhoneZone, getDesktopReleases, getBaseInfo, getFeedbackDetail } from '../calls/shared.ts'
import type { NationRequest, DesktopReleasesRequest, FeedbackDetailRequest, CourseDurationsResponse, PhoneZonesResponse, PhoneZoneResponse, DesktopReleasesResponse, BaseInfoResponse, FeedbackDetailResponse } from '../types.ts'

export const getListCourseDurationsQueryKey = () =>
  readKey<'listCourseDurations', []>('listCourseDurations')
export const getListCourseDurationsQueryOptions = <Selected = DataOf<CourseDurationsResponse>>(options?: ReadOptions<DataOf<CourseDurationsResponse>, Selected>) =>
  readOptions<DataOf<CourseDurationsResponse>, Selected>('shared', getListCourseDurationsQueryKey(), (call) => listCourseDurations(call), options)
/** Lengths a lesson can have. */
export const useListCourseDurations = <Selected = DataOf<CourseDurationsResponse>>(options?: ReadOptions<DataOf<CourseDurationsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCourseDurationsQueryOptions(useOwn(options)), queryClient)


export const getListPhoneZonesQueryKey = () =>
  readKey<'listPhoneZones', []>('listPhoneZones')
export const getListPhoneZonesQueryOptions = <Selected = DataOf<PhoneZonesResponse>>(options?: ReadOptions<DataOf<PhoneZonesResponse>, Selected>) =>
  readOptions<DataOf<PhoneZonesResponse>, Selected>('shared', getListPhoneZonesQueryKey(), (call) => listPhoneZones(call), options)
/** Dialling codes of all countries. */
export const useListPhoneZones = <Selected = DataOf<PhoneZonesResponse>>(options?: ReadOptions<DataOf<PhoneZonesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPhoneZonesQueryOptions(useOwn(options)), queryClient)


export const getGetPhoneZoneQueryKey = (nationRequest?: NationRequest) =>
  readKey<'getPhoneZone', [NationRequest]>('getPhoneZone', nationRequest)
export const getGetPhoneZoneQueryOptions = <Selected = DataOf<PhoneZoneResponse>>(nationRequest: NationRequest, options?: ReadOptions<DataOf<PhoneZoneResponse>, Selected>) =>
  readOptions<DataOf<PhoneZoneResponse>, Selected>('shared', getGetPhoneZoneQueryKey(nationRequest), (call) => getPhoneZone(nationRequest, call), options)
/** Dialling code of one country. */
export const useGetPhoneZone = <Selected = DataOf<PhoneZoneResponse>>(nationRequest: NationRequest, options?: ReadOptions<DataOf<PhoneZoneResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPhoneZoneQueryOptions(nationRequest, useOwn(options)), queryClient)


export const getGetDesktopReleasesQueryKey = (desktopReleasesRequest?: DesktopReleasesRequest) =>
  readKey<'getDesktopReleases', [DesktopReleasesRequest]>('getDesktopReleases', desktopReleasesRequest)
export const getGetDesktopReleasesQueryOptions = <Selected = DataOf<DesktopReleasesResponse>>(desktopReleasesRequest: DesktopReleasesRequest, options?: ReadOptions<DataOf<DesktopReleasesResponse>, Selected>) =>
  readOptions<DataOf<DesktopReleasesResponse>, Selected>('shared', getGetDesktopReleasesQueryKey(desktopReleasesRequest), (call) => getDesktopReleases(desktopReleasesRequest, call), options)
/** Versions of the desktop client. */
export const useGetDesktopReleases = <Selected = DataOf<DesktopReleasesResponse>>(desktopReleasesRequest: DesktopReleasesRequest, options?: ReadOptions<DataOf<DesktopReleasesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetDesktopReleasesQueryOptions(desktopReleasesRequest, useOwn(options)), queryClient)


export const getGetBaseInfoQueryKey = () =>
  readKey<'getBaseInfo', []>('getBaseInfo')
export const getGetBaseInfoQueryOptions = <Selected = DataOf<BaseInfoResponse>>(options?: ReadOptions<DataOf<BaseInfoResponse>, Selected>) =>
  readOptions<DataOf<BaseInfoResponse>, Selected>('shared', getGetBaseInfoQueryKey(), (call) => getBaseInfo(call), options)
/** What a client needs before anybody signs in. */
export const useGetBaseInfo = <Selected = DataOf<BaseInfoResponse>>(options?: ReadOptions<DataOf<BaseInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetBaseInfoQueryOptions(useOwn(options)), queryClient)


export const getGetFeedbackDetailQueryKey = (feedbackDetailRequest?: FeedbackDetailRequest) =>
  readKey<'getFeedbackDetail', [FeedbackDetailRequest]>('getFeedbackDetail', feedbackDetailRequest)
export const getGetFeedbackDetailQueryOptions = <Selected = DataOf<FeedbackDetailResponse>>(feedbackDetailRequest: FeedbackDetailRequest, options?: ReadOptions<DataOf<FeedbackDetailResponse>, Selected>) =>
  readOptions<DataOf<FeedbackDetailResponse>, Selected>('shared', getGetFeedbackDetailQueryKey(feedbackDetailRequest), (call) => getFeedbackDetail(feedbackDetailRequest, call), options)
/** One feedback about a lesson. */
export const useGetFeedbackDetail = <Selected = DataOf<FeedbackDetailResponse>>(feedbackDetailRequest: FeedbackDetailRequest, options?: ReadOptions<DataOf<FeedbackDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetFeedbackDetailQueryOptions(feedbackDetailRequest, useOwn(options)), queryClient)


