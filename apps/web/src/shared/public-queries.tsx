import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAnswersInLanguage } from './i18n/use-answers-in-language.ts'
import { createQueryClient } from './query-client.ts'

/** Query client of the few public pages that call the server. */
export function PublicQueries({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  useAnswersInLanguage(queryClient)
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
