import { useGetStudentPerformance, useListLessonFeedback, useTeacherFeedbackOptions } from '@hwjy/sdk'
import { Banner, Button, EmptyState } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { NotYourLesson } from '../../shared/lesson/not-your-lesson.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { ReportFrame, ReportSkeleton } from './report-frame.tsx'
import { ReportView } from './report-view.tsx'

/** Shows what the family sees of one student's lesson. Another student in the address is another page. */
export default function TeacherReportPage() {
  const { t } = useTranslation('lessonReport')
  const query = new URLSearchParams(useLocation().search)
  const lessonId = query.get('lessonId')
  const stuId = query.get('stuId')
  if (lessonId === null || stuId === null)
    return (
      <ReportFrame home="/teacher" heading={t('heading')}>
        <EmptyState
          drawing="lessons"
          title={t('chooseTitle')}
          description={t('chooseText')}
          action={
            <Button asChild>
              <Link to={lessonId === null ? '/teacher' : lessonPath.result(lessonId)}>{t('toResult')}</Link>
            </Button>
          }
        />
      </ReportFrame>
    )
  return <FamilyView key={`${lessonId} ${stuId}`} lessonId={lessonId} stuId={stuId} />
}

function FamilyView({ lessonId, stuId }: { lessonId: string; stuId: string }) {
  const { t } = useTranslation('lessonReport')
  const performance = useGetStudentPerformance({ lessonId, stuId })
  const feedback = useListLessonFeedback({ lessonId })
  const options = useTeacherFeedbackOptions({ lessonId })
  if (isNotYours(performance.error)) return <NotYourLesson home="/teacher" />
  const own = feedback.data?.mine.find((one) => one.stuId === stuId)
  const labelOf = (id: string) => options.data?.find(({ optionId }) => optionId === id)?.label ?? ''
  const { data } = performance
  return (
    <ReportFrame
      home="/teacher"
      heading={data ? t('reportOf', { name: data.student.name }) : t('heading')}
      lesson={data?.lesson}
    >
      {data ? (
        <>
          <Banner
            tone="info"
            title={t('familySees')}
            action={
              <Button asChild size="sm">
                <Link to={lessonPath.result(lessonId)}>{t('toResult')}</Link>
              </Button>
            }
          >
            {data.performance && t(data.isNew ? 'notReadYet' : 'wasRead')}
          </Banner>
          <ReportView
            detail={data}
            note={own ? { labels: own.optionIds.map(labelOf).filter(Boolean), content: own.content } : null}
          />
        </>
      ) : (
        <NoAnswer query={performance} waiting={<ReportSkeleton />} />
      )}
    </ReportFrame>
  )
}
