import { useSession } from '@hwjy/sdk'
import { useEffect, useState } from 'react'
import { createDraftStore } from '../../../shared/drafts/draft-store.ts'

/** Names the draft of answers. */
export const ANSWERS_FORM = 'homework-answers'

const drafts = createDraftStore()

/** Says whether this device has answers to the homework that the server does not have. */
export function useUnsentHere(homeworkId: string): boolean {
  const userId = useSession().userInfo?.userId ?? ''
  const [hasUnsent, setHasUnsent] = useState(false)
  useEffect(() => {
    let isGone = false
    drafts.get({ userId, form: ANSWERS_FORM, id: homeworkId }).then(
      (draft) => {
        if (!isGone) setHasUnsent(draft !== null)
      },
      // A browser that keeps nothing has nothing.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [userId, homeworkId])
  return hasUnsent
}
