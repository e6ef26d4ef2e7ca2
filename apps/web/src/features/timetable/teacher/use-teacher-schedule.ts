import { getGetScheduleQueryOptions } from '@hwjy/sdk'
import type { TimetableView } from '../../../shared/timetable/view.ts'
import { useSchedule } from '../use-schedule.ts'

/** A teacher's lessons around a date. */
export const useTeacherSchedule = (view: TimetableView, date: string) =>
  useSchedule(getGetScheduleQueryOptions, view, date)
