import { useGetSupervisedStudent, useSession } from '@hwjy/sdk'
import { Card, Chart, EmptyState, List, ListItem } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import { AttendanceMark } from '../../shared/lesson/attendance-mark.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { ReportFrame, ReportSkeleton } from './report-frame.tsx'
import * as css from './report.css.ts'
import { Part } from './report-view.tsx'

/** The last twelve weeks, and the lessons in them; each leads to its report. */
export function StudentOverview() {
  const { t, i18n } = useTranslation('lessonReport')
  const now = useServerNow()
  const zone = useViewerZone()
  const { userInfo } = useSession()
  const stuId = userInfo?.curStu?.stuId ?? userInfo?.userId ?? ''
  const read = useGetSupervisedStudent(stuId)
  const day = (date: string) =>
    new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date))
  return (
    <ReportFrame home="/student" heading={t('overviewHeading')}>
      {read.data ? (
        read.data.lessons.length === 0 ? (
          <EmptyState drawing="lessons" title={t('noLessons')} description={t('noLessonsText')} />
        ) : (
          <div className={css.columns}>
            <Part heading={t('lessons')}>
              <List label={t('lessons')}>
                {read.data.lessons.map(({ lessonId, lessonName, startTime, attendance, comment, stars }) => (
                  <ListItem
                    key={lessonId}
                    link={<Link to={lessonPath.report(lessonId)}>{null}</Link>}
                    title={<HanText>{lessonName}</HanText>}
                    description={[
                      momentInDay(new Date(startTime), now, i18n.language, zone),
                      stars !== null && `★ ${stars.toFixed(1)}`,
                      comment,
                    ]
                      .filter((fact) => fact !== false && fact !== '')
                      .join('\u00a0· ')}
                    trailing={<AttendanceMark attendance={attendance} />}
                  />
                ))}
              </List>
            </Part>
            <Card padding="lg">
              <Chart
                type="bar"
                title={t('minutesAWeek')}
                labelName={t('week')}
                valueName={t('minutes')}
                values={read.data.student.weeks.map(({ weekStart, totals }) => ({
                  label: day(weekStart),
                  value: totals.minutes,
                }))}
              />
            </Card>
          </div>
        )
      ) : (
        <NoAnswer query={read} waiting={<ReportSkeleton />} />
      )}
    </ReportFrame>
  )
}
