/** Writes what lists need of practice and prizes, in the transaction of the events that say it. [R25][R26] */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { prizeIdOf, type RoomEvent, type RoomId } from '@hwjy/classroom/core'
import { type Database, schema } from '../../db/database.ts'

type Kind =
  | 'practiceOpened'
  | 'practiceAnswered'
  | 'practiceExtended'
  | 'practiceEnded'
  | 'practiceKeySet'
  | 'practiceClosed'
  | 'prizeAwarded'
  | 'prizeRevoked'
type ToolEvent<K extends Kind = Kind> = Extract<RoomEvent, { type: K }>
type Writer = Pick<Database, 'insert' | 'update' | 'delete'>

const KINDS: ReadonlySet<string> = new Set<Kind>([
  'practiceOpened',
  'practiceAnswered',
  'practiceExtended',
  'practiceEnded',
  'practiceKeySet',
  'practiceClosed',
  'prizeAwarded',
  'prizeRevoked',
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
      const rows = questions.map(({ questionId, title, options, isMultiple, correctKeys, task = null }, i) => ({
        practiceId,
        no: i + 1,
        questionId,
        title,
        isMultiple,
        options: [...options],
        correctKeys: [...correctKeys],
        task,
      }))
      if (rows.length > 0) await db.insert(practiceQuestion).values(rows)
      return
    }
    case 'practiceExtended':
      await db
        .update(practice)
        .set({ limitSeconds: event.limitSeconds })
        .where(and(eq(practice.id, event.practiceId), eq(practice.lessonId, lessonId)))
      return
    case 'practiceKeySet':
      // The room knows the practice of this lesson alone, so the id cannot be that of another.
      await db
        .update(practiceQuestion)
        .set({ correctKeys: [...event.correctKeys] })
        .where(and(eq(practiceQuestion.practiceId, event.practiceId), eq(practiceQuestion.no, event.no)))
      return
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
          id: prizeRowId(lessonId, prizeIdOf(seq), i),
          lessonId,
          studentId,
          kind,
          count,
          reason,
          awardedAt: at,
        })),
      )
      return
    }
    case 'prizeRevoked': {
      const { prizeId, userIds } = event
      await db.delete(prize).where(
        inArray(
          prize.id,
          userIds.map((_, i) => prizeRowId(lessonId, prizeId, i)),
        ),
      )
    }
  }
}

// One row for each student who got it.
const prizeRowId = (lessonId: RoomId, prizeId: string, i: number) => `${lessonId}-${prizeId}-${i}`

// Stores all answers in one statement, which may hold each student's answer once: the last one counts.
async function storeAnswers(db: Writer, events: readonly ToolEvent<'practiceAnswered'>[]): Promise<void> {
  const { practiceResponse } = schema
  const rows = new Map<string, typeof practiceResponse.$inferInsert>()
  for (const { practiceId, userId: studentId, keys, written, texts, at, pressedAt } of events) {
    const answeredAt = pressedAt ?? at
    // The buzzer has no question: its press is number 0.
    const numbered =
      keys.length === 0
        ? [{ no: 0, keys: [], written: null, texts: null }]
        : keys.map((chosen, i) => ({
            no: i + 1,
            keys: [...chosen],
            written: written?.[i] ?? null,
            texts: texts?.[i] ? [...texts[i]] : null,
          }))
    for (const one of numbered)
      rows.set(`${practiceId} ${one.no} ${studentId}`, { practiceId, studentId, answeredAt, ...one })
  }
  if (rows.size === 0) return
  await db
    .insert(practiceResponse)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [practiceResponse.practiceId, practiceResponse.no, practiceResponse.studentId],
      set: {
        keys: sql`excluded.keys`,
        written: sql`excluded.written`,
        texts: sql`excluded.texts`,
        answeredAt: sql`excluded.answered_at`,
      },
    })
}
