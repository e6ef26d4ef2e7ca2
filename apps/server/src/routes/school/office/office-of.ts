import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../domain/actor.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { OfficeCall } from '../../../office/office-call.ts'

/** The office of the administrator's own school; the guard has asked for the permission. @throws {ApiError} `notSignedIn` */
export async function officeOf(
  { people }: Pick<Deps, 'people'>,
  { actor, now }: { actor: Actor; now: number },
): Promise<OfficeCall> {
  const person = await people.get(actor.userId)
  if (!person) throw new ApiError('notSignedIn')
  return { schoolId: person.school.id, actor: { id: actor.userId, name: actor.name }, now }
}
