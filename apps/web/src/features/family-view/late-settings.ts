import { lazyPage } from '../../shared/page/lazy-page.ts'
import type { SupervisionSettings } from '@hwjy/sdk'

/** Comes with the library that checks its form, so the numbers are there first. */
export const ParentSettings = lazyPage<{ settings: SupervisionSettings }>(
  () => import('./parent-settings.tsx'),
  'family',
  'account',
)
