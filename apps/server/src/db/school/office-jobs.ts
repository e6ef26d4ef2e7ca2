import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'

type JobStatus = (typeof schema.job.$inferSelect)['status']

export interface OfficeJob {
  id: string
  kind: string
  about: string
  status: JobStatus
  runAt: EpochMs
  attempts: number
  lastError: string | null
  createdAt: EpochMs
  finishedAt: EpochMs | null
}

/** Jobs that belong to the people and lessons of one school. */
export interface OfficeJobs {
  /** The newest first. */
  page(
    schoolId: string,
    filter: { status?: JobStatus | undefined; kind?: string | undefined },
    page: PageRequest,
  ): Promise<Page<OfficeJob>>
  get(schoolId: string, jobId: string): Promise<OfficeJob | null>
  /** A failed job waits again, with all its attempts. */
  retry(jobId: string, now: EpochMs): Promise<void>
}

export function createOfficeJobs(db: Database): OfficeJobs {
  const { classGroup, course, homework, job, lesson, person, purchaseOrder } = schema
  const carried = (name: string) => sql.raw(`"job"."payload" ->> '${name}'`)
  const isThere = (from: SQL) => sql`exists (select 1 from ${from})`
  const personId = sql`coalesce(${job.owner}, ${carried('personId')})`

  // A job carries ids only; each of them leads to a school.
  const isOfSchool = (schoolId: string) =>
    sql`(${carried('schoolId')} = ${schoolId}
      or ${isThere(sql`${person} where ${person.id} = ${personId} and ${person.schoolId} = ${schoolId}`)}
      or ${isThere(sql`${lesson} join ${classGroup} on ${classGroup.id} = ${lesson.classId}
        join ${course} on ${course.id} = ${classGroup.courseId}
        where ${lesson.id} = ${carried('lessonId')} and ${course.schoolId} = ${schoolId}`)}
      or ${isThere(sql`${homework} join ${classGroup} on ${classGroup.id} = ${homework.classId}
        join ${course} on ${course.id} = ${classGroup.courseId}
        where ${homework.id} = ${carried('homeworkId')} and ${course.schoolId} = ${schoolId}`)}
      or ${isThere(sql`${purchaseOrder} join ${course} on ${course.id} = ${purchaseOrder.courseId}
        where ${purchaseOrder.id} = ${carried('orderId')} and ${course.schoolId} = ${schoolId}`)})`
  const named = sql`coalesce(
    (select ${lesson.name} from ${lesson} where ${lesson.id} = ${carried('lessonId')}),
    (select ${classGroup.name} from ${homework} join ${classGroup} on ${classGroup.id} = ${homework.classId} where ${homework.id} = ${carried('homeworkId')}),
    (select ${person.name} from ${person} where ${person.id} = ${personId}),
    '')`
  // One level down: Drizzle leaves the tables out of the names that stand in a selected field itself.
  const about = sql<string>`${named}`
  const columns = {
    id: job.id,
    kind: job.kind,
    about,
    status: job.status,
    runAt: job.runAt,
    attempts: job.attempts,
    lastError: job.lastError,
    createdAt: job.createdAt,
    finishedAt: job.finishedAt,
  }

  return {
    page: (schoolId, { status, kind }, page) =>
      selectPage(page, (limit, offset) =>
        db
          .select({ ...columns, total: totalRows })
          .from(job)
          .where(
            and(
              isOfSchool(schoolId),
              status === undefined ? undefined : eq(job.status, status),
              kind === undefined ? undefined : eq(job.kind, kind),
            ),
          )
          .orderBy(desc(job.createdAt), desc(job.id))
          .limit(limit)
          .offset(offset),
      ),
    async get(schoolId, jobId) {
      const [row] = await db
        .select(columns)
        .from(job)
        .where(and(eq(job.id, jobId), isOfSchool(schoolId)))
      return row ?? null
    },
    async retry(jobId, runAt) {
      await db
        .update(job)
        .set({ status: 'waiting', runAt, attempts: 0, crashes: 0, finishedAt: null, leaseUntil: null })
        .where(and(eq(job.id, jobId), eq(job.status, 'failed')))
    },
  }
}
