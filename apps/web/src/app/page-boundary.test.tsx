import { act, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startI18n } from '../shared/i18n/i18n.ts'
import { PageLoadError } from '../shared/page-load-error.ts'
import { PageBoundary } from './page-boundary.tsx'

beforeAll(() => startI18n())
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  goTo('online')
})

function goTo(state: 'online' | 'offline') {
  Object.defineProperty(navigator, 'onLine', { value: state === 'online', configurable: true })
  act(() => void window.dispatchEvent(new Event(state)))
}

/** How often the code does not come although the line is there again. */
let failuresAfterReturn = 0
const loadError = new PageLoadError(() => {
  if (navigator.onLine) failuresAfterReturn = Math.max(0, failuresAfterReturn - 1)
}, {})
function LatePage() {
  if (navigator.onLine && failuresAfterReturn === 0) return <h1>Here at last</h1>
  throw loadError
}
const open = () =>
  render(
    <PageBoundary path="/late" waiting={null}>
      <LatePage />
    </PageBoundary>,
  )

it('a page that was never loaded says offline what still works, and offers no press that cannot', () => {
  goTo('offline')
  open()
  expect(screen.getByRole('heading', { name: 'This page needs the network' })).toBeTruthy()
  expect(screen.getByText(/Pages you have open still work/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Load again|Try again/ })).toBeNull()
})

it('a page that was never loaded opens by itself when the line is back', () => {
  goTo('offline')
  open()
  goTo('online')
  expect(screen.getByRole('heading', { name: 'Here at last' })).toBeTruthy()
})

it('a line that fails once more when it is back is tried again', () => {
  vi.useFakeTimers()
  goTo('offline')
  failuresAfterReturn = 2
  open()
  goTo('online')
  expect(screen.queryByRole('heading', { name: 'Here at last' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'This page needs the network' })).toBeTruthy()
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('heading', { name: 'Here at last' })).toBeTruthy()
  vi.useRealTimers()
})
