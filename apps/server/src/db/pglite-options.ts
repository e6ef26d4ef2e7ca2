import { PGlite } from '@electric-sql/pglite'
import { pgliteBytes } from './pglite-bytes.ts'

/**
 * What each store of ours is opened with. PostgreSQL's buffers take 32 MB instead of 128, which a phone has to spare, and
 * it begins 0.4 s sooner. What is not in them is near all the same: in the page's memory, or in the system's cache of files.
 */
export const pgliteOptions = {
  ...pgliteBytes,
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
}
