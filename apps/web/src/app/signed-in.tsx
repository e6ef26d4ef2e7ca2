import { useSession } from '@hwjy/sdk'
import { ConfirmProvider, ToastProvider } from '@hwjy/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { createQueryClient } from '../shared/query-client.ts'
import { appWindows } from '../shared/windows/app-windows.ts'

/** What pages behind the sign-in have around them, the live room too. Nobody else waits for this code. */
export default function SignedIn() {
  // One child of a family never sees what was fetched for another.
  return <SignedInAs key={useSession().userInfo?.userId} />
}

function SignedInAs() {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => appWindows.start(), [])
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <ConfirmProvider>
          <Outlet />
        </ConfirmProvider>
      </ToastProvider>
    </QueryClientProvider>
  )
}
