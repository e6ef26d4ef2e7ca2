import { type ClassDetail, useGetCourseScore } from '@hwjy/sdk'
import { Card, Chart, EmptyState, Link as StyledLink, Skeleton, Table } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../../shared/han-text.tsx'
import { lessonPath } from '../../../shared/lesson/lesson-paths.ts'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { dayInWords } from '../../../shared/time/lesson-time.ts'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'

/** Shows how students rated the lessons of a class. */
export function RatingsTab({ detail }: { detail: ClassDetail }) {
  const { t, i18n } = useTranslation('classes')
  const now = useServerNow()
  const zone = useViewerZone()
  const score = useGetCourseScore({ classId: detail.class.classId })
  if (!score.data)
    return (
      <NoAnswer
        query={score}
        title={t('ratings.error')}
        waiting={
          <Waiting>
            <Skeleton shape="box" height="14rem" />
          </Waiting>
        }
      />
    )
  const { averageScore, ratings, stars, lessons } = score.data
  if (averageScore === null)
    return <EmptyState drawing="messages" title={t('ratings.none')} description={t('ratings.noneText')} />
  return (
    <div className={list.panel}>
      <Card>
        <Chart
          type="bar"
          title={t('ratingOf', { score: averageScore, count: ratings })}
          labelName={t('ratings.stars')}
          valueName={t('ratings.count')}
          values={stars.map((value, index) => ({ label: t('ratings.star', { count: index + 1 }), value })).toReversed()}
        />
      </Card>
      <Table
        label={t('ratings.byLesson')}
        rows={lessons.toReversed()}
        rowId={({ lessonId }) => lessonId}
        rowName={({ lessonName }) => lessonName}
        empty={null}
        columns={[
          {
            id: 'lesson',
            header: t('lessons.lesson'),
            cell: ({ lessonId, lessonNo, lessonName }) => (
              <StyledLink asChild>
                <Link to={lessonPath.result(lessonId)}>
                  {lessonNo}. <HanText>{lessonName}</HanText>
                </Link>
              </StyledLink>
            ),
          },
          {
            id: 'day',
            header: t('ratings.day'),
            cell: ({ startTime }) => dayInWords(new Date(startTime), now, i18n.language, zone),
            sortBy: ({ startTime }) => new Date(startTime),
          },
          {
            id: 'score',
            header: t('rating'),
            align: 'end',
            cell: (lesson) => lesson.averageScore ?? '–',
            sortBy: (lesson) => lesson.averageScore,
          },
          { id: 'count', header: t('ratings.count'), align: 'end', cell: (lesson) => lesson.ratings },
        ]}
      />
    </div>
  )
}
