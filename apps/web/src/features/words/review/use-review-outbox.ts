import { getStudentListFavouritesQueryKey, useSession } from '@hwjy/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { reviewOutbox } from './review-outbox.ts'

/** Sends reviews that wait, for the person signed in, and has the words read again once the server has them. */
export function useReviewOutbox() {
  const userId = useSession().userInfo?.userId ?? ''
  const queryClient = useQueryClient()
  useEffect(() => {
    const stop = reviewOutbox.onSent(() => {
      // The last one is still in the list: words are read again once, not after each of them.
      if (reviewOutbox.getState().length > 1) return
      const queryKey = getStudentListFavouritesQueryKey()
      // A read that is on its way tells of the time before, and would count as fresh.
      void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }))
    })
    void reviewOutbox.start(userId)
    return stop
  }, [queryClient, userId])
  const all = useSyncExternalStore(reviewOutbox.subscribe, reviewOutbox.getState)
  return all.filter((one) => one.userId === userId).map(({ review }) => review)
}
