import type { Actor } from '../../../domain/actor.ts'
import type { OfficeCall } from '../../../office/office-call.ts'

/** The office of the administrator's own school; the guard has asked for the permission. */
export const officeOf = ({ actor, school, now }: { actor: Actor; school: string; now: number }): OfficeCall => ({
  schoolId: school,
  actor: { id: actor.userId, name: actor.name },
  now,
})
