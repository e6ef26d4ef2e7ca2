/** Finds the uses of objects: one that is shown may not be deleted. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Database, schema } from './database.ts'

/** `picture`: a profile picture, a school's logo or a course's cover. `publicFile`: the copy of a file that is public. */
export type NeededBy = 'replay' | 'background' | 'picture' | 'contract' | 'homework' | 'message' | 'publicFile'

export async function neededKeys(db: Database, objectKeys: readonly string[]): Promise<Map<string, NeededBy>> {
  const needed = new Map<string, NeededBy>()
  if (objectKeys.length === 0) return needed
  const keys = [...objectKeys]
  for (const [neededBy, column] of COLUMNS) {
    const found = await db.select({ key: column }).from(column.table).where(inArray(column, keys))
    for (const { key } of found) needed.set(String(key), neededBy)
  }
  for (const { key } of await attachedKeys(db, keys)) needed.set(key, 'homework')
  for (const { key } of await sentKeys(db, keys)) needed.set(key, 'message')
  return needed
}

const {
  answer,
  answerPaper,
  boardBackground,
  cloudResource,
  contract,
  course,
  earlierTry,
  homework,
  markingDraft,
  paper,
  person,
  question,
  replay,
  school,
  threadMessage,
} = schema

const COLUMNS: readonly (readonly [NeededBy, PgColumn])[] = [
  ['background', boardBackground.objectKey],
  ['picture', person.avatarKey],
  ['picture', school.logoKey],
  ['picture', course.coverKey],
  ['contract', contract.signatureKey],
  ['replay', replay.objectKey],
  ['publicFile', cloudResource.publicKey],
]

/**
 * People attach what is their own, and a key names its owner: only what they wrote is searched. Questions and papers
 * that were deleted may still be asked in homework.
 */
async function attachedKeys(db: Database, keys: string[]): Promise<{ key: string }[]> {
  const writers = ownersOf(keys)
  const key = sql<string>`file.item->>'objectKey'`
  const files = (...lists: PgColumn[]) => sql`jsonb_array_elements(${sql.join(lists, sql` || `)}) as file(item)`
  const isNamed = (writer: PgColumn) => and(inArray(writer, writers), inArray(key, keys))
  const { commentImages, commentAudio } = answerPaper
  const marked = (field: string) => sql`jsonb_path_query_array(${markingDraft.marks}, ${`$[*].${field}[*]`}::jsonpath)`
  const ofDraft = sql`jsonb_array_elements(${markingDraft.commentImages} || ${markingDraft.commentAudio} ||
    ${marked('commentAudio')} || ${marked('markedImages')}) as file(item)`
  const ofMark = [answer.commentAudio, answer.markedImages]
  const tried = (field: string) => sql`jsonb_path_query_array(${earlierTry.answers}, ${`$[*].${field}[*]`}::jsonpath)`
  const ofTry = sql`jsonb_array_elements(${tried('answer.images')} || ${tried('answer.audio')}) as file(item)`
  const ofMarkedTry = sql`jsonb_array_elements(${earlierTry.commentImages} || ${earlierTry.commentAudio} ||
    ${tried('mark.commentAudio')} || ${tried('mark.markedImages')}) as file(item)`
  return [
    ...(await db
      .select({ key })
      .from(question)
      .innerJoin(files(question.attachments), ALWAYS)
      .where(isNamed(question.authorId))),
    ...(await db
      .select({ key })
      .from(paper)
      .innerJoin(files(paper.attachments), ALWAYS)
      .where(isNamed(paper.authorId))),
    ...(await db
      .select({ key })
      .from(answerPaper)
      .innerJoin(answer, eq(answer.answerPaperId, answerPaper.id))
      .innerJoin(files(answer.images, answer.audio), ALWAYS)
      .where(isNamed(answerPaper.studentId))),
    ...(await db
      .select({ key })
      .from(homework)
      .innerJoin(answerPaper, eq(answerPaper.homeworkId, homework.id))
      .innerJoin(answer, eq(answer.answerPaperId, answerPaper.id))
      .innerJoin(files(commentImages, commentAudio, ...ofMark), ALWAYS)
      .where(isNamed(homework.teacherId))),
    ...(await db
      .select({ key })
      .from(homework)
      .innerJoin(answerPaper, eq(answerPaper.homeworkId, homework.id))
      .innerJoin(markingDraft, eq(markingDraft.answerPaperId, answerPaper.id))
      .innerJoin(ofDraft, ALWAYS)
      .where(isNamed(homework.teacherId))),
    ...(await db
      .select({ key })
      .from(answerPaper)
      .innerJoin(earlierTry, eq(earlierTry.answerPaperId, answerPaper.id))
      .innerJoin(ofTry, ALWAYS)
      .where(isNamed(answerPaper.studentId))),
    ...(await db
      .select({ key })
      .from(homework)
      .innerJoin(answerPaper, eq(answerPaper.homeworkId, homework.id))
      .innerJoin(earlierTry, eq(earlierTry.answerPaperId, answerPaper.id))
      .innerJoin(ofMarkedTry, ALWAYS)
      .where(isNamed(homework.teacherId))),
  ]
}

/** Pictures of messages to a teacher or a student. */
const sentKeys = (db: Database, keys: string[]): Promise<{ key: string }[]> => {
  const key = sql<string>`file.item->>'objectKey'`
  return db
    .select({ key })
    .from(threadMessage)
    .innerJoin(sql`jsonb_array_elements(${threadMessage.pictures}) as file(item)`, ALWAYS)
    .where(and(inArray(threadMessage.senderId, ownersOf(keys)), inArray(key, keys)))
}

// A key names its owner: `student/usr_anna/image/…`.
const ownersOf = (keys: readonly string[]) => [...new Set(keys.map((key) => key.split('/')[1] ?? ''))]

const ALWAYS = sql`true`
