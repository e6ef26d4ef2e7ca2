// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import type { ItemOf, JoinedPages, PagesOptions } from '../../query/page-options.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getTeacherListFavouritesQueryKey, getTeacherListFavouritesQueryOptions, getTeacherListFavouritesInfiniteQueryOptions, getTeacherAddFavouriteMutationOptions, getTeacherRemoveFavouriteMutationOptions, getTeacherSearchEverythingQueryKey, getTeacherSearchEverythingQueryOptions, getTeacherSearchEverythingInfiniteQueryOptions, getStudentListFavouritesQueryKey, getStudentListFavouritesQueryOptions, getStudentListFavouritesInfiniteQueryOptions, getStudentAddFavouriteMutationOptions, getStudentRemoveFavouriteMutationOptions, getStudentSearchEverythingQueryKey, getStudentSearchEverythingQueryOptions, getStudentSearchEverythingInfiniteQueryOptions } from '../hooks/favourites.ts'
import type { Role, FavouriteFilter, FavouriteRequest, FavouriteTarget, SearchRequest, FavouritePageResponse, FavouriteResponse, FavouriteRemovalResponse, SearchPageResponse } from '../types.ts'

export const getListFavouritesAsQueryKey = (role: Role, favouriteFilter?: FavouriteFilter): ReturnType<typeof getTeacherListFavouritesQueryKey> | ReturnType<typeof getStudentListFavouritesQueryKey> =>
  (role === 'teacher' ? getTeacherListFavouritesQueryKey : getStudentListFavouritesQueryKey)(favouriteFilter)
export const getListFavouritesAsQueryOptions = <Selected = DataOf<FavouritePageResponse>>(role: Role, favouriteFilter: FavouriteFilter, options?: ReadOptions<DataOf<FavouritePageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListFavouritesQueryOptions : getStudentListFavouritesQueryOptions)<Selected>(favouriteFilter, options)
/** What I keep. */
export const useListFavouritesAs = <Selected = DataOf<FavouritePageResponse>>(role: Role, favouriteFilter: FavouriteFilter, options?: ReadOptions<DataOf<FavouritePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListFavouritesAsQueryOptions(role, favouriteFilter, useOwn(options)), queryClient)
export const getListFavouritesAsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<FavouritePageResponse>>>>(role: Role, favouriteFilter: Omit<FavouriteFilter, 'current'>, options?: PagesOptions<DataOf<FavouritePageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListFavouritesInfiniteQueryOptions : getStudentListFavouritesInfiniteQueryOptions)<Selected>(favouriteFilter, options)
/** What I keep. */
export const useListFavouritesAsInfinite = <Selected = JoinedPages<ItemOf<DataOf<FavouritePageResponse>>>>(role: Role, favouriteFilter: Omit<FavouriteFilter, 'current'>, options?: PagesOptions<DataOf<FavouritePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListFavouritesAsInfiniteQueryOptions(role, favouriteFilter, useOwn(options)), queryClient)


export const getAddFavouriteAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<FavouriteResponse>, { data: FavouriteRequest } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherAddFavouriteMutationOptions : getStudentAddFavouriteMutationOptions)<Context>(options)
/** Keep one thing. */
export const useAddFavouriteAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<FavouriteResponse>, { data: FavouriteRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddFavouriteAsMutationOptions(role, useOwn(options)), queryClient)


export const getRemoveFavouriteAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<FavouriteRemovalResponse>, { data: FavouriteTarget } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherRemoveFavouriteMutationOptions : getStudentRemoveFavouriteMutationOptions)<Context>(options)
/** Keep one thing no longer. */
export const useRemoveFavouriteAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<FavouriteRemovalResponse>, { data: FavouriteTarget } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveFavouriteAsMutationOptions(role, useOwn(options)), queryClient)


export const getSearchEverythingAsQueryKey = (role: Role, searchRequest?: SearchRequest): ReturnType<typeof getTeacherSearchEverythingQueryKey> | ReturnType<typeof getStudentSearchEverythingQueryKey> =>
  (role === 'teacher' ? getTeacherSearchEverythingQueryKey : getStudentSearchEverythingQueryKey)(searchRequest)
export const getSearchEverythingAsQueryOptions = <Selected = DataOf<SearchPageResponse>>(role: Role, searchRequest: SearchRequest, options?: ReadOptions<DataOf<SearchPageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherSearchEverythingQueryOptions : getStudentSearchEverythingQueryOptions)<Selected>(searchRequest, options)
/** Search in all that I may see. */
export const useSearchEverythingAs = <Selected = DataOf<SearchPageResponse>>(role: Role, searchRequest: SearchRequest, options?: ReadOptions<DataOf<SearchPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getSearchEverythingAsQueryOptions(role, searchRequest, useOwn(options)), queryClient)
export const getSearchEverythingAsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SearchPageResponse>>>>(role: Role, searchRequest: Omit<SearchRequest, 'current'>, options?: PagesOptions<DataOf<SearchPageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherSearchEverythingInfiniteQueryOptions : getStudentSearchEverythingInfiniteQueryOptions)<Selected>(searchRequest, options)
/** Search in all that I may see. */
export const useSearchEverythingAsInfinite = <Selected = JoinedPages<ItemOf<DataOf<SearchPageResponse>>>>(role: Role, searchRequest: Omit<SearchRequest, 'current'>, options?: PagesOptions<DataOf<SearchPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getSearchEverythingAsInfiniteQueryOptions(role, searchRequest, useOwn(options)), queryClient)


