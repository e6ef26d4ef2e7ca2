import type { Deps } from '../../../deps.ts'
import { nextVersion } from '../../../domain/based-on.ts'
import { draftDenial } from '../../../domain/homework/marking-draft.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { Handlers } from '../../../http/call.ts'
import { requireUnchanged } from '../../../http/changed-meanwhile.ts'
import { requireValid } from '../../../http/require-valid.ts'
import { iso } from '../../instant.ts'
import { ownAttachments } from '../own-attachments.ts'
import { createWorkAccess } from '../work-access.ts'

export function markingDraftRoutes(deps: Deps): Handlers<'saveMarkingDraft'> {
  const { answerPapers, attachments, markingDrafts } = deps
  const { markable } = createWorkAccess(deps)

  return {
    async saveMarkingDraft({ actor, input, now }) {
      const { answerPaperId, comment = '', imageIds = [], audioIds = [], basedOn } = input
      const { work, homework } = await markable(answerPaperId, null, now)
      const before = await markingDrafts.get(work.id)
      const writtenAt = before?.savedAt ?? null
      requireUnchanged(writtenAt, basedOn)
      const list = input.list.map(({ comment: words = '', imageIds: images = [], audioIds: audio = [], ...mark }) => ({
        annotations: [],
        ...mark,
        comment: words,
        imageIds: images,
        audioIds: audio,
      }))
      const denial = draftDenial(await answerPapers.questions(homework.paperId, work.id), list)
      if (denial?.reason === 'too-high') throw new ApiError('scoreTooHigh', { questionNos: denial.questionNos })
      requireValid(denial?.issues ?? [])
      const attached = await ownAttachments(attachments, actor.userId, {
        imageIds,
        audioIds,
        ...Object.fromEntries(
          list.flatMap((mark, index) => [
            [`list.${index}.imageIds`, mark.imageIds],
            [`list.${index}.audioIds`, mark.audioIds],
          ]),
        ),
      })
      const savedAt = nextVersion(now, writtenAt)
      await markingDrafts.save(work.id, {
        savedAt,
        handInCount: work.handInCount,
        comment,
        commentImages: attached('imageIds'),
        commentAudio: attached('audioIds'),
        marks: list.map(({ no, score, comment: words, annotations }, index) => ({
          no,
          score,
          comment: words,
          annotations,
          commentAudio: attached(`list.${index}.audioIds`),
          markedImages: attached(`list.${index}.imageIds`),
        })),
      })
      return { answerPaperId, savedAt: iso(savedAt) }
    },
  }
}
