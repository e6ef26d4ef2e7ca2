import { type Role, type Thread, type ThreadMessage, useReadThreadAs } from '@hwjy/sdk'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { atOnce } from '../../../shared/at-once.ts'
import { retryOnReconnect } from '../../../shared/network/reconnect.ts'

const isInSight = () => document.visibilityState === 'visible'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Says that the conversation was read, once for each newest message, while it can be seen. */
export function useReadMark(role: Role, thread: Thread | undefined, messages: readonly ThreadMessage[]) {
  const { mutate } = useReadThreadAs(role, atOnce)
  const isVisible = useSyncExternalStore(subscribe, isInSight)
  const threadId = thread?.threadId ?? null
  const messageId = messages.findLast(({ isMine }) => !isMine)?.messageId
  const hasUnread = (thread?.unread ?? 0) > 0
  const wanted = isVisible && hasUnread && threadId !== null && messageId !== undefined ? messageId : null
  const read = useEffectEvent(() => {
    if (wanted !== null && threadId !== null) mutate({ data: { threadId, messageId: wanted } })
  })
  useEffect(() => {
    if (wanted !== null) read()
  }, [wanted])
  // What could not be said without a network is said when there is one.
  useEffect(() => retryOnReconnect(() => read()), [])
}
