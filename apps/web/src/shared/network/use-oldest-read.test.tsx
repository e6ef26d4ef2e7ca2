import { act, renderHook, waitFor } from '@testing-library/react'
import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { FRAME_READ, useOldestRead } from './use-oldest-read.ts'

interface Read {
  at: number
  meta?: Record<string, unknown>
  staleTime?: number
}

/** Shows reads that came at these instants; the next ones fail once the server refuses. */
function show(reads: Record<string, Read>, onlyRefused: boolean) {
  let isRefused = false
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnMount: false } } })
  for (const [name, { at }] of Object.entries(reads)) client.setQueryData([name], name, { updatedAt: at })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const read = async () => (isRefused ? Promise.reject(new Error('refused')) : 'fresh')
  const page = Object.entries(reads)
  const { result } = renderHook(
    () => {
      // The list stays the same for the whole test, so the hooks keep their order.
      for (const [name, { meta, staleTime = 0 }] of page)
        useQuery({ queryKey: [name], queryFn: read, staleTime, ...(meta && { meta }) })
      return useOldestRead({ onlyRefused })
    },
    { wrapper },
  )
  const refuse = () => {
    isRefused = true
    return act(() => client.refetchQueries())
  }
  return { result, refuse }
}

it('a page is as old as the oldest of its reads', () => {
  expect(show({ list: { at: 2_000 }, detail: { at: 1_000 } }, false).result.current).toBe(1_000)
})

it('reads of the frame, and what never changes, say nothing about the age of a page', () => {
  const reads = {
    page: { at: 3_000 },
    unread: { at: 1_000, meta: FRAME_READ },
    dictionary: { at: 2_000, staleTime: Number.POSITIVE_INFINITY },
  }
  expect(show(reads, false).result.current).toBe(3_000)
})

it('a page with a network is called old once a refetch was refused, and not before', async () => {
  const { result, refuse } = show({ list: { at: 1_000 } }, true)
  expect(result.current).toBeNull()
  await refuse()
  await waitFor(() => expect(result.current).toBe(1_000))
})

it('a page of which a part has nothing to show without a network has no age, and has one again when it came', async () => {
  onlineManager.setOnline(false)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnMount: false } } })
  client.setQueryData(['filters'], 'known', { updatedAt: 1_000 })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: ['filters'], queryFn: async () => 'known' })
      useQuery({ queryKey: ['list'], queryFn: async () => 'rows' })
      useQuery({ queryKey: ['not wanted'], queryFn: async () => 'more', enabled: false })
      return useOldestRead({ onlyRefused: false })
    },
    { wrapper },
  )
  expect(result.current).toBeNull()
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(result.current).not.toBeNull())
})
