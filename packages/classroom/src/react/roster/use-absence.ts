import { useMemo } from 'react'
import { absentStudents } from '../../core/room/selectors.ts'
import type { EnrolledPerson } from '../classroom-ports.ts'
import { useEnrolled } from '../hooks/use-enrolled.ts'
import { useRoom } from '../hooks/use-room.ts'

export interface Absence {
  /** Students of the lesson who are not here, by the school's names; fewer than `count` until those are known. */
  people: readonly EnrolledPerson[]
  count: number
}

/** Who has not come, for the teacher. The names are asked for once the list is open, and again when they do not come. [R46] */
export function useAbsence(isTeacher: boolean): Absence {
  const absent = useRoom((room) => absentStudents(room).join())
  const known = useEnrolled(isTeacher && absent !== '')
  return useMemo(() => {
    const ids = isTeacher && absent !== '' ? absent.split(',') : []
    return { people: ids.flatMap((userId) => known.get(userId) ?? []), count: ids.length }
  }, [absent, isTeacher, known])
}
