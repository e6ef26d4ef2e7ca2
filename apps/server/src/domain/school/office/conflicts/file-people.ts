/** Tells who is in each class once a file is imported: people of the file and people whom the school has. */
import type { CheckedRow } from '../check-rows.ts'
import type { ImportRow } from '../import-row.ts'
import { type KnownSchool, knownPerson } from '../known-school.ts'

/** A class of the school by its id, one of the file by its external id. */
export type ClassKey = string

const DEFAULT_MINUTES = 45

/**
 * Finds out who teaches and attends each class once the file is carried out.
 * @param present ids of the students of each class of the school, by the class's id
 */
export function peopleOf(
  rows: readonly CheckedRow[],
  known: KnownSchool,
  present: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const good = rows.filter(({ problems }) => problems.length === 0)
  const inFile = new Map<string, string>()
  const classes = new Map<string, ImportRow>()
  const courses = new Map<string, ImportRow>()
  for (const row of good) {
    const { table, fields, line } = row
    const { externalId, username } = fields
    if (table === 'teachers' || table === 'students')
      for (const name of [externalId, username?.toLowerCase()])
        if (name !== undefined && !inFile.has(name)) inFile.set(name, `line ${line} ${table}`)
    if (table === 'classes' && externalId !== undefined) classes.set(externalId, row)
    if (table === 'courses' && externalId !== undefined) courses.set(externalId, row)
  }
  const personKey = (text: string) =>
    knownPerson(known, text)?.id ?? inFile.get(text) ?? inFile.get(text.toLowerCase()) ?? text
  const keyOf = (externalId: string): ClassKey => known.classes.get(externalId)?.id ?? `file ${externalId}`

  const students = new Map<ClassKey, Set<string>>()
  for (const [classId, ids] of present) students.set(classId, new Set(ids))
  const teachers = new Map<ClassKey, string>()
  const names = new Map<ClassKey, string>()
  for (const { id, teacherId, name } of known.classes.values()) {
    teachers.set(id, teacherId)
    names.set(id, name)
  }
  for (const { table, fields } of good) {
    if (table === 'enrolments') {
      const key = keyOf(fields.class ?? '')
      const there = students.get(key) ?? new Set()
      students.set(key, there.add(personKey(fields.student ?? '')))
    }
    if (table === 'classes') {
      teachers.set(keyOf(fields.externalId ?? ''), personKey(fields.teacher ?? ''))
      names.set(keyOf(fields.externalId ?? ''), fields.name ?? '')
    }
  }
  const shared = new Map<string, boolean>()

  return {
    keyOf,
    personKey,
    nameOf: (key: ClassKey) => names.get(key) ?? '',
    teacherOf: (key: ClassKey) => teachers.get(key),
    /** Adds the teacher of a class that the file does not name. */
    teaches: (key: ClassKey, teacherId: string) => void (teachers.has(key) || teachers.set(key, teacherId)),
    minutesOf({ fields: { minutes, class: name = '' } }: ImportRow): number {
      if (minutes !== undefined) return Number(minutes)
      const group = known.classes.get(name)
      const course = classes.get(name)?.fields.course
      const inSchool = group
        ? [...known.courses.values()].find(({ id }) => id === group.courseId)
        : known.courses.get(course ?? '')
      const wished = course === undefined ? undefined : courses.get(course)?.fields.lessonMinutes
      return Number(wished ?? inSchool?.lessonMinutes ?? DEFAULT_MINUTES)
    },
    shareStudents(one: ClassKey, other: ClassKey): boolean {
      const pair = one < other ? `${one}\n${other}` : `${other}\n${one}`
      const found = shared.get(pair)
      if (found !== undefined) return found
      const [few, many] = [students.get(one), students.get(other)].toSorted((a, b) => (a?.size ?? 0) - (b?.size ?? 0))
      const isShared = few !== undefined && many !== undefined && [...few].some((id) => many.has(id))
      shared.set(pair, isShared)
      return isShared
    },
  }
}
