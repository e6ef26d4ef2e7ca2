/** Gathers the courses that the filters of the catalogue count. The rule is `facetCounts` in the domain. */
import { and, asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { CatalogueGroup } from '../../domain/courses/catalogue-facets.ts'
import { isCalled } from '../called.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'

export const isPublished = (schoolId: string) =>
  and(eq(schema.course.schoolId, schoolId), eq(schema.course.status, 'published'))

export const isNamed = (keyword: string) =>
  keyword === '' ? undefined : or(isCalled(schema.course, keyword), contains(schema.course.introduction, keyword))

// A course of several lessons without a price is neither: the school says what it costs.
export const coursePrice = sql<CatalogueGroup['price']>`case when ${schema.course.priceMinor} > 0 then 'paid'
  when ${schema.course.kind} = 'public' then 'free' end`

/** Groups all courses of a school that have a class, and counts those that match. Null: whenever their classes are. */
export function groupsOf(
  db: Database,
  schoolId: string,
  matches: SQL | undefined,
  classIds: readonly string[] | null,
): Promise<CatalogueGroup[]> {
  const { classGroup, course, subject } = schema
  const classesOfIt = (isAsked?: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(classGroup)
        .where(and(eq(classGroup.courseId, course.id), isAsked)),
    )
  const isFound = and(matches, classIds === null ? undefined : classesOfIt(inArray(classGroup.id, [...classIds])))
  return db
    .select({
      subjectId: course.subjectId,
      subjectName: subject.name,
      kind: course.kind,
      classType: course.classType,
      price: coursePrice,
      count: sql<number>`count(*) filter (where ${isFound ?? sql`true`})`.mapWith(Number),
    })
    .from(course)
    .leftJoin(subject, eq(subject.id, course.subjectId))
    .where(and(isPublished(schoolId), classesOfIt()))
    .groupBy(course.subjectId, subject.id, course.kind, course.classType, coursePrice)
    .orderBy(asc(subject.id))
}
