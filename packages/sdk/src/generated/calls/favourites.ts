// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { FavouriteFilter, FavouriteRequest, FavouriteTarget, SearchRequest, WordsRequest, WordReviewRequest, FavouritePageResponse, FavouriteResponse, FavouriteRemovalResponse, SearchPageResponse, WordsReceiptResponse, WordReviewReceiptResponse } from '../types.ts'

/**
 * What I keep.
 *
 * What can no longer be seen is still listed, as not available; it can only be removed.
 *
 * `POST /api-tch/ext/favourites/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherListFavourites = (favouriteFilter: FavouriteFilter, options?: CallOptions) =>
  call<FavouritePageResponse>({ url: '/api-tch/ext/favourites/list', encoding: 'json', body: favouriteFilter }, options)

/**
 * Keep one thing.
 *
 * Only what the person can see. Keeping a thing again changes nothing. At most 5,000 things.
 *
 * `POST /api-tch/ext/favourites/add` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), favouritesFull (32017).
 */
export const teacherAddFavourite = (favouriteRequest: FavouriteRequest, options?: ChangeCallOptions) =>
  change<FavouriteResponse>({ url: '/api-tch/ext/favourites/add', encoding: 'json', body: favouriteRequest }, options)

/**
 * Keep one thing no longer.
 *
 * The reviews of a word are forgotten with it. Removing what is not kept changes nothing.
 *
 * `POST /api-tch/ext/favourites/remove` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherRemoveFavourite = (favouriteTarget: FavouriteTarget, options?: ChangeCallOptions) =>
  change<FavouriteRemovalResponse>({ url: '/api-tch/ext/favourites/remove', encoding: 'json', body: favouriteTarget }, options)

/**
 * Search in all that I may see.
 *
 * Words, chapters, lessons, courses and files, those whose name begins with the text first. Of each kind the first 100 are found.
 *
 * `POST /api-tch/ext/search` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherSearchEverything = (searchRequest: SearchRequest, options?: CallOptions) =>
  call<SearchPageResponse>({ url: '/api-tch/ext/search', encoding: 'json', body: searchRequest }, options)

/**
 * What I keep.
 *
 * What can no longer be seen is still listed, as not available; it can only be removed.
 *
 * `POST /api-user/ext/favourites/list` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const studentListFavourites = (favouriteFilter: FavouriteFilter, options?: CallOptions) =>
  call<FavouritePageResponse>({ url: '/api-user/ext/favourites/list', encoding: 'json', body: favouriteFilter }, options)

/**
 * Keep one thing.
 *
 * Only what the person can see. Keeping a thing again changes nothing. At most 5,000 things.
 *
 * `POST /api-user/ext/favourites/add` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), favouritesFull (32017).
 */
export const studentAddFavourite = (favouriteRequest: FavouriteRequest, options?: ChangeCallOptions) =>
  change<FavouriteResponse>({ url: '/api-user/ext/favourites/add', encoding: 'json', body: favouriteRequest }, options)

/**
 * Keep one thing no longer.
 *
 * The reviews of a word are forgotten with it. Removing what is not kept changes nothing.
 *
 * `POST /api-user/ext/favourites/remove` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentRemoveFavourite = (favouriteTarget: FavouriteTarget, options?: ChangeCallOptions) =>
  change<FavouriteRemovalResponse>({ url: '/api-user/ext/favourites/remove', encoding: 'json', body: favouriteTarget }, options)

/**
 * Search in all that I may see.
 *
 * Words, chapters, lessons, courses and files, those whose name begins with the text first. Of each kind the first 100 are found.
 *
 * `POST /api-user/ext/search` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const studentSearchEverything = (searchRequest: SearchRequest, options?: CallOptions) =>
  call<SearchPageResponse>({ url: '/api-user/ext/search', encoding: 'json', body: searchRequest }, options)

/**
 * Keep several words.
 *
 * Each must have a Chinese character. What is kept already is left as it is; words above the 5,000 are refused together.
 *
 * `POST /api-user/ext/favourites/addWords` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), favouritesFull (32017).
 */
export const addWords = (wordsRequest: WordsRequest, options?: ChangeCallOptions) =>
  change<WordsReceiptResponse>({ url: '/api-user/ext/favourites/addWords', encoding: 'json', body: wordsRequest }, options)

/**
 * Say how well I knew a word.
 *
 * The server computes when the word comes next. A review that comes again under the same id counts once; one that comes late is put at its time, so that two devices agree.
 *
 * `POST /api-user/ext/favourites/review` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), reviewsFull (32018).
 */
export const reviewWord = (wordReviewRequest: WordReviewRequest, options?: ChangeCallOptions) =>
  change<WordReviewReceiptResponse>({ url: '/api-user/ext/favourites/review', encoding: 'json', body: wordReviewRequest }, options)

