import type { HomeworkOverview } from '@hwjy/sdk'
import type { PillTone } from '@hwjy/ui'

/** Names how a homework stands: what asks for the teacher comes first. */
export type HomeworkStanding = 'draft' | 'overdue' | 'waiting' | 'planned' | 'open' | 'missing' | 'done'

type Standing = Pick<HomeworkOverview, 'status' | 'isOverdue' | 'startTime' | 'endTime'> & {
  counts: Pick<HomeworkOverview['counts'], 'waiting' | 'notHandedIn' | 'returned'>
}

/** @param now epoch ms, by the server's clock */
export function homeworkStanding(homework: Standing, now: number): HomeworkStanding {
  const { status, isOverdue, counts } = homework
  if (status === 'draft') return 'draft'
  if (isOverdue) return 'overdue'
  if (counts.waiting > 0) return 'waiting'
  if (now < Date.parse(homework.startTime)) return 'planned'
  if (counts.notHandedIn + counts.returned === 0) return 'done'
  return now < Date.parse(homework.endTime) ? 'open' : 'missing'
}

export const standingTone: Readonly<Record<HomeworkStanding, PillTone>> = {
  draft: 'neutral',
  overdue: 'danger',
  waiting: 'warning',
  planned: 'neutral',
  open: 'accent',
  missing: 'warning',
  done: 'success',
}

/** Tabs of one homework's students, and the groups of dots in a list. */
export const workTabs = ['waiting', 'notSubmitted', 'returned', 'graded'] as const
export type WorkTab = (typeof workTabs)[number]

export const countOfTab = (counts: HomeworkOverview['counts'], tab: WorkTab): number =>
  tab === 'notSubmitted' ? counts.notHandedIn : counts[tab]
