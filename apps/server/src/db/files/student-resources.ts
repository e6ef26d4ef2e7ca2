import { and, asc, count, desc, eq, or, type SQL } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import type { Named } from '../../domain/names.ts'
import { isCalled, named } from '../called.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { mapPage, type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'
import type { CourseRows } from '../timetable/past-lessons.ts'
import type { CloudResource } from './resources.ts'

export interface StudentResourceFilter {
  courseId?: string | undefined
  type?: string | undefined
  /** Part of the name of the file, or of its lesson. */
  keyword?: string | undefined
}

export interface StudentResource {
  file: CloudResource
  owner: PersonBrief
  courseId: string
  course: Named
  lesson: Named & { id: string; no: number; startsAt: EpochMs }
}

/** Lists the files that are shown with the lessons of a student's classes. Each list is one statement. */
export interface StudentResources {
  /** The newest first. */
  page(studentId: string, filter: StudentResourceFilter, page: PageRequest): Promise<Page<StudentResource>>
  /** Courses with files, by name. */
  courses(studentId: string, filter: Omit<StudentResourceFilter, 'courseId'>): Promise<CourseRows[]>
}

const COURSES_MAX = 200

export function createStudentResources(db: Database): StudentResources {
  const { classGroup, cloudResource, course, enrolment, lesson, person } = schema

  const matches = (studentId: string, { courseId, type, keyword }: StudentResourceFilter): SQL | undefined =>
    and(
      eq(enrolment.studentId, studentId),
      courseId === undefined ? undefined : eq(classGroup.courseId, courseId),
      type === undefined ? undefined : eq(cloudResource.type, type),
      keyword === undefined || keyword === ''
        ? undefined
        : or(contains(cloudResource.fileName, keyword), isCalled(lesson, keyword)),
    )

  return {
    async page(studentId, filter, page) {
      const select = (limit: number, offset: number) =>
        db
          .select({
            file: cloudResource,
            owner: { id: person.id, name: person.name, avatarKey: person.avatarKey },
            courseId: course.id,
            course: named(course),
            lesson: { id: lesson.id, no: lesson.no, ...named(lesson), startsAt: lesson.startsAt },
            total: totalRows,
          })
          .from(enrolment)
          .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
          .innerJoin(course, eq(course.id, classGroup.courseId))
          .innerJoin(lesson, eq(lesson.classId, classGroup.id))
          .innerJoin(cloudResource, eq(cloudResource.lessonId, lesson.id))
          .innerJoin(person, eq(person.id, cloudResource.ownerId))
          .where(matches(studentId, filter))
          .orderBy(desc(cloudResource.createdAt), desc(cloudResource.id))
          .limit(limit)
          .offset(offset)
      return mapPage(await selectPage(page, select), ({ total: _total, ...resource }) => resource)
    },

    courses: (studentId, filter) =>
      db
        .select({ courseId: course.id, course: named(course), count: count() })
        .from(enrolment)
        .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .innerJoin(lesson, eq(lesson.classId, classGroup.id))
        .innerJoin(cloudResource, eq(cloudResource.lessonId, lesson.id))
        .where(matches(studentId, filter))
        .groupBy(course.id)
        .orderBy(asc(course.name), asc(course.id))
        .limit(COURSES_MAX),
  }
}
