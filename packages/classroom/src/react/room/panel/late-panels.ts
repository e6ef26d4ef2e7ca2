import { lateContent } from '../../shared/late-notice.tsx'

/** Panels that come when their tab is opened, also for those who build a room of their own out of parts. */
export const HandsQueue = lateContent(() => import('../../hands/hands-queue.tsx').then((module) => module.HandsQueue))
export const RosterPanel = lateContent(() =>
  import('../../roster/roster-panel.tsx').then((module) => module.RosterPanel),
)
