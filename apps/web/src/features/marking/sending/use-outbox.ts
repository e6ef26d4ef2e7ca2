import { getMarkAnswerPaperMutationOptions, markStale, useSession } from '@hwjy/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { createDraftStore } from '../../../shared/drafts/draft-store.ts'
import { outbox } from './outbox.ts'
import type { OutboxEntry } from './outbox-state.ts'

const drafts = createDraftStore()

// A browser that keeps nothing has no draft to forget.
async function forgetDraft({ userId, answerPaperId: id }: OutboxEntry) {
  try {
    await drafts.remove({ userId, form: 'marking', id })
  } catch {
    // The browser keeps no outbox here.
  }
}

/**
 * Works that a list takes for waiting though their marks have left this page.
 * @param readAt when the list was read, in ms since 1970
 */
export function useSentWorks(readAt: number): ReadonlySet<string> {
  const entries = useOutbox()
  const left = useSyncExternalStore(outbox.leftAt.subscribe, outbox.leftAt.getState)
  const unread = [...left].filter(([, at]) => at >= readAt).map(([answerPaperId]) => answerPaperId)
  return new Set([...entries.map(({ answerPaperId }) => answerPaperId), ...unread])
}

/** Marks on their way. What is there is read again, and the draft of a work goes, once the server has its marks. */
export function useOutbox() {
  const userId = useSession().userInfo?.userId ?? ''
  const queryClient = useQueryClient()
  useEffect(() => {
    void outbox.start(userId)
    const readAgain = () => markStale(queryClient, getMarkAnswerPaperMutationOptions().meta)
    const stops = [
      outbox.onSent((entry) => void forgetDraft(entry).then(readAgain)),
      outbox.onChanged(() => void readAgain()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [userId, queryClient])
  return useSyncExternalStore(outbox.subscribe, outbox.getState)
}
