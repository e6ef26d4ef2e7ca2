import type { Role } from '@hwjy/sdk'
import { isValidElement } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { LazyPage } from '../../shared/page/lazy-page.ts'
import { fetchRoutesFor } from '../routes-for.ts'

/** Longer than this, and the outline of a page is better than nothing. */
const PATIENCE_MS = 500

/**
 * Fetches the page of this address with everything around it, beside the words of the shell. Resolves when it is there,
 * or after half a second: once React has shown the outline of a page it keeps it for 300 ms, longer than most pages take.
 */
export async function prefetchPage(path: string, role: Role | null): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  // A failure is reported where the page is shown.
  await Promise.race([fetchPage(path, role).catch(() => undefined), patience])
}

async function fetchPage(path: string, role: Role | null): Promise<void> {
  const { routes, pages } = await fetchRoutesFor(role)
  // `routes` has the frame around the page, `pages` the page itself; a part that is in both is fetched once.
  const matches = [routes, pages].flatMap((table) => matchRoutes(table, path, import.meta.env.BASE_URL) ?? [])
  const parts = matches.flatMap(({ route: { element } }) =>
    isValidElement(element) && isLazyPage(element.type) ? [element.type] : [],
  )
  await Promise.allSettled(parts.map((part) => part.prefetch()))
}

const isLazyPage = (type: unknown): type is LazyPage => typeof type === 'function' && 'prefetch' in type
