import { count, desc, eq } from 'drizzle-orm'
import { type Database, schema } from '../database.ts'

export type BoardBackground = typeof schema.boardBackground.$inferSelect

export interface BoardBackgrounds {
  /** The newest first. */
  of(ownerId: string): Promise<BoardBackground[]>
  /** Locks the owner's row until the transaction ends: two additions count one after the other. */
  countForAdding(ownerId: string): Promise<number>
  add(background: BoardBackground): Promise<void>
  /** @returns the object that nothing shows any more; null when a resource or another background still does */
  remove(backgroundId: string): Promise<string | null>
}

export function createBoardBackgrounds(db: Database): BoardBackgrounds {
  const { boardBackground, cloudResource, person } = schema
  return {
    of: (ownerId) =>
      db
        .select()
        .from(boardBackground)
        .where(eq(boardBackground.ownerId, ownerId))
        .orderBy(desc(boardBackground.createdAt), desc(boardBackground.id)),
    async countForAdding(ownerId) {
      await db.select({ id: person.id }).from(person).where(eq(person.id, ownerId)).for('update')
      const [{ total } = { total: 0 }] = await db
        .select({ total: count() })
        .from(boardBackground)
        .where(eq(boardBackground.ownerId, ownerId))
      return total
    },
    async add(background) {
      await db.insert(boardBackground).values(background)
    },
    async remove(backgroundId) {
      const [removed] = await db.delete(boardBackground).where(eq(boardBackground.id, backgroundId)).returning()
      if (!removed) return null
      const { objectKey } = removed
      const inResources = await db
        .select({ id: cloudResource.id })
        .from(cloudResource)
        .where(eq(cloudResource.objectKey, objectKey))
      const inOthers = await db
        .select({ id: boardBackground.id })
        .from(boardBackground)
        .where(eq(boardBackground.objectKey, objectKey))
      return inResources.length + inOthers.length === 0 ? objectKey : null
    },
  }
}
