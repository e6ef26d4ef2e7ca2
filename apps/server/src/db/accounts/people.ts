import type { SchoolSettings } from '../../domain/school/school-settings.ts'
import { eq } from 'drizzle-orm'
import type { Names } from '../../domain/names.ts'
import type { Permission } from '@hwjy/sdk/operations'
import type { Actor } from '../../domain/actor.ts'
import { type Database, schema } from '../database.ts'
import { schoolSettings } from '../../domain/school/school-settings.ts'

export interface Person extends Actor {
  nickname: string
  avatarKey: string | null
  /** IANA name; null follows the device. */
  timeZone: string | null
  /** The rights of a teacher for the whole school, such as `replay.audit`. */
  permissions: readonly string[]
  school: School
}

export interface School {
  id: string
  name: string
  names: Names
  timeZone: string
  /** Key of a public picture. */
  logoKey: string | null
  settings: SchoolSettings
}

export interface People {
  get(userId: string): Promise<Person | null>
  /** True when the school lets this person do that for the whole school. */
  may(userId: string, permission: Permission): Promise<boolean>
  /** Null when there is no such school. */
  school(schoolId: string): Promise<School | null>
}

export function createPeople(db: Database): People {
  const { person, school } = schema
  return {
    async get(userId) {
      const [row] = await db
        .select()
        .from(person)
        .innerJoin(school, eq(school.id, person.schoolId))
        .where(eq(person.id, userId))
      if (!row) return null
      const { id, role, name, nickname, avatarKey, timeZone, permissions } = row.person
      return { userId: id, role, name, nickname, avatarKey, timeZone, permissions, school: toSchool(row.school) }
    },
    async may(userId, permission) {
      const [row] = await db.select({ permissions: person.permissions }).from(person).where(eq(person.id, userId))
      return row?.permissions.includes(permission) ?? false
    },
    async school(schoolId) {
      const [row] = await db.select().from(school).where(eq(school.id, schoolId))
      return row ? toSchool(row) : null
    },
  }
}

const toSchool = ({ id, name, names, timeZone, logoKey, settings }: typeof schema.school.$inferSelect): School => ({
  id,
  name,
  names,
  timeZone,
  logoKey,
  settings: schoolSettings(settings),
})
