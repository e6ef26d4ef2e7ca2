import {
  getStudentCountUnreadQueryOptions,
  getStudentListMessagesQueryOptions,
  getTeacherCountUnreadQueryOptions,
  getTeacherListMessagesQueryOptions,
  type Role,
  useStudentReadMessages,
  useTeacherReadMessages,
} from '@hwjy/sdk'
import { useQuery } from '@tanstack/react-query'

const COUNT_EVERY_MS = 60_000
const latest = { current: 1, size: 6 }

/** Counts the unread messages; asks once a minute while the page is visible. */
export const useUnreadCount = (role: Role) =>
  useQuery({
    ...(role === 'teacher' ? getTeacherCountUnreadQueryOptions() : getStudentCountUnreadQueryOptions()),
    refetchInterval: COUNT_EVERY_MS,
  })

export const useLatestMessages = (role: Role) =>
  useQuery({
    ...(role === 'teacher' ? getTeacherListMessagesQueryOptions(latest) : getStudentListMessagesQueryOptions(latest)),
    staleTime: 0,
  })

/** Says that messages were read; all of them without ids. Counts and lists follow by themselves. */
export function useReadMessages(role: Role) {
  const reading = { teacher: useTeacherReadMessages(), student: useStudentReadMessages() }[role]
  return {
    ...reading,
    readAll: () => reading.mutate({ data: {} }),
    readOne: (messageId: string) => reading.mutate({ data: { messageIds: [messageId] } }),
  }
}
