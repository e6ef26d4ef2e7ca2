import type { HomeworkOverview } from '@hwjy/sdk'
import { Button, Card } from '@hwjy/ui'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHomeworkActs } from '../list/use-homework-acts.ts'
import { useMoments } from '../use-moments.ts'
import { MarkByDialog } from './mark-by-dialog.tsx'
import * as css from './students.css.ts'

/** The homework in numbers, and the day by which it is graded. */
export function HomeworkFacts({ homework }: { homework: HomeworkOverview }) {
  const { t, i18n } = useTranslation('teacherHomework')
  const { moment, now } = useMoments()
  const acts = useHomeworkActs()
  const [isMoving, setIsMoving] = useState(false)
  const { counts, startTime, endTime, markBy, isOverdue, status, marksShown, marksReleasedAt, fullScore } = homework
  const number = (value: number) => value.toLocaleString(i18n.language, { maximumFractionDigits: 1 })
  return (
    <Card asChild padding="lg" className={css.facts}>
      <aside aria-label={t('facts.label')}>
        <dl className={css.pairs}>
          <dt>{t('facts.handedIn')}</dt>
          <dd>{t('facts.ofAll', { count: counts.assigned - counts.notHandedIn, total: counts.assigned })}</dd>
          <dt>{t('facts.average')}</dt>
          <dd>
            {counts.averageScore === null
              ? t('facts.none')
              : t('students.score', { score: number(counts.averageScore), full: fullScore })}
          </dd>
          <dt>{t(now < Date.parse(startTime) ? 'facts.opens' : 'facts.opened')}</dt>
          <dd>{moment(startTime)}</dd>
          <dt>{t(now < Date.parse(endTime) ? 'facts.due' : 'facts.ended')}</dt>
          <dd>{moment(endTime)}</dd>
          <dt>{t('facts.markBy')}</dt>
          <dd data-state={isOverdue ? 'overdue' : undefined} className={css.markBy}>
            {isOverdue ? t('facts.overdue', { time: moment(markBy) }) : moment(markBy)}
          </dd>
        </dl>
        <Button onClick={() => setIsMoving(true)}>
          <CalendarClock aria-hidden size={18} />
          {t('facts.move')}
        </Button>
        {status === 'published' && marksShown === 'together' && marksReleasedAt === null && (
          <>
            <p className={css.muted}>{t('facts.together')}</p>
            <Button disabled={counts.graded === 0} onClick={() => void acts.release(homework)}>
              {t('acts.release')}
            </Button>
          </>
        )}
        {isMoving && <MarkByDialog homework={homework} onClose={() => setIsMoving(false)} />}
      </aside>
    </Card>
  )
}
