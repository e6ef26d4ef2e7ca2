import { MutationCache, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { ApiError, HttpError, NetworkError } from '../error/api-error.ts'
import { createQueryClient, shouldRetry } from './query-client.ts'
import { changeOptions, readOptions } from './query-options.ts'

type Client = ReturnType<typeof createQueryClient>

const reads = [
  ['listNotices', 'notice'],
  ['getNotice', 'notice'],
  ['listLessons', 'lesson'],
  ['countUnread', 'im'],
] as const

async function openClient(config?: Parameters<typeof createQueryClient>[0]) {
  const client = createQueryClient(config)
  for (const [name, group] of reads)
    await client.prefetchQuery(readOptions(group, [name, { id: '1' }], async () => name))
  return client
}

/** What a change leaves stale. */
async function staleAfter(client: Client, changes: readonly string[], change = async () => undefined) {
  const mutation = client.getMutationCache().build(client, changeOptions('addNotice', changes, change))
  await mutation.execute(undefined).catch(() => undefined)
  const stale = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
  return stale.map(({ queryKey }) => queryKey[0])
}

describe('a change', () => {
  it('a change makes the reads of its group stale', async () => {
    expect(await staleAfter(await openClient(), ['notice'])).toEqual(['listNotices', 'getNotice'])
  })

  it('a change makes the reads stale that it names', async () => {
    expect(await staleAfter(await openClient(), ['listNotices', 'countUnread'])).toEqual(['listNotices', 'countUnread'])
  })

  it('a change leaves everything as it is when it says so, or when it failed', async () => {
    expect(await staleAfter(await openClient(), [])).toEqual([])
    expect(await staleAfter(await openClient(), ['notice'], () => Promise.reject(new Error('no')))).toEqual([])
  })

  it('a change has a read on the screen made again', async () => {
    const client = createQueryClient()
    const read = vi.fn<() => Promise<number>>(async () => 1)
    const stop = new QueryObserver(client, readOptions('notice', ['listNotices'], read)).subscribe(() => undefined)
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1), 60_000)
    await staleAfter(client, ['notice'])
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2), 60_000)
    stop()
  })

  it('a change has a first read that is still under way made again', async () => {
    const client = createQueryClient()
    let answer: (data: string) => void = () => undefined
    const beforeTheChange = new Promise<string>((resolve) => {
      answer = resolve
    })
    const read = vi.fn<() => Promise<string>>(async () => 'after').mockReturnValueOnce(beforeTheChange)
    const observer = new QueryObserver(client, readOptions('notice', ['listNotices'], read))
    const stop = observer.subscribe(() => undefined)
    await staleAfter(client, ['notice'])
    answer('before')
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'), 60_000)
    expect(client.getQueryState(['listNotices'])).toMatchObject({ fetchStatus: 'idle', isInvalidated: false })
    stop()
  })

  it('a change leaves what was fetched ahead of it stale', async () => {
    const client = createQueryClient()
    let answer: (data: string) => void = () => undefined
    const read = new Promise<string>((resolve) => {
      answer = resolve
    })
    const fetched = client.prefetchQuery(readOptions('notice', ['listNotices'], () => read))
    await staleAfter(client, ['notice'])
    answer('before')
    await fetched
    await vi.waitFor(() => expect(client.getQueryState(['listNotices'])?.isInvalidated).toBe(true), 60_000)
  })

  it('a change still tells the host’s own cache', async () => {
    const onSuccess = vi.fn<() => void>()
    const client = await openClient({ mutationCache: new MutationCache({ onSuccess }) })
    expect(await staleAfter(client, ['notice'])).toHaveLength(2)
    expect(onSuccess).toHaveBeenCalledOnce()
  })
})

it.each([
  ['a broken line', new NetworkError('r', null), true],
  ['a gateway that is down', new HttpError(502, '', 'r'), true],
  ['a server that failed', new ApiError(500, '', null, 'r'), true],
  ['a page in between that says no', new HttpError(403, '', 'r'), false],
  ['a lesson that is not yours', new ApiError(403, '', null, 'r'), false],
  ['an expired sign-in', new ApiError(401, '', null, 'r'), false],
] as const)('after %s a read is tried again or not', (_, error, expected) => {
  expect(shouldRetry(0, error)).toBe(expected)
  expect(shouldRetry(2, error)).toBe(false)
})
