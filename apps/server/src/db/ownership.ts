import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable, PgColumn } from 'drizzle-orm/pg-core'
import type { Owner } from '@hwjy/sdk/operations'
import { type Database, schema } from './database.ts'

/** Owners that are found by one look into the database. Lessons are not here: their calls need the lesson itself. */
export type OwnedBy = Exclude<Owner, 'anyone' | 'self' | 'lessonTeacher' | 'lessonStudent'>

/** The value `none` means that there is no such object. */
export type Standing = 'own' | 'foreign' | 'none'

export interface Ownership {
  standing(owner: OwnedBy, id: string, personId: string): Promise<Standing>
}

/** One query each: the thing by its id, and whether it is the person's own. */
export function createOwnership(db: Database): Ownership {
  const {
    answerPaper,
    boardBackground,
    classGroup,
    cloudResource,
    comment,
    contract,
    course,
    enrolment,
    homework,
    lesson,
    messageThread,
    notice,
    paper,
    person,
    practice,
    purchaseOrder,
    question,
    replay,
  } = schema

  const isThere = (table: PgTable, where: SQL | undefined) =>
    exists(db.select({ one: sql`1` }).from(table).where(where))

  const isClassStudent = (classId: PgColumn, personId: string) =>
    isThere(enrolment, and(eq(enrolment.classId, classId), eq(enrolment.studentId, personId)))
  const isLessonTeacher = (lessonId: PgColumn, personId: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(lesson)
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .where(and(eq(lesson.id, lessonId), eq(classGroup.teacherId, personId))),
    )
  const isLessonStudent = (lessonId: PgColumn, personId: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(lesson)
        .innerJoin(enrolment, eq(enrolment.classId, lesson.classId))
        .where(and(eq(lesson.id, lessonId), eq(enrolment.studentId, personId))),
    )
  const teaches = (studentId: PgColumn, personId: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(enrolment)
        .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
        .where(and(eq(enrolment.studentId, studentId), eq(classGroup.teacherId, personId))),
    )
  const studiesCourse = (personId: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(enrolment)
        .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
        .where(and(eq(classGroup.courseId, course.id), eq(enrolment.studentId, personId))),
    )
  const homeworkOfStudent = (personId: string) => isClassStudent(homework.classId, personId)
  const sharesAccount = (personId: string) =>
    sql`${person.accountId} = (select asking.account_id from ${person} as asking where asking.id = ${personId})`

  // Maps each kind to its table, its id, and the condition that it is the person's own.
  const things: Record<OwnedBy, { table: PgTable & { id: PgColumn }; isOwn(personId: string): SQL | undefined }> = {
    courseTeacher: {
      table: course,
      isOwn: (me) =>
        or(
          eq(course.authorId, me),
          isThere(classGroup, and(eq(classGroup.courseId, course.id), eq(classGroup.teacherId, me))),
        ),
    },
    courseStudent: { table: course, isOwn: studiesCourse },
    classTeacher: { table: classGroup, isOwn: (me) => eq(classGroup.teacherId, me) },
    classStudent: { table: classGroup, isOwn: (me) => isClassStudent(classGroup.id, me) },
    stuTeacher: { table: person, isOwn: (me) => teaches(person.id, me) },
    accountStudent: { table: person, isOwn: sharesAccount },
    noticeAuthor: { table: notice, isOwn: (me) => eq(notice.authorId, me) },
    noticeStudent: { table: notice, isOwn: (me) => isClassStudent(notice.classId, me) },
    questionAuthor: { table: question, isOwn: (me) => eq(question.authorId, me) },
    paperAuthor: { table: paper, isOwn: (me) => eq(paper.authorId, me) },
    homeworkTeacher: { table: homework, isOwn: (me) => eq(homework.teacherId, me) },
    homeworkStudent: { table: homework, isOwn: homeworkOfStudent },
    answerPaperTeacher: {
      table: answerPaper,
      isOwn: (me) => isThere(homework, and(eq(homework.id, answerPaper.homeworkId), eq(homework.teacherId, me))),
    },
    answerPaperStudent: { table: answerPaper, isOwn: (me) => eq(answerPaper.studentId, me) },
    resourceOwner: { table: cloudResource, isOwn: (me) => eq(cloudResource.ownerId, me) },
    replayTeacher: { table: replay, isOwn: (me) => isLessonTeacher(replay.lessonId, me) },
    practiseTeacher: { table: practice, isOwn: (me) => isLessonTeacher(practice.lessonId, me) },
    practiseStudent: { table: practice, isOwn: (me) => isLessonStudent(practice.lessonId, me) },
    commentAuthor: { table: comment, isOwn: (me) => eq(comment.authorId, me) },
    threadTeacher: { table: messageThread, isOwn: (me) => eq(messageThread.teacherId, me) },
    threadStudent: { table: messageThread, isOwn: (me) => eq(messageThread.studentId, me) },
    vbgOwner: { table: boardBackground, isOwn: (me) => eq(boardBackground.ownerId, me) },
    orderStudent: { table: purchaseOrder, isOwn: (me) => eq(purchaseOrder.studentId, me) },
    contractStudent: { table: contract, isOwn: (me) => eq(contract.studentId, me) },
  }

  return {
    async standing(owner, id, personId) {
      const { table, isOwn } = things[owner]
      const [found] = await db
        .select({ isOwn: sql<boolean>`coalesce(${isOwn(personId)}, false)` })
        .from(table)
        .where(eq(table.id, id))
      return found ? (found.isOwn ? 'own' : 'foreign') : 'none'
    },
  }
}
