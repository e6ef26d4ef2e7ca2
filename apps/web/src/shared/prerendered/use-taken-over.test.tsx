import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useTakenOver } from './use-taken-over.ts'

function Page() {
  useTakenOver()
  return <h1>Sign-in</h1>
}

it('hands over what was done before the app was there to the first page alone', () => {
  const handOver = vi.fn<() => Promise<void>>(async () => undefined)
  window.earlyInput = { handOver }
  render(<Page />).unmount()
  render(<Page />)
  expect(handOver).toHaveBeenCalledOnce()
})
