import { type ForcedLogout as ForcedLogoutEvent, getSdk } from '@hwjy/sdk'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

const ForcedLogoutDialog = lazy(() => import('./forced-logout-dialog.tsx'))

/** Says why somebody who was signed in no longer is. The dialog's code is fetched only when that happens. */
export function ForcedLogout() {
  const [event, setEvent] = useState<ForcedLogoutEvent | null>(null)
  useEffect(() => getSdk().session.onForcedLogout(setEvent), [])
  if (!event) return null
  return (
    // Without its code there is no dialog, but the login page is there all the same.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ForcedLogoutDialog message={event.message} onClose={() => setEvent(null)} />
      </Suspense>
    </ErrorBoundary>
  )
}
