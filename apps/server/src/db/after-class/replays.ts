import type { ReplayAudit } from '../../domain/after-class/replay-rules.ts'
import { and, count, desc, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { isApproved } from '../../domain/after-class/replay-rules.ts'
import { isCalled } from '../called.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

export type Replay = typeof schema.replay.$inferSelect

/** A replay that is added: undecided fields are filled in. */
export type NewReplay = Pick<
  Replay,
  'lessonId' | 'source' | 'title' | 'objectKey' | 'durationSeconds' | 'sizeBytes' | 'audit' | 'uploadedBy'
>

export interface ReplayFilter {
  schoolId?: string
  teacherId?: string
  audit?: ReplayAudit | undefined
  courseId?: string | undefined
  /** Part of the lesson's name. */
  keyword?: string | undefined
  from?: EpochMs | undefined
  until?: EpochMs | undefined
}

/** A lesson that was held, and every replay of it, newest first. */
export interface LessonReplays {
  lesson: {
    id: string
    no: number
    name: string
    startsAt: EpochMs
    startedAt: EpochMs | null
    endedAt: EpochMs | null
  }
  course: { id: string; name: string }
  className: string
  replays: Replay[]
}

export interface Replays {
  /** An approved one takes the place of the one students saw before. */
  add(replay: NewReplay, now: EpochMs): Promise<Replay>
  get(replayId: string): Promise<Replay | null>
  /** Locked until the transaction ends: two auditors cannot both decide. */
  lock(replayId: string): Promise<(Replay & { schoolId: string }) | null>
  decide(replay: Replay, audit: ReplayAudit, by: { personId: string; reason: string; now: EpochMs }): Promise<Replay>
  remove(replayId: string): Promise<void>
  /** Says whether a replay shows this object. */
  isShown(objectKey: string): Promise<boolean>
  /** The one students see; null when there is none. */
  current(lessonId: string): Promise<Replay | null>
  /** The log of the lesson, of its last holding; null before the jobs after class. */
  ofLog(lessonId: string): Promise<Replay | null>
  /** Adds one beside the one that students see, which stays. */
  keep(replay: NewReplay, now: EpochMs): Promise<Replay>
  /** Lessons that were held, the newest first. */
  ofLessons(filter: ReplayFilter, page: PageRequest): Promise<Page<LessonReplays>>
}

export function createReplays(db: Database): Replays {
  const { classGroup, course, lesson, replay } = schema

  // @returns the replay, now the only one of its lesson that students see
  const show = async (shown: Replay): Promise<Replay> => {
    await db
      .update(replay)
      .set({ isCurrent: false })
      .where(and(eq(replay.lessonId, shown.lessonId), eq(replay.isCurrent, true)))
    await db.update(replay).set({ isCurrent: true }).where(eq(replay.id, shown.id))
    return { ...shown, isCurrent: true }
  }

  const matching = ({ schoolId, teacherId, audit, courseId, keyword, from, until }: ReplayFilter): SQL | undefined =>
    and(
      schoolId === undefined ? undefined : eq(course.schoolId, schoolId),
      teacherId === undefined ? undefined : eq(classGroup.teacherId, teacherId),
      courseId === undefined ? undefined : eq(course.id, courseId),
      keyword === undefined ? undefined : isCalled(lesson, keyword),
      from === undefined ? undefined : gte(lesson.startsAt, from),
      until === undefined ? undefined : lt(lesson.startsAt, until),
      audit === undefined
        ? undefined
        : inArray(lesson.id, db.select({ id: replay.lessonId }).from(replay).where(eq(replay.audit, audit))),
      // Only what was held can be watched again.
      gte(lesson.startedAt, 0),
    )

  async function keep(values: NewReplay, now: EpochMs): Promise<Replay> {
    const [added] = await db
      .insert(replay)
      .values({
        id: `rep_${crypto.randomUUID()}`,
        ...values,
        auditReason: '',
        auditedBy: null,
        auditedAt: null,
        createdAt: now,
        isCurrent: false,
      })
      .returning()
    if (!added) throw new Error(`no replay was added to ${values.lessonId}`)
    return added
  }

  return {
    keep,

    async add(values, now) {
      const added = await keep(values, now)
      return isApproved(added.audit) ? show(added) : added
    },

    async get(replayId) {
      const [row] = await db.select().from(replay).where(eq(replay.id, replayId))
      return row ?? null
    },

    async lock(replayId) {
      const [row] = await db
        .select({ replay, schoolId: course.schoolId })
        .from(replay)
        .innerJoin(lesson, eq(lesson.id, replay.lessonId))
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .where(eq(replay.id, replayId))
        .for('update', { of: replay })
      return row ? { ...row.replay, schoolId: row.schoolId } : null
    },

    async decide({ id }, audit, { personId, reason, now }) {
      const [decided] = await db
        .update(replay)
        .set({ audit, auditReason: reason, auditedBy: personId, auditedAt: now })
        .where(eq(replay.id, id))
        .returning()
      if (!decided) throw new Error(`replay ${id} is gone`)
      return isApproved(audit) ? show(decided) : decided
    },

    async remove(replayId) {
      await db.delete(replay).where(eq(replay.id, replayId))
    },

    async isShown(objectKey) {
      const [row] = await db.select({ id: replay.id }).from(replay).where(eq(replay.objectKey, objectKey)).limit(1)
      return row !== undefined
    },

    async current(lessonId) {
      const [row] = await db
        .select()
        .from(replay)
        .where(and(eq(replay.lessonId, lessonId), eq(replay.isCurrent, true)))
        .limit(1)
      return row ?? null
    },

    async ofLog(lessonId) {
      const [row] = await db
        .select()
        .from(replay)
        .where(and(eq(replay.lessonId, lessonId), isNull(replay.objectKey)))
        .orderBy(desc(replay.createdAt), desc(replay.id))
        .limit(1)
      return row ?? null
    },

    async ofLessons(filter, page) {
      const where = matching(filter)
      const [{ total } = { total: 0 }] = await db
        .select({ total: count() })
        .from(lesson)
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .where(where)
      const rows = await db
        .select({
          lesson: {
            id: lesson.id,
            no: lesson.no,
            name: lesson.name,
            startsAt: lesson.startsAt,
            startedAt: lesson.startedAt,
            endedAt: lesson.endedAt,
          },
          course: { id: course.id, name: course.name },
          className: classGroup.name,
        })
        .from(lesson)
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .where(where)
        .orderBy(desc(lesson.startsAt), desc(lesson.id))
        .limit(page.size)
        .offset(rowsBefore(page))
      const ids = rows.map((row) => row.lesson.id)
      const replays =
        ids.length === 0
          ? []
          : await db.select().from(replay).where(inArray(replay.lessonId, ids)).orderBy(desc(replay.createdAt))
      return toPage(
        page,
        total,
        rows.map((row) => ({ ...row, replays: replays.filter(({ lessonId }) => lessonId === row.lesson.id) })),
      )
    },
  }
}
