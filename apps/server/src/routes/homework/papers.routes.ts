import type { Deps } from '../../deps.ts'
import { nextVersion } from '../../domain/based-on.ts'
import { paperIssues } from '../../domain/homework/paper-rules.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import { ApiError } from '../../http/api-error.ts'
import { notOwn } from '../../http/guard.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { requireUnchanged } from '../../http/changed-meanwhile.ts'
import { requireValid } from '../../http/require-valid.ts'
import { askableIssues, chapterIssues } from './asked-questions.ts'
import { paperResponse, paperSummary } from './homework-responses.ts'
import { readerOf } from './homework-reader.ts'
import { ownAttachments } from './own-attachments.ts'

type PaperCalls = 'listPapers' | 'getPaper' | 'savePaper' | 'copyPaper' | 'deletePaper'

export function paperRoutes({ attachments, ownership, papers, questions }: Deps): Handlers<PaperCalls> {
  // @throws {ApiError} `notFound` for what was deleted, `forbidden` for another's
  const own = async (paperId: string, authorId: string) => {
    const paper = await papers.get(paperId)
    if (!paper) throw new ApiError('notFound')
    if (paper.authorId !== authorId)
      throw await notOwn(paper.authorId, { userId: authorId }, 'forbidden', { ownership })
    return paper
  }

  // Homework is changed as homework. @throws {ApiError} as `own`
  const changeable = async (paperId: string, authorId: string) => {
    const paper = await own(paperId, authorId)
    if (paper.isHomework) throw new ApiError('notFound')
    return paper
  }

  const locked = async (paperId: string, authorId: string) => {
    await papers.lock(paperId)
    return changeable(paperId, authorId)
  }

  const answer = async (paperId: string, call: Pick<Call<PaperCalls>, 'actor' | 'language' | 'now' | 'urlOf'>) =>
    paperResponse(await own(paperId, call.actor.userId), await papers.questions(paperId), readerOf(call))

  return {
    async listPapers({ actor, input }) {
      return mapPage(await papers.page(input, actor.userId, pageRequest(input)), paperSummary)
    },

    getPaper: ({ input: { paperId }, ...call }) => answer(paperId, call),

    async savePaper({ input, ...call }) {
      const { actor, now } = call
      const { paperId, title, content, kind, isTemplate, fullScore, attachmentIds = [], chapterId = null } = input
      const saved = paperId === undefined ? null : await locked(paperId, actor.userId)
      if (saved) requireUnchanged(saved.updatedAt, input.basedOn)
      const before = paperId === undefined ? [] : await papers.questions(paperId)
      requireValid(
        paperIssues(input),
        await askableIssues(questions, input.questions, actor.userId, before),
        await chapterIssues(questions, call.school, chapterId),
      )
      const attached = await ownAttachments(attachments, actor.userId, { attachmentIds })
      const draft = {
        id: paperId ?? `pap_${crypto.randomUUID()}`,
        authorId: actor.userId,
        title,
        content,
        kind,
        isTemplate,
        fullScore,
        chapterId,
        attachments: attached('attachmentIds'),
      }
      if (paperId === undefined) await papers.add(draft, input.questions, now)
      else await papers.change(draft, input.questions, nextVersion(now, saved?.updatedAt ?? null))
      return answer(draft.id, call)
    },

    async copyPaper({ input, ...call }) {
      const { actor, now } = call
      const source = await own(input.paperId, actor.userId)
      const asked = await papers.questions(source.id)
      const { authorId, content, kind, fullScore, attachments: attached, chapterId } = source
      const copy = {
        authorId,
        content,
        kind,
        fullScore,
        attachments: attached,
        chapterId,
        id: `pap_${crypto.randomUUID()}`,
        title: input.title ?? source.title,
        isTemplate: input.isTemplate ?? source.isTemplate,
      }
      await papers.add(
        copy,
        asked.map(({ score, question }) => ({ questionId: question.id, score })),
        now,
      )
      return answer(copy.id, call)
    },

    async deletePaper({ actor, input: { paperId }, now }) {
      await changeable(paperId, actor.userId)
      await papers.remove(paperId, now)
      return { paperId }
    },
  }
}
