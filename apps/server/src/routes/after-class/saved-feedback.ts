import type { SavedFeedback as SavedFeedbackAnswer } from '@hwjy/sdk/schemas'
import type { SavedFeedback } from '../../db/after-class/feedback.ts'
import { iso } from '../instant.ts'

export const savedFeedback = ({ id, optionIds, content, savedAt }: SavedFeedback): SavedFeedbackAnswer => ({
  feedbackId: id,
  optionIds,
  content,
  savedAt: iso(savedAt),
})
