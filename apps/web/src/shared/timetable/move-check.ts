import type { LessonConflict, LessonMoveScope, LessonsMoveCheck, LessonTimeCheck } from '@hwjy/sdk'

/** A time as a person says it: the server makes the instant of it. */
export interface LessonTarget {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:mm` */
  time: string
  /** IANA name: whose calendar and clock. */
  zone: string
}

export interface MoveOptions {
  /** Although the teacher has another lesson then. */
  confirm: boolean
  /** The start of the lesson as it was read, ISO 8601. */
  basedOn: string
  scope: LessonMoveScope
  /** Meant for the students; empty for none. */
  reason: string
}

/** Says what is known about a move: the time of one lesson, or of several together. */
export interface MoveCheck extends Pick<LessonTimeCheck, 'problem' | 'conflicts' | 'isPossible'> {
  /** Counts how many lessons move; each takes one move of the month. */
  count: number
}

/** Whose other lessons are in the way. */
export type BusyPeople = 'you' | 'teacher' | 'students' | 'youAndStudents' | 'teacherAndStudents'

/** @param viewerId the person who reads it: their own lessons are called so */
export function busyPeople(conflicts: readonly LessonConflict[], viewerId: string | undefined): BusyPeople {
  const teachers = conflicts.flatMap(({ teacher }) => teacher ?? [])
  const hasStudents = conflicts.some(({ students }) => students.length > 0)
  if (teachers.length === 0) return 'students'
  const teacher = teachers.some(({ userId }) => userId === viewerId) ? 'you' : 'teacher'
  return hasStudents ? `${teacher}AndStudents` : teacher
}

/** Several lessons as one: what cannot be confirmed comes first, and all that is in the way of any of them. */
export function checkOfSeries({ moves, isPossible }: Pick<LessonsMoveCheck, 'moves' | 'isPossible'>): MoveCheck {
  const checks = moves.map(({ check }) => check)
  const hard = checks.find((check) => check.problem !== null && !check.isPossible)
  const problem = (hard ?? checks.find((check) => check.problem !== null))?.problem ?? null
  const conflicts = checks.flatMap((check) => (check.problem === null ? [] : check.conflicts))
  return { problem, conflicts, isPossible, count: moves.length }
}
