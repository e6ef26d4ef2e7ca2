import { aliasedTable, and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { SchoolRole } from '../../domain/actor.ts'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import { sqlInstant } from '../columns.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'

type ThreadRow = typeof schema.messageThread.$inferSelect
export type ThreadMessage = typeof schema.threadMessage.$inferSelect

export type Thread = Pick<ThreadRow, 'id' | 'teacherId' | 'studentId' | 'lastNo' | 'teacherReadNo' | 'studentReadNo'>

/** A conversation as one of its sides sees it. */
export interface ShownThread extends Thread {
  other: PersonBrief
  lastMessage: ThreadMessage | null
  unread: number
}

/** One side of a conversation. */
export interface Side {
  userId: string
  role: SchoolRole
}

export interface Threads {
  /** The newest first. */
  page(side: Side, page: PageRequest): Promise<Page<ShownThread>>
  get(threadId: string): Promise<Thread | null>
  /** Null before the first message. */
  withPerson(side: Side, personId: string): Promise<ShownThread | null>
  /** A person of the other role in the same school; null for everybody else. */
  other(side: Side, personId: string): Promise<PersonBrief | null>
  unread(side: Side): Promise<number>
  /**
   * Names of the classes that this person shares with each of the others: those that have a lesson after an instant, or
   * none yet.
   */
  sharedClasses(side: Side, personIds: readonly string[], since: EpochMs): Promise<Map<string, string[]>>
  /** Makes the conversation of a pair unless it is there, and locks it until the end of the transaction. */
  open(pair: Pick<ThreadRow, 'teacherId' | 'studentId'>, now: EpochMs): Promise<Thread>
  /** The message that this person sent under a command id; null where there is none. */
  ofCommand(senderId: string, commandId: string): Promise<ThreadMessage | null>
  /** Adds a message to a conversation that is locked. */
  add(thread: Thread, message: Omit<ThreadMessage, 'id' | 'threadId' | 'no'>): Promise<ThreadMessage>
  /** Those before a number, or the newest; the oldest first. One more than `size` says that there are older ones. */
  messages(threadId: string, size: number, beforeNo?: number): Promise<ThreadMessage[]>
  /** Null where it is no message of this conversation. */
  numberOf(threadId: string, messageId: string): Promise<number | null>
  /** Notes how far a side has read; what was read stays read. */
  read(threadId: string, role: SchoolRole, no: number): Promise<void>
}

export function createThreads(db: Database): Threads {
  const { classGroup, enrolment, lesson, messageThread, person, threadMessage } = schema

  const own = ({ role }: Side) => (role === 'teacher' ? messageThread.teacherId : messageThread.studentId)
  const others = ({ role }: Side) => (role === 'teacher' ? messageThread.studentId : messageThread.teacherId)
  const readNo = ({ role }: Side) => (role === 'teacher' ? messageThread.teacherReadNo : messageThread.studentReadNo)
  const unreadOf = (side: Side) =>
    sql<number>`(
      select count(*) from ${threadMessage} as unread
      where unread.thread_id = ${messageThread.id} and unread.no > ${readNo(side)} and unread.sender_role <> ${side.role}
    )`.mapWith(Number)

  const select = (side: Side, where: SQL | undefined) =>
    db
      .select({
        thread: messageThread,
        other: { id: person.id, name: person.name, avatarKey: person.avatarKey },
        lastMessage: threadMessage,
        unread: unreadOf(side),
        total: totalRows,
      })
      .from(messageThread)
      .innerJoin(person, eq(person.id, others(side)))
      .leftJoin(
        threadMessage,
        and(eq(threadMessage.threadId, messageThread.id), eq(threadMessage.no, messageThread.lastNo)),
      )
      .where(and(eq(own(side), side.userId), where))
      .orderBy(desc(messageThread.lastAt), desc(messageThread.id))

  const toShown = ({
    thread,
    other,
    lastMessage,
    unread,
  }: Awaited<ReturnType<typeof select>>[number]): ShownThread => ({
    ...thread,
    other,
    lastMessage,
    unread,
  })

  return {
    async page(side, page) {
      const found = await selectPage(page, (limit, offset) => select(side, undefined).limit(limit).offset(offset))
      return { ...found, records: found.records.map(toShown) }
    },
    async get(threadId) {
      const [found] = await db.select().from(messageThread).where(eq(messageThread.id, threadId))
      return found ?? null
    },
    async withPerson(side, personId) {
      const [found] = await select(side, eq(others(side), personId))
      return found ? toShown(found) : null
    },
    async other({ userId, role }, personId) {
      const asking = aliasedTable(person, 'asking')
      const [found] = await db
        .select({ id: person.id, name: person.name, avatarKey: person.avatarKey })
        .from(person)
        .innerJoin(asking, eq(asking.schoolId, person.schoolId))
        .where(
          and(
            eq(asking.id, userId),
            eq(person.id, personId),
            eq(person.role, role === 'teacher' ? 'student' : 'teacher'),
          ),
        )
      return found ?? null
    },
    async unread(side) {
      const [found] = await db
        .select({ unread: sql<number>`coalesce(sum(${unreadOf(side)}), 0)`.mapWith(Number) })
        .from(messageThread)
        .where(eq(own(side), side.userId))
      return found?.unread ?? 0
    },
    async sharedClasses({ userId, role }, personIds, since) {
      if (personIds.length === 0) return new Map()
      const [mine, theirs] =
        role === 'teacher' ? [classGroup.teacherId, enrolment.studentId] : [enrolment.studentId, classGroup.teacherId]
      const found = await db
        .select({ personId: theirs, name: classGroup.name })
        .from(classGroup)
        .innerJoin(enrolment, eq(enrolment.classId, classGroup.id))
        .innerJoin(person, eq(person.id, theirs))
        .leftJoin(lesson, eq(lesson.classId, classGroup.id))
        // A person who cannot sign in any more reads nothing.
        .where(
          and(eq(mine, userId), inArray(theirs, [...personIds]), isNotNull(person.accountId), isNull(person.closedAt)),
        )
        .groupBy(theirs, classGroup.id, classGroup.name)
        .having(sql`coalesce(max(${lesson.endsAt}) >= ${sqlInstant(since)}, true)`)
        .orderBy(sql`max(${lesson.endsAt}) desc nulls first`, classGroup.name)
      const classes = new Map<string, string[]>()
      for (const { personId, name } of found) classes.set(personId, [...(classes.get(personId) ?? []), name])
      return classes
    },
    async open(pair, now) {
      const id = `thr_${crypto.randomUUID()}`
      const start = { lastNo: 0, lastAt: now, teacherReadNo: 0, studentReadNo: 0, createdAt: now }
      await db
        .insert(messageThread)
        .values({ id, ...pair, ...start })
        .onConflictDoNothing()
      const [thread] = await db
        .select()
        .from(messageThread)
        .where(and(eq(messageThread.teacherId, pair.teacherId), eq(messageThread.studentId, pair.studentId)))
        .for('update')
      if (!thread) throw new Error('the conversation was neither made nor there')
      return thread
    },
    async ofCommand(senderId, commandId) {
      const [found] = await db
        .select()
        .from(threadMessage)
        .where(and(eq(threadMessage.senderId, senderId), eq(threadMessage.commandId, commandId)))
      return found ?? null
    },
    async add(thread, message) {
      const no = thread.lastNo + 1
      const row = { ...message, id: `thm_${crypto.randomUUID()}`, threadId: thread.id, no }
      await db.insert(threadMessage).values(row)
      await db.update(messageThread).set({ lastNo: no, lastAt: message.sentAt }).where(eq(messageThread.id, thread.id))
      return row
    },
    async messages(threadId, size, beforeNo) {
      const before = beforeNo === undefined ? undefined : lt(threadMessage.no, beforeNo)
      const found = await db
        .select()
        .from(threadMessage)
        .where(and(eq(threadMessage.threadId, threadId), before))
        .orderBy(desc(threadMessage.no))
        .limit(size)
      return found.reverse()
    },
    async numberOf(threadId, messageId) {
      const [found] = await db
        .select({ no: threadMessage.no })
        .from(threadMessage)
        .where(and(eq(threadMessage.id, messageId), eq(threadMessage.threadId, threadId)))
      return found?.no ?? null
    },
    async read(threadId, role, no) {
      const isTeacher = role === 'teacher'
      await db
        .update(messageThread)
        .set(isTeacher ? { teacherReadNo: no } : { studentReadNo: no })
        .where(
          and(
            eq(messageThread.id, threadId),
            lt(isTeacher ? messageThread.teacherReadNo : messageThread.studentReadNo, no),
          ),
        )
    },
  }
}
