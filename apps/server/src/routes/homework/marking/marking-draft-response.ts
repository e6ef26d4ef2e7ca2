import type { MarkingDraft as MarkingDraftAnswer } from '@hwjy/sdk/schemas'
import type { MarkingDraft } from '../../../domain/homework/marking-draft.ts'
import { iso } from '../../instant.ts'
import { attachmentResponses, type Reader } from '../homework-responses.ts'

export const markingDraftResponse = (draft: MarkingDraft, reader: Reader): MarkingDraftAnswer => ({
  savedAt: iso(draft.savedAt),
  handInCount: draft.handInCount,
  comment: draft.comment,
  commentImages: attachmentResponses(draft.commentImages, reader),
  commentAudio: attachmentResponses(draft.commentAudio, reader),
  list: draft.marks.map(({ commentAudio, markedImages, ...mark }) => ({
    ...mark,
    commentAudio: attachmentResponses(commentAudio, reader),
    markedImages: attachmentResponses(markedImages, reader),
  })),
})
