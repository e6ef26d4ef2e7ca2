import type { Named, Names } from '../../domain/names.ts'
import { and, count, desc, eq, exists, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { MessageKind } from '@hwjy/sdk/schemas'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import { type Database, schema } from '../database.ts'
import { named } from '../called.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

type NoticeRow = typeof schema.notice.$inferSelect

export interface Notice extends Omit<NoticeRow, 'authorId'> {
  author: PersonBrief
  className: string
  classNames: Names
  course: Named
}

export interface NoticeFilter {
  authorId?: string
  /** Notices of the classes that this student is in. */
  studentId?: string
  classId?: string | undefined
  courseId?: string | undefined
  /** Leaves out what waits until later. */
  until?: EpochMs | undefined
}

/** Says how many students of the class were told of a notice, and how many have read it. */
export interface NoticeReaders {
  audience: number
  read: number
}

/** Announcements of teachers to their classes: those on top, then the newest first. */
export interface Notices {
  get(noticeId: string): Promise<Notice | null>
  page(filter: NoticeFilter, page: PageRequest): Promise<Page<Notice>>
  /** The newest of those on top. */
  top(filter: NoticeFilter): Promise<Notice | null>
  add(notice: NoticeRow): Promise<void>
  change(
    noticeId: string,
    change: Pick<NoticeRow, 'title' | 'content' | 'updatedAt'> & { isTop?: boolean },
  ): Promise<void>
  remove(noticeId: string): Promise<void>
  /** By notice. Messages carry what is read: each student of the class was told at the notice's own instant. */
  readers(noticeIds: readonly string[]): Promise<Map<string, NoticeReaders>>
  /** Those of these notices that the student was told of and has not opened. */
  unread(noticeIds: readonly string[], studentId: string): Promise<Set<string>>
  markRead(noticeId: string, studentId: string, now: EpochMs): Promise<void>
  /** No other transaction changes it until the end of this one. */
  lock(noticeId: string): Promise<void>
}

export function createNotices(db: Database): Notices {
  const { classGroup, course, enrolment, notice, person, systemMessage } = schema
  const TOLD: MessageKind = 'noticePublished'
  // The index of messages is sorted by person and instant.
  const isToldOf = and(
    eq(systemMessage.createdAt, notice.publishedAt),
    eq(systemMessage.kind, TOLD),
    eq(systemMessage.targetId, notice.id),
  )

  const select = (where: SQL | undefined) =>
    db
      .select({
        notice,
        className: classGroup.name,
        classNames: classGroup.names,
        course: named(course),
        author: { id: person.id, name: person.name, avatarKey: person.avatarKey },
      })
      .from(notice)
      .innerJoin(classGroup, eq(classGroup.id, notice.classId))
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .innerJoin(person, eq(person.id, notice.authorId))
      .where(where)
      .orderBy(desc(notice.isTop), desc(notice.publishedAt), desc(notice.id))

  const matching = ({ authorId, studentId, classId, courseId, until }: NoticeFilter) =>
    and(
      until === undefined ? undefined : lte(notice.publishedAt, until),
      authorId === undefined ? undefined : eq(notice.authorId, authorId),
      classId === undefined ? undefined : eq(notice.classId, classId),
      courseId === undefined ? undefined : eq(classGroup.courseId, courseId),
      studentId === undefined
        ? undefined
        : exists(
            db
              .select({ one: sql`1` })
              .from(enrolment)
              .where(and(eq(enrolment.classId, notice.classId), eq(enrolment.studentId, studentId))),
          ),
    )

  return {
    async get(noticeId) {
      const [row] = await select(eq(notice.id, noticeId))
      return row ? toNotice(row) : null
    },
    async page(filter, page) {
      const where = matching(filter)
      const [{ total } = { total: 0 }] = await db
        .select({ total: count() })
        .from(notice)
        .innerJoin(classGroup, eq(classGroup.id, notice.classId))
        .where(where)
      const rows = await select(where).limit(page.size).offset(rowsBefore(page))
      return toPage(page, total, rows.map(toNotice))
    },
    async top(filter) {
      const [row] = await select(and(matching(filter), eq(notice.isTop, true))).limit(1)
      return row ? toNotice(row) : null
    },
    async readers(noticeIds) {
      if (noticeIds.length === 0) return new Map()
      const rows = await db
        .select({ id: notice.id, audience: count(), read: count(systemMessage.readAt) })
        .from(notice)
        .innerJoin(enrolment, eq(enrolment.classId, notice.classId))
        .innerJoin(systemMessage, and(eq(systemMessage.personId, enrolment.studentId), isToldOf))
        .where(inArray(notice.id, [...noticeIds]))
        .groupBy(notice.id)
      return new Map(rows.map(({ id, ...readers }) => [id, readers]))
    },
    async unread(noticeIds, studentId) {
      if (noticeIds.length === 0) return new Set()
      const rows = await db
        .select({ id: notice.id })
        .from(notice)
        .innerJoin(systemMessage, and(eq(systemMessage.personId, studentId), isToldOf))
        .where(and(inArray(notice.id, [...noticeIds]), isNull(systemMessage.readAt)))
      return new Set(rows.map(({ id }) => id))
    },
    async markRead(noticeId, studentId, now) {
      await db
        .update(systemMessage)
        .set({ readAt: now })
        .where(
          and(
            eq(systemMessage.personId, studentId),
            eq(systemMessage.kind, TOLD),
            eq(systemMessage.targetId, noticeId),
            isNull(systemMessage.readAt),
          ),
        )
    },
    async add(row) {
      await db.insert(notice).values(row)
    },
    async change(noticeId, change) {
      await db.update(notice).set(change).where(eq(notice.id, noticeId))
    },
    async lock(noticeId) {
      await db.select({ id: notice.id }).from(notice).where(eq(notice.id, noticeId)).for('update')
    },
    async remove(noticeId) {
      await db.delete(notice).where(eq(notice.id, noticeId))
    },
  }
}

function toNotice({ notice, ...shown }: Omit<Notice, keyof NoticeRow> & { notice: NoticeRow }): Notice {
  const { id, classId, title, content, isTop, publishedAt, updatedAt } = notice
  return { id, classId, title, content, isTop, publishedAt, updatedAt, ...shown }
}
