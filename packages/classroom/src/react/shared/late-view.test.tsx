// @vitest-environment happy-dom

import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchLateViews, lateView, useMissingPart } from './late-view.tsx'

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

it('is fetched with the part that it belongs to', async () => {
  const loadInner = vi.fn<() => Promise<typeof Words>>(async () => Words)
  lateView(async () => {
    const Inner = lateView(loadInner)
    return () => <Inner text="Hands" />
  })
  await fetchLateViews()
  expect(loadInner).toHaveBeenCalledOnce()
})

it('is told as missing while it is wanted and could not be fetched, and not when nothing wants it', async () => {
  const Missing = () => <output>{useMissingPart() ?? 'whole'}</output>
  const told = () => screen.getByRole('status').textContent
  let isOffline = true
  const View = lateView(async () => {
    if (isOffline) throw new TypeError('offline')
    return Words
  })
  const { rerender } = render(<Missing />)
  await fetchLateViews()
  expect(told()).toBe('whole')
  rerender(
    <>
      <Missing />
      <View text="Hands" waiting="…" />
    </>,
  )
  await waitFor(() => expect(told()).toBe('failed'))
  isOffline = false
  await fetchLateViews()
  await waitFor(() => expect(told()).toBe('whole'))
})
