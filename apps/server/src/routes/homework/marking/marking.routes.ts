import type { Deps } from '../../../deps.ts'
import type { ListedWork } from '../../../db/homework/answer-papers.ts'
import type { CountedHomework } from '../../../db/homework/homework.ts'
import { mapPage, pageRequest } from '../../../db/paging.ts'
import { nextVersion } from '../../../domain/based-on.ts'
import { type Annotation, annotationIssues, inkIssues } from '../../../domain/homework/annotation.ts'
import { endedTry } from '../../../domain/homework/earlier-try.ts'
import type { WorkStatus } from '../../../domain/homework/homework-rules.ts'
import { canMark, forStudent, returnedUntil, type WorkState } from '../../../domain/homework/homework-rules.ts'
import { isCorrectBy, markingDenial, totalScore, type WorkAsRead } from '../../../domain/homework/marking-rules.ts'
import { hasOwnReview } from '../../../domain/homework/own-mark.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../../http/call.ts'
import { hidesMarks } from '../../../domain/homework/shown-work.ts'
import { requireValid } from '../../../http/require-valid.ts'
import {
  earlierTryResponse,
  reviewResponse,
  taskResponse,
  workQuestionResponse,
  workSummary,
} from '../homework-responses.ts'
import { gradedMessage } from '../graded-message.ts'
import { markingDraftResponse } from './marking-draft-response.ts'
import { readerOf } from '../homework-reader.ts'
import { createWorkAccess, workAsRead } from '../work-access.ts'
import { iso } from '../../instant.ts'
import { ownAttachments } from '../own-attachments.ts'
import { personBrief } from '../../school/person-brief.ts'

type MarkingCalls =
  | 'listAnswerPapers'
  | 'getAnswerPaper'
  | 'getWorkOfStudent'
  | 'markAnswerPaper'
  | 'markHomework'
  | 'returnAnswerPaper'

const STATUSES: Readonly<Record<WorkState, readonly WorkStatus[]>> = {
  notSubmitted: ['started'],
  waiting: ['submitted'],
  returned: ['returned'],
  graded: ['graded'],
}

// Marks of one work, regardless of the call that carried them.
interface Marks {
  comment: string
  imageIds: readonly string[]
  audioIds: readonly string[]
  answers: readonly {
    no: number
    score: number
    comment: string
    audioIds: readonly string[]
    imageIds: readonly string[]
    annotations: readonly Annotation[]
  }[]
}

type AnyCall = Pick<Call<MarkingCalls>, 'actor' | 'language' | 'now' | 'urlOf'>

export function markingRoutes(deps: Deps): Handlers<MarkingCalls> {
  const {
    answerPapers,
    attachments,
    earlierTries,
    homework: book,
    markingDrafts,
    markingPhrases,
    systemMessages,
  } = deps

  const { workAndHomework, markable } = createWorkAccess(deps)

  const answerPaper = async (
    homework: CountedHomework,
    student: ListedWork['student'],
    work: ListedWork | null,
    call: AnyCall,
  ): Promise<ResponseOf<'getAnswerPaper'>> => {
    const reader = readerOf(call)
    const [questions, { nextId }, draft, tries] = await Promise.all([
      answerPapers.questions(homework.paperId, work?.id ?? null),
      answerPapers.waiting(homework.id, work?.id ?? null),
      work && markingDrafts.get(work.id),
      earlierTries.of(work),
    ])
    const view = { key: true, marks: true, points: true, suggestions: work !== null }
    return {
      homeworkId: homework.id,
      title: homework.title,
      ...taskResponse(homework, reader),
      kind: homework.kind,
      fullScore: homework.fullScore,
      student: personBrief(student, call.urlOf),
      answerPaper: work && workSummary(work, call),
      review: work && hasOwnReview(work) ? reviewResponse(work, reader) : null,
      draft: draft && markingDraftResponse(draft, reader),
      questions: questions.map((question) => workQuestionResponse(question, view, reader)),
      earlierTries: tries.map((one) => earlierTryResponse(one, { points: true }, reader)),
      canMark: work !== null && canMark(homework, work, call.now),
      returnUntil: iso(returnedUntil(homework.endsAt, call.now)),
      nextAnswerPaperId: nextId,
    }
  }

  // @throws {ApiError} `notFound`, `workChanged`, `notHandedIn`, `marksIncomplete`, `scoreTooHigh`, `invalidInput`
  const grade = async (
    answerPaperId: string,
    marks: Marks,
    basedOn: WorkAsRead | null,
    { actor, now }: Pick<AnyCall, 'actor' | 'now'>,
  ): Promise<ResponseOf<'markAnswerPaper'>> => {
    const { work, homework } = await markable(answerPaperId, basedOn, now)
    const questions = await answerPapers.questions(homework.paperId, work.id)
    const denial = markingDenial(questions, marks.answers)
    if (denial?.reason === 'incomplete') throw new ApiError('marksIncomplete', { questionNos: denial.questionNos })
    if (denial?.reason === 'too-high') throw new ApiError('scoreTooHigh', { questionNos: denial.questionNos })
    requireValid(
      (denial?.questionNos ?? []).map((no) => ({
        path: 'list',
        code: 'unknown_question',
        message: `There is no question ${no}, or it is marked twice.`,
      })),
    )
    requireValid([...inkIssues(marks.answers), ...annotationIssues(questions, marks.answers)])
    const attached = await ownAttachments(attachments, actor.userId, {
      imageIds: marks.imageIds,
      audioIds: marks.audioIds,
      ...Object.fromEntries(
        marks.answers.flatMap(({ no, audioIds, imageIds }) => [
          [`answers.${no}.audioIds`, audioIds],
          [`answers.${no}.imageIds`, imageIds],
        ]),
      ),
    })
    const byNo = new Map(questions.map((question) => [question.no, question]))
    await answerPapers.mark(
      work.id,
      marks.answers.map(({ no, score, comment, annotations }) => {
        const question = byNo.get(no)
        return {
          no,
          score,
          comment,
          isCorrect: question ? isCorrectBy(question, score) : null,
          commentAudio: attached(`answers.${no}.audioIds`),
          markedImages: attached(`answers.${no}.imageIds`),
          annotations: [...annotations],
        }
      }),
    )
    const score = totalScore(marks.answers)
    const review = {
      comment: marks.comment,
      commentImages: attached('imageIds'),
      commentAudio: attached('audioIds'),
    }
    const gradedAt = nextVersion(now, work.gradedAt, work.returnedAt)
    await answerPapers.grade(work.id, score, review, gradedAt)
    await markingDrafts.remove(work.id)
    await markingPhrases.used(actor.userId, [marks.comment, ...marks.answers.map(({ comment }) => comment)])
    // A second marking with a better comment needs no message; another score does. Hidden marks wait for their release.
    if (!hidesMarks(homework) && (work.status !== 'graded' || work.score !== score)) {
      await systemMessages.tell([work.studentId], gradedMessage(homework, score), now)
    }
    const { count, nextId } = await answerPapers.waiting(homework.id, work.id)
    const { fullScore } = homework
    return { answerPaperId, score, fullScore, gradedAt: iso(gradedAt), waiting: count, nextAnswerPaperId: nextId }
  }

  return {
    async listAnswerPapers({ actor, input, ...call }) {
      const asked = input.state === undefined ? input : { ...input, statuses: STATUSES[input.state] }
      return mapPage(await answerPapers.page(asked, actor.userId, call.now, pageRequest(input)), (work) =>
        workSummary(work, call),
      )
    },

    async getAnswerPaper({ input: { answerPaperId }, ...call }) {
      const { work, homework } = await workAndHomework(answerPaperId)
      return answerPaper(homework, work.student, work, call)
    },

    async getWorkOfStudent({ input: { homeworkId, stuId }, ...call }) {
      const homework = await book.get(homeworkId)
      if (!homework) throw new ApiError('notFound')
      const [found] = await book.students(homeworkId, stuId)
      if (!found) throw new ApiError('notInClass')
      return answerPaper(
        forStudent(homework, found.rule),
        found.student,
        await answerPapers.of(homeworkId, stuId),
        call,
      )
    },

    markAnswerPaper: ({ input, ...call }) => {
      const { answerPaperId, paper = {}, list, commentList = [], imageList = [], basedOn } = input
      const comments = new Map(commentList.map((comment) => [comment.no, comment]))
      const images = new Map(imageList.map((given) => [given.no, given]))
      const { comment = '', imageIds = [], audioIds = [] } = paper
      const answers = list.map(({ no, score }) => ({
        no,
        score,
        comment: comments.get(no)?.comment ?? '',
        audioIds: comments.get(no)?.audioIds ?? [],
        imageIds: images.get(no)?.imageIds ?? [],
        annotations: images.get(no)?.annotations ?? [],
      }))
      return grade(answerPaperId, { comment, imageIds, audioIds, answers }, workAsRead(basedOn), call)
    },

    markHomework: ({ input: { answerPaperId, answerSubmitDto, basedOn }, ...call }) => {
      const { comment = '', imageIds = [], audioIds = [] } = answerSubmitDto
      const answers = answerSubmitDto.answers.map((given) => ({
        comment: '',
        audioIds: [],
        imageIds: [],
        annotations: [],
        ...given,
      }))
      return grade(answerPaperId, { comment, imageIds, audioIds, answers }, workAsRead(basedOn), call)
    },

    async returnAnswerPaper({ input: { answerPaperId, comment = null, handInBy, basedOn }, now }) {
      const { work, homework } = await markable(answerPaperId, workAsRead(basedOn), now)
      const until = handInBy === undefined ? returnedUntil(homework.endsAt, now) : Date.parse(handInBy)
      requireValid(
        until > now ? [] : [{ path: 'handInBy', code: 'too_early', message: 'This must be later than now.' }],
      )
      const returnedAt = nextVersion(now, work.gradedAt, work.returnedAt)
      const questions = await answerPapers.questions(homework.paperId, work.id)
      const ended = endedTry(work, questions, { returnComment: comment ?? '', returnedAt })
      if (ended) await earlierTries.add(work.id, ended)
      await answerPapers.giveBack(work.id, comment, until, returnedAt)
      const message = { kind: 'homeworkReturned', values: { title: homework.title }, targetId: homework.id } as const
      await systemMessages.tell([work.studentId], message, now)
      return { answerPaperId, returnedAt: iso(returnedAt), handInBy: iso(until) }
    },
  }
}
