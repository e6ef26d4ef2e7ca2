import {
  getStudentCountUnreadQueryOptions,
  getStudentListMessagesQueryOptions,
  getStudentListNoticesQueryOptions,
  getStudentReadMessagesMutationOptions,
  getTeacherCountUnreadQueryOptions,
  getTeacherListMessagesQueryOptions,
  getTeacherListNoticesQueryOptions,
  getTeacherReadMessagesMutationOptions,
  type Role,
} from '@hwjy/sdk'

const student = {
  list: (filter: Parameters<typeof getStudentListMessagesQueryOptions>[0]) =>
    getStudentListMessagesQueryOptions(filter),
  unread: () => getStudentCountUnreadQueryOptions(),
  read: () => getStudentReadMessagesMutationOptions(),
  notices: (page: { current: number; size: number }) => getStudentListNoticesQueryOptions(page),
}
const teacher: typeof student = {
  list: (filter) => getTeacherListMessagesQueryOptions(filter),
  unread: () => getTeacherCountUnreadQueryOptions(),
  read: () => getTeacherReadMessagesMutationOptions(),
  notices: (page) => getTeacherListNoticesQueryOptions(page),
}

export const messageCalls: Record<Role, typeof student> = { student, teacher }
