import type { CourseKind } from '../../domain/courses/public-course.ts'
import type { Names } from '../../domain/names.ts'
import type { Localized } from '../../domain/localized.ts'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { isCalled } from '../called.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { mapPage, type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'
import type { ClassTeacher } from '../courses/student-courses.ts'

export interface SchoolCard {
  id: string
  name: string
  names: Names
  pinyin: string
  region: string
  logoKey: string | null
  summary: Localized | null
  /** Published ones. */
  courses: number
  /** The school that shows the catalogue; others are only introduced in it. */
  isOwn: boolean
}

export interface SchoolCourse {
  id: string
  name: string
  names: Names
  pinyin: string
  kind: CourseKind
  classType: 'small' | 'large'
  coverKey: string | null
  priceMinor: number
  currency: string
  totalLessons: number
}

export interface SchoolPresentation {
  school: SchoolCard
  introduction: Localized | null
  address: string
  phone: string
  teachers: ClassTeacher[]
  courses: SchoolCourse[]
}

export interface Schools {
  /** @param own the school that shows them: itself, and those that it introduces */
  list(own: string, keyword: string, page: PageRequest): Promise<Page<SchoolCard>>
  /** Null when it is not in the catalogue of `own`. */
  get(own: string, schoolId: string): Promise<SchoolPresentation | null>
}

const SHOWN = 50

export function createSchools(db: Database): Schools {
  const { classGroup, course, person, school } = schema

  const publishedCourses = db
    .select({ count: sql`count(*)` })
    .from(course)
    .where(and(eq(course.schoolId, school.id), eq(course.status, 'published')))
  const published = sql<number>`(${publishedCourses})`.mapWith(Number)
  const isIn = (own: string) => and(eq(school.isListed, true), or(eq(school.id, own), eq(school.introducedBy, own)))

  const toCard = (own: string, row: { school: typeof school.$inferSelect; courses: number }): SchoolCard => {
    const { id, name, names, pinyin, region, logoKey, summary } = row.school
    return { id, name, names, pinyin, region, logoKey, summary, courses: row.courses, isOwn: id === own }
  }

  return {
    async list(own, keyword, page) {
      const isFound =
        keyword === ''
          ? undefined
          : or(isCalled(school, keyword), contains(school.region, keyword), contains(school.address, keyword))
      const rows = await selectPage(page, (limit, offset) =>
        db
          .select({ school, courses: published, total: totalRows })
          .from(school)
          .where(and(isIn(own), isFound))
          .orderBy(desc(eq(school.id, own)), asc(school.position), asc(school.id))
          .limit(limit)
          .offset(offset),
      )
      return mapPage(rows, (row) => toCard(own, row))
    },

    async get(own, schoolId) {
      const [row] = await db
        .select({ school, courses: published })
        .from(school)
        .where(and(eq(school.id, schoolId), isIn(own)))
      if (!row) return null
      const [teachers, courses] = await Promise.all([
        // Only teachers of a published course are listed; others need not be public.
        db
          .selectDistinct({
            id: person.id,
            name: person.name,
            nickname: person.nickname,
            avatarKey: person.avatarKey,
            introduction: person.introduction,
          })
          .from(person)
          .innerJoin(classGroup, eq(classGroup.teacherId, person.id))
          .innerJoin(course, and(eq(course.id, classGroup.courseId), eq(course.status, 'published')))
          .where(eq(course.schoolId, schoolId))
          .orderBy(asc(person.name), asc(person.id))
          .limit(SHOWN),
        db
          .select({
            id: course.id,
            name: course.name,
            names: course.names,
            pinyin: course.pinyin,
            kind: course.kind,
            classType: course.classType,
            coverKey: course.coverKey,
            priceMinor: course.priceMinor,
            currency: course.currency,
            totalLessons: course.totalLessons,
          })
          .from(course)
          .where(and(eq(course.schoolId, schoolId), eq(course.status, 'published')))
          .orderBy(sql`${course.createdAt} desc nulls last`, asc(course.id))
          .limit(SHOWN),
      ])
      const { introduction, address, phone } = row.school
      return { school: toCard(own, row), introduction, address, phone, teachers, courses }
    },
  }
}
