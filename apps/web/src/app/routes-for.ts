import type { Role } from '@hwjy/sdk'
import { use, useMemo } from 'react'
import { codeLoader } from '../shared/page/code-loader.ts'
import type { AppRoutes } from './routes/route-meta.ts'
import { visitorRoutes } from './routes/visitor-routes.tsx'

type SignedIn = typeof import('./routes/signed-in-routes.tsx')

/** React asks for the same promise again and again, until the failure of one is forgotten. */
let awaited: Promise<SignedIn> | null = null
/** The addresses of all screens are kilobytes, of which a visitor needs none. */
const signedIn = codeLoader(
  () => import('./routes/signed-in-routes.tsx'),
  [],
  () => {
    awaited = null
  },
)

/** The routes of a role; null is a visitor. @throws {PageLoadError} by rejecting */
export const fetchRoutesFor = async (role: Role | null): Promise<AppRoutes> =>
  role === null ? visitorRoutes : (await signedIn.load()).signedInRoutes(role)

/** The same for a component, which suspends until they are here. @throws {PageLoadError} */
export function useRoutesFor(role: Role | null): AppRoutes {
  const code = role === null ? null : (signedIn.loaded() ?? use((awaited ??= signedIn.load())))
  return useMemo(() => (role === null || code === null ? visitorRoutes : code.signedInRoutes(role)), [role, code])
}
