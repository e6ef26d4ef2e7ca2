import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { joinPages, type Page, pageOptions, pagesOptions } from './page-options.ts'
import type { CallOptions } from '../client/call-options.ts'
import { readKey } from './query-options.ts'

interface Notice {
  noticeId: string
}
const SIZE = 2
/** Five notices on three pages. */
const pageOf = (current: number): Page<Notice> => ({
  records: ['a', 'b', 'c', 'd', 'e'].slice((current - 1) * SIZE, current * SIZE).map((noticeId) => ({ noticeId })),
  total: 5,
  current,
  size: SIZE,
  pages: 3,
})
const read = vi.fn<(current: number, options: CallOptions) => Promise<Page<Notice>>>(async (current) => pageOf(current))
const ids = (records: readonly Notice[] | undefined) => records?.map(({ noticeId }) => noticeId).join('')

describe('a key', () => {
  it.each([
    [[], ['listNotices']],
    [['cls_1'], ['listNotices', 'cls_1']],
    [
      ['cls_1', { size: 20 }],
      ['listNotices', 'cls_1', { size: 20 }],
    ],
    [[undefined, { size: 20 }], ['listNotices']],
  ] as const)('of %j is %j', (parts, key) => {
    expect(readKey<string, readonly unknown[]>('listNotices', ...parts)).toEqual(key)
  })
})

describe('one page after the other', () => {
  const notices = () => pagesOptions('notice', ['listNotices', { classId: 'cls_1' }], read)

  it('one page after the other is one list, until the last page', async () => {
    const client = new QueryClient()
    const observer = new InfiniteQueryObserver(client, notices())
    const stop = observer.subscribe(() => undefined)
    await observer.refetch()
    expect([ids(observer.getCurrentResult().data?.records), observer.getCurrentResult().hasNextPage]).toEqual([
      'ab',
      true,
    ])
    await observer.fetchNextPage()
    await observer.fetchNextPage()
    const { data, hasNextPage } = observer.getCurrentResult()
    expect([ids(data?.records), data?.total, hasNextPage]).toEqual(['abcde', 5, false])
    stop()
  })

  it('one page after the other keeps what is shown while the next one loads', async () => {
    const client = new QueryClient()
    const observer = new InfiniteQueryObserver(client, notices())
    const stop = observer.subscribe(() => undefined)
    await observer.refetch()
    const next = observer.fetchNextPage()
    const { data, isFetchingNextPage } = observer.getCurrentResult()
    expect([ids(data?.records), isFetchingNextPage]).toEqual(['ab', true])
    await next
    stop()
  })

  it('one page after the other lies beside the single pages, and goes stale with them', async () => {
    const client = new QueryClient()
    await client.prefetchInfiniteQuery(notices())
    await client.prefetchQuery({
      queryKey: ['listNotices', { classId: 'cls_1', current: 1 }],
      queryFn: () => pageOf(1),
    })
    expect(client.getQueryCache().getAll()).toHaveLength(2)
    await client.invalidateQueries({ queryKey: ['listNotices'] })
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.isInvalidated),
    ).toEqual([true, true])
  })

  it('of nothing is an empty list', () => {
    const page = { records: [], total: 0, current: 1, size: SIZE, pages: 0 }
    expect(joinPages({ pages: [page], pageParams: [1] })).toEqual({ records: [], total: 0 })
    expect(pagesOptions('notice', ['listNotices'], read).getNextPageParam(page, [page], 1, [1])).toBeUndefined()
  })
})

describe('a page that is turned', () => {
  const page = (filter: object) => pageOptions('notice', ['listNotices', filter], async () => pageOf(1))

  it('a page that is turned shows the page before until the next is there', async () => {
    const client = new QueryClient()
    const observer = new QueryObserver(client, page({ classId: 'cls_1', current: 1 }))
    const stop = observer.subscribe(() => undefined)
    await observer.refetch()
    observer.setOptions(page({ classId: 'cls_1', current: 2, size: 50 }))
    expect(observer.getCurrentResult()).toMatchObject({ isPlaceholderData: true, data: { records: pageOf(1).records } })
    stop()
  })

  it('a page that is turned shows nothing of another list', async () => {
    const client = new QueryClient()
    const observer = new QueryObserver(client, page({ classId: 'cls_1', current: 1 }))
    const stop = observer.subscribe(() => undefined)
    await observer.refetch()
    observer.setOptions(page({ classId: 'cls_2', current: 1 }))
    expect(observer.getCurrentResult().data).toBeUndefined()
    stop()
  })
})
