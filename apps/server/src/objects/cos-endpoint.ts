import { Hono } from 'hono'
import type { Deps } from '../deps.ts'

export function cosEndpoint(_deps: Pick<Deps, 'objects'>): Hono {
  return new Hono()
}
