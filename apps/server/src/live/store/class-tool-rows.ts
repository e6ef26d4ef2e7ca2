/** Writes what lists need of practice and prizes, in the transaction of the events that say it. [R25][R26] */
import { and, eq, sql } from 'drizzle-orm'
import type { RoomEvent, RoomId } from '@hwjy/classroom/core'
import { type Database, schema } from '../../db/database.ts'

type Kind = 'practiceOpened' | 'practiceAnswered' | 'practiceEnded' | 'practiceClosed' | 'prizeAwarded'
type ToolEvent<K extends Kind = Kind> = Extract<RoomEvent, { type: K }>
type Writer = Pick<Database, 'insert' | 'update'>

const KINDS: ReadonlySet<string> = new Set<Kind>([
  'practiceOpened',
  'practiceAnswered',
  'practiceEnded',
  'practiceClosed',
  'prizeAwarded',
])
const isToolEvent = (event: RoomEvent): event is ToolEvent => KINDS.has(event.type)

export const hasClassToolEvents = (events: readonly RoomEvent[]): boolean => events.some(isToolEvent)

export async function storeClassTools(db: Writer, lessonId: RoomId, events: readonly RoomEvent[]): Promise<void> {
  let answers: ToolEvent<'practiceAnswered'>[] = []
  for (const event of events.filter(isToolEvent)) {
    if (event.type === 'practiceAnswered') {
      answers.push(event)
      continue
    }
    await storeAnswers(db, answers)
    answers = []
    await storeOne(db, lessonId, event)
  }
  await storeAnswers(db, answers)
}

async function storeOne(db: Writer, lessonId: RoomId, event: Exclude<ToolEvent, { type: 'practiceAnswered' }>) {
  const { practice, practiceQuestion, prize } = schema
  switch (event.type) {
    case 'practiceOpened': {
      const { practiceId, kind, title, limitSeconds, questions, at } = event
      await db
        .insert(practice)
        .values({ id: practiceId, lessonId, kind, title, limitSeconds, status: 'open', startedAt: at, endedAt: null })
      const rows = questions.map(({ questionId, title, options, isMultiple, correctKeys }, i) => ({
        practiceId,
        no: i + 1,
        questionId,
        title,
        isMultiple,
        options: [...options],
        correctKeys: [...correctKeys],
      }))
      if (rows.length > 0) await db.insert(practiceQuestion).values(rows)
      return
    }
    case 'practiceEnded':
      await db
        .update(practice)
        .set({ status: 'ended', endedAt: event.at })
        .where(and(eq(practice.id, event.practiceId), eq(practice.lessonId, lessonId)))
      return
    case 'practiceClosed':
      await db
        .update(practice)
        .set({ status: 'closed' })
        .where(and(eq(practice.id, event.practiceId), eq(practice.lessonId, lessonId)))
      return
    case 'prizeAwarded': {
      const { seq, userIds, prize: kind, count, reason, at } = event
      await db.insert(prize).values(
        userIds.map((studentId, i) => ({
          id: `${lessonId}-${seq}-${i}`,
          lessonId,
          studentId,
          kind,
          count,
          reason,
          awardedAt: at,
        })),
      )
    }
  }
}

// Stores all answers in one statement, which may hold each student's answer once: the last one counts.
async function storeAnswers(db: Writer, events: readonly ToolEvent<'practiceAnswered'>[]): Promise<void> {
  const { practiceResponse } = schema
  const rows = new Map<string, typeof practiceResponse.$inferInsert>()
  for (const { practiceId, userId: studentId, keys, at: answeredAt } of events) {
    // The buzzer has no question: its press is number 0.
    const numbered =
      keys.length === 0 ? [{ no: 0, keys: [] }] : keys.map((chosen, i) => ({ no: i + 1, keys: [...chosen] }))
    for (const one of numbered)
      rows.set(`${practiceId} ${one.no} ${studentId}`, { practiceId, studentId, answeredAt, ...one })
  }
  if (rows.size === 0) return
  await db
    .insert(practiceResponse)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [practiceResponse.practiceId, practiceResponse.no, practiceResponse.studentId],
      set: { keys: sql`excluded.keys`, answeredAt: sql`excluded.answered_at` },
    })
}
