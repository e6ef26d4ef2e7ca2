import { act, render, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startI18n } from '../../shared/i18n/i18n.ts'
import { LastingLoadError } from '../../shared/page/load-module.ts'
import { network } from '../../shared/network/network.ts'
import { PageLoadError } from '../../shared/page/page-load-error.ts'
import { PageBoundary } from './page-boundary.tsx'

/** What the browser believes stays what it is: a cable to a dead router. */
let isServerThere = true

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch')
    return Response.json({ status: 'ok' })
  })
  await startI18n()
})
afterAll(() => void vi.unstubAllGlobals())
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await goTo('online')
})

async function goTo(state: 'online' | 'offline') {
  isServerThere = state === 'online'
  await act(() => network.check())
}

/** How often the code does not come although the line is there again. */
let failuresAfterReturn = 0
const loadError = new PageLoadError(() => {
  if (isServerThere) failuresAfterReturn = Math.max(0, failuresAfterReturn - 1)
}, {})
function LatePage() {
  if (isServerThere && failuresAfterReturn === 0) return <h1>Here at last</h1>
  throw loadError
}
const open = () =>
  render(
    <PageBoundary path="/late" waiting={null}>
      <LatePage />
    </PageBoundary>,
  )

it('a page that was never loaded says offline what still works, and offers no press that cannot', async () => {
  await goTo('offline')
  open()
  expect(screen.getByRole('heading', { name: 'This page needs a network' })).toBeTruthy()
  expect(screen.getByText(/Pages that are already open still work/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Load again|Try again/ })).toBeNull()
})

it('a page that was never loaded opens by itself when the line is back', async () => {
  await goTo('offline')
  open()
  await goTo('online')
  expect(screen.getByRole('heading', { name: 'Here at last' })).toBeTruthy()
})

it('a line that fails once more when it is back is tried again', async () => {
  vi.useFakeTimers()
  await goTo('offline')
  failuresAfterReturn = 2
  open()
  await goTo('online')
  expect(screen.queryByRole('heading', { name: 'Here at last' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'This page needs a network' })).toBeTruthy()
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('heading', { name: 'Here at last' })).toBeTruthy()
  vi.useRealTimers()
})

it('“Try again” loads the page anew where the browser keeps the failure of a module', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const lasting = new PageLoadError(() => undefined, { cause: new LastingLoadError() })
  function BrokenModule(): never {
    throw lasting
  }
  render(
    <PageBoundary path="/late" waiting={null}>
      <BrokenModule />
    </PageBoundary>,
  )
  // One button, because both would do the same.
  act(() => screen.getByRole('button').click())
  expect(reload).toHaveBeenCalledOnce()
})
