import { getListTaughtLessonsQueryOptions, type TaughtLesson, type TaughtLessonListRequest } from '@hwjy/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dateIn } from '../../shared/time/date-in.ts'
import { clockTime } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import type { Cell } from './csv.ts'

/** The call gives at most so many lessons at once. */
const SIZE = 100

/** Reads all lessons that the filter lets through and gives them as rows of a table, the times on the viewer's clock. */
export function useHistoryExport(filter: Omit<TaughtLessonListRequest, 'current' | 'size'>): () => Promise<Cell[][]> {
  const { t, i18n } = useTranslation('records')
  const client = useQueryClient()
  const zone = useViewerZone()
  const read = (current: number) =>
    client.fetchQuery(getListTaughtLessonsQueryOptions({ ...filter, current, size: SIZE }))
  const rowOf = (lesson: TaughtLesson): Cell[] => {
    const { lessonNo, lessonName, className, courseName, startedAt, taughtMinutes, averageScore, homeworkCount } =
      lesson
    const { present, late, absent } = lesson.attendance
    const at = new Date(startedAt)
    return [
      lessonNo,
      lessonName,
      className,
      courseName,
      dateIn(zone, at),
      clockTime(at, i18n.language, zone),
      taughtMinutes,
      present,
      late,
      absent,
      averageScore ?? '',
      lesson.performancesWritten,
      homeworkCount,
    ]
  }
  return async () => {
    const first = await read(1)
    const pages = [first]
    // One after the other: a year of lessons must not come as a burst of calls.
    for (let page = 2; page <= first.pages; page += 1) pages.push(await read(page))
    const head = [
      t('history.columns.no'),
      t('lesson'),
      t('history.columns.class'),
      t('history.columns.course'),
      t('history.columns.day'),
      t('history.columns.start', { zone }),
      t('history.columns.minutes'),
      t('marks.present'),
      t('marks.late'),
      t('marks.absent'),
      t('history.score'),
      t('history.columns.reports'),
      t('history.columns.homework'),
    ]
    return [head, ...pages.flatMap(({ records }) => records.map(rowOf))]
  }
}
