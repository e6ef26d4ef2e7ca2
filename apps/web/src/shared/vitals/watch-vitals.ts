import { getSdk } from '@hwjy/sdk'
import { deviceStorage } from '../choices/storage.ts'

/**
 * This is long after a first visit is ready on a slow connection: browsers keep their measurements until they are read.
 */
const AFTER_MS = 5_000

/** Measures the page. The code for it is loaded late and separately, and may fail to load. */
export function watchVitals(): void {
  setTimeout(() => {
    void import('./report-vitals.ts')
      .then(({ reportVitals }) => reportVitals(getSdk().monitoring, deviceStorage))
      .catch(() => undefined)
  }, AFTER_MS)
}
