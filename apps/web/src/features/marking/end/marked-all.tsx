import { type HomeworkStudents, useListAnswerPapers, useReleaseMarks } from '@hwjy/sdk'
import { Banner, Button, StatusPill } from '@hwjy/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { teacherPath } from '../../../shared/page/teacher-paths.ts'
import * as css from '../marking.css.ts'
import { figuresOf } from './marked-figures.ts'
import { OutboxLine } from '../sending/outbox-line.tsx'

/** A class may have at most so many works on their way to the server. */
const WAITING_ASKED = 100

/** Nothing waits any more, because it is graded or given back: how the class did, and what it found hardest. */
export function MarkedAll({ homework, onBack }: { homework: HomeworkStudents; onBack: () => void }) {
  const { t } = useTranslation('marking')
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: release } = useReleaseMarks(atOnce)
  const { homeworkId, classId, fullScore, marksShown, marksReleasedAt } = homework.homework
  const next = useNextWaiting(homeworkId)
  const { average, least, most, count, returned, hardest } = figuresOf(homework)
  const title = t(returned > 0 ? 'end.nothingWaits' : 'end.title')
  const heading = useRef<HTMLHeadingElement>(null)
  // The work that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={css.end_} aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className={css.endTitle}>
        {title}
      </h2>
      <OutboxLine onLook={onBack} />
      <dl className={css.figures}>
        <div>
          <dt className={css.muted}>{t('end.average')}</dt>
          <dd className={css.figure}>{average === null ? '–' : t('end.of', { score: average, full: fullScore })}</dd>
        </div>
        <div>
          <dt className={css.muted}>{t('end.spread')}</dt>
          <dd className={css.figure}>{least === null ? '–' : t('end.range', { least, most: most ?? least })}</dd>
        </div>
        <div>
          <dt className={css.muted}>{t('end.graded')}</dt>
          <dd className={css.figure}>{count}</dd>
        </div>
        {returned > 0 && (
          <div>
            <dt className={css.muted}>{t('state.returned')}</dt>
            <dd className={css.figure}>{returned}</dd>
          </div>
        )}
      </dl>
      {marksShown === 'together' && marksReleasedAt === null && (
        <Banner
          tone="info"
          action={
            <Button
              size="sm"
              tone="primary"
              isBusy={isBusy}
              onClick={() => void run(() => release({ data: { homeworkId } }))}
            >
              {t('end.release')}
            </Button>
          }
        >
          {t('end.hidden')}
        </Banner>
      )}
      <CallNotice problem={problem} />
      {hardest.length > 0 && (
        <>
          <h3>{t('end.hardest')}</h3>
          <ol className={css.hardest}>
            {hardest.map(({ no, title, share }) => (
              <li key={no} className={css.hard}>
                <span>
                  {no} · {title}
                </span>
                <StatusPill tone="warning">{t('end.share', { share })}</StatusPill>
              </li>
            ))}
          </ol>
        </>
      )}
      <div className={css.row}>
        {next && (
          <Button asChild tone="primary">
            <Link to={`/corrects?${new URLSearchParams({ answerPaperId: next.answerPaperId })}`}>
              {t('end.next', { title: next.title })}
            </Link>
          </Button>
        )}
        <Button asChild tone={next ? 'neutral' : 'primary'}>
          <Link to={`/homework-analyze?${new URLSearchParams({ homeworkId })}`}>{t('end.analyze')}</Link>
        </Button>
        <Button asChild>
          <Link to={teacherPath.noticesOf(classId)}>{t('end.tell')}</Link>
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {t('end.back')}
        </Button>
      </div>
    </section>
  )
}

/** The work of other homework that waits longest. Marks of this one may still be on their way. */
function useNextWaiting(homeworkId: string) {
  const waiting = useListAnswerPapers({ state: 'waiting', current: 1, size: WAITING_ASKED })
  return waiting.data?.records.find((work) => work.homeworkId !== homeworkId)
}
