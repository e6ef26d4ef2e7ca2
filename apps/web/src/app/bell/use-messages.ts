import { type Role, useGetMessageNewsAs, useListMessagesAs, useReadMessagesAs } from '@hwjy/sdk'
import { atOnce } from '../../shared/at-once.ts'
import { FRAME_READ } from '../../shared/network/use-oldest-read.ts'

const COUNT_EVERY_MS = 60_000
const latest = { current: 1, size: 6 }

/** Counts how many messages are unread; asked once a minute while the page is visible. */
export const useUnreadMessages = (role: Role) =>
  useGetMessageNewsAs(role, { query: { refetchInterval: COUNT_EVERY_MS, meta: FRAME_READ } })

export const useLatestMessages = (role: Role) =>
  useListMessagesAs(role, latest, { query: { staleTime: 0, meta: FRAME_READ } })

/** Says that messages were read; all of them without ids. Counts and lists follow by themselves. */
export function useReadMessages(role: Role) {
  const reading = useReadMessagesAs(role, atOnce)
  return {
    ...reading,
    readAll: () => reading.mutate({ data: {} }),
    readOne: (messageId: string) => reading.mutate({ data: { messageIds: [messageId] } }),
  }
}
