import type { Role } from '@hwjy/sdk'
import { lazyPage } from '../../shared/lazy-page.ts'
import { accountRoutes } from './account-routes.tsx'
import { lessonRoutes, roomRoute } from './lesson-routes.tsx'
import { publicRoutes } from './public-routes.tsx'
import type { AppRoute } from './route-meta.ts'

const NotFoundPage = lazyPage(() => import('../not-found-page.tsx'))
const SignedIn = lazyPage(() => import('../signed-in.tsx'))
const Shell = lazyPage(() => import('../shell.tsx'))

/** Every route that exists for this person: a role's routes are added after sign-in, until then they do not exist. */
export function routesFor(role: Role | null): AppRoute[] {
  const notFound: AppRoute = { path: '*', element: <NotFoundPage /> }
  const forEverybody = [...publicRoutes, ...accountRoutes]
  if (role === null) return [...forEverybody, notFound]
  return [
    ...forEverybody,
    {
      element: <SignedIn />,
      children: [roomRoute(role), { element: <Shell />, children: [...lessonRoutes[role], notFound] }],
    },
  ]
}
