import type { Deps } from '../../deps.ts'
import { nextVersion } from '../../domain/based-on.ts'
import { answerModesOf, questionIssues, rubyIssues, storedKey } from '../../domain/homework/question-rules.ts'
import type { QuestionUse } from '../../db/homework/questions.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import { requireUnchanged } from '../../http/changed-meanwhile.ts'
import { requireValid } from '../../http/require-valid.ts'
import { questionResponse } from './homework-responses.ts'
import { readerOf } from './homework-reader.ts'
import { ownAttachments } from './own-attachments.ts'
import { saveQuestionLines } from './question-lines.ts'

type QuestionBankCalls = 'listQuestions' | 'getQuestion' | 'saveQuestion' | 'saveQuestions' | 'deleteQuestion'

export function questionBankRoutes({ attachments, questions }: Deps): Handlers<QuestionBankCalls> {
  // @throws {ApiError} `notFound`
  const visible = async (questionId: string, teacherId: string) => {
    const question = await questions.get(questionId, teacherId)
    if (!question) throw new ApiError('notFound')
    return question
  }

  return {
    async listQuestions({ input, ...call }) {
      const page = await questions.page(input, call.actor.userId, pageRequest(input))
      return mapPage(page, (question) => questionResponse(question, readerOf(call)))
    },

    async getQuestion({ input: { questionId }, ...call }) {
      return questionResponse(await visible(questionId, call.actor.userId), readerOf(call))
    },

    async saveQuestion({ input, ...call }) {
      const { actor, now } = call
      const { questionId, type, title, passage = '', analysis = '', difficulty, isShared = false } = input
      const { options = [], correctKeys = [], answerModes = [], attachmentIds = [], ruby = [] } = input
      const { subjectId = null, gradeId = null, chapterId = null, typed = null } = input
      requireValid(questionIssues({ type, title, passage, options, correctKeys, writtenModes: answerModes, typed }))
      requireValid(rubyIssues(ruby, { title, passage, options }))
      const missing = await questions.missingPlaces(call.school, { subjectId, gradeId, chapterId })
      requireValid(missing.map((path) => ({ path, code: 'unknown', message: 'There is no such entry.' })))
      const attached = await ownAttachments(attachments, actor.userId, { attachmentIds })
      const draft = {
        id: questionId ?? `qst_${crypto.randomUUID()}`,
        authorId: actor.userId,
        type,
        title,
        passage,
        options,
        correctKeys,
        analysis,
        difficulty,
        isShared,
        attachments: attached('attachmentIds'),
        answerModes: answerModesOf(type, answerModes),
        ruby,
        typed: storedKey(typed),
        subjectId,
        gradeId,
        chapterId,
      }
      if (questionId === undefined) {
        await questions.add(draft, now)
      } else {
        await questions.lock(questionId)
        const saved = await visible(questionId, actor.userId)
        if (saved.author.id !== actor.userId) throw new ApiError('forbidden')
        if (saved.type !== type) throw new ApiError('questionTypeFixed')
        requireUnchanged(saved.updatedAt, input.basedOn)
        await questions.change(draft, nextVersion(now, saved.updatedAt))
      }
      return questionResponse(await visible(draft.id, actor.userId), readerOf(call))
    },

    saveQuestions: (call) => saveQuestionLines(questions, call),

    async deleteQuestion({ actor, input: { questionId }, now }) {
      await visible(questionId, actor.userId)
      const uses = await questions.usedIn(questionId)
      if (uses.length > 0) throw new ApiError('questionInUse', { usedIn: uses.map(useResponse) })
      await questions.remove(questionId, now)
      return { questionId }
    },
  }
}

const useResponse = ({ paperId, title, isTemplate, homeworkId }: QuestionUse) => ({
  paperId,
  title,
  isTemplate,
  homeworkId,
})
