import {
  type ClassPerformance,
  type StudentPlan,
  type StudentResult,
  useGetClassPerformance,
  useGetLessonPreparation,
} from '@hwjy/sdk'
import { Skeleton, useIsWide } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { DraftHead } from '../../../shared/drafts/draft-head.tsx'
import * as page from '../../../shared/page.css.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { ResultCards } from './result-cards.tsx'
import * as css from './result-grid.css.ts'
import { ResultTable } from './result-table.tsx'
import { useGrid } from './use-grid.ts'

interface ResultGridProps {
  lessonId: string
  results: readonly StudentResult[]
}

/** Shows how each student did: attendance, stars, words. A grid for the keyboard, cards on a phone. */
export function ResultGrid({ lessonId, results }: ResultGridProps) {
  const performance = useGetClassPerformance({ lessonId })
  // The plans are worth a look, and nothing waits for them.
  const preparation = useGetLessonPreparation({ lessonId })
  if (!performance.data) return <NoAnswer query={performance} waiting={<GridSkeleton />} />
  return (
    <Marks lessonId={lessonId} results={results} performance={performance.data} plans={preparation.data?.plans ?? []} />
  )
}

interface MarksProps extends ResultGridProps {
  performance: ClassPerformance
  plans: readonly StudentPlan[]
}

function Marks({ lessonId, results, performance, plans }: MarksProps) {
  const { t } = useTranslation('classResult')
  const isWide = useIsWide()
  const grid = useGrid(lessonId, performance)
  const students = results.flatMap((result) => {
    const written = performance.students.find(({ student }) => student.stuId === result.stuId)
    const plan = plans.find(({ stuId }) => stuId === result.stuId) ?? null
    return written ? [{ result, written, plan }] : []
  })
  return (
    <>
      <DraftHead draft={grid.draft}>
        <p className={page.muted}>{t('marksText')}</p>
      </DraftHead>
      {isWide ? <ResultTable students={students} grid={grid} /> : <ResultCards students={students} grid={grid} />}
      {isWide && (
        <p className={css.keys}>
          {(
            [
              ['↑ ↓ ← →', 'keys.move'],
              ['1 – 5', 'keys.stars'],
              ['C', 'keys.comment'],
              ['P L A', 'keys.attendance'],
            ] as const
          ).map(([keys, word]) => (
            <span key={word}>
              <kbd className={css.key}>{keys}</kbd> {t(word)}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

const GridSkeleton = () => (
  <Waiting>
    <Skeleton shape="box" height="16rem" />
  </Waiting>
)
