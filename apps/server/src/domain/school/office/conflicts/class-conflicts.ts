/** Finds rows of an import by which a teacher or a student would be in two classes at once. */
import { overlaps } from '../../../timetable/lesson-times.ts'
import type { CheckedRow } from '../check-rows.ts'
import { peopleOf } from './file-people.ts'
import { type RowProblem, type RowReason, rowProblem } from '../import-row.ts'
import type { KnownSchool } from '../known-school.ts'
import { lessonInTheWay, type SchoolTimetable, type TimetabledLesson } from './series-conflicts.ts'

type FoundConflict = { row: CheckedRow; problem: RowProblem } | null

/** A class of the school that a row gives to another teacher. */
interface Handover {
  row: CheckedRow
  classId: string
  from: string
  to: string
}

/**
 * Yields each row of classes and enrolments that cannot be carried out with what is wrong with it, and null for each
 * that can. It looks at lessons of the school alone: `seriesConflicts` compares with them what the file plans.
 * @param rows checked, in the order in which they are carried out
 */
export function* classConflicts(
  rows: readonly CheckedRow[],
  known: KnownSchool,
  { now, lessons, students }: SchoolTimetable,
): Generator<FoundConflict> {
  const { personKey } = peopleOf(rows, known, students)
  const open = Map.groupBy(
    lessons
      .filter(({ isOpen, endsAt }) => isOpen && endsAt > now)
      .toSorted((one, other) => one.startsAt - other.startsAt),
    ({ classId }) => classId,
  )
  const inTheWay = lessonsInTheWay(open)
  const good = rows.filter(({ problems }) => problems.length === 0)

  yield* busyTeachers()
  yield* busyStudents()

  function* busyTeachers(): Generator<FoundConflict> {
    const handovers = good.flatMap((row) => handoverOf(row))
    const taught = new Map<string, Set<string>>()
    const give = (classId: string, from: string, to: string) => {
      taught.get(from)?.delete(classId)
      taught.set(to, (taught.get(to) ?? new Set()).add(classId))
    }
    for (const [classId, [lesson]] of open) if (lesson) give(classId, '', lesson.teacherId)
    for (const { classId, from, to } of handovers) give(classId, from, to)
    // A class that is not handed over stays with its teacher, who may be busy for another row then: looked at again.
    for (let waiting = handovers, isSettled = false; !isSettled; ) {
      isSettled = true
      for (const one of waiting) {
        const later = new Set(waiting.slice(waiting.indexOf(one) + 1).map(({ classId }) => classId))
        const others = [...(taught.get(one.to) ?? [])].filter((id) => id !== one.classId && !later.has(id))
        const lesson = others.map((id) => inTheWay(one.classId, id)).find((found) => found !== null)
        yield lesson ? conflict(one.row, 'teacher', 'teacher-busy', lesson, lineOf(waiting, lesson.classId)) : null
        if (!lesson) continue
        give(one.classId, one.to, one.from)
        waiting = waiting.filter((handover) => handover !== one)
        isSettled = false
      }
    }
  }

  function handoverOf(row: CheckedRow): Handover[] {
    const { externalId = '', teacher = '' } = row.fields
    const group = row.table === 'classes' ? known.classes.get(externalId) : undefined
    const to = personKey(teacher)
    return group && to !== group.teacherId ? [{ row, classId: group.id, from: group.teacherId, to }] : []
  }

  function* busyStudents(): Generator<FoundConflict> {
    // The classes of each student, with the line of the row that puts them there; null for a class they are in.
    const attended = new Map<string, Map<string, number | null>>()
    const attend = (student: string, classId: string, line: number | null) =>
      attended.set(student, (attended.get(student) ?? new Map()).set(classId, line))
    for (const [classId, ids] of students) for (const id of ids) attend(id, classId, null)
    for (const row of good) {
      const { class: name = '', student: text = '' } = row.fields
      const group = row.table === 'enrolments' ? known.classes.get(name) : undefined
      if (!group) continue
      const student = personKey(text)
      const classes = attended.get(student) ?? new Map<string, number | null>()
      if (classes.has(group.id)) continue
      const lesson = [...classes.keys()].map((id) => inTheWay(group.id, id)).find((found) => found !== null)
      if (!lesson) attend(student, group.id, row.line)
      yield lesson ? conflict(row, 'student', 'students-busy', lesson, classes.get(lesson.classId) ?? null) : null
    }
  }

  function conflict(
    row: CheckedRow,
    field: string,
    reason: RowReason,
    lesson: TimetabledLesson,
    otherLine: number | null,
  ): FoundConflict {
    const value = lessonInTheWay(lesson, lesson.className, known.timeZone)
    return { row, problem: rowProblem(field, reason, value, otherLine === null ? {} : { otherLine }) }
  }
}

const lineOf = (handovers: readonly Handover[], classId: string): number | null =>
  handovers.find((one) => one.classId === classId)?.row.line ?? null

/**
 * Tells the first lesson of another class that lies over one of a class, or null.
 * @param open lessons of each class, earliest first
 */
function lessonsInTheWay(open: ReadonlyMap<string, readonly TimetabledLesson[]>) {
  // Many students share the same two classes.
  const found = new Map<string, TimetabledLesson | null>()
  const look = (own: readonly TimetabledLesson[], others: readonly TimetabledLesson[]): TimetabledLesson | null => {
    for (let at = 0, beside = 0; ; ) {
      const lesson = own[at]
      const other = others[beside]
      if (!lesson || !other) return null
      if (overlaps(lesson, other)) return other
      if (lesson.endsAt <= other.endsAt) at++
      else beside++
    }
  }
  return (classId: string, otherId: string): TimetabledLesson | null => {
    const pair = `${classId}\n${otherId}`
    const known = found.get(pair)
    if (known !== undefined) return known
    const lesson = look(open.get(classId) ?? [], open.get(otherId) ?? [])
    found.set(pair, lesson)
    return lesson
  }
}
