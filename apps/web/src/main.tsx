import '@hwjy/ui'
import './app/global.css.ts'
import { configureSdk, getSdk } from '@hwjy/sdk'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { inBrowserRouter } from './app/in-browser-router.tsx'
import { prefetchPage } from './app/page/prefetch-page.ts'
import { endPrerendered } from './shared/prerendered/prerendered.ts'
import { APP_LOST, dispatchAppEvent, onSignInExpected } from './shared/app-events.ts'
import { APP_VERSION } from './shared/app-version.ts'
import { applySavedAppearance } from './shared/appearance.ts'
import { savedDevSettings, sdkOptionsOf } from './shared/dev-settings.ts'
import { watchHistorySteps } from './shared/history-steps.ts'
import { currentLanguage, keepPageLanguage, startI18n } from './shared/i18n/i18n.ts'
import { keepInstallPrompt } from './shared/devices/install-prompt.ts'
import { keepTabPersonal } from './shared/session/tab-owner.ts'
import { followNetwork, watched } from './shared/network/network.ts'
import { tabStorage } from './shared/choices/storage.ts'
import { watchVitals } from './shared/vitals/watch-vitals.ts'
import { viewerZone } from './shared/time/time-zone.ts'

/** `pnpm dev:mocks`; a production build drops everything behind it. */
const isMocked = import.meta.env.MODE === 'mocks'

// The script in the head found that the page that stands here is the one this visitor would see.
const standsAlready = window.earlyInput !== undefined
watchHistorySteps()
keepPageLanguage()
keepInstallPrompt()
followNetwork()
applySavedAppearance()
if (isMocked) await import('./app/mocks.ts').then((mocks) => mocks.startMockBackend())
const devOptions = sdkOptionsOf(savedDevSettings())
configureSdk({
  language: currentLanguage,
  timeZone: viewerZone,
  appVersion: APP_VERSION,
  ...devOptions,
  fetch: watched(devOptions.fetch),
  // Two tabs of one browser are two people there, so each keeps a session of its own.
  ...(isMocked && { storage: tabStorage }),
})
keepTabPersonal(getSdk().session, tabStorage)
const { userInfo, userRole } = getSdk().session.getState()
try {
  await Promise.all([startI18n(), prefetchPage(location.pathname, userInfo && userRole)])
} catch (error) {
  dispatchAppEvent(APP_LOST)
  throw error
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = (
  <StrictMode>
    <App inRouter={inBrowserRouter} />
  </StrictMode>
)
if (!standsAlready) {
  root.replaceChildren()
  endPrerendered()
}
// Renders in a transition, because only then does React take a page that has been fetched without showing its outline
// first.
startTransition(() => {
  if (standsAlready) hydrateRoot(root, app)
  else createRoot(root).render(app)
})
watchVitals()
// Comes while the password is typed.
onSignInExpected((role) => void prefetchPage(`${import.meta.env.BASE_URL}${role}`, role))
