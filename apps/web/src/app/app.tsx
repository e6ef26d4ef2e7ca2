import { DEFAULT_LANGUAGE, LANGUAGES } from '@hwjy/sdk'
import { UiTextProvider } from '@hwjy/ui'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { APP_HERE, dispatchAppEvent } from '../shared/app-events.ts'
import { AppRoutes } from './app-routes.tsx'
import { ForcedLogout } from './shell/forced-logout.tsx'
import { NavigationProgress } from './page/navigation-progress.tsx'

/** @param inRouter puts it into the browser's router, or into one that stands still */
export function App({ inRouter }: { inRouter: (app: ReactNode) => ReactNode }) {
  const { i18n } = useTranslation()
  useEffect(() => void dispatchAppEvent(APP_HERE), [])
  const language = LANGUAGES.find((known) => known === i18n.language) ?? DEFAULT_LANGUAGE
  return (
    <UiTextProvider language={language}>
      {inRouter(
        <>
          <NavigationProgress />
          <AppRoutes />
          <ForcedLogout />
        </>,
      )}
    </UiTextProvider>
  )
}
