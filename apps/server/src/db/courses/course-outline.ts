import { asc, eq } from 'drizzle-orm'
import type { Localized } from '../../domain/localized.ts'
import { type Database, schema } from '../database.ts'

export interface OutlineChapter {
  name: string
  /** Null where the course has no textbook. */
  summary: Localized | null
}

const CHAPTERS_SHOWN = 200

/** Reads what a course teaches, chapter by chapter. */
export function readOutline(db: Database, courseId: string): Promise<OutlineChapter[]> {
  const { chapter, courseChapter } = schema
  return db
    .select({ name: courseChapter.name, summary: chapter.summary })
    .from(courseChapter)
    .leftJoin(chapter, eq(chapter.id, courseChapter.chapterId))
    .where(eq(courseChapter.courseId, courseId))
    .orderBy(asc(courseChapter.no))
    .limit(CHAPTERS_SHOWN)
}
