import { getStudentGetScheduleQueryOptions } from '@hwjy/sdk'
import { dateIn } from '../../../shared/time/date-in.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import type { DueWork } from '../../../shared/timetable/due-list.tsx'
import type { TimetableView } from '../../../shared/timetable/view.ts'
import { useSchedule } from '../use-schedule.ts'

/** A student's lessons and homework around a date. */
export function useStudentSchedule(view: TimetableView, date: string) {
  const zone = useViewerZone()
  const { schedule, nextLessonAt } = useSchedule(getStudentGetScheduleQueryOptions, view, date)
  const due: DueWork[] = (schedule.data?.homework ?? []).map(({ homeworkId, title, handInBy, state }) => ({
    id: homeworkId,
    title,
    to: `/homework?${new URLSearchParams({ homeworkId })}`,
    handInBy,
    date: dateIn(zone, Date.parse(handInBy)),
    isDone: state === 'waiting' || state === 'graded',
  }))
  return { schedule, due, nextLessonAt }
}
