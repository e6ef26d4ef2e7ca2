import type { CatalogueStanding } from '@hwjy/sdk'
import type { PillTone } from '@hwjy/ui'

/** Colours of where a student stands with a course; the word says it, too. */
export const standingTone: Readonly<Record<CatalogueStanding, PillTone>> = {
  canRegister: 'neutral',
  canBuy: 'neutral',
  askSchool: 'neutral',
  orderPending: 'warning',
  registered: 'success',
  removed: 'neutral',
  full: 'neutral',
}
