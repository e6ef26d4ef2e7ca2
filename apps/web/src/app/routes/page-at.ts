import { matchRoutes } from 'react-router-dom'
import { type AppRoute, isRouteMeta, type PageName, type RouteMeta } from './route-meta.ts'

/** Returns the meta of the page at this path; null where there is none. */
export function metaAt(pages: AppRoute[], path: string): RouteMeta | null {
  const handle: unknown = matchRoutes(pages, path)?.at(-1)?.route.handle
  return isRouteMeta(handle) ? handle : null
}

/** Returns the name of the signed-in page at this path; null for redirects, unknown paths and public pages. */
export function pageNameAt(pages: AppRoute[], path: string): PageName | null {
  const title = metaAt(pages, path)?.title
  return (title && 'name' in title && title.name) || null
}
