import { ApiError, errorCodes, type LessonConflict } from '@hwjy/sdk'
import { Banner } from '@hwjy/ui'
import type { CallProblem } from '../../shared/account/call-problem.ts'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { serverClock } from '../../shared/time/server-clock.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { ConflictRows } from '../../shared/timetable/conflict-list.tsx'

/** The own lessons at the same time as those of a class; null where something else was refused. */
export function crossingOf(error: unknown): readonly LessonConflict[] | null {
  if (!(error instanceof ApiError) || error.code !== errorCodes.timeConflict) return null
  const { conflicts = [] } = (error.data ?? {}) as { conflicts?: readonly LessonConflict[] }
  // All these lessons are the reader's own, which needs no words.
  return conflicts.map((conflict) => ({ ...conflict, teacher: null, students: [] }))
}

export interface ShopNoticeProps {
  problem: CallProblem<never> | null
  crossing: readonly LessonConflict[]
}

/** Why it was refused; lessons at the same time are named, because the next press says that the student knows of them. */
export function ShopNotice({ problem, crossing }: ShopNoticeProps) {
  const now = useNow(serverClock.offsetMs())
  if (!problem || crossing.length === 0) return <CallNotice problem={problem} />
  return (
    <Banner tone="warning" title={problem.message}>
      <ConflictRows conflicts={crossing} now={now} whose="you" />
    </Banner>
  )
}
