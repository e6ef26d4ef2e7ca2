import type { People, School } from '../../db/accounts/people.ts'

/** Returns the school for a signed-in user: then there is one. */
export async function requireSchool(people: People): Promise<School> {
  const school = await people.school()
  if (!school) throw new Error('Somebody is signed in, and there is no school')
  return school
}
