import type { SchoolTable } from '@hwjy/sdk'

/** In the order in which rows of one need those of the ones before. */
export const schoolTables = [
  'teachers',
  'students',
  'textbooks',
  'courses',
  'classes',
  'enrolments',
  'series',
] as const satisfies readonly SchoolTable[]
