import { PLACES_OF_BOTH } from '../../shared/session/return-path.ts'
import { queryPages } from '../../shared/session/query-pages.ts'
import { inPublicFrame } from './in-public-frame.tsx'
import { NotFoundPage } from './not-found.ts'
import { publicRoutes } from './public-routes.tsx'
import { type AppRoute, type AppRoutes, meta } from './route-meta.ts'
import { settingsRoutes, updaterRoutes } from './settings-routes.tsx'
import { signInRoutes } from './sign-in-routes.tsx'

/** Pages outside the shell, which signed-in users open as well. */
export const routesOfAll: readonly AppRoute[] = [...publicRoutes, ...signInRoutes, ...updaterRoutes]

export const notFound: AppRoute = { path: '*', element: <NotFoundPage />, handle: meta({ key: 'notFound' }) }

/** Paths to which a sign-in leads back. They have no page, and no role for the guard: a visitor signs in first. */
const behindSignIn: AppRoute[] = [...PLACES_OF_BOTH, ...Object.keys(queryPages), '/student', '/teacher'].map(
  (place) => ({
    path: `${place}/*`,
    element: null,
  }),
)

const pages = [...routesOfAll, ...behindSignIn, inPublicFrame([...settingsRoutes, notFound])]

export const visitorRoutes: AppRoutes = { routes: pages, pages }
