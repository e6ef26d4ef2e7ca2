import type { CustomTypeOptions } from 'i18next'
import type { RouteObject } from 'react-router-dom'
import type { RouteRole } from '../guard.ts'

/** Name of a signed-in page in the user's language: in its tab, in the rail, in the palette. */
export type PageName = keyof CustomTypeOptions['resources']['pages']

/**
 * Public pages are titled in the visitor's language: by a word that is always there, or by one of `titles.json`, which
 * such a page loads beside its code. The others are titled in Chinese. Pages of the shell are named in the person's
 * language, public ones among them too.
 */
export type PageTitle =
  | { key: keyof CustomTypeOptions['resources']['common']['title'] }
  | { of: keyof CustomTypeOptions['resources']['titles']; name?: PageName }
  | { text: string; name: PageName }

export interface RouteMeta {
  title: PageTitle
  roles: readonly RouteRole[]
}

export type AppRoute = RouteObject & { handle?: RouteMeta }

export interface AppRoutes {
  /** The router draws these. */
  routes: RouteObject[]
  /** Every page there is for this person, wherever it is drawn: for guard, titles and prefetching. */
  pages: AppRoute[]
}

/** Every route carries `admin`, so before sign-in only its absence turns a visitor away. */
export const meta = (title: PageTitle, ...roles: RouteRole[]): RouteMeta => ({ title, roles: ['admin', ...roles] })

export const isRouteMeta = (handle: unknown): handle is RouteMeta =>
  typeof handle === 'object' && handle !== null && 'roles' in handle
