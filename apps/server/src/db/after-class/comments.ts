import type { SchoolRole } from '../../domain/actor.ts'
import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

type CommentRow = typeof schema.comment.$inferSelect
export type CommentTarget = Pick<CommentRow, 'targetType' | 'targetId'>

export interface Comment extends Omit<CommentRow, 'authorId'> {
  author: PersonBrief & { role: SchoolRole }
}

export interface Comments {
  get(commentId: string): Promise<Comment | null>
  /** The newest first. */
  page(target: CommentTarget, page: PageRequest): Promise<Page<Comment>>
  add(comment: CommentRow): Promise<void>
  remove(commentId: string): Promise<void>
}

export function createComments(db: Database): Comments {
  const { comment, person } = schema

  const select = (where: SQL | undefined) =>
    db
      .select({
        comment,
        author: { id: person.id, name: person.name, avatarKey: person.avatarKey, role: person.role },
      })
      .from(comment)
      .innerJoin(person, eq(person.id, comment.authorId))
      .where(where)
      .orderBy(desc(comment.writtenAt), desc(comment.id))

  return {
    async get(commentId) {
      const [row] = await select(eq(comment.id, commentId))
      return row ? toComment(row) : null
    },
    async page({ targetType, targetId }, page) {
      const where = and(eq(comment.targetType, targetType), eq(comment.targetId, targetId))
      const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(comment).where(where)
      const rows = await select(where).limit(page.size).offset(rowsBefore(page))
      return toPage(page, total, rows.map(toComment))
    },
    async add(row) {
      await db.insert(comment).values(row)
    },
    async remove(commentId) {
      await db.delete(comment).where(eq(comment.id, commentId))
    },
  }
}

function toComment({ comment, author }: { comment: CommentRow; author: Comment['author'] }): Comment {
  const { id, targetType, targetId, no, content, writtenAt } = comment
  return { id, targetType, targetId, no, content, writtenAt, author }
}
