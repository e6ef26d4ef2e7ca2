import type { EpochMs } from '@hwjy/classroom/core'
import type { Comment } from '../../db/after-class/comments.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import { plainText } from '../../domain/plain-text.ts'
import { ApiError } from '../../http/api-error.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { iso } from '../instant.ts'
import { type Commented, createCommentTargets, isAskable } from './comment-targets.ts'
import { personBrief } from '../school/person-brief.ts'

type CommentCalls = Both<'AddComment'> | Both<'DeleteComment'> | Both<'ListComments'>

export function commentRoutes(deps: Deps): Handlers<CommentCalls> {
  const { answerPapers, comments, systemMessages } = deps
  const { requireTarget } = createCommentTargets(deps)

  // @throws {ApiError} `classNotStarted`, `notGraded`, `invalidInput`
  const requireOpen = async (target: Commented, actor: Actor, no: number | null) => {
    if (target.kind === 'lesson') {
      if (!target.hasStarted) throw new ApiError('classNotStarted')
      if (no !== null) throw invalidField('no', 'unknown_question', 'Only a work has questions.')
      return
    }
    if (actor.role === 'student' && !isAskable(target)) throw new ApiError('notGraded')
    if (no === null) return
    const questions = await answerPapers.questions(target.homework.paperId, target.work.id)
    if (!questions.some((question) => question.no === no)) {
      throw invalidField('no', 'unknown_question', 'The paper has no such question.')
    }
  }

  // The other one of the two hears of it.
  const tellOther = async (target: Commented, actor: Actor, now: EpochMs) => {
    if (target.kind !== 'work') return
    const { work, homework } = target
    const { title } = homework
    await (actor.role === 'student'
      ? systemMessages.tell(
          [homework.teacher.id],
          { kind: 'homeworkAsked', values: { title, studentName: work.student.name }, targetId: work.id },
          now,
        )
      : systemMessages.tell(
          [work.studentId],
          { kind: 'homeworkAnswered', values: { title }, targetId: homework.id },
          now,
        ))
  }

  const add = async ({ actor, input, urlOf, now }: Call<Both<'AddComment'>>) => {
    const { targetType, targetId, no = null } = input
    const target = await requireTarget(input, actor)
    await requireOpen(target, actor, no)
    const content = plainText(input.content)
    if (content === '') throw invalidField('content', 'empty', 'This is empty.')
    const id = `cmt_${crypto.randomUUID()}`
    await comments.add({ id, authorId: actor.userId, targetType, targetId, no, content, writtenAt: now })
    await tellOther(target, actor, now)
    const comment = await comments.get(id)
    if (!comment) throw new ApiError('notFound')
    return commentResponse(comment, actor, urlOf)
  }

  const list = async ({ actor, input, urlOf }: Call<Both<'ListComments'>>) => {
    await requireTarget(input, actor)
    return mapPage(await comments.page(input, pageRequest(input)), (comment) => commentResponse(comment, actor, urlOf))
  }

  return {
    ...forBoth('AddComment', add),
    async teacherDeleteComment({ actor, input: { commentId } }) {
      const comment = await comments.get(commentId)
      if (!comment) throw new ApiError('notFound')
      if (comment.author.id !== actor.userId) await requireTarget(comment, actor)
      await comments.remove(commentId)
      return { commentId }
    },
    async studentDeleteComment({ input: { commentId } }) {
      await comments.remove(commentId)
      return { commentId }
    },
    ...forBoth('ListComments', list),
  }
}

function commentResponse(comment: Comment, viewer: Actor, urlOf: UrlOf): ResponseOf<'teacherAddComment'> {
  const { id, targetType, targetId, no, author, content, writtenAt } = comment
  const isMine = author.id === viewer.userId
  return {
    commentId: id,
    targetType,
    targetId,
    no,
    author: personBrief(author, urlOf),
    authorRole: author.role,
    content,
    writtenAt: iso(writtenAt),
    isMine,
    // A viewer with the role of a teacher teaches the lesson, or marks the work, that the comment is below.
    canDelete: isMine || viewer.role === 'teacher',
  }
}
