import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { i18n } from './i18n/i18n.ts'
import { createQueryClient } from './query-client.ts'

/**
 * Query client of the few public pages that call the server. Responses are in one language, so another language asks
 * anew.
 */
export function PublicQueries({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => {
    const askAgain = () => void queryClient.invalidateQueries()
    i18n.on('languageChanged', askAgain)
    return () => i18n.off('languageChanged', askAgain)
  }, [queryClient])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
