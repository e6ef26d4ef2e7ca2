/** Finds series of an import whose teacher or students would be busy, with the rest of the file and with the school. */
import type { EpochMs } from '@hwjy/classroom/core'
import { type LessonTime, overlapsItself, planCycle } from '../../../courses/course-plan.ts'
import { DAY_MS } from '../../../durations.ts'
import { overlaps } from '../../../timetable/lesson-times.ts'
import { momentOf } from '../../../timetable/school-time.ts'
import type { CheckedRow } from '../check-rows.ts'
import { type ClassKey, peopleOf } from './file-people.ts'
import { type ImportRow, type RowProblem, type RowReason, rowProblem } from '../import-row.ts'
import { readWeekdays } from '../import-values.ts'
import type { KnownSchool } from '../known-school.ts'

/** A file plans no more than that; each of its lessons is compared with those of its day. */
export const FILE_LESSONS_MAX = 100_000

export interface TimetabledLesson extends LessonTime {
  classId: string
  className: string
  teacherId: string
  /** It is in the way of others: it has a time, and has not ended. */
  isOpen: boolean
}

export interface SchoolTimetable {
  now: EpochMs
  lessons: readonly TimetabledLesson[]
  /** Ids of the students of each class, by the class's id. */
  students: ReadonlyMap<string, ReadonlySet<string>>
}

interface Occupied {
  time: LessonTime
  group: ClassKey
  className: string
  /** Null for a lesson of the school. */
  line: number | null
}

/** Names a lesson that is in the way, by the clock of the file. */
export function lessonInTheWay({ startsAt }: LessonTime, className: string, timeZone: string): string {
  const { day, time } = momentOf(startsAt, timeZone)
  return `${day} ${time} ${className}`
}

const seriesOf = (rows: readonly CheckedRow[]) =>
  rows.filter(({ table, problems }) => table === 'series' && problems.length === 0)

export const plannedLessons = (rows: readonly CheckedRow[]): number =>
  seriesOf(rows).reduce((sum, { fields }) => sum + Number(fields.lessons), 0)

/** The day before the first of the lessons that the file plans, for reading the timetable; null where it plans none. */
export function firstPlanned(rows: readonly CheckedRow[]): EpochMs | null {
  const days = seriesOf(rows).map(({ fields }) => Date.parse(`${fields.startDate}T00:00:00Z`))
  return days.length === 0 ? null : days.reduce((one, other) => Math.min(one, other)) - DAY_MS
}

/**
 * Yields the series that cannot be carried out with what is wrong with each, and null for each that can, so that the
 * caller can do other work in between.
 * @param rows checked, in the order in which they are carried out
 */
export function* seriesConflicts(
  rows: readonly CheckedRow[],
  known: KnownSchool,
  { now, lessons, students }: SchoolTimetable,
): Generator<{ row: CheckedRow; problem: RowProblem } | null> {
  const people = peopleOf(rows, known, students)
  const days = new Map<number, Occupied[]>()
  const own = new Map<ClassKey, Set<EpochMs>>()
  const occupy = (occupied: Occupied) => {
    for (const day of daysOf(occupied.time)) {
      const there = days.get(day)
      if (there) there.push(occupied)
      else days.set(day, [occupied])
    }
  }
  for (const { classId, className, startsAt, endsAt, teacherId, isOpen } of lessons) {
    const starts = own.get(classId) ?? new Set()
    own.set(classId, starts.add(startsAt))
    people.teaches(classId, teacherId)
    if (isOpen) occupy({ time: { startsAt, endsAt }, group: classId, className, line: null })
  }

  for (const row of seriesOf(rows)) {
    const group = people.keyOf(row.fields.class ?? '')
    const times = timesOf(row, people.minutesOf(row), known)
    // Lessons that are there from an import before are left as they are.
    const missing = times.filter(({ startsAt }) => own.get(group)?.has(startsAt) !== true)
    const problem = judge(row, group, times, missing)
    if (problem === null)
      for (const time of missing) occupy({ time, group, className: people.nameOf(group), line: row.line })
    yield problem && { row, problem }
  }

  function judge(
    { fields }: ImportRow,
    group: ClassKey,
    times: readonly LessonTime[],
    missing: readonly LessonTime[],
  ): RowProblem | null {
    if (overlapsItself(times)) return rowProblem('weekdays', 'overlap', fields.weekdays)
    if (missing.some(({ startsAt }) => startsAt < now)) return rowProblem('startDate', 'in-past', fields.startDate)
    for (const time of missing) {
      const inTheWay = daysOf(time)
        .flatMap((day) => days.get(day) ?? [])
        .filter((other) => overlaps(other.time, time))
      const found = worst(inTheWay, group)
      if (!found) continue
      const { time: when, className } = found.other
      return rowProblem('class', found.reason, lessonInTheWay(when, className, fields.timeZone ?? known.timeZone), {
        ...(found.other.line !== null && { otherLine: found.other.line }),
      })
    }
    return null
  }

  // Students who are busy come first: nobody may say that they know, as a teacher may.
  function worst(inTheWay: readonly Occupied[], group: ClassKey): { other: Occupied; reason: RowReason } | null {
    const own = inTheWay.find((other) => other.group === group)
    if (own) return { other: own, reason: 'overlap' }
    const shared = inTheWay.find((other) => people.shareStudents(other.group, group))
    if (shared) return { other: shared, reason: 'students-busy' }
    const taught = inTheWay.find((other) => people.teacherOf(other.group) === people.teacherOf(group))
    return taught ? { other: taught, reason: 'teacher-busy' } : null
  }
}

function timesOf({ fields }: ImportRow, minutes: number, { timeZone: schoolZone }: KnownSchool): LessonTime[] {
  const { weekdays = '', time = '', startDate = '', lessons, timeZone = schoolZone } = fields
  const cycle = (readWeekdays(weekdays) ?? []).map((weekday) => ({ weekday, time }))
  return planCycle({ cycle, startDay: startDate, count: Number(lessons), minutes, timeZone })
}

function daysOf({ startsAt, endsAt }: LessonTime): number[] {
  const first = Math.floor(startsAt / DAY_MS)
  const last = Math.floor((endsAt - 1) / DAY_MS)
  return first === last ? [first] : [first, last]
}
