import { useListTaughtCourses } from '@hwjy/sdk'
import { EmptyState, Link as StyledLink, Progress, Table } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'

/** Courses of the school that this teacher teaches, and how far their classes are. */
export function TaughtCourses() {
  const { t } = useTranslation('courses')
  const courses = useListTaughtCourses()
  return (
    <Table
      label={t('kind.systematic')}
      rows={courses.data?.filter(({ courseType }) => courseType === 'systematic')}
      rowId={({ courseId }) => courseId}
      rowName={({ courseName }) => courseName}
      error={!courses.data && courses.isError && <NoAnswer query={courses} title={t('loadError')} waiting={null} />}
      empty={<EmptyState drawing="board" title={t('noneTaught')} description={t('noneTaughtText')} />}
      columns={[
        {
          id: 'course',
          header: t('course'),
          cell: ({ courseId, courseName }) => (
            <StyledLink asChild>
              <Link to={teacherPath.course(courseId)}>
                <HanText>{courseName}</HanText>
              </Link>
            </StyledLink>
          ),
          sortBy: ({ courseName }) => courseName,
        },
        { id: 'classes', header: t('classes'), align: 'end', cell: ({ classes }) => classes },
        { id: 'students', header: t('students'), align: 'end', cell: ({ students }) => students },
        {
          id: 'progress',
          header: t('progress'),
          cell: ({ finishedLessons, plannedLessons }) => {
            const text = t('held', { done: finishedLessons, of: plannedLessons })
            return (
              <>
                {text}
                <Progress value={finishedLessons} max={Math.max(1, plannedLessons)} label={text} />
              </>
            )
          },
          sortBy: ({ finishedLessons, plannedLessons }) => finishedLessons / Math.max(1, plannedLessons),
        },
      ]}
    />
  )
}
