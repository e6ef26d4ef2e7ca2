import type { Role } from '@hwjy/sdk'
import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../shared/lazy-page.ts'
import { pageCode } from './page-code.ts'
import { accountPages, accountRoutes } from './account-routes.tsx'
import { inPublicFrame } from './in-public-frame.tsx'
import { lessonRoutes, roomRoute } from './lesson-routes.tsx'
import { publicRoutes } from './public-routes.tsx'
import type { AppRoute } from './route-meta.ts'
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

/** A role's routes are added after sign-in; until then they do not exist. */
export function routesFor(role: Role | null): AppRoutes {
  const notFound: AppRoute = { path: '*', element: <NotFoundPage /> }
  const forEverybody = [...publicRoutes, ...accountRoutes, ...updaterRoutes]
  if (role === null) {
    const pages = [...forEverybody, inPublicFrame(settingsRoutes), notFound]
    return { routes: pages, pages }
  }
  const room = roomRoute(role)
  const inShell = [...lessonRoutes[role], ...accountPages(role), ...settingsRoutes, notFound]
  const shell: RouteObject = { path: '*', element: <Shell pages={inShell} /> }
  return {
    routes: [...forEverybody, { element: <SignedIn />, children: [room, shell] }],
    pages: [...forEverybody, room, ...inShell],
  }
}
