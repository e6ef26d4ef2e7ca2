import {
  getCheckPeriodicTimesQueryOptions,
  getCheckPublicCourseTimesQueryOptions,
  type PlanCheck as Check,
  useSession,
} from '@hwjy/sdk'
import { Banner, Checkbox, Spinner } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { LessonTimeText } from '../../../shared/time/lesson-time-text.tsx'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { schoolZone, useViewerZone } from '../../../shared/time/time-zone.ts'
import { ConflictList } from '../../../shared/timetable/conflict-list.tsx'
import type { RefusedTime } from '../../../shared/timetable/move-problem.ts'
import { type CoursePlan, isWhole, planRequest } from './course-values.ts'
import * as css from '../courses.css.ts'

const SETTLE_MS = 400
const noPlan: Partial<ReturnType<typeof planRequest>> = {}

/** Asks the server about a plan a little after its last change; answers to older plans are not shown. */
export function usePlanCheck(plan: CoursePlan | null, courseId: string | undefined) {
  const zone = useViewerZone()
  const settled = useSettled(plan)
  const wanted = settled && isWhole(settled) ? settled : null
  const request = wanted && planRequest(wanted, zone)
  const { startTimes = [], startDate = '', cycle = [], totalLessons = 0, durationMinutes = 0 } = request ?? noPlan
  const ofCourse = courseId === undefined ? {} : { courseId }
  const weekly = useQuery({
    ...getCheckPeriodicTimesQueryOptions({ startDate, cycle, totalLessons, durationMinutes, ...ofCourse }),
    enabled: wanted?.isPeriodic === true,
  })
  const single = useQuery({
    ...getCheckPublicCourseTimesQueryOptions({ startTimes, durationMinutes, ...ofCourse }),
    enabled: wanted?.isPeriodic === false,
  })
  const query = wanted?.isPeriodic === false ? single : weekly
  return {
    isAsked: wanted !== null,
    isCurrent: settled === plan && wanted !== null && !query.isFetching,
    error: query.error,
    check: wanted && !query.isPlaceholderData ? query.data : undefined,
  }
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface PlanCheckProps {
  state: ReturnType<typeof usePlanCheck>
  /** What the save was refused for, after the check had found nothing. */
  refused: RefusedTime | null
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** Lists every lesson of a plan with what stands in its way, by name. */
export function PlanCheck({ state, ...props }: PlanCheckProps) {
  const { t } = useTranslation('courses')
  const problemText = useProblemText()
  if (!state.isAsked) return <Banner tone="info">{t('plan.incomplete')}</Banner>
  if (state.error) return <Banner tone="danger">{problemText(state.error)}</Banner>
  if (!state.check)
    return (
      <p aria-live="polite" className={css.row}>
        <Spinner size="sm" label="" /> {t('plan.checking')}
      </p>
    )
  return <Checked check={state.check} {...props} />
}

function Checked({ check, refused, isConfirmed, onConfirm }: Omit<PlanCheckProps, 'state'> & { check: Check }) {
  const { t } = useTranslation('courses')
  const now = useServerNow()
  const zone = useViewerZone()
  const { userInfo } = useSession()
  const problems = check.checks.filter(({ problem }) => problem !== null).length
  const tone = problems === 0 ? 'success' : check.isPossible ? 'warning' : 'danger'
  return (
    <>
      {!refused && (
        <Banner tone={tone}>
          {problems === 0
            ? t('plan.allFree', { count: check.checks.length })
            : t('plan.problems', { count: problems, of: check.checks.length })}
        </Banner>
      )}
      <ol aria-label={t('plan.lessons')} className={css.checks}>
        {check.checks.map((lesson, index) => (
          <li key={lesson.startTime}>
            {index + 1}.{' '}
            <LessonTimeText
              startTime={lesson.startTime}
              endTime={lesson.endTime}
              schoolZone={schoolZone() ?? zone}
              now={now}
            />
            {lesson.problem !== null && (
              <ConflictList check={{ status: 'checked', check: lesson }} now={now} viewerId={userInfo?.userId} />
            )}
          </li>
        ))}
      </ol>
      {refused && <ConflictList check={{ status: 'checked', check: refused }} now={now} viewerId={userInfo?.userId} />}
      {((check.isPossible && check.needsConfirmation) || refused?.isPossible) && (
        <Checkbox
          label={t('plan.confirm')}
          description={t('plan.confirmText')}
          isChecked={isConfirmed}
          onCheckedChange={onConfirm}
        />
      )}
    </>
  )
}
