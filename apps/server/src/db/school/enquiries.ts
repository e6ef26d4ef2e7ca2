import { and, count, desc, eq, inArray, lt } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { DONE_STATES, ENQUIRY_KEPT_MS, type EnquiryState } from '../../domain/school/office/enquiry-rules.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'

type Row = typeof schema.enquiry.$inferSelect

export interface Enquiry extends Row {
  /** Null without a course, or for one that is gone. */
  courseName: string | null
}

export type NewEnquiry = Omit<Row, 'state' | 'note' | 'personId' | 'createdAt' | 'updatedAt'>

export type EnquiryChange = Partial<Pick<Row, 'state' | 'note' | 'personId'>>

/** Stores what visitors asked. Methods with a school never show or change what another was asked. */
export interface Enquiries {
  /** Does nothing for an id that is there. */
  add(enquiry: NewEnquiry, now: EpochMs): Promise<void>
  /** When this one came; null for an id that is not there. */
  receivedAt(enquiryId: string): Promise<EpochMs | null>
  /** Inside a transaction no other call changes it meanwhile. */
  lock(schoolId: string, enquiryId: string): Promise<Enquiry | null>
  /** The newest first. */
  page(schoolId: string, state: EnquiryState | undefined, page: PageRequest): Promise<Page<Enquiry>>
  counts(schoolId: string): Promise<Map<EnquiryState, number>>
  change(enquiryId: string, change: EnquiryChange, now: EpochMs): Promise<void>
  /** Deletes those that the school was done with long ago. */
  deleteOld(now: EpochMs): Promise<void>
}

export function createEnquiries(db: Database): Enquiries {
  const { course, enquiry } = schema
  const toEnquiry = (row: { enquiry: Row; courseName: string | null }): Enquiry => ({
    ...row.enquiry,
    courseName: row.courseName,
  })

  return {
    async add(added, createdAt) {
      await db
        .insert(enquiry)
        .values({ ...added, state: 'new', createdAt, updatedAt: createdAt })
        .onConflictDoNothing()
    },
    async receivedAt(enquiryId) {
      const [row] = await db.select({ at: enquiry.createdAt }).from(enquiry).where(eq(enquiry.id, enquiryId))
      return row?.at ?? null
    },
    async lock(schoolId, enquiryId) {
      const [row] = await db
        .select({ enquiry, courseName: course.name })
        .from(enquiry)
        .leftJoin(course, eq(course.id, enquiry.courseId))
        .where(and(eq(enquiry.schoolId, schoolId), eq(enquiry.id, enquiryId)))
        .for('no key update', { of: enquiry })
      return row ? toEnquiry(row) : null
    },
    async page(schoolId, state, page) {
      const rows = await selectPage(page, (limit, offset) =>
        db
          .select({ enquiry, courseName: course.name, total: totalRows })
          .from(enquiry)
          .leftJoin(course, eq(course.id, enquiry.courseId))
          .where(and(eq(enquiry.schoolId, schoolId), state === undefined ? undefined : eq(enquiry.state, state)))
          .orderBy(desc(enquiry.createdAt), desc(enquiry.id))
          .limit(limit)
          .offset(offset),
      )
      return { ...rows, records: rows.records.map(toEnquiry) }
    },
    async counts(schoolId) {
      const found = await db
        .select({ state: enquiry.state, total: count() })
        .from(enquiry)
        .where(eq(enquiry.schoolId, schoolId))
        .groupBy(enquiry.state)
      return new Map(found.map(({ state, total }) => [state, total]))
    },
    async change(enquiryId, change, updatedAt) {
      await db
        .update(enquiry)
        .set({ ...change, updatedAt })
        .where(eq(enquiry.id, enquiryId))
    },
    async deleteOld(now) {
      await db
        .delete(enquiry)
        .where(and(inArray(enquiry.state, [...DONE_STATES]), lt(enquiry.updatedAt, now - ENQUIRY_KEPT_MS)))
    },
  }
}
