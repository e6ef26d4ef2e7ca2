import { eq } from 'drizzle-orm'
import type { MarkingDraft } from '../../domain/homework/marking-draft.ts'
import { type Database, schema } from '../database.ts'

/** Keeps the marks that teachers have not given yet. */
export interface MarkingDrafts {
  get(answerPaperId: string): Promise<MarkingDraft | null>
  save(answerPaperId: string, draft: MarkingDraft): Promise<void>
  remove(answerPaperId: string): Promise<void>
}

export function createMarkingDrafts(db: Database): MarkingDrafts {
  const { markingDraft } = schema
  return {
    async get(answerPaperId) {
      const [found] = await db.select().from(markingDraft).where(eq(markingDraft.answerPaperId, answerPaperId))
      return found ?? null
    },
    async save(answerPaperId, draft) {
      await db
        .insert(markingDraft)
        .values({ answerPaperId, ...draft })
        .onConflictDoUpdate({ target: markingDraft.answerPaperId, set: draft })
    },
    async remove(answerPaperId) {
      await db.delete(markingDraft).where(eq(markingDraft.answerPaperId, answerPaperId))
    },
  }
}
