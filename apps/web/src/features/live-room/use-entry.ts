import type { Role, SdkError } from '@hwjy/sdk'
import { useQuery } from '@tanstack/react-query'
import { checkEntry, type Entry } from '../../shared/lesson/lesson-entry.ts'
import { entryRefreshDelay } from './entry-refresh-delay.ts'

/**
 * Runs the entry check. A refused check is repeated, also right at the entry time; after success it is not repeated,
 * because a user who is inside stays inside.
 */
export const useEntry = (lessonId: string, role: Role) =>
  useQuery<Entry, SdkError>({
    queryKey: ['entry', role, lessonId],
    queryFn: ({ signal }) => checkEntry(lessonId, role, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data } }) => (data ? entryRefreshDelay(data, Date.now()) : false),
  })
