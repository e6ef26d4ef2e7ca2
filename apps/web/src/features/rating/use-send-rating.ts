import {
  getCheckLessonQueryKey,
  getListLessonsTodayQueryKey,
  rateLesson,
  type SdkError,
  studentLessonFeedback,
} from '@hwjy/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RatingDraft } from './rating-draft.ts'

/** Sends the stars, then the chosen words. Sending again replaces what was sent before. */
export function useSendRating(lessonId: string) {
  const queryClient = useQueryClient()
  return useMutation<void, SdkError, RatingDraft>({
    async mutationFn({ score, comment, optionIds }) {
      await rateLesson({ lessonId, score, comment: comment.trim() })
      if (optionIds.length > 0) await studentLessonFeedback({ lessonId, optionIds: [...optionIds], content: '' })
    },
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: getListLessonsTodayQueryKey() })
      await queryClient.invalidateQueries({ queryKey: getCheckLessonQueryKey({ lessonId }) })
    },
  })
}
