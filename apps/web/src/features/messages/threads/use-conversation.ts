import { listThreadMessagesAs, type Role, type ThreadMessage, useGetThreadAs } from '@hwjy/sdk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { joinMessages } from './join-messages.ts'

const PAGE_SIZE = 30
/** While the window is visible; see docs/adr/0072. */
const ASK_EVERY_MS = 8_000

/** The conversation with one person: its newest messages, asked for again and again, behind the older ones fetched so far. */
export function useConversation(role: Role, personId: string) {
  const query = useGetThreadAs(role, { personId, size: PAGE_SIZE }, { query: { refetchInterval: ASK_EVERY_MS } })
  const [kept, setKept] = useState<{ messages: readonly ThreadMessage[]; hasMore: boolean }>()
  const newest = query.data?.messages ?? []
  const messages = joinMessages(kept?.messages ?? [], newest)
  const isJoined = kept !== undefined && messages.length > newest.length
  const older = useMutation({
    // A read that is asked for by a press; its answer belongs to this page alone.
    mutationFn: () => {
      const request = { threadId: query.data?.thread.threadId ?? '', size: PAGE_SIZE }
      const beforeId = messages[0]?.messageId
      return listThreadMessagesAs(role, { ...request, ...(beforeId !== undefined && { beforeId }) })
    },
    networkMode: 'always',
    onSuccess: (page) => setKept({ messages: [...page.messages, ...messages], hasMore: page.hasMore }),
  })
  return {
    query,
    messages,
    hasOlder: isJoined ? kept.hasMore : (query.data?.hasMore ?? false),
    older,
  }
}
