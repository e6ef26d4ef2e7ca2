import { type PastLessonPage, useStudentListPastLessons } from '@hwjy/sdk'
import { Button, EmptyState, ListSkeleton, Pagination, Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as list from '../../shared/list-page/list-page.css.ts'
import { useAddressFilter } from '../../shared/list-page/use-address-filter.ts'
import { langOf } from '../../shared/names/name-line.tsx'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { ChoiceFilter } from '../../shared/list-page/list-filters.tsx'
import { AttendanceChart } from './attendance-chart.tsx'
import { byMonth, monthName } from './by-month.ts'
import * as css from './lesson-history.css.ts'
import { PastLessonRow } from './past-lesson-row.tsx'

const PAGE_SIZE = 20

/** Lessons that were held, the last one first, with what each left behind; beside them the attendance by month. */
export default function LessonHistoryPage() {
  const { t } = useTranslation('lessonHistory')
  const zone = useViewerZone()
  const filter = useAddressFilter(PAGE_SIZE)
  const courseId = filter.textOf('courseId')
  const history = useStudentListPastLessons({
    ...filter.request,
    timezone: zone,
    ...(courseId !== '' && { courseId }),
  })
  const courses = history.data?.courses ?? []
  return (
    <div className={list.page}>
      <header className={list.head}>
        <div className={list.words}>
          <h1>{t('heading')}</h1>
          <p className={list.muted}>{t('text')}</p>
        </div>
        {(courses.length > 1 || courseId !== '') && (
          <ChoiceFilter
            label={t('course')}
            any={t('allCourses')}
            value={courseId}
            onChange={(value) => filter.set({ courseId: value })}
            options={courses.map((course) => ({
              value: course.courseId,
              label: `${course.courseName} ${course.count}`,
              lang: langOf(course.courseName),
            }))}
          />
        )}
      </header>
      {history.data ? (
        <History page={history.data} isOfCourse={courseId !== ''} isBusy={history.isPlaceholderData} filter={filter} />
      ) : (
        <NoAnswer query={history} title={t('error')} waiting={<HistorySkeleton />} />
      )}
    </div>
  )
}

interface HistoryProps {
  page: PastLessonPage
  isOfCourse: boolean
  isBusy: boolean
  filter: ReturnType<typeof useAddressFilter>
}

function History({ page, isOfCourse, isBusy, filter }: HistoryProps) {
  const { t, i18n } = useTranslation('lessonHistory')
  const zone = useViewerZone()
  const { records, months, total } = page
  if (total === 0)
    return isOfCourse ? (
      <EmptyState
        drawing="search"
        title={t('noneOfCourse')}
        action={<Button onClick={() => filter.clear('courseId')}>{t('showAll')}</Button>}
      />
    ) : (
      <EmptyState
        drawing="lessons"
        title={t('none')}
        description={t('noneText')}
        action={
          <Button asChild tone="primary">
            <Link to="/student/timetable">{t('timetable')}</Link>
          </Button>
        }
      />
    )
  const pagination = filter.pagination(total)
  return (
    <div className={css.columns} aria-busy={isBusy || undefined}>
      <div className={list.panel}>
        {byMonth(records, zone).map(({ month, lessons }) => {
          const counts = months.find((one) => one.month === month)
          const name = monthName(month, i18n.language)
          return (
            <section key={month} className={css.month} aria-label={name}>
              <div className={css.monthHead}>
                <h2 className={css.monthName}>{name}</h2>
                {counts && (
                  <p className={list.muted}>
                    {t('monthFacts', {
                      attended: counts.present + counts.late,
                      total: counts.present + counts.late + counts.absent + counts.onLeave,
                    })}
                  </p>
                )}
              </div>
              <ul className={css.rows}>
                {lessons.map((lesson) => (
                  <li key={lesson.lessonId}>
                    <PastLessonRow lesson={lesson} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
        {pagination && <Pagination {...pagination} isBusy={isBusy} />}
      </div>
      <aside className={css.aside}>
        <AttendanceChart months={months} />
      </aside>
    </div>
  )
}

const HistorySkeleton = () => (
  <Waiting className={css.columns}>
    <ListSkeleton rows={6} />
    <Skeleton shape="box" height="16rem" />
  </Waiting>
)
