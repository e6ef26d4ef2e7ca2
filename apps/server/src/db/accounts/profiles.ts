import type { Localized } from '../../domain/localized.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { type Database, schema } from '../database.ts'

export interface Profile {
  id: string
  name: string
  nickname: string
  avatarKey: string | null
  introduction: string
  /** `YYYY-MM-DD`. */
  birthday: string | null
  grade: { id: string; name: Localized } | null
  timeZone: string | null
}

export interface ProfileChange {
  name?: string
  nickname?: string
  avatarKey?: string
  introduction?: string
  /** Null: taken back. */
  birthday?: string | null
  gradeId?: string
  timeZone?: string
}

export interface Profiles {
  get(personId: string): Promise<Profile | null>
  /** @returns key of the picture that was replaced; null when there was none, or it stays */
  change(personId: string, change: ProfileChange): Promise<string | null>
  isFace(objectKey: string): Promise<boolean>
  hasGrade(gradeId: string): Promise<boolean>
  /** People of an account who may sign in, by name. */
  ofAccount(accountId: string): Promise<(Profile & { role: 'teacher' | 'student' })[]>
}

export function createProfiles(db: Database): Profiles {
  const { grade, person } = schema
  const select = () =>
    db.select({ person, grade }).from(person).leftJoin(grade, eq(grade.id, person.gradeId)).$dynamic()

  return {
    async get(personId) {
      const [row] = await select().where(eq(person.id, personId))
      return row ? toProfile(row) : null
    },
    async change(personId, change) {
      if (Object.keys(change).length === 0) return null
      const [before] = await db
        .select({ avatarKey: person.avatarKey })
        .from(person)
        .where(eq(person.id, personId))
        .for('update')
      await db.update(person).set(change).where(eq(person.id, personId))
      const former = before?.avatarKey ?? null
      return change.avatarKey === undefined || change.avatarKey === former ? null : former
    },
    async isFace(objectKey) {
      return (await db.$count(person, eq(person.avatarKey, objectKey))) > 0
    },
    async hasGrade(gradeId) {
      const rows = await db.select({ id: grade.id }).from(grade).where(eq(grade.id, gradeId))
      return rows.length > 0
    },
    async ofAccount(accountId) {
      const rows = await select()
        .where(and(eq(person.accountId, accountId), isNull(person.closedAt)))
        .orderBy(asc(person.name), asc(person.id))
        .limit(50)
      return rows.map((row) => ({ ...toProfile(row), role: row.person.role }))
    },
  }
}

function toProfile(row: {
  person: typeof schema.person.$inferSelect
  grade: typeof schema.grade.$inferSelect | null
}): Profile {
  const { id, name, nickname, avatarKey, introduction, birthday, timeZone } = row.person
  const grade = row.grade && { id: row.grade.id, name: row.grade.name }
  return { id, name, nickname, avatarKey, introduction, birthday, grade, timeZone }
}
