// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import { teacherListFavourites, teacherAddFavourite, teacherRemoveFavourite, teacherSearchEverything, studentListFavourites, studentAddFavourite, studentRemoveFavourite, studentSearchEverything } from '../calls/favourites.ts'
import type { Role, FavouriteFilter, FavouriteRequest, FavouriteTarget, SearchRequest } from '../types.ts'

/** What I keep. */
export const listFavouritesAs = (role: Role, favouriteFilter: FavouriteFilter, options?: CallOptions) =>
  (role === 'teacher' ? teacherListFavourites : studentListFavourites)(favouriteFilter, options)
/** Keep one thing. */
export const addFavouriteAs = (role: Role, favouriteRequest: FavouriteRequest, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherAddFavourite : studentAddFavourite)(favouriteRequest, options)
/** Keep one thing no longer. */
export const removeFavouriteAs = (role: Role, favouriteTarget: FavouriteTarget, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherRemoveFavourite : studentRemoveFavourite)(favouriteTarget, options)
/** Search in all that I may see. */
export const searchEverythingAs = (role: Role, searchRequest: SearchRequest, options?: CallOptions) =>
  (role === 'teacher' ? teacherSearchEverything : studentSearchEverything)(searchRequest, options)
