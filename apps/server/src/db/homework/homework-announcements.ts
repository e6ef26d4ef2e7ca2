import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export interface HomeworkAnnouncement {
  homeworkId: string
  title: string
  endsAt: EpochMs
  studentIds: string[]
}

export interface HomeworkAnnouncements {
  /**
   * Published homework that students see by now and were not told of; from here on they count as told. Some waits for
   * its start.
   * @param homeworkId only this one
   */
  claim(now: EpochMs, homeworkId?: string): Promise<HomeworkAnnouncement[]>
}

/** When homework is seen: the rule is `isVisible` in the domain. Needs `lesson` joined. */
export function isHomeworkVisible(now: EpochMs): SQL | undefined {
  const { homework, lesson } = schema
  return or(
    eq(homework.visibility, 'always'),
    isNull(homework.lessonId),
    isNotNull(lesson.endedAt),
    and(isNull(lesson.startedAt), lte(lesson.endsAt, now)),
  )
}

export function createHomeworkAnnouncements(db: Database): HomeworkAnnouncements {
  const { enrolment, homework, lesson, paper } = schema
  return {
    async claim(now, homeworkId) {
      const isUntold = and(eq(homework.status, 'published'), isNull(homework.deletedAt), isNull(homework.announcedAt))
      const isNamed = homeworkId === undefined ? undefined : eq(homework.id, homeworkId)
      const isTime = or(eq(homework.announceAt, 'publish'), lte(homework.startsAt, now))
      const due = db
        .select({ id: homework.id })
        .from(homework)
        .leftJoin(lesson, eq(lesson.id, homework.lessonId))
        .where(and(isUntold, isTime, isHomeworkVisible(now), isNamed))
      const claimed = await db
        .update(homework)
        .set({ announcedAt: now })
        .where(and(isUntold, inArray(homework.id, due)))
        .returning({ id: homework.id })
      if (claimed.length === 0) return []
      const ids = claimed.map(({ id }) => id)
      return db
        .select({
          homeworkId: homework.id,
          title: paper.title,
          endsAt: homework.endsAt,
          studentIds: sql<string[]>`jsonb_agg(${enrolment.studentId})`,
        })
        .from(homework)
        .innerJoin(paper, eq(paper.id, homework.paperId))
        .innerJoin(enrolment, eq(enrolment.classId, homework.classId))
        .where(inArray(homework.id, ids))
        .groupBy(homework.id, paper.title)
    },
  }
}
