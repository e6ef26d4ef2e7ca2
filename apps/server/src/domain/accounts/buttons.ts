import type { Actor } from '../actor.ts'

/** Actions that the screens of every person of the role may show. Everything else is decided call by call. */
const BUTTONS_OF: Readonly<Record<Actor['role'], readonly string[]>> = {
  teacher: ['lesson.start', 'lesson.end', 'room.remove', 'room.muteAll', 'feedback.write'],
  student: [],
}

/** Lists what a person's screens may show: the list of the role, then the permissions that only this person has. */
export const buttonsOf = ({
  role,
  permissions,
}: Pick<Actor, 'role'> & { permissions: readonly string[] }): string[] => [
  ...new Set([...BUTTONS_OF[role], ...permissions]),
]
