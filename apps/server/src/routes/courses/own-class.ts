import type { Deps } from '../../deps.ts'
import type { TaughtClass } from '../../db/courses/taught-classes.ts'
import type { Actor } from '../../domain/actor.ts'
import { ApiError } from '../../http/api-error.ts'

/** A class that a call may name besides. @throws {ApiError} `notFound`, `forbidden` */
export async function requireOwnClass(
  classId: string | undefined,
  actor: Actor,
  { ownership }: Pick<Deps, 'ownership'>,
): Promise<void> {
  if (classId === undefined) return
  const standing = await ownership.standing('classTeacher', classId, actor.userId)
  if (standing === 'none') throw new ApiError('notFound')
  if (standing === 'foreign') throw new ApiError('forbidden')
}

/** A class whose owner was checked already; it can only have been deleted since. @throws {ApiError} `notFound` */
export async function classOf(
  classId: string,
  now: number,
  { taughtClasses }: Pick<Deps, 'taughtClasses'>,
): Promise<TaughtClass> {
  const found = await taughtClasses.get(classId, now)
  if (!found) throw new ApiError('notFound')
  return found
}
