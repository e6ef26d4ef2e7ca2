import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, startTransition, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
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

it('shows a page that has been fetched at once, without an outline before it', async () => {
  const Page = lazyPage(async () => ({ default: () => <p>here</p> }))
  const Outline = vi.fn<() => ReactNode>(() => <p>outline</p>)
  await Page.prefetch()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const page = (
    <Suspense fallback={<Outline />}>
      <Page />
    </Suspense>
  )
  startTransition(() => root.render(page))
  expect(await screen.findByText('here')).toBeTruthy()
  expect(Outline).not.toHaveBeenCalled()
})

it('says that the code is missing, and fetches it again when tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<{ default: () => ReactNode }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => <p>here</p> })
  const Page = lazyPage(load)
  render(
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => {
        const retry = () => {
          if (error instanceof PageLoadError) error.forget()
          resetErrorBoundary()
        }
        return (
          <button type="button" onClick={retry}>
            again
          </button>
        )
      }}
    >
      <Suspense>
        <Page />
      </Suspense>
    </ErrorBoundary>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'again' }))
  expect(await screen.findByText('here')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
