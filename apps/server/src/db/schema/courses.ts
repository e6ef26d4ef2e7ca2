import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { person } from './people.ts'
import { chapter, school, subject, textbook } from './school.ts'
import type { Names } from '../../domain/names.ts'
import type { CourseKind, CourseStatus } from '../../domain/courses/public-course.ts'

export const course = pgTable(
  'course',
  {
    id: text().primaryKey(),
    schoolId: text('school_id')
      .notNull()
      .references(() => school.id),
    name: text().notNull(),
    /** The name in the languages of readers. */
    names: jsonb().$type<Names>().notNull().default({}),
    pinyin: text().notNull().default(''),
    classType: text('class_type').$type<'small' | 'large'>().notNull(),
    teachingType: text('teaching_type').notNull(),
    totalLessons: integer('total_lessons').notNull(),
    kind: text().$type<CourseKind>().notNull().default('systematic'),
    status: text().$type<CourseStatus>().notNull().default('published'),
    /** The person who made a public course and may change it. Null for systematic courses. */
    authorId: text('author_id').references(() => person.id),
    subjectId: text('subject_id').references(() => subject.id),
    textbookId: text('textbook_id').references(() => textbook.id),
    introduction: text().notNull().default(''),
    /** Key of the picture in the object store. */
    coverKey: text('cover_key'),
    lessonMinutes: integer('lesson_minutes').notNull().default(45),
    isPeriodic: boolean('is_periodic').notNull().default(false),
    /** Days of the week of a periodic course, 1 is Monday, with `HH:mm` of the school's zone. */
    cycle: jsonb().$type<{ weekday: number; time: string }[]>().notNull().default([]),
    /** In minor units of `currency`; 0 is free. */
    priceMinor: integer('price_minor').notNull().default(0),
    /** ISO 4217. */
    currency: text().notNull().default('CNY'),
    /** The id of another system, by which an import finds it again. */
    externalId: text('external_id'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (t) => [
    uniqueIndex('course_external').on(t.schoolId, t.externalId),
    index('course_school').on(t.schoolId, t.kind, t.status),
    index('course_author').on(t.authorId, t.status, t.createdAt),
    index('course_catalogue').on(t.status, t.createdAt),
  ],
)

export const classGroup = pgTable(
  'class',
  {
    id: text().primaryKey(),
    courseId: text('course_id')
      .notNull()
      .references(() => course.id),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => person.id),
    name: text().notNull(),
    /** The name in the languages of readers. */
    names: jsonb().$type<Names>().notNull().default({}),
    pinyin: text().notNull().default(''),
    studentLimit: integer('student_limit').notNull(),
    /** The id of another system, by which an import finds it again; the office keeps it unique in the school. */
    externalId: text('external_id'),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (t) => [
    index('class_course').on(t.courseId),
    index('class_teacher').on(t.teacherId),
    index('class_external').on(t.externalId),
  ],
)

/** A student of a class. A student who leaves loses the row, and with it all access; what they did stays. */
export const enrolment = pgTable(
  'enrolment',
  {
    classId: text('class_id')
      .notNull()
      .references(() => classGroup.id),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    enrolledAt: instant('enrolled_at'),
  },
  (t) => [primaryKey({ columns: [t.classId, t.studentId] }), index('enrolment_student').on(t.studentId)],
)

export const formerStudent = pgTable(
  'former_student',
  {
    classId: text('class_id')
      .notNull()
      .references(() => classGroup.id),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    enrolledAt: instant('enrolled_at'),
    removedAt: instant('removed_at').notNull(),
    removedBy: text('removed_by')
      .notNull()
      .references(() => person.id),
  },
  (t) => [primaryKey({ columns: [t.classId, t.studentId, t.removedAt] })],
)

/** A chapter as this course teaches it: the textbook's, with a name of its own if the teacher gave one. */
export const courseChapter = pgTable(
  'course_chapter',
  {
    id: text().primaryKey(),
    courseId: text('course_id')
      .notNull()
      .references(() => course.id),
    no: smallint().notNull(),
    name: text().notNull(),
    chapterId: text('chapter_id').references(() => chapter.id),
  },
  (t) => [uniqueIndex('course_chapter_no').on(t.courseId, t.no)],
)

export const studyProgress = pgTable(
  'study_progress',
  {
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    courseChapterId: text('course_chapter_id')
      .notNull()
      .references(() => courseChapter.id),
    /** 0 to 100. */
    percent: smallint().notNull(),
    seconds: integer().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.courseChapterId] }),
    index('study_progress_recent').on(t.studentId, t.updatedAt),
  ],
)
