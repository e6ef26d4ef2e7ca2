import {
  checkLesson,
  type EntryDenial,
  getLessonPreparation,
  type LessonSummary,
  type Role,
  type SdkError,
} from '@hwjy/sdk'
import { useQuery } from '@tanstack/react-query'
import { entryRefreshDelay } from './entry-refresh-delay.ts'

/** May this person enter, as the server sees it. */
export interface Entry {
  lesson: LessonSummary
  /** Null: come in. */
  denial: EntryDenial | null
  /** Server's clock minus ours, in ms. */
  offsetMs: number
}

/**
 * Asks at the door. A closed door is asked again, and right when it opens; once open it is not asked any more,
 * because who is inside stays inside.
 */
export const useEntry = (lessonId: string, role: Role) =>
  useQuery<Entry, SdkError>({
    queryKey: ['entry', role, lessonId],
    queryFn: ({ signal }) => (role === 'student' ? askForStudent(lessonId, signal) : askForTeacher(lessonId, signal)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data } }) => (data ? entryRefreshDelay(data, Date.now()) : false),
  })

async function askForStudent(lessonId: string, signal: AbortSignal): Promise<Entry> {
  const { lesson, denial, serverTime } = await checkLesson({ lessonId }, signal)
  return { lesson, denial, offsetMs: Date.parse(serverTime) - Date.now() }
}

async function askForTeacher(lessonId: string, signal: AbortSignal): Promise<Entry> {
  const { lesson } = await getLessonPreparation({ lessonId }, signal)
  return { lesson, denial: lesson.enterDenial, offsetMs: 0 }
}
