import { sql } from 'drizzle-orm'
import type { Database } from '../../src/core.ts'
import { schema } from '../../src/db/database.ts'

/** Gives a face to everybody who is there, and a logo to each school, so that answers have pictures to look at. */
export async function addPictures(db: Database): Promise<void> {
  const { person, school } = schema
  await db.update(person).set({ avatarKey: sql`${person.role} || '/' || ${person.id} || '/public/face.jpg'` })
  await db.update(school).set({ logoKey: sql`'teacher/' || ${school.id} || '/public/logo.png'` })
}
