import type { CommentTarget } from '../../db/after-class/comments.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import { shownWork } from '../../domain/homework/shown-work.ts'
import { ApiError } from '../../http/api-error.ts'
import { notOwn, requireOwnLesson } from '../../http/guard.ts'
import { createWorkAccess } from '../homework/work-access.ts'

type WorkAndHomework = Awaited<ReturnType<ReturnType<typeof createWorkAccess>['workAndHomework']>>

/** Describes what is commented on: a lesson, also by its replay, or a marked work. */
export type Commented = { kind: 'lesson'; hasStarted: boolean } | ({ kind: 'work' } & WorkAndHomework)

/** Finds what a person may comment on, and read comments of. */
export function createCommentTargets(
  deps: Pick<Deps, 'answerPapers' | 'homework' | 'lessons' | 'ownership' | 'replays'>,
) {
  const { lessons, ownership, replays } = deps
  const { workAndHomework } = createWorkAccess(deps)

  // A work is for two people alone.
  const workOf = async (answerPaperId: string, actor: Actor): Promise<Commented> => {
    const { work, homework } = await workAndHomework(answerPaperId)
    if (actor.userId !== (actor.role === 'teacher' ? homework.teacher.id : work.studentId))
      throw await notOwn(homework.teacher.id, actor, 'forbidden', { ownership })
    return { kind: 'work', work, homework }
  }

  // @throws {ApiError} `notFound`, `forbidden`, `notInClass`
  const requireTarget = async (
    { targetType, targetId }: Pick<CommentTarget, 'targetType' | 'targetId'>,
    actor: Actor,
  ): Promise<Commented> => {
    if (targetType === 'answerPaper') return workOf(targetId, actor)
    const replay = targetType === 'replay' ? await replays.get(targetId) : null
    if (targetType === 'replay' && !replay) throw new ApiError('notFound')
    const { lesson } = await requireOwnLesson(replay?.lessonId ?? targetId, actor, { lessons, ownership })
    // Students know nothing of replays that were not approved, or that another took the place of.
    if (replay && actor.role === 'student' && !replay.isCurrent) throw new ApiError('notFound')
    return { kind: 'lesson', hasStarted: lesson.startedAt !== null }
  }

  return { requireTarget }
}

/** Marks that a student sees can be asked about. */
export function isAskable({ work, homework }: WorkAndHomework): boolean {
  const { status } = shownWork(homework, work)
  return status === 'graded' || status === 'returned'
}
