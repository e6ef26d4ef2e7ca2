import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { retryOnReconnect } from '../network/reconnect.ts'
import { lazyPage } from '../page/lazy-page.ts'
import { PageLoadError } from '../page/page-load-error.ts'
import { areUploadsWanted } from './uploads-wanted.ts'

const Uploads = lazyPage(() => import('./uploads.tsx'), 'uploads')

/** Fetches the code, so that it is here when the line is not. */
export const readyToUpload = () => void Uploads.prefetch().catch(() => undefined)

/** The uploads at the window's foot, where there are any. A page goes on without them until their code has come. */
export function LateUploads() {
  const isWanted = useSyncExternalStore(areUploadsWanted.subscribe, areUploadsWanted.getState)
  if (!isWanted) return null
  return (
    <ErrorBoundary FallbackComponent={NotYet}>
      <Suspense>
        <Uploads />
      </Suspense>
    </ErrorBoundary>
  )
}

function NotYet({ error, resetErrorBoundary }: FallbackProps) {
  useEffect(
    () =>
      retryOnReconnect(() => {
        if (error instanceof PageLoadError) error.forget()
        resetErrorBoundary()
      }),
    [error, resetErrorBoundary],
  )
  return null
}
