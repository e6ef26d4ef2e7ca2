import type { Role } from '@hwjy/sdk'
import { use, useMemo } from 'react'
import { codeLoader } from '../shared/page/code-loader.ts'
import type { AppRoutes } from './routes/route-meta.ts'
import { visitorRoutes } from './routes/visitor-routes.tsx'

type RoutesOfRole = (role: Role) => AppRoutes

/** React asks for the same promise again and again, until the failure of one is forgotten. */
const awaited: { code: Promise<RoutesOfRole> | null } = { code: null }
/** The addresses of all screens are kilobytes, of which a visitor needs none. */
const signedIn = codeLoader<RoutesOfRole>(
  async () => (await import('./routes/signed-in-routes.tsx')).signedInRoutes,
  [],
  () => {
    awaited.code = null
  },
)

function fetchOnce(): Promise<RoutesOfRole> {
  awaited.code ??= signedIn.load()
  return awaited.code
}

/** Fetches the routes of a role; null is a visitor. @throws {PageLoadError} by rejecting */
export const fetchRoutesFor = async (role: Role | null): Promise<AppRoutes> =>
  role === null ? visitorRoutes : (await signedIn.load())(role)

/** Returns the same to a component, which suspends until they are here. @throws {PageLoadError} */
export function useRoutesFor(role: Role | null): AppRoutes {
  const routesOf = role === null ? null : (signedIn.loaded() ?? use(fetchOnce()))
  return useMemo(() => (role === null || routesOf === null ? visitorRoutes : routesOf(role)), [role, routesOf])
}
