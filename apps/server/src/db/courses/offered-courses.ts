import type { Named } from '../../domain/names.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Names } from '../../domain/names.ts'
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Localized } from '../../domain/localized.ts'
import { round } from '../../domain/round.ts'
import { type Database, schema } from '../database.ts'
import type { SchoolCard, SchoolCourse } from '../school/schools.ts'
import { type OutlineChapter, readOutline } from './course-outline.ts'
import type { CatalogueLesson } from './catalogue.ts'

export interface OfferedClass {
  id: string
  name: string
  names: Names
  pinyin: string
  teacher: { name: string; avatarKey: string | null; introduction: string }
  seats: number
  seatsLeft: number
  /** The soonest first. */
  lessons: CatalogueLesson[]
}

export interface OfferedCourse {
  school: Pick<SchoolCard, 'id' | 'name' | 'names' | 'pinyin' | 'region' | 'isOwn'> & { timeZone: string }
  course: SchoolCourse
  introduction: string
  subjectName: Localized | null
  lessonMinutes: number
  chapters: OutlineChapter[]
  classes: OfferedClass[]
  averageScore: number | null
  ratings: number
}

/** A course as visitors see it. Nothing in it names a student. */
export interface OfferedCourses {
  /** @param own the school that shows it. Null for what is no published course of its catalogue. */
  get(own: string, schoolId: string, courseId: string, now: EpochMs): Promise<OfferedCourse | null>
  /** The name of a course that visitors can see; null for any other. */
  namesOf(schoolId: string, courseId: string): Promise<Named | null>
}

const CLASSES_SHOWN = 50
const LESSONS_SHOWN = 12

export function createOfferedCourses(db: Database): OfferedCourses {
  const { classGroup, course, enrolment, lesson, lessonScore, person, school, subject } = schema

  const classesOf = async (courseId: string, now: EpochMs): Promise<OfferedClass[]> => {
    const enrolled = db.select({ count: sql`count(*)` }).from(enrolment).where(eq(enrolment.classId, classGroup.id))
    const next = db
      .select({
        classId: lesson.classId,
        no: lesson.no,
        name: lesson.name,
        names: lesson.names,
        pinyin: lesson.pinyin,
        startsAt: lesson.startsAt,
        endsAt: lesson.endsAt,
        place: sql<number>`row_number() over (partition by ${lesson.classId} order by ${lesson.startsAt}, ${lesson.id})`
          .mapWith(Number)
          .as('place'),
      })
      .from(lesson)
      .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
      .where(and(eq(classGroup.courseId, courseId), gt(lesson.startsAt, now), isNull(lesson.endedAt)))
      .as('next')
    const [classes, lessons] = await Promise.all([
      db
        .select({ group: classGroup, teacher: person, taken: sql<number>`(${enrolled})`.mapWith(Number) })
        .from(classGroup)
        .innerJoin(person, eq(person.id, classGroup.teacherId))
        .where(eq(classGroup.courseId, courseId))
        .orderBy(asc(classGroup.name), asc(classGroup.id))
        .limit(CLASSES_SHOWN),
      db.select().from(next).where(lte(next.place, LESSONS_SHOWN)).orderBy(asc(next.startsAt)),
    ])
    return classes.map(({ group, teacher, taken }) => ({
      id: group.id,
      name: group.name,
      names: group.names,
      pinyin: group.pinyin,
      teacher: {
        name: teacher.nickname || teacher.name,
        avatarKey: teacher.avatarKey,
        introduction: teacher.introduction,
      },
      seats: group.studentLimit,
      seatsLeft: Math.max(0, group.studentLimit - taken),
      lessons: lessons
        .filter(({ classId }) => classId === group.id)
        .map(({ no, name, names, pinyin, startsAt, endsAt }) => ({ no, name, names, pinyin, startsAt, endsAt })),
    }))
  }

  const ratingOf = async (courseId: string) => {
    const [row] = await db
      .select({
        average: sql<string | null>`avg(${lessonScore.score})`,
        count: sql<number>`count(*)`.mapWith(Number),
      })
      .from(lessonScore)
      .innerJoin(lesson, eq(lesson.id, lessonScore.lessonId))
      .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
      .where(eq(classGroup.courseId, courseId))
    return { averageScore: row?.average == null ? null : round(Number(row.average), 2), ratings: row?.count ?? 0 }
  }

  return {
    async get(own, schoolId, courseId, now) {
      const [row] = await db
        .select({ course, school, subjectName: subject.name })
        .from(course)
        .innerJoin(school, eq(school.id, course.schoolId))
        .leftJoin(subject, eq(subject.id, course.subjectId))
        .where(
          and(
            eq(course.id, courseId),
            eq(course.schoolId, schoolId),
            eq(course.status, 'published'),
            eq(school.isListed, true),
            or(eq(school.id, own), eq(school.introducedBy, own)),
          ),
        )
      if (!row) return null
      const [chapters, classes, rating] = await Promise.all([
        readOutline(db, courseId),
        classesOf(courseId, now),
        ratingOf(courseId),
      ])
      const { id, name, names, pinyin, region, timeZone } = row.school
      return {
        school: { id, name, names, pinyin, region, timeZone, isOwn: id === own },
        course: row.course,
        introduction: row.course.introduction,
        subjectName: row.subjectName,
        lessonMinutes: row.course.lessonMinutes,
        chapters,
        classes,
        ...rating,
      }
    },
    async namesOf(schoolId, courseId) {
      const [row] = await db
        .select({ name: course.name, names: course.names })
        .from(course)
        .where(and(eq(course.id, courseId), eq(course.schoolId, schoolId), eq(course.status, 'published')))
      return row ?? null
    },
  }
}
