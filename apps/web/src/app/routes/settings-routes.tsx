import { lazyPage } from '../../shared/page/lazy-page.ts'
import { type AppRoute, meta } from './route-meta.ts'

const SettingsPage = lazyPage(
  () => import('../../features/settings/settings-page.tsx'),
  'keys',
  'places',
  'settings',
  'titles',
)
const DevSettingsPage = lazyPage(
  () => import('../../features/dev-settings/dev-settings-page.tsx'),
  'devSettings',
  'titles',
)

const UpdaterPage = lazyPage<{ isForced: boolean }>(
  () => import('../../features/updates/updater-page.tsx'),
  'updates',
  'titles',
)

/** All users may open them: a visitor finds them in the public frame, a signed-in user in the shell. */
export const settingsRoutes: AppRoute[] = [
  { path: '/settings', element: <SettingsPage />, handle: meta({ of: 'settings', name: 'settings' }) },
  { path: '/dev-settings', element: <DevSettingsPage />, handle: meta({ of: 'devSettings', name: 'devSettings' }) },
]

/** A newer version of the app has the whole window; the second address is spelt as the product document has it. */
export const updaterRoutes: AppRoute[] = [
  { path: '/updater', element: <UpdaterPage isForced={false} />, handle: meta({ of: 'updater' }) },
  { path: '/fource-updater', element: <UpdaterPage isForced />, handle: meta({ of: 'updater' }) },
]
