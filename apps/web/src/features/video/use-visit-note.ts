import { type Role, useNoteReplayVisit } from '@hwjy/sdk'
import { useEffect } from 'react'

/**
 * Takes the dot off the lesson: its student has opened the replay.
 * @param lessonId null while there is no replay to see
 */
export function useVisitNote(role: Role | null, lessonId: string | null) {
  const { mutate: noteVisit } = useNoteReplayVisit()
  useEffect(() => {
    if (role === 'student' && lessonId !== null) noteVisit({ data: { lessonId } })
  }, [role, lessonId, noteVisit])
}
