import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { expect, it, vi } from 'vitest'
import { lazyPage } from './lazy-page.ts'
import { PageLoadError } from './page-load-error.ts'

it('shows the page when its code has come', async () => {
  const Page = lazyPage(async () => ({ default: () => <p>here</p> }))
  render(
    <Suspense>
      <Page />
    </Suspense>,
  )
  expect(await screen.findByText('here')).toBeTruthy()
})

it('says that the code is missing, so that the boundary can offer to load the page again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onError = vi.fn<(error: unknown) => void>()
  const Page = lazyPage<object>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  render(
    <ErrorBoundary fallback={<p>gone</p>} onError={onError}>
      <Suspense>
        <Page />
      </Suspense>
    </ErrorBoundary>,
  )
  expect(await screen.findByText('gone')).toBeTruthy()
  expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(PageLoadError)
})
