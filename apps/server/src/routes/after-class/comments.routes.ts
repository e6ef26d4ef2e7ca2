import type { Comment, CommentTarget } from '../../db/after-class/comments.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import { plainText } from '../../domain/plain-text.ts'
import { ApiError } from '../../http/api-error.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { requireOwnLesson } from '../../http/guard.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { iso } from '../instant.ts'
import { personBrief } from '../school/person-brief.ts'

type CommentCalls = Both<'AddComment'> | Both<'DeleteComment'> | Both<'ListComments'>

export function commentRoutes({ comments, lessons, replays }: Deps): Handlers<CommentCalls> {
  // The lesson that is commented on, or whose replay is. @throws {ApiError} `notFound`, `forbidden`, `notInClass`
  const requireTarget = async ({ targetType, targetId }: CommentTarget, actor: Actor): Promise<Lesson> => {
    const replay = targetType === 'replay' ? await replays.get(targetId) : null
    if (targetType === 'replay' && !replay) throw new ApiError('notFound')
    const { lesson } = await requireOwnLesson(replay?.lessonId ?? targetId, actor, { lessons })
    // Students know nothing of replays that were not approved, or that another took the place of.
    if (replay && actor.role === 'student' && !replay.isCurrent) throw new ApiError('notFound')
    return lesson
  }

  const add = async ({ actor, input, urlOf, now }: Call<Both<'AddComment'>>) => {
    const { targetType, targetId } = input
    const lesson = await requireTarget(input, actor)
    if (lesson.startedAt === null) throw new ApiError('classNotStarted')
    const content = plainText(input.content)
    if (content === '') throw invalidField('content', 'empty', 'Empty')
    const id = `cmt_${crypto.randomUUID()}`
    await comments.add({ id, authorId: actor.userId, targetType, targetId, content, writtenAt: now })
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
  const { id, targetType, targetId, author, content, writtenAt } = comment
  const isMine = author.id === viewer.userId
  return {
    commentId: id,
    targetType,
    targetId,
    author: personBrief(author, urlOf),
    authorRole: author.role,
    content,
    writtenAt: iso(writtenAt),
    isMine,
    // A viewer with the role of a teacher teaches the lesson that the comment is below.
    canDelete: isMine || viewer.role === 'teacher',
  }
}
