import { LANGUAGES } from '@hwjy/sdk'
import { UiTextProvider } from '@hwjy/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from './app-routes.tsx'
import { ForcedLogout } from './forced-logout.tsx'
import { createQueryClient } from './query-client.ts'

export function App() {
  const { i18n } = useTranslation()
  const [queryClient] = useState(createQueryClient)
  const language = LANGUAGES.find((known) => known === i18n.language) ?? 'en-US'
  return (
    <QueryClientProvider client={queryClient}>
      <UiTextProvider language={language}>
        <BrowserRouter basename={import.meta.env.BASE_URL}>
          <AppRoutes />
          <ForcedLogout />
        </BrowserRouter>
      </UiTextProvider>
    </QueryClientProvider>
  )
}
