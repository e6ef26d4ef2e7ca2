import { useEffect, useState } from 'react'
import type { UserId } from '../../core/room/ids.ts'
import type { EnrolledPerson } from '../classroom-ports.ts'
import { useClassroom } from './classroom-context.ts'

const NO_PEOPLE: ReadonlyMap<UserId, EnrolledPerson> = new Map()

/**
 * Who the students of the lesson are by the school's names, also those who never came; empty until those are known, and
 * where the host does not tell them. [R46]
 * @param isWanted false asks for nothing
 */
export function useEnrolled(isWanted: boolean): ReadonlyMap<UserId, EnrolledPerson> {
  const { enrolled } = useClassroom()
  const [known, setKnown] = useState(NO_PEOPLE)
  useEffect(() => {
    if (!isWanted || !enrolled) return
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
  }, [enrolled, isWanted])
  return known
}
