import { matchRoutes } from 'react-router-dom'
import { type AppRoute, isRouteMeta, type PageName, type RouteMeta } from './route-meta.ts'

// The frame asks for each opened tab whenever it is drawn, and the router ranks all routes for each answer.
const found = new WeakMap<AppRoute[], Map<string, RouteMeta | null>>()

/** Returns the meta of the page at this path; null where there is none. */
export function metaAt(pages: AppRoute[], path: string): RouteMeta | null {
  const ofPages = found.get(pages) ?? new Map<string, RouteMeta | null>()
  found.set(pages, ofPages)
  let meta = ofPages.get(path)
  if (meta === undefined) {
    const handle: unknown = matchRoutes(pages, path)?.at(-1)?.route.handle
    meta = isRouteMeta(handle) ? handle : null
    ofPages.set(path, meta)
  }
  return meta
}

/** Returns the name of the signed-in page at this path; null for redirects, unknown paths and public pages. */
export function pageNameAt(pages: AppRoute[], path: string): PageName | null {
  const title = metaAt(pages, path)?.title
  return (title && 'name' in title && title.name) || null
}
