import { latePart } from '@hwjy/ui'
import { loadWords } from '../../shared/i18n/i18n.ts'
import type { BelowReplayProps } from './below-replay.tsx'

/** What stands below a replay. Visitors, who see films by their address, do without it. */
export const LateBelowReplay = latePart<BelowReplayProps>(() =>
  Promise.all([import('./below-replay.tsx'), loadWords(['comments'])]).then(([part]) => part.BelowReplay),
)
