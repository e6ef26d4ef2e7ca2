import { latePage } from './late-page.ts'
import { type AppRoute, meta } from './route-meta.ts'

const SettingsPage = latePage((pages) => pages.settingsPage(), 'places', 'settings', 'titles')
const DevSettingsPage = latePage((pages) => pages.devSettingsPage(), 'devSettings', 'titles')

const UpdaterPage = latePage<{ isForced: boolean }>((pages) => pages.updaterPage(), 'updates', 'titles')

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
