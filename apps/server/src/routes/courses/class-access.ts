/** Checks ids that a call may leave out: the guard checks only those it always has. */
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import type { OwnedBy } from '../../db/ownership.ts'
import { ApiError } from '../../http/api-error.ts'

type Ownership = Pick<Deps, 'ownership'>

/** @throws {ApiError} `notFound`, `forbidden`, `notInClass` for students */
export const requireClass = (classId: string, actor: Actor, deps: Ownership) =>
  requireStanding(actor.role === 'teacher' ? 'classTeacher' : 'classStudent', classId, actor, deps)

/** @throws {ApiError} as `requireClass` */
export const requireCourse = (courseId: string, actor: Actor, deps: Ownership) =>
  requireStanding(actor.role === 'teacher' ? 'courseTeacher' : 'courseStudent', courseId, actor, deps)

async function requireStanding(owner: OwnedBy, id: string, { userId, role }: Actor, { ownership }: Ownership) {
  const standing = await ownership.standing(owner, id, userId)
  if (standing === 'none') throw new ApiError('notFound')
  if (standing === 'foreign') throw new ApiError(role === 'student' ? 'notInClass' : 'forbidden')
}
