import type { People, School } from '../../db/accounts/people.ts'

/** Returns the school of a call by a signed-in user: then there is one. */
export async function requireSchool(people: People, { school: id }: { school: string }): Promise<School> {
  const school = await people.school(id)
  if (!school) throw new Error(`There is no school ${id}, and one of its people is signed in`)
  return school
}
