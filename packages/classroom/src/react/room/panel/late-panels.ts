import { lateView } from '../../shared/late-view.tsx'

/** Panels that come when their tab is opened, also for those who build a room of their own out of parts. */
export const HandsQueue = lateView(() => import('../../hands/hands-queue.tsx').then((module) => module.HandsQueue))
export const RosterPanel = lateView(() => import('../../roster/roster-panel.tsx').then((module) => module.RosterPanel))
