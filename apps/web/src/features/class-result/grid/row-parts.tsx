import type { StudentPerformance, StudentPlan, StudentResult } from '@hwjy/sdk'
import { Button, StatusPill } from '@hwjy/ui'
import { CalendarX, CircleAlert, Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { momentInDay } from '../../../shared/time/lesson-time.ts'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { commentFacts } from './grid-rows.ts'
import * as css from './result-grid.css.ts'
import type { Grid } from './use-grid.ts'

/** One student with everything the class knows of them. */
export interface GridStudent {
  result: StudentResult
  written: StudentPerformance
  /** Shows what was said beforehand; null if nothing. */
  plan: StudentPlan | null
}

/** The page of what the family of a student sees. */
export const familyPath = (lessonId: string, stuId: string) => `/report?${new URLSearchParams({ lessonId, stuId })}`

/** A leave that was given beforehand stands beside the mark: then nobody stayed away without a word. */
export function LeaveNote({ plan }: Pick<GridStudent, 'plan'>) {
  const { t } = useTranslation('classResult')
  if (plan?.plan !== 'onLeave') return null
  return (
    <StatusPill tone="neutral" icon={<CalendarX aria-hidden size={14} />}>
      {plan.reason === '' ? t('onLeave') : t('onLeaveFor', { reason: plan.reason })}
    </StatusPill>
  )
}

/** Id of the sentence that says which stars are missing. */
export const missingStarsId = (stuId: string) => `missing-stars-${stuId}`

/** Says where the row stands, and how it can be sent when that failed. */
export function RowState({ student: { result, written }, grid }: { student: GridStudent; grid: Grid }) {
  const { t, i18n } = useTranslation('classResult')
  const now = useServerNow()
  const zone = useViewerZone()
  const problemText = useProblemText()
  const { stuId } = result
  const status = grid.statusOf(stuId)
  const problems = new Set(grid.errorsOf(stuId).map(problemText))
  const savedAt = written.performance?.writtenAt
  const missing = grid.missingIn(stuId)
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    missing.map((skill) => t(`skill.${skill}`)),
  )
  return (
    <div className={css.stack}>
      <output className={css.note}>
        {status === 'saved' && savedAt !== undefined
          ? t('savedAt', { time: momentInDay(new Date(savedAt), now, i18n.language, zone) })
          : status === 'incomplete'
            ? t('threeStars')
            : status === 'saved' || status === 'lacking'
              ? ''
              : t(`rowState.${status}`)}
      </output>
      {status === 'lacking' && (
        <span id={missingStarsId(stuId)} role="alert" className={css.missing}>
          <CircleAlert aria-hidden size={16} className={css.sign} />
          {t('starsMissing', { skills: names })}
        </span>
      )}
      {status === 'saved' && written.hasVisited && (
        <span className={css.read}>
          <Eye aria-hidden size={14} /> {t('wasRead')}
        </span>
      )}
      {[...problems].map((problem) => (
        <span key={problem} role="alert" className={css.problem}>
          {problem}
        </span>
      ))}
      {status === 'failed' && (
        <Button size="sm" onClick={() => grid.leave(stuId)}>
          {t('sendAgain')}
        </Button>
      )}
    </div>
  )
}

/** The words that a comment can begin with. */
export function useFactsText() {
  const { t, i18n } = useTranslation('classResult')
  return ({ result, written }: GridStudent): string => {
    const { spokeMinutes, right, prizes } = commentFacts(result, written)
    const parts = [
      spokeMinutes > 0 && t('factSpoke', { count: spokeMinutes }),
      right && t('factRight', { correct: right.correct, questions: right.questions }),
      prizes > 0 && t('factPrizes', { count: prizes }),
    ].filter((part) => typeof part === 'string')
    return new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(parts)
  }
}
