import { type DayRange, monthOf, weekOf } from './week.ts'

export const timetableViews = ['week', 'month', 'agenda'] as const
export type TimetableView = (typeof timetableViews)[number]

/** The days that a view shows around a date. */
export const rangeOf = (view: TimetableView, date: string): DayRange =>
  view === 'month' ? monthOf(date) : weekOf(date)
