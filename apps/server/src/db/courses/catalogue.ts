import type { CourseKind } from '../../domain/courses/public-course.ts'
import type { NamedThing, Names } from '../../domain/names.ts'
import type { Localized } from '../../domain/localized.ts'
import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import type { GoodHours } from '../../domain/courses/good-hours.ts'
import type { CatalogueGroup, ChosenFacets } from '../../domain/courses/catalogue-facets.ts'
import { type CatalogueStanding, catalogueStanding } from '../../domain/courses/registration-rules.ts'
import { round } from '../../domain/round.ts'
import { named } from '../called.ts'
import { type Database, schema } from '../database.ts'
import { coursePrice, groupsOf, isNamed, isPublished } from './catalogue-groups.ts'
import { classesAtGoodHours } from './classes-at-good-hours.ts'
import { type OutlineChapter, readOutline } from './course-outline.ts'
import { sqlInstant } from '../columns.ts'
import { mapPage, type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'
import type { ClassTeacher } from './student-courses.ts'

export interface CatalogueFilter extends ChosenFacets {
  keyword: string
  /** Only with classes that are held at these hours. */
  hours: GoodHours | null
}

export interface CatalogueCourse {
  courseId: string
  classId: string
  kind: CourseKind
  courseName: string
  names: Names
  pinyin: string
  coverKey: string | null
  subjectName: Localized | null
  classType: 'small' | 'large'
  teacher: PersonBrief
  totalLessons: number
  lessonMinutes: number
  priceMinor: number
  currency: string
  seats: number
  seatsLeft: number
  nextLessonAt: EpochMs | null
  standing: CatalogueStanding
  /** Lessons to come of the student that are at the time of one of the class. */
  conflicts: number
}

export interface CatalogueLesson {
  no: number
  name: string
  names: Names
  pinyin: string
  startsAt: EpochMs
  endsAt: EpochMs
}

export interface CatalogueClass {
  id: string
  name: string
  names: Names
  pinyin: string
  teacher: ClassTeacher
  seats: number
  seatsLeft: number
  lessons: CatalogueLesson[]
}

export interface CatalogueDetail {
  course: CatalogueCourse
  introduction: string
  textbookName: string | null
  chapters: OutlineChapter[]
  classes: CatalogueClass[]
  pendingOrderId: string | null
  averageScore: number | null
  ratings: number
  school: NamedThing & { region: string }
}

export interface SchoolStudent {
  id: string
  schoolId: string
}

export interface CatalogueList {
  /** The newest course comes first. */
  page: Page<CatalogueCourse>
  /** Counts the courses of each subject, kind, type of class and price; the other filters hold. None is left out. */
  groups: CatalogueGroup[]
}

/** Lists the courses of a school that can be joined or bought: published courses that have a class. */
export interface Catalogue {
  list(student: SchoolStudent, filter: CatalogueFilter, page: PageRequest, now: EpochMs): Promise<CatalogueList>
  /** Null when it is not in the catalogue, unless the student is in it. */
  get(student: SchoolStudent, courseId: string, now: EpochMs): Promise<CatalogueDetail | null>
}

export function createCatalogue(db: Database): Catalogue {
  const { classGroup, course, enrolment, formerStudent, lesson, lessonScore } = schema
  const { person, purchaseOrder, school, subject, textbook } = schema

  const taken = takenSeats(db)

  // The class with the most free seats stands for the course; of those that are asked for, where not all are.
  const standing = (classIds: readonly string[] | null) =>
    db
      .select({
        id: classGroup.id,
        name: classGroup.name,
        teacherId: classGroup.teacherId,
        seats: classGroup.studentLimit,
        taken: taken.as('taken'),
      })
      .from(classGroup)
      .where(
        and(eq(classGroup.courseId, course.id), classIds === null ? undefined : inArray(classGroup.id, [...classIds])),
      )
      .orderBy(desc(sql`${classGroup.studentLimit} - ${taken}`), asc(classGroup.id))
      .limit(1)
      .as('offered')

  const isIn = (studentId: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(enrolment)
        .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
        .where(and(eq(classGroup.courseId, course.id), eq(enrolment.studentId, studentId))),
    )

  // Checks the class that stands for the course.
  const wasRemoved = (classId: SQLWrapper, studentId: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(formerStudent)
        .where(and(eq(formerStudent.classId, classId), eq(formerStudent.studentId, studentId))),
    )

  const select = (
    studentId: string,
    where: SQL | undefined,
    now: EpochMs,
    classIds: readonly string[] | null = null,
  ) => {
    const fullest = standing(classIds)
    const at = sqlInstant(now)
    const nextLessonAt: SQL<EpochMs | null> = sql`(
      select min(${lesson.startsAt}) from ${lesson}
      where ${lesson.classId} = ${fullest.id} and ${lesson.startsAt} > ${at} and ${lesson.endedAt} is null
        and not ${lesson.isAwaitingTime}
    )`.mapWith(lesson.startsAt)
    const pendingOrderId = sql<string | null>`(
      select ${purchaseOrder.id} from ${purchaseOrder}
      where ${purchaseOrder.courseId} = ${course.id} and ${purchaseOrder.studentId} = ${studentId}
        and ${purchaseOrder.status} = 'pending' and ${purchaseOrder.expiresAt} > ${at}
      order by ${purchaseOrder.createdAt} desc limit 1
    )`
    return db
      .select({
        course,
        offered: { id: fullest.id, seats: fullest.seats, taken: sql<number>`${fullest.taken}`.mapWith(Number) },
        teacher: { id: person.id, name: person.name, avatarKey: person.avatarKey },
        subjectName: subject.name,
        nextLessonAt,
        isRegistered: sql<boolean>`${isIn(studentId)}`,
        isRemoved: sql<boolean>`${wasRemoved(fullest.id, studentId)}`,
        pendingOrderId,
        conflicts: conflictsWith(db, fullest.id, studentId, now),
        total: totalRows,
      })
      .from(course)
      .innerJoinLateral(fullest, sql`true`)
      .innerJoin(person, eq(person.id, fullest.teacherId))
      .leftJoin(subject, eq(subject.id, course.subjectId))
      .where(where)
      .orderBy(sql`${course.createdAt} desc nulls last`, asc(course.id))
  }

  type Row = Awaited<ReturnType<typeof select>>[number]

  const toCourse = (row: Row): CatalogueCourse => {
    const {
      id,
      kind,
      name,
      names,
      pinyin,
      coverKey,
      classType,
      totalLessons,
      lessonMinutes,
      priceMinor,
      currency,
      status,
    } = row.course
    const { seats, taken: gone } = row.offered
    const { isRegistered, isRemoved } = row
    const offer = { kind, status, priceMinor, seats, taken: gone, isRegistered, isRemoved }
    return {
      courseId: id,
      classId: row.offered.id,
      kind,
      courseName: name,
      names,
      pinyin,
      coverKey,
      subjectName: row.subjectName,
      classType,
      teacher: row.teacher,
      totalLessons,
      lessonMinutes,
      priceMinor,
      currency,
      seats,
      seatsLeft: Math.max(0, seats - gone),
      nextLessonAt: row.nextLessonAt,
      standing: catalogueStanding(offer, row.pendingOrderId !== null),
      conflicts: row.conflicts,
    }
  }

  return {
    async list({ id: studentId, schoolId }, filter, page, now) {
      const { subjectId, kind, classType, price, hours } = filter
      const offered = and(isPublished(schoolId), isNamed(filter.keyword))
      const classIds = hours && (await classesAtGoodHours(db, offered, hours, now))
      const where = and(
        offered,
        price === null ? undefined : eq(coursePrice, price),
        subjectId === null ? undefined : eq(course.subjectId, subjectId),
        kind === null ? undefined : eq(course.kind, kind),
        classType === null ? undefined : eq(course.classType, classType),
      )
      const [rows, groups] = await Promise.all([
        selectPage(page, (limit, offset) => select(studentId, where, now, classIds).limit(limit).offset(offset)),
        groupsOf(db, schoolId, isNamed(filter.keyword), classIds),
      ])
      return { page: mapPage(rows, toCourse), groups }
    },

    async get({ id: studentId, schoolId }, courseId, now) {
      const isVisible = or(eq(course.status, 'published'), isIn(studentId))
      const [row] = await select(
        studentId,
        and(eq(course.id, courseId), eq(course.schoolId, schoolId), isVisible),
        now,
      ).limit(1)
      if (!row) return null
      const [[about], chapters, classes, [rating]] = await Promise.all([
        db
          .select({
            school: { id: school.id, ...named(school), region: school.region },
            textbookName: textbook.name,
          })
          .from(course)
          .innerJoin(school, eq(school.id, course.schoolId))
          .leftJoin(textbook, eq(textbook.id, course.textbookId))
          .where(eq(course.id, courseId)),
        readOutline(db, courseId),
        classesOf(db, courseId, now),
        db
          .select({
            average: sql<number | null>`avg(${lessonScore.score})`,
            count: sql<number>`count(*)`.mapWith(Number),
          })
          .from(lessonScore)
          .innerJoin(lesson, eq(lesson.id, lessonScore.lessonId))
          .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
          .where(eq(classGroup.courseId, courseId)),
      ])
      if (!about) return null
      return {
        course: toCourse(row),
        introduction: row.course.introduction,
        textbookName: about.textbookName,
        chapters,
        classes,
        pendingOrderId: row.pendingOrderId,
        averageScore: rating?.average == null ? null : round(Number(rating.average), 2),
        ratings: rating?.count ?? 0,
        school: about.school,
      }
    },
  }
}

/** Counts the students of a class in SQL. */
function takenSeats(db: Database): SQL<number> {
  const { classGroup, enrolment } = schema
  const enrolled = db.select({ count: sql`count(*)` }).from(enrolment).where(eq(enrolment.classId, classGroup.id))
  return sql<number>`(${enrolled})`.mapWith(Number)
}

/** The classes of a course with the lessons that are still to come. One that was called off has no time to show. */
async function classesOf(db: Database, courseId: string, now: EpochMs): Promise<CatalogueClass[]> {
  const { classGroup, lesson, person } = schema
  const taken = takenSeats(db)
  const classes = await db
    .select({ classGroup, teacher: person, taken })
    .from(classGroup)
    .innerJoin(person, eq(person.id, classGroup.teacherId))
    .where(eq(classGroup.courseId, courseId))
    .orderBy(asc(classGroup.name), asc(classGroup.id))
  const ids = classes.map(({ classGroup: { id } }) => id)
  const lessons =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(lesson)
          .where(
            and(
              inArray(lesson.classId, ids),
              gt(lesson.endsAt, now),
              isNull(lesson.endedAt),
              eq(lesson.isAwaitingTime, false),
            ),
          )
          .orderBy(asc(lesson.startsAt), asc(lesson.id))
  return classes.map(({ classGroup: { id, name, names, pinyin, studentLimit }, teacher, taken: gone }) => ({
    id,
    name,
    names,
    pinyin,
    teacher: {
      id: teacher.id,
      name: teacher.name,
      nickname: teacher.nickname,
      avatarKey: teacher.avatarKey,
      introduction: teacher.introduction,
    },
    seats: studentLimit,
    seatsLeft: Math.max(0, studentLimit - gone),
    lessons: lessons
      .filter((row) => row.classId === id)
      .map((row) => ({
        no: row.no,
        name: row.name,
        names: row.names,
        pinyin: row.pinyin,
        startsAt: row.startsAt,
        endsAt: row.endsAt,
      })),
  }))
}

/** Counts the student's lessons to come at the time of a lesson of a class. A lesson that was called off has no time yet. */
function conflictsWith(db: Database, classId: SQLWrapper, studentId: string, now: EpochMs): SQL<number> {
  const { enrolment, lesson } = schema
  const own = aliasedTable(lesson, 'own_lesson')
  const crossing = db
    .select({ count: sql`count(distinct ${own.id})` })
    .from(enrolment)
    .innerJoin(own, eq(own.classId, enrolment.classId))
    .innerJoin(lesson, and(lt(own.startsAt, lesson.endsAt), gt(own.endsAt, lesson.startsAt)))
    .where(
      and(
        eq(enrolment.studentId, studentId),
        eq(lesson.classId, classId),
        ne(own.classId, classId),
        gt(own.endsAt, now),
        gt(lesson.endsAt, now),
        isNull(own.endedAt),
        isNull(lesson.endedAt),
        eq(own.isAwaitingTime, false),
        eq(lesson.isAwaitingTime, false),
      ),
    )
  return sql<number>`(${crossing})`.mapWith(Number)
}
