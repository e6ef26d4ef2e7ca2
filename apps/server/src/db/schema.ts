/** The tables, in the PostgreSQL dialect. Ids are opaque strings; wire names do not appear here. */
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { RoomState } from '@hwjy/classroom/core'
import { bytes, instant } from './columns.ts'

export type SchoolRole = 'teacher' | 'student'

export const school = pgTable('school', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** IANA name; lessons are planned in this zone. */
  timeZone: text('time_zone').notNull(),
})

export const person = pgTable('person', {
  id: text().primaryKey(),
  schoolId: text('school_id')
    .notNull()
    .references(() => school.id),
  role: text().$type<SchoolRole>().notNull(),
  name: text().notNull(),
  nickname: text().notNull(),
  avatarUrl: text('avatar_url'),
})

export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    username: text().notNull(),
    /** Dialling prefix without plus, such as 86. */
    zone: text(),
    mobile: text(),
    /** PHC string, argon2id. */
    passwordHash: text('password_hash').notNull(),
  },
  (t) => [uniqueIndex('account_username').on(t.username), uniqueIndex('account_mobile').on(t.zone, t.mobile)],
)

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the bearer token, hex: whoever reads this table cannot sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    role: text().$type<SchoolRole>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [index('session_expires_at').on(t.expiresAt)],
)

/** Failed sign-ins by account name and address; a success removes them. */
export const signInAttempt = pgTable(
  'sign_in_attempt',
  { id: text().primaryKey(), subject: text().notNull(), failedAt: instant('failed_at').notNull() },
  (t) => [index('sign_in_attempt_subject').on(t.subject, t.failedAt)],
)

export const course = pgTable('course', {
  id: text().primaryKey(),
  schoolId: text('school_id')
    .notNull()
    .references(() => school.id),
  name: text().notNull(),
  classType: text('class_type').$type<'small' | 'large'>().notNull(),
  teachingType: text('teaching_type').notNull(),
  totalLessons: integer('total_lessons').notNull(),
})

export const classGroup = pgTable('class', {
  id: text().primaryKey(),
  courseId: text('course_id')
    .notNull()
    .references(() => course.id),
  teacherId: text('teacher_id')
    .notNull()
    .references(() => person.id),
  name: text().notNull(),
  studentLimit: integer('student_limit').notNull(),
})

export const enrolment = pgTable(
  'enrolment',
  {
    classId: text('class_id')
      .notNull()
      .references(() => classGroup.id),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
  },
  (t) => [primaryKey({ columns: [t.classId, t.studentId] }), index('enrolment_student').on(t.studentId)],
)

export const lesson = pgTable(
  'lesson',
  {
    id: text().primaryKey(),
    classId: text('class_id')
      .notNull()
      .references(() => classGroup.id),
    no: integer().notNull(),
    name: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [index('lesson_class_starts').on(t.classId, t.startsAt)],
)

export const lessonScore = pgTable(
  'lesson_score',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    score: smallint().notNull(),
    comment: text().notNull(),
    scoredAt: instant('scored_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.lessonId, t.studentId] })],
)

export const lessonFeedback = pgTable(
  'lesson_feedback',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    authorId: text('author_id')
      .notNull()
      .references(() => person.id),
    /** The student it is about; '' for the lesson as a whole, because a key column cannot be null. */
    aboutId: text('about_id').notNull(),
    optionIds: jsonb('option_ids').$type<string[]>().notNull(),
    content: text().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.lessonId, t.authorId, t.aboutId] })],
)

export const feedbackOption = pgTable('feedback_option', {
  id: text().primaryKey(),
  /** Who may choose it. */
  audience: text().$type<SchoolRole>().notNull(),
  tone: text().$type<'positive' | 'negative'>().notNull(),
  position: smallint().notNull(),
  labelZh: text('label_zh').notNull(),
  labelEn: text('label_en').notNull(),
  labelJa: text('label_ja').notNull(),
})

export const cloudResource = pgTable(
  'cloud_resource',
  {
    id: text().primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => person.id),
    lessonId: text('lesson_id').references(() => lesson.id),
    type: text().notNull(),
    fileName: text('file_name').notNull(),
    objectKey: text('object_key').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    contentType: text('content_type').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('cloud_resource_key').on(t.objectKey)],
)

export const metricEntry = pgTable(
  'metric_entry',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    /** A batch sent again has the same request id, and therefore the same keys. */
    requestId: text('request_id').notNull(),
    position: smallint().notNull(),
    stuId: text('stu_id'),
    subBizType: text('sub_biz_type').notNull(),
    logType: text('log_type').notNull(),
    collectedAt: instant('collected_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    data: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.requestId, t.position] }),
    index('metric_entry_received').on(t.receivedAt),
  ],
)

/** What lists need to know about a room without reading its log. Written in the same transaction as the events. */
export const room = pgTable('room', {
  /** A room serves one lesson and carries its id. */
  id: text()
    .primaryKey()
    .references(() => lesson.id),
  status: text().$type<RoomState['status']>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Who was in a room, for lists; the log stays the truth. */
export const roomMember = pgTable(
  'room_member',
  {
    roomId: text('room_id')
      .notNull()
      .references(() => room.id),
    personId: text('person_id').notNull(),
    firstEnteredAt: instant('first_entered_at').notNull(),
    /** First moment in the live class: attendance looks at this. */
    attendedFrom: instant('attended_from'),
    isRemoved: boolean('is_removed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.roomId, t.personId] })],
)

export const roomEvent = pgTable(
  'room_event',
  {
    roomId: text('room_id')
      .notNull()
      .references(() => room.id),
    seq: integer().notNull(),
    /** Milliseconds since 1970: the log keeps the number that clients saw. */
    at: bigint({ mode: 'number' }).notNull(),
    by: text().notNull(),
    commandId: text('command_id').notNull(),
    type: text().notNull(),
    /** The event without its envelope and without `bytes`. */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    bytes: bytes(),
  },
  (t) => [primaryKey({ columns: [t.roomId, t.seq] }), index('room_event_command').on(t.roomId, t.commandId)],
)

export const roomKeyframe = pgTable(
  'room_keyframe',
  {
    roomId: text('room_id')
      .notNull()
      .references(() => room.id),
    seq: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** The whole state, in the frame format that clients read. */
    bytes: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.roomId, t.seq] })],
)
