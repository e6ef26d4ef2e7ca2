/** Looks once more, as rows are carried out, whether teachers and students have time: lessons may be planned since the check. */
import type { StoredRow } from '../db/school/school-imports.ts'
import { classConflicts } from '../domain/school/office/conflicts/class-conflicts.ts'
import type { ImportRow, RowProblem } from '../domain/school/office/import-row.ts'
import { knownPerson } from '../domain/school/office/known-school.ts'
import type { Batch } from './apply-batch.ts'

/**
 * What is planned for the teachers and students of the rows waits until the transaction ends.
 * @returns what is wrong with rows that give a teacher or a student two lessons at one time
 */
export async function busyRows({
  stores,
  call,
  known,
  rows,
}: Pick<Batch, 'stores' | 'call' | 'known' | 'rows'>): Promise<ReadonlyMap<ImportRow, RowProblem>> {
  const about = rows.map((row) => concerned(row))
  const classIds = defined(about.map(({ classId }) => classId))
  const personIds = defined(about.flatMap(({ people }) => people))
  if (classIds.length === 0) return new Map()
  await stores.lessonTimes.reservePeople(personIds)
  const timetable = await stores.importWrites.timetable(call.schoolId, call.now, { classIds, personIds })
  const found = [...classConflicts(rows, known, { now: call.now, ...timetable })]
  return new Map(found.flatMap((one) => (one ? [[one.row, one.problem]] : [])))

  /** The class of the school that a row is about, and whose time it takes. */
  function concerned({ table, fields }: StoredRow): { classId?: string | undefined; people: (string | undefined)[] } {
    const personId = (text = '') => knownPerson(known, text)?.id
    if (table === 'classes') {
      const group = known.classes.get(fields.externalId ?? '')
      return { classId: group?.id, people: group ? [personId(fields.teacher)] : [] }
    }
    if (table !== 'enrolments') return { people: [] }
    const group = known.classes.get(fields.class ?? '')
    return { classId: group?.id, people: [group?.teacherId, personId(fields.student)] }
  }
}

const defined = (ids: readonly (string | undefined)[]): string[] => [
  ...new Set(ids.filter((id): id is string => id !== undefined)),
]
