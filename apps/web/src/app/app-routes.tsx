import { Navigate, useLocation, useRoutes } from 'react-router-dom'
import { thisDevice } from '../shared/devices/device-kind.ts'
import { isLeavingOnPurpose } from '../shared/session/leave.ts'
import { pageKey, queryPages } from '../shared/session/query-pages.ts'
import { returnPath, type ReturnState } from '../shared/session/return-path.ts'
import { useRole } from '../shared/session/use-role.ts'
import { guardDecision, homeOf } from './guard.ts'
import { PageBoundary } from './page/page-boundary.tsx'
import { PageSkeleton } from './page/page-skeleton.tsx'
import { metaAt } from './routes/page-at.ts'
import { useRoutesFor } from './routes-for.ts'
import { SignOut } from './shell/sign-out.tsx'
import { useHasExpired } from './shell/use-has-expired.ts'
import { usePageTitle } from './page/use-page-title.ts'
import { useScrollToTop } from './page/use-scroll-to-top.ts'

export function AppRoutes() {
  const role = useRole()
  const hasExpired = useHasExpired(role)
  const location = useLocation()
  const { routes, pages } = useRoutesFor(role)
  const page = useRoutes(routes)
  const meta = metaAt(pages, location.pathname)
  const decision = guardDecision({
    path: location.pathname,
    // Visitors have pages at addresses of signed-in people, too: who was signed in until now asks for their own.
    routeRoles: (hasExpired || isLeavingOnPurpose()) && location.pathname in queryPages ? null : (meta?.roles ?? null),
    role,
    device: thisDevice(),
  })

  usePageTitle(meta?.title ?? null)
  const key = pageKey(location)
  useScrollToTop(key)

  switch (decision.action) {
    case 'pass':
      return (
        <PageBoundary path={key} waiting={<PageSkeleton />}>
          {page}
        </PageBoundary>
      )
    case 'redirect': {
      const to = role !== null && decision.to === homeOf(role) ? returnPath(location.state, role) : decision.to
      // A user who signs out on purpose does not want to come back to this page.
      const isSentAway = role === null && !isLeavingOnPurpose()
      const state: ReturnState = isSentAway ? { from: location.pathname + location.search, hasExpired } : {}
      return <Navigate to={to} state={state} replace />
    }
    case 'signOut':
      return <SignOut />
  }
}
