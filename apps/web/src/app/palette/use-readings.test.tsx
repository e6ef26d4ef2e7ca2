import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useReadings } from './use-readings.ts'

it('knows the readings after letters were deleted while they came, and where another palette fetched them', async () => {
  const open = (isWanted: boolean) => renderHook((wanted: boolean) => useReadings(wanted), { initialProps: isWanted })
  const [first, second] = [open(true), open(false)]
  first.rerender(false)
  await import('pinyin-match')
  for (const { result, rerender } of [first, second]) {
    rerender(true)
    await waitFor(() => expect(result.current?.('海港', 'haigang')).toBe(true))
  }
})
