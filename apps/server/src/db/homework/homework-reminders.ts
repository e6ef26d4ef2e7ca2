import { and, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'
import { isHandedIn } from './homework-rows.ts'

export interface HomeworkReminders {
  /** Published homework that ends after `from` and not after `until`. */
  ending(from: EpochMs, until: EpochMs): Promise<{ homeworkId: string; endsAt: EpochMs }[]>
  /** The homework with the students who have not handed it in and were not reminded since; null when it is gone. */
  of(
    homeworkId: string,
    notRemindedSince: EpochMs,
  ): Promise<{ title: string; endsAt: EpochMs; studentIds: string[] } | null>
  note(homeworkId: string, studentIds: readonly string[], remindedAt: EpochMs): Promise<void>
}

export function createHomeworkReminders(db: Database): HomeworkReminders {
  const { answerPaper, enrolment, homework, homeworkReminder, homeworkRule, paper } = schema
  const isOpen = and(eq(homework.status, 'published'), isNull(homework.deletedAt))
  const one = sql`1`

  return {
    ending: (from, until) =>
      db
        .select({ homeworkId: homework.id, endsAt: homework.endsAt })
        .from(homework)
        .where(and(gt(homework.endsAt, from), lte(homework.endsAt, until), isOpen)),
    async of(homeworkId, notRemindedSince) {
      const handedIn = db
        .select({ one })
        .from(answerPaper)
        .where(and(eq(answerPaper.homeworkId, homework.id), eq(answerPaper.studentId, enrolment.studentId), isHandedIn))
      const excused = db
        .select({ one })
        .from(homeworkRule)
        .where(
          and(
            eq(homeworkRule.homeworkId, homework.id),
            eq(homeworkRule.studentId, enrolment.studentId),
            eq(homeworkRule.isExcused, true),
          ),
        )
      const reminded = db
        .select({ one })
        .from(homeworkReminder)
        .where(
          and(
            eq(homeworkReminder.homeworkId, homework.id),
            eq(homeworkReminder.studentId, enrolment.studentId),
            gt(homeworkReminder.remindedAt, notRemindedSince),
          ),
        )
      const rows = await db
        .select({ title: paper.title, endsAt: homework.endsAt, studentId: enrolment.studentId })
        .from(homework)
        .innerJoin(paper, eq(paper.id, homework.paperId))
        .leftJoin(
          enrolment,
          and(eq(enrolment.classId, homework.classId), notExists(handedIn), notExists(reminded), notExists(excused)),
        )
        .where(and(eq(homework.id, homeworkId), isOpen))
      const [first] = rows
      if (!first) return null
      return { title: first.title, endsAt: first.endsAt, studentIds: rows.flatMap(({ studentId }) => studentId ?? []) }
    },
    async note(homeworkId, studentIds, remindedAt) {
      if (studentIds.length === 0) return
      await db
        .insert(homeworkReminder)
        .values(studentIds.map((studentId) => ({ homeworkId, studentId, remindedAt })))
        .onConflictDoUpdate({
          target: [homeworkReminder.homeworkId, homeworkReminder.studentId],
          set: { remindedAt },
        })
    },
  }
}
