import {
  ApiError,
  errorCodes,
  useGetLessonFinish,
  useGetOwnPerformance,
  useListCompletedPractices,
  useNotePerformanceVisit,
} from '@hwjy/sdk'
import { Button, EmptyState } from '@hwjy/ui'
import { BookOpen, Play } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { NotYourLesson } from '../../shared/lesson/not-your-lesson.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { PrintButton } from '../../shared/page/print-button.tsx'
import { NoteDetail, OwnPrizes } from './own-details.tsx'
import { ReportFrame, ReportSkeleton } from './report-frame.tsx'
import * as css from './report.css.ts'
import { Part, ReportView } from './report-view.tsx'
import { StudentOverview } from './student-overview.tsx'

/** How the student did: in one lesson, or in the last twelve weeks. Another lesson in the address is another page. */
export default function StudentReportPage() {
  const lessonId = new URLSearchParams(useLocation().search).get('lessonId')
  return lessonId === null ? <StudentOverview /> : <OwnReport key={lessonId} lessonId={lessonId} />
}

function OwnReport({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('lessonReport')
  const performance = useGetOwnPerformance({ lessonId })
  const finish = useGetLessonFinish({ lessonId })
  const practises = useListCompletedPractices({ lessonId })
  const { mutate: noteVisit } = useNotePerformanceVisit()
  const isNew = performance.data?.isNew ?? false
  // The dot on the lesson goes when the report is on the screen.
  useEffect(() => {
    if (isNew) noteVisit({ data: { lessonId } })
  }, [isNew, lessonId, noteVisit])

  if (isNotYours(performance.error)) return <NotYourLesson home="/student" />
  const hasNotBegun = performance.error instanceof ApiError && performance.error.code === errorCodes.classNotStarted
  return (
    <ReportFrame home="/student" heading={t('heading')} lesson={performance.data?.lesson}>
      {hasNotBegun ? (
        <EmptyState
          drawing="lessons"
          title={t('notYet')}
          action={
            <Button asChild>
              <Link to={lessonPath.page('student', lessonId)}>{t('toLesson')}</Link>
            </Button>
          }
        />
      ) : performance.data ? (
        <ReportView
          detail={performance.data}
          note={finish.data?.teacherFeedback ?? null}
          {...(finish.data && {
            seconds: { present: finish.data.presentSeconds, talk: finish.data.talkSeconds },
            prizeRank: finish.data.prizeRank,
          })}
          practises={practises.data?.practises}
          noteMore={finish.data?.teacherFeedback && <NoteDetail feedbackId={finish.data.teacherFeedback.feedbackId} />}
          ownPrizes={performance.data.prizes.total > 0 && <OwnPrizes lessonId={lessonId} />}
          next={
            <Part heading={t('next')} className={css.noPrint}>
              <div className={css.acts}>
                <Button asChild tone="primary">
                  <Link to={lessonPath.page('student', lessonId)}>
                    <BookOpen aria-hidden size={18} />
                    {t('nextWords')}
                  </Link>
                </Button>
                {finish.data?.replay && finish.data.lesson.enterDenial !== 'removed' && (
                  <Button asChild>
                    <Link to={lessonPath.replay(lessonId)}>
                      <Play aria-hidden size={18} />
                      {t('watch')}
                    </Link>
                  </Button>
                )}
                <PrintButton>{t('print')}</PrintButton>
              </div>
            </Part>
          }
        />
      ) : (
        <NoAnswer query={performance} waiting={<ReportSkeleton />} />
      )}
    </ReportFrame>
  )
}
