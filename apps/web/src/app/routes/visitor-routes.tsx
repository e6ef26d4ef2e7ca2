import { lazyPage } from '../../shared/page/lazy-page.ts'
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

const WayPage = lazyPage(() => import('../../features/lesson-report/way-page.tsx'), 'lessonReport', 'lessons')

/** The steps of a lesson in general; a person who is signed in has them with what is done. */
const way: AppRoute = { path: '/process', element: <WayPage />, handle: meta({ of: 'way' }) }

const PublicData = lazyPage(() => import('../public-frame/public-data.tsx'))
const IntroductionForVisitor = lazyPage(
  () => import('../../features/schools/course/introduction-for-visitor.tsx'),
  'offer',
)

/** A course that a student has sent on: a visitor sees its public page. */
const introduction: AppRoute = {
  path: '/introduction',
  element: <IntroductionForVisitor />,
  handle: meta({ of: 'course' }),
}

const pages = [...routesOfAll, way, introduction, ...behindSignIn, inPublicFrame([...settingsRoutes, notFound])]
const routes = [
  ...routesOfAll,
  ...behindSignIn,
  inPublicFrame([way, { element: <PublicData />, children: [introduction] }, ...settingsRoutes, notFound]),
]

export const visitorRoutes: AppRoutes = { routes, pages }
