import type { Role, SdkError } from '@hwjy/sdk'
import { useQuery } from '@tanstack/react-query'
import { askAtTheDoor, type Entry } from '../../shared/lesson-entry.ts'
import { entryRefreshDelay } from './entry-refresh-delay.ts'

/**
 * Asks at the door. A closed door is asked again, and right when it opens; once open it is not asked any more,
 * because who is inside stays inside.
 */
export const useEntry = (lessonId: string, role: Role) =>
  useQuery<Entry, SdkError>({
    queryKey: ['entry', role, lessonId],
    queryFn: ({ signal }) => askAtTheDoor(lessonId, role, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data } }) => (data ? entryRefreshDelay(data, Date.now()) : false),
  })
