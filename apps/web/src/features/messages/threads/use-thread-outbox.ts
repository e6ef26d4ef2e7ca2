import { getSendThreadMessageAsMutationOptions, markStale, type Role, useSession } from '@hwjy/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { ThreadEntry } from '../../../shared/threads/thread-entry.ts'
import { threadOutbox } from '../../../shared/threads/thread-outbox.ts'
import { readyToUpload } from '../../../shared/uploads/late-uploads.tsx'

/** Messages on their way to one person. What is there is read again once the server has one. */
export function useThreadOutbox(role: Role, personId: string) {
  const userId = useSession().userInfo?.userId ?? ''
  const queryClient = useQueryClient()
  useEffect(() => {
    readyToUpload()
    void threadOutbox.start(userId)
    const { meta } = getSendThreadMessageAsMutationOptions(role)
    const readAgain = (entry: ThreadEntry) =>
      void markStale(queryClient, meta).finally(() => threadOutbox.forgetDelivered(entry))
    // Those that went while no page of messages was open.
    for (const entry of threadOutbox.delivered.getState()) threadOutbox.forgetDelivered(entry)
    return threadOutbox.onSent(readAgain)
  }, [userId, role, queryClient])
  const { delivered } = threadOutbox
  const isTo = (entry: ThreadEntry) => entry.userId === userId && entry.personId === personId
  return {
    entries: useSyncExternalStore(threadOutbox.subscribe, threadOutbox.getState).filter(isTo),
    delivered: useSyncExternalStore(delivered.subscribe, delivered.getState).filter(isTo),
  }
}
