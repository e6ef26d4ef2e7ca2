import { useSession } from '@hwjy/sdk'
import { ConfirmProvider, ToastProvider } from '@hwjy/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { familySwitch } from '../../shared/family/family-switch.ts'
import { useAnswersInLanguage } from '../../shared/i18n/use-answers-in-language.ts'
import { createQueryClient } from '../../shared/query-client.ts'
import { appWindows } from '../../shared/windows/app-windows.ts'
import { homeOf } from '../guard.ts'
import { scrollMemory } from '../page/scroll-memory.ts'

export interface SignedInContext {
  /** Says where another student of the family was chosen to go on; null where none was. */
  takenOver: 'here' | 'in-another-window' | null
}

/** The frame around pages behind the sign-in, the live room too. Other pages do not wait for this code. */
export default function SignedIn() {
  const { userInfo, userRole } = useSession()
  const { pathname } = useLocation()
  const userId = userInfo?.userId ?? null
  const [shown, setShown] = useState<SignedInContext & { userId: string | null }>({ userId, takenOver: null })
  const home = homeOf(userRole ?? 'student')
  // Another student of the family, chosen here or in another window: nothing of the first one is drawn again, and the
  // next one begins at home, or where it was chosen to begin.
  if (userId !== null && shown.userId !== userId) {
    const place = familySwitch.placeOf(userId)
    const begins = place === null || place === 'home' ? home : place === 'here' ? pathname : place
    if (pathname !== begins) return <Navigate to={begins} />
    setShown({ userId, takenOver: place === null ? 'in-another-window' : 'here' })
  }
  return <SignedInAs key={userId} takenOver={shown.takenOver} />
}

function SignedInAs({ takenOver }: SignedInContext) {
  const [queryClient] = useState(createQueryClient)
  useAnswersInLanguage(queryClient)
  useEffect(() => appWindows.start(), [])
  useEffect(() => familySwitch.end(), [])
  useEffect(() => () => scrollMemory.clear(), [])
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <ConfirmProvider>
          <Outlet context={{ takenOver } satisfies SignedInContext} />
        </ConfirmProvider>
      </ToastProvider>
    </QueryClientProvider>
  )
}
