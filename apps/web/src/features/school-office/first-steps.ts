import type { SchoolProfile } from '@hwjy/sdk'

/** Every school begins with its administrator, who is a teacher. */
const ADMINISTRATOR = 1

export interface FirstStep {
  name: 'people' | 'courses' | 'classes' | 'lessons'
  page: 'people' | 'classes'
  isDone: boolean
}

/**
 * Returns what a school needs before its first class, in the order in which each builds on the one before. Empty when
 * all of it is there.
 */
export function firstSteps({
  teachers,
  students,
  courses,
  classes,
  lessons,
}: SchoolProfile['counts']): readonly FirstStep[] {
  const steps: readonly FirstStep[] = [
    { name: 'people', page: 'people', isDone: students > 0 && teachers >= ADMINISTRATOR },
    { name: 'courses', page: 'classes', isDone: courses > 0 },
    { name: 'classes', page: 'classes', isDone: classes > 0 },
    { name: 'lessons', page: 'classes', isDone: lessons > 0 },
  ]
  return steps.some(({ isDone }) => !isDone) ? steps : []
}
