// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchLateViews, lateView } from './late-view.tsx'

afterEach(cleanup)

const Words = ({ text }: { text: string }) => <p>{text}</p>

it('shows what stands for it until its code is here', async () => {
  const View = lateView(async () => Words)
  render(<View text="Hands" waiting="…" />)
  expect(screen.getByText('…')).toBeTruthy()
  expect(await screen.findByText('Hands')).toBeTruthy()
  expect(screen.queryByText('…')).toBeNull()
})

it('is there at once when it was fetched before', async () => {
  const load = vi.fn<() => Promise<typeof Words>>(async () => Words)
  const View = lateView(load)
  await fetchLateViews()
  render(<View text="Hands" />)
  expect(screen.getByText('Hands')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

it('is asked for again when the network was gone', async () => {
  vi.useFakeTimers()
  const load = vi
    .fn<() => Promise<typeof Words>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(Words)
  const View = lateView(load)
  render(<View text="Hands" />)
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  expect(await screen.findByText('Hands')).toBeTruthy()
})
