import type { RouteObject } from 'react-router-dom'
import type { RouteRole } from './guard.ts'

/** Public pages are titled in the visitor's language, the others in Chinese. */
export type PageTitle = { key: 'home' | 'login' | 'notFound' } | { text: string }

export interface RouteMeta {
  title: PageTitle
  roles: readonly RouteRole[]
}

export type AppRoute = RouteObject & { handle?: RouteMeta }

export const isRouteMeta = (handle: unknown): handle is RouteMeta =>
  typeof handle === 'object' && handle !== null && 'roles' in handle
