import { useMemo } from 'react'
import { matchRoutes, Navigate, useLocation, useRoutes } from 'react-router-dom'
import { thisDevice } from '../shared/device-kind.ts'
import { returnPath, type ReturnState } from '../shared/session/return-path.ts'
import { useRole } from '../shared/session/use-role.ts'
import { guardDecision, homeOf } from './guard.ts'
import { PageBoundary } from './page-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { isRouteMeta } from './routes/route-meta.ts'
import { routesFor } from './routes/routes-for.tsx'
import { SignOut } from './sign-out.tsx'
import { useHasExpired } from './use-has-expired.ts'
import { usePageTitle } from './use-page-title.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'

/** The page of the current path, behind the guard. */
export function AppRoutes() {
  const role = useRole()
  const hasExpired = useHasExpired(role)
  const location = useLocation()
  const routes = useMemo(() => routesFor(role), [role])
  const page = useRoutes(routes)
  const handle: unknown = matchRoutes(routes, location)?.at(-1)?.route.handle
  const meta = isRouteMeta(handle) ? handle : null
  const decision = guardDecision({
    path: location.pathname,
    routeRoles: meta?.roles ?? null,
    role,
    device: thisDevice(),
  })

  usePageTitle(meta?.title ?? null)
  useScrollToTop(location.pathname)

  switch (decision.action) {
    case 'pass':
      return (
        <PageBoundary path={location.pathname} waiting={<PageSkeleton />}>
          {page}
        </PageBoundary>
      )
    case 'redirect': {
      const to = role !== null && decision.to === homeOf(role) ? returnPath(location.state, role) : decision.to
      const state: ReturnState = role === null ? { from: location.pathname + location.search, hasExpired } : {}
      return <Navigate to={to} state={state} replace />
    }
    case 'signOut':
      return <SignOut />
  }
}
