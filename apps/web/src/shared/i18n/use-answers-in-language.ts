import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { i18n } from './i18n.ts'

/** The server's words are in one language, so another language asks anew. */
export function useAnswersInLanguage(queryClient: QueryClient): void {
  useEffect(() => {
    const askAgain = () => void queryClient.invalidateQueries()
    i18n.on('languageChanged', askAgain)
    return () => i18n.off('languageChanged', askAgain)
  }, [queryClient])
}
