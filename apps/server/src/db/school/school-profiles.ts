import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Names } from '../../domain/names.ts'
import { type SchoolSettings, schoolSettings } from '../../domain/school/school-settings.ts'
import { type Database, schema } from '../database.ts'

export interface SchoolProfile {
  id: string
  slug: string | null
  name: string
  names: Names
  pinyin: string
  timeZone: string
  region: string
  address: string
  phone: string
  logoKey: string | null
  isListed: boolean
  settings: SchoolSettings
  updatedAt: EpochMs
}

export interface SchoolCounts {
  teachers: number
  students: number
  courses: number
  classes: number
  lessons: number
}

export interface NewSchool {
  id: string
  slug: string
  name: string
  timeZone: string
}

export interface SchoolProfiles {
  get(schoolId: string): Promise<SchoolProfile | null>
  /** The rules that hold for a lesson; the usual ones where it is not there. */
  settingsOfLesson(lessonId: string): Promise<SchoolSettings>
  bySlug(slug: string): Promise<SchoolProfile | null>
  /** Schools with people of their own, by their part of the address. */
  list(): Promise<{ id: string; slug: string; name: string }[]>
  lock(schoolId: string): Promise<void>
  counts(schoolId: string): Promise<SchoolCounts>
  isSlugTaken(slug: string, exceptId: string): Promise<boolean>
  add(added: NewSchool, now: EpochMs): Promise<void>
  change(
    schoolId: string,
    change: Partial<
      Pick<
        SchoolProfile,
        'slug' | 'name' | 'names' | 'pinyin' | 'timeZone' | 'region' | 'address' | 'phone' | 'isListed' | 'logoKey'
      >
    >,
    now: EpochMs,
  ): Promise<void>
  /** The given ones take the place of what the school chose before. */
  changeSettings(schoolId: string, settings: Partial<SchoolSettings>, now: EpochMs): Promise<void>
}

export function createSchoolProfiles(db: Database): SchoolProfiles {
  const { classGroup, course, lesson, person, school } = schema
  const toProfile = (row: typeof school.$inferSelect): SchoolProfile => {
    const { id, slug, name, names, pinyin, timeZone, region, address, phone, logoKey, isListed, settings } = row
    return {
      id,
      slug,
      name,
      names,
      pinyin,
      timeZone,
      region,
      address,
      phone,
      logoKey,
      isListed,
      settings: schoolSettings(settings),
      // This is `versionOf`, written in SQL.
      updatedAt: row.updatedAt ?? row.createdAt ?? 0,
    }
  }
  const first = ([row]: (typeof school.$inferSelect)[]) => (row ? toProfile(row) : null)

  return {
    get: async (schoolId) => first(await db.select().from(school).where(eq(school.id, schoolId))),
    async settingsOfLesson(lessonId) {
      const [row] = await db
        .select({ settings: school.settings })
        .from(lesson)
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .innerJoin(school, eq(school.id, course.schoolId))
        .where(eq(lesson.id, lessonId))
      return schoolSettings(row?.settings)
    },
    bySlug: async (slug) => first(await db.select().from(school).where(eq(school.slug, slug))),
    async list() {
      const rows = await db
        .select({ id: school.id, slug: school.slug, name: school.name })
        .from(school)
        .orderBy(school.position, school.id)
      return rows.flatMap(({ id, slug, name }) => (slug === null ? [] : [{ id, slug, name }]))
    },
    async lock(schoolId) {
      await db.select({ id: school.id }).from(school).where(eq(school.id, schoolId)).for('no key update')
    },
    async counts(schoolId) {
      const systematic = db
        .select({ id: course.id })
        .from(course)
        .where(and(eq(course.schoolId, schoolId), eq(course.kind, 'systematic')))
      const classes = db.select({ id: classGroup.id }).from(classGroup).where(inArray(classGroup.courseId, systematic))
      const people = (role: 'teacher' | 'student') =>
        db.$count(person, and(eq(person.schoolId, schoolId), eq(person.role, role)))
      const [teachers, students, courses, classCount, lessons] = await Promise.all([
        people('teacher'),
        people('student'),
        db.$count(systematic.as('systematic')),
        db.$count(classes.as('classes')),
        db.$count(lesson, inArray(lesson.classId, classes)),
      ])
      return { teachers, students, courses, classes: classCount, lessons }
    },
    async isSlugTaken(slug, exceptId) {
      return (await db.$count(school, and(eq(school.slug, slug), ne(school.id, exceptId)))) > 0
    },
    async add(added, createdAt) {
      // After the schools that are there: the first one is what the server is reached by without an address.
      const position = sql<number>`(select coalesce(max(${school.position}), -1) + 1 from ${school})`
      await db.insert(school).values({ ...added, position, createdAt, updatedAt: createdAt })
    },
    async change(schoolId, change, updatedAt) {
      await db
        .update(school)
        .set({ ...change, updatedAt })
        .where(eq(school.id, schoolId))
    },
    async changeSettings(schoolId, settings, updatedAt) {
      await db
        .update(school)
        .set({ settings: sql`${school.settings} || ${JSON.stringify(settings)}::jsonb`, updatedAt })
        .where(eq(school.id, schoolId))
    },
  }
}
