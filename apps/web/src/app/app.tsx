import { DEFAULT_LANGUAGE, LANGUAGES } from '@hwjy/sdk'
import { UiTextProvider } from '@hwjy/ui'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { APP_HERE, dispatchAppEvent } from '../shared/app-events.ts'
import { AppRoutes } from './app-routes.tsx'
import { ForcedLogout } from './shell/forced-logout.tsx'
import { NavigationProgress } from './page/navigation-progress.tsx'
import { PageBoundary } from './page/page-boundary.tsx'
import { PageSkeleton } from './page/page-skeleton.tsx'

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
          {/* The addresses of a signed-in user's pages come late, and may not come. */}
          <PageBoundary path="" waiting={<PageSkeleton />}>
            <AppRoutes />
          </PageBoundary>
          <ForcedLogout />
        </>,
      )}
    </UiTextProvider>
  )
}
