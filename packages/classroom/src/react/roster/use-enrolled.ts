import { useEffect, useMemo, useState } from 'react'
import type { UserId } from '../../core/room/ids.ts'
import { absentStudents } from '../../core/room/selectors.ts'
import type { EnrolledPerson } from '../classroom-ports.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useRoom } from '../hooks/use-room.ts'

export interface Absence {
  /** Students of the lesson who are not here, by the school's names; fewer than `count` until those are known. */
  people: readonly EnrolledPerson[]
  count: number
}

/** Who has not come, for the teacher. The names are asked for once the list is open, and again when they do not come. [R46] */
export function useAbsence(isTeacher: boolean): Absence {
  const { enrolled } = useClassroom()
  const absent = useRoom((room) => absentStudents(room).join())
  const [known, setKnown] = useState<ReadonlyMap<UserId, EnrolledPerson>>(new Map())
  const isAsked = isTeacher && absent !== ''
  useEffect(() => {
    if (!isAsked || !enrolled) return
    let isCurrent = true
    enrolled().then(
      (people) => {
        if (isCurrent) setKnown(new Map(people.map((person) => [person.userId, person])))
      },
      // Without the names the number is still told.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [enrolled, isAsked])
  return useMemo(() => {
    const ids = isTeacher && absent !== '' ? absent.split(',') : []
    return { people: ids.flatMap((userId) => known.get(userId) ?? []), count: ids.length }
  }, [absent, isTeacher, known])
}
