import { type ForcedLogout as ForcedLogoutEvent, getSdk } from '@hwjy/sdk'
import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { PageLoadError } from '../../shared/page/page-load-error.ts'

const ForcedLogoutDialog = lazyPage<{ message: string; onClose: () => void }>(
  () => import('./forced-logout-dialog.tsx'),
)

/** The next sign-out elsewhere fetches it again. */
function forget(error: unknown) {
  if (error instanceof PageLoadError) error.forget()
}

/** Tells users why they were signed out. The dialog's code is fetched only when that happens. */
export function ForcedLogout() {
  const [event, setEvent] = useState<ForcedLogoutEvent | null>(null)
  useEffect(() => getSdk().session.onForcedLogout(setEvent), [])
  if (!event) return null
  return (
    // Without its code there is no dialog, but the login page is there all the same.
    <ErrorBoundary fallback={null} onError={forget} resetKeys={[event]}>
      <Suspense>
        <ForcedLogoutDialog message={event.message} onClose={() => setEvent(null)} />
      </Suspense>
    </ErrorBoundary>
  )
}
