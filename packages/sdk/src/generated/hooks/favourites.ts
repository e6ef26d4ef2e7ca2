// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { teacherListFavourites, teacherAddFavourite, teacherRemoveFavourite, teacherSearchEverything, studentListFavourites, studentAddFavourite, studentRemoveFavourite, studentSearchEverything, addWords, reviewWord } from '../calls/favourites.ts'
import type { FavouriteFilter, FavouriteRequest, FavouriteTarget, SearchRequest, WordsRequest, WordReviewRequest, FavouritePageResponse, FavouriteResponse, FavouriteRemovalResponse, SearchPageResponse, WordsReceiptResponse, WordReviewReceiptResponse } from '../types.ts'

export const getTeacherListFavouritesQueryKey = (favouriteFilter?: FavouriteFilter) =>
  readKey<'teacherListFavourites', [FavouriteFilter]>('teacherListFavourites', favouriteFilter)
export const getTeacherListFavouritesQueryOptions = <Selected = DataOf<FavouritePageResponse>>(favouriteFilter: FavouriteFilter, options?: ReadOptions<DataOf<FavouritePageResponse>, Selected>) =>
  pageOptions<DataOf<FavouritePageResponse>, Selected>('favourites', getTeacherListFavouritesQueryKey(favouriteFilter), (call) => teacherListFavourites(favouriteFilter, call), options)
/** What I keep. */
export const useTeacherListFavourites = <Selected = DataOf<FavouritePageResponse>>(favouriteFilter: FavouriteFilter, options?: ReadOptions<DataOf<FavouritePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListFavouritesQueryOptions(favouriteFilter, useOwn(options)), queryClient)

export const getTeacherListFavouritesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<FavouritePageResponse>>>>(favouriteFilter: Omit<FavouriteFilter, 'current'>, options?: PagesOptions<DataOf<FavouritePageResponse>, Selected>) =>
  pagesOptions<DataOf<FavouritePageResponse>, Selected>('favourites', getTeacherListFavouritesQueryKey(favouriteFilter), (current, call) => teacherListFavourites({ ...favouriteFilter, current }, call), options)
/** What I keep. */
export const useTeacherListFavouritesInfinite = <Selected = JoinedPages<ItemOf<DataOf<FavouritePageResponse>>>>(favouriteFilter: Omit<FavouriteFilter, 'current'>, options?: PagesOptions<DataOf<FavouritePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherListFavouritesInfiniteQueryOptions(favouriteFilter, useOwn(options)), queryClient)


export const getTeacherAddFavouriteMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FavouriteResponse>, { data: FavouriteRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<FavouriteResponse>, { data: FavouriteRequest } & ChangeCallOptions, Context>('teacherAddFavourite', ["favourites"], ({ data, ...call }) => teacherAddFavourite(data, call), options)
/** Keep one thing. */
export const useTeacherAddFavourite = <Context = unknown>(options?: ChangeOptions<DataOf<FavouriteResponse>, { data: FavouriteRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherAddFavouriteMutationOptions(useOwn(options)), queryClient)


export const getTeacherRemoveFavouriteMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FavouriteRemovalResponse>, { data: FavouriteTarget } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<FavouriteRemovalResponse>, { data: FavouriteTarget } & ChangeCallOptions, Context>('teacherRemoveFavourite', ["favourites"], ({ data, ...call }) => teacherRemoveFavourite(data, call), options)
/** Keep one thing no longer. */
export const useTeacherRemoveFavourite = <Context = unknown>(options?: ChangeOptions<DataOf<FavouriteRemovalResponse>, { data: FavouriteTarget } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRemoveFavouriteMutationOptions(useOwn(options)), queryClient)


export const getTeacherSearchEverythingQueryKey = (searchRequest?: SearchRequest) =>
  readKey<'teacherSearchEverything', [SearchRequest]>('teacherSearchEverything', searchRequest)
export const getTeacherSearchEverythingQueryOptions = <Selected = DataOf<SearchPageResponse>>(searchRequest: SearchRequest, options?: ReadOptions<DataOf<SearchPageResponse>, Selected>) =>
  pageOptions<DataOf<SearchPageResponse>, Selected>('favourites', getTeacherSearchEverythingQueryKey(searchRequest), (call) => teacherSearchEverything(searchRequest, call), options)
/** Search in all that I may see. */
export const useTeacherSearchEverything = <Selected = DataOf<SearchPageResponse>>(searchRequest: SearchRequest, options?: ReadOptions<DataOf<SearchPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherSearchEverythingQueryOptions(searchRequest, useOwn(options)), queryClient)

export const getTeacherSearchEverythingInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SearchPageResponse>>>>(searchRequest: Omit<SearchRequest, 'current'>, options?: PagesOptions<DataOf<SearchPageResponse>, Selected>) =>
  pagesOptions<DataOf<SearchPageResponse>, Selected>('favourites', getTeacherSearchEverythingQueryKey(searchRequest), (current, call) => teacherSearchEverything({ ...searchRequest, current }, call), options)
/** Search in all that I may see. */
export const useTeacherSearchEverythingInfinite = <Selected = JoinedPages<ItemOf<DataOf<SearchPageResponse>>>>(searchRequest: Omit<SearchRequest, 'current'>, options?: PagesOptions<DataOf<SearchPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherSearchEverythingInfiniteQueryOptions(searchRequest, useOwn(options)), queryClient)


export const getStudentListFavouritesQueryKey = (favouriteFilter?: FavouriteFilter) =>
  readKey<'studentListFavourites', [FavouriteFilter]>('studentListFavourites', favouriteFilter)
export const getStudentListFavouritesQueryOptions = <Selected = DataOf<FavouritePageResponse>>(favouriteFilter: FavouriteFilter, options?: ReadOptions<DataOf<FavouritePageResponse>, Selected>) =>
  pageOptions<DataOf<FavouritePageResponse>, Selected>('favourites', getStudentListFavouritesQueryKey(favouriteFilter), (call) => studentListFavourites(favouriteFilter, call), options)
/** What I keep. */
export const useStudentListFavourites = <Selected = DataOf<FavouritePageResponse>>(favouriteFilter: FavouriteFilter, options?: ReadOptions<DataOf<FavouritePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListFavouritesQueryOptions(favouriteFilter, useOwn(options)), queryClient)

export const getStudentListFavouritesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<FavouritePageResponse>>>>(favouriteFilter: Omit<FavouriteFilter, 'current'>, options?: PagesOptions<DataOf<FavouritePageResponse>, Selected>) =>
  pagesOptions<DataOf<FavouritePageResponse>, Selected>('favourites', getStudentListFavouritesQueryKey(favouriteFilter), (current, call) => studentListFavourites({ ...favouriteFilter, current }, call), options)
/** What I keep. */
export const useStudentListFavouritesInfinite = <Selected = JoinedPages<ItemOf<DataOf<FavouritePageResponse>>>>(favouriteFilter: Omit<FavouriteFilter, 'current'>, options?: PagesOptions<DataOf<FavouritePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentListFavouritesInfiniteQueryOptions(favouriteFilter, useOwn(options)), queryClient)

export const getStudentAddFavouriteMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FavouriteResponse>, { data: FavouriteRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<FavouriteResponse>, { data: FavouriteRequest } & ChangeCallOptions, Context>('studentAddFavourite', ["favourites"], ({ data, ...call }) => studentAddFavourite(data, call), options)
/** Keep one thing. */
export const useStudentAddFavourite = <Context = unknown>(options?: ChangeOptions<DataOf<FavouriteResponse>, { data: FavouriteRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentAddFavouriteMutationOptions(useOwn(options)), queryClient)

export const getStudentRemoveFavouriteMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FavouriteRemovalResponse>, { data: FavouriteTarget } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<FavouriteRemovalResponse>, { data: FavouriteTarget } & ChangeCallOptions, Context>('studentRemoveFavourite', ["favourites"], ({ data, ...call }) => studentRemoveFavourite(data, call), options)
/** Keep one thing no longer. */
export const useStudentRemoveFavourite = <Context = unknown>(options?: ChangeOptions<DataOf<FavouriteRemovalResponse>, { data: FavouriteTarget } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRemoveFavouriteMutationOptions(useOwn(options)), queryClient)

export const getStudentSearchEverythingQueryKey = (searchRequest?: SearchRequest) =>
  readKey<'studentSearchEverything', [SearchRequest]>('studentSearchEverything', searchRequest)
export const getStudentSearchEverythingQueryOptions = <Selected = DataOf<SearchPageResponse>>(searchRequest: SearchRequest, options?: ReadOptions<DataOf<SearchPageResponse>, Selected>) =>
  pageOptions<DataOf<SearchPageResponse>, Selected>('favourites', getStudentSearchEverythingQueryKey(searchRequest), (call) => studentSearchEverything(searchRequest, call), options)
/** Search in all that I may see. */
export const useStudentSearchEverything = <Selected = DataOf<SearchPageResponse>>(searchRequest: SearchRequest, options?: ReadOptions<DataOf<SearchPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentSearchEverythingQueryOptions(searchRequest, useOwn(options)), queryClient)

export const getStudentSearchEverythingInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SearchPageResponse>>>>(searchRequest: Omit<SearchRequest, 'current'>, options?: PagesOptions<DataOf<SearchPageResponse>, Selected>) =>
  pagesOptions<DataOf<SearchPageResponse>, Selected>('favourites', getStudentSearchEverythingQueryKey(searchRequest), (current, call) => studentSearchEverything({ ...searchRequest, current }, call), options)
/** Search in all that I may see. */
export const useStudentSearchEverythingInfinite = <Selected = JoinedPages<ItemOf<DataOf<SearchPageResponse>>>>(searchRequest: Omit<SearchRequest, 'current'>, options?: PagesOptions<DataOf<SearchPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentSearchEverythingInfiniteQueryOptions(searchRequest, useOwn(options)), queryClient)

export const getAddWordsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<WordsReceiptResponse>, { data: WordsRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<WordsReceiptResponse>, { data: WordsRequest } & ChangeCallOptions, Context>('addWords', ["favourites"], ({ data, ...call }) => addWords(data, call), options)
/** Keep several words. */
export const useAddWords = <Context = unknown>(options?: ChangeOptions<DataOf<WordsReceiptResponse>, { data: WordsRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddWordsMutationOptions(useOwn(options)), queryClient)


export const getReviewWordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<WordReviewReceiptResponse>, { data: WordReviewRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<WordReviewReceiptResponse>, { data: WordReviewRequest } & ChangeCallOptions, Context>('reviewWord', ["favourites"], ({ data, ...call }) => reviewWord(data, call), options)
/** Say how well I knew a word. */
export const useReviewWord = <Context = unknown>(options?: ChangeOptions<DataOf<WordReviewReceiptResponse>, { data: WordReviewRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getReviewWordMutationOptions(useOwn(options)), queryClient)


