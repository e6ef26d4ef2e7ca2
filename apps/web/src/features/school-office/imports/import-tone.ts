import type { SchoolImport } from '@hwjy/sdk'
import type { PillTone } from '@hwjy/ui'

type ShownState = SchoolImport['state'] | 'unusable'

export const importTone: Readonly<Record<ShownState, PillTone>> = {
  reading: 'accent',
  checked: 'warning',
  unusable: 'danger',
  applying: 'accent',
  done: 'success',
  failed: 'danger',
  discarded: 'neutral',
}

/** A checked file without a good row is not ready for anything. */
export const shownState = ({ state, good }: Pick<SchoolImport, 'state' | 'good'>): ShownState =>
  state === 'checked' && good === 0 ? 'unusable' : state

/** True while the server works on it, so that the page asks again. */
export const isUnderWay = (state: SchoolImport['state']) => state === 'reading' || state === 'applying'
