import { DEFAULT_LANGUAGE, LANGUAGES } from '@hwjy/sdk'
import { UiTextProvider } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from './app-routes.tsx'
import { ForcedLogout } from './forced-logout.tsx'
import { NavigationProgress } from './navigation-progress.tsx'

export function App() {
  const { i18n } = useTranslation()
  const language = LANGUAGES.find((known) => known === i18n.language) ?? DEFAULT_LANGUAGE
  return (
    <UiTextProvider language={language}>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <NavigationProgress />
        <AppRoutes />
        <ForcedLogout />
      </BrowserRouter>
    </UiTextProvider>
  )
}
