import type { SchoolImport } from '@hwjy/sdk'
import type { PillTone } from '@hwjy/ui'

export const importTone: Readonly<Record<SchoolImport['state'], PillTone>> = {
  reading: 'accent',
  checked: 'warning',
  applying: 'accent',
  done: 'success',
  failed: 'danger',
  discarded: 'neutral',
}

/** True while the server works on it, so that the page asks again. */
export const isUnderWay = (state: SchoolImport['state']) => state === 'reading' || state === 'applying'
