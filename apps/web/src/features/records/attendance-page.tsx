import { useGetAttendanceMatrix, useListClassNames } from '@hwjy/sdk'
import { Button, EmptyState, Pagination, Skeleton, useIsWide } from '@hwjy/ui'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as list from '../../shared/list-page/list-page.css.ts'
import { useAddressFilter } from '../../shared/list-page/use-address-filter.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { PrintButton } from '../../shared/page/print-button.tsx'
import { AttendanceByLesson } from './attendance-by-lesson.tsx'
import { AttendanceTable } from './attendance-table.tsx'
import { ClassChoice } from './class-choice.tsx'
import { ExportMenu } from './export-menu.tsx'
import { OnPaper } from './on-paper.tsx'
import { useAttendanceExport } from './use-attendance-export.ts'

const LESSONS = 10

/** Shows who came to which lesson of a class; marks are corrected where they stand. */
export default function AttendancePage() {
  const { t } = useTranslation('records')
  const filter = useAddressFilter(LESSONS)
  const classes = useListClassNames()
  const isWide = useIsWide()
  const classId = filter.textOf('classId') || classes.data?.[0]?.classId || ''
  const className = classes.data?.find((one) => one.classId === classId)?.className ?? ''
  const matrix = useGetAttendanceMatrix({ ...filter.request, classId }, { query: { enabled: classId !== '' } })
  const rows = useAttendanceExport(classId)
  return (
    <div className={list.page}>
      <header className={list.head}>
        <div className={list.words}>
          <h1>{t('attendance.heading')}</h1>
          <OnPaper classes={classes.data} classId={classId} />
          <p className={clsx(list.muted, list.notOnPaper)}>{t('attendance.text')}</p>
        </div>
        <div className={list.actions}>
          <ExportMenu
            fileName={t('attendance.file', { name: className })}
            rows={rows}
            isDisabled={!matrix.data?.lessons.length}
          />
          <PrintButton>{t('print')}</PrintButton>
        </div>
      </header>
      {classes.data && classes.data.length > 0 && (
        <div className={list.filters}>
          <ClassChoice classes={classes.data} value={classId} onChange={(value) => filter.set({ classId: value })} />
        </div>
      )}
      {content()}
    </div>
  )

  function content() {
    if (classes.data?.length === 0)
      return (
        <EmptyState
          drawing="people"
          title={t('noClass')}
          action={
            <Button asChild>
              <Link to={teacherPath.classes}>{t('toClasses')}</Link>
            </Button>
          }
        />
      )
    if (!classes.data || !matrix.data)
      return (
        <NoAnswer
          query={classes.data ? matrix : classes}
          title={t('attendance.error')}
          waiting={
            <Waiting>
              <Skeleton shape="box" height="20rem" />
            </Waiting>
          }
        />
      )
    if (matrix.data.lessons.length === 0)
      return <EmptyState drawing="lessons" title={t('attendance.none')} description={t('attendance.noneText')} />
    const pagination = filter.pagination(matrix.data.total)
    const View = isWide ? AttendanceTable : AttendanceByLesson
    return (
      <div className={list.panel}>
        <View matrix={matrix.data} />
        {pagination && <Pagination {...pagination} isBusy={matrix.isPlaceholderData} />}
      </div>
    )
  }
}
