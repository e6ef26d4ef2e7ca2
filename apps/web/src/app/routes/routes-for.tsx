import type { Role } from '@hwjy/sdk'
import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../shared/lazy-page.ts'
import { pageCode } from './page-code.ts'
import { accountPages, accountRoutes } from './account-routes.tsx'
import { inPublicFrame } from './in-public-frame.tsx'
import { lessonRoutes, roomRoute } from './lesson-routes.tsx'
import { publicRoutes } from './public-routes.tsx'
import { type AppRoute, meta } from './route-meta.ts'
import { settingsRoutes, updaterRoutes } from './settings-routes.tsx'

const NotFoundPage = lazyPage(async () => (await pageCode()).notFoundPage())
const SignedIn = lazyPage(async () => (await pageCode()).signedIn())
const Shell = lazyPage(async () => (await pageCode()).shell(), 'shell', 'pages')

export interface AppRoutes {
  /** What the router draws. The shell answers every path that nothing else does, and keeps its pages in tabs. */
  routes: RouteObject[]
  /** Every page there is for this person, wherever it is drawn: for guard, titles and prefetching. */
  pages: AppRoute[]
}

const pagesOf = (role: Role): AppRoute[] => [...lessonRoutes[role], ...accountPages(role), roomRoute(role)]

/** Somebody's addresses without their pages, of which the guard knows nothing more: a visitor signs in first. */
const addressesOf = (role: Role): AppRoute[] => pagesOf(role).map(({ path = '' }) => ({ path, element: null }))

/** A role's pages are added after sign-in; until then there are their addresses. */
export function routesFor(role: Role | null): AppRoutes {
  const notFound: AppRoute = { path: '*', element: <NotFoundPage />, handle: meta({ key: 'notFound' }) }
  const forEverybody = [...publicRoutes, ...accountRoutes, ...updaterRoutes]
  if (role === null) {
    const framed = inPublicFrame([...settingsRoutes, notFound])
    const pages = [...forEverybody, ...addressesOf('student'), ...addressesOf('teacher'), framed]
    return { routes: pages, pages }
  }
  const room = roomRoute(role)
  const inShell = [...lessonRoutes[role], ...accountPages(role), ...settingsRoutes, notFound]
  const shell: RouteObject = { path: '*', element: <Shell pages={inShell} /> }
  return {
    routes: [...forEverybody, { element: <SignedIn />, children: [room, shell] }],
    // The first of two that answer alike counts: what is left of the other role are addresses with nothing behind them.
    pages: [...forEverybody, room, ...inShell, ...addressesOf(role === 'student' ? 'teacher' : 'student')],
  }
}
