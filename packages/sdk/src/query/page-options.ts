/** Building blocks of the generated functions: TanStack options for lists that come page by page. */
import {
  type DataTag,
  hashKey,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { CallOptions } from '../client/call-options.ts'
import type { SdkError } from '../error/api-error.ts'
import type { Sdk } from '../sdk.ts'
import { type ReadOptions, readOptions, type ReadQuery } from './query-options.ts'

/** Is one page of a list. `current` counts from 1; there are `pages` of up to `size`. */
export interface Page<Item> {
  records: Item[]
  total: number
  current: number
  size: number
  pages: number
}

/** A page that is turned shows the one before until the next is there. Another list does not. */
export function pageOptions<Data, Selected = Data>(
  group: string,
  queryKey: QueryKey,
  read: (options: CallOptions) => Promise<Data>,
  { query, sdk }: ReadOptions<Data, Selected> = {},
): ReadQuery<Data, Selected> {
  const list = listOf(queryKey)
  const placeholderData = (page: Data | undefined, before: { queryKey: QueryKey } | undefined) =>
    before && listOf(before.queryKey) === list ? page : undefined
  return readOptions<Data, Selected>(group, queryKey, read, {
    sdk,
    query: { placeholderData, ...query } as Partial<UseQueryOptions<Data, SdkError, Selected>>,
  })
}

// Hashes a key so that all pages of one list have the same hash.
function listOf(key: QueryKey): string {
  return hashKey(
    key.map((part) =>
      typeof part === 'object' && part !== null ? { ...part, current: undefined, size: undefined } : part,
    ),
  )
}

/** All pages that were loaded, as one list. `total` is the newest answer's. */
export interface JoinedPages<Item> {
  records: Item[]
  total: number
}

export function joinPages<Item>({ pages }: InfiniteData<Page<Item>, number>): JoinedPages<Item> {
  return { records: pages.flatMap(({ records }) => records), total: pages.at(-1)?.total ?? 0 }
}

type InfiniteOptions<Data, Selected> = UseInfiniteQueryOptions<Data, SdkError, Selected, QueryKey, number>
export interface PagesOptions<Data, Selected> {
  /** See `ReadOptions`. */
  sdk?: Sdk | undefined
  query?: Partial<InfiniteOptions<Data, Selected>>
}
export type ItemOf<Data> = Data extends Page<infer Item> ? Item : never
export type PagesQuery<Data, Selected> = InfiniteOptions<Data, Selected> & {
  queryKey: DataTag<QueryKey, InfiniteData<Data, number>, SdkError>
}

/** Page after page from the first. Give `maxPages` to forget the far ones. */
export function pagesOptions<Data extends Page<unknown>, Selected = JoinedPages<ItemOf<Data>>>(
  group: string,
  queryKey: QueryKey,
  read: (current: number, options: CallOptions) => Promise<Data>,
  { query, sdk }: PagesOptions<Data, Selected> = {},
): PagesQuery<Data, Selected> {
  const options = {
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) => read(pageParam, { signal, sdk }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }: Data) => (current < pages ? current + 1 : undefined),
    getPreviousPageParam: ({ current }: Data) => (current > 1 ? current - 1 : undefined),
    select: joinPages,
    ...query,
  }
  return { ...options, meta: { group, ...query?.meta } } as unknown as PagesQuery<Data, Selected>
}
