import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable, PgColumn } from 'drizzle-orm/pg-core'
import type { Owner } from '@hwjy/sdk/operations'
import { type Database, schema } from './database.ts'

/** Owners that are found by one look into the database. Lessons are not here: their calls need the lesson itself. */
export type OwnedBy = Exclude<Owner, 'anyone' | 'self' | 'lessonTeacher' | 'lessonStudent'>

/** The value `none` means that there is no such object in the person's school. */
export type Standing = 'own' | 'foreign' | 'none'

export interface Ownership {
  standing(owner: OwnedBy, id: string, personId: string): Promise<Standing>
  areOfOneSchool(personId: string, otherId: string): Promise<boolean>
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

  const schoolOf = (personId: PgColumn | string) =>
    sql`(select whose.school_id from ${person} as whose where whose.id = ${personId})`
  const schoolOfLesson = (lessonId: PgColumn) =>
    sql`(select ${course.schoolId} from ${lesson} inner join ${classGroup} on ${classGroup.id} = ${lesson.classId} inner join ${course} on ${course.id} = ${classGroup.courseId} where ${lesson.id} = ${lessonId})`

  // Maps each kind to its table, its id, the condition that it is the person's own, and its school.
  const things: Record<
    OwnedBy,
    { table: PgTable & { id: PgColumn }; isOwn(personId: string): SQL | undefined; school: SQL | PgColumn }
  > = {
    courseTeacher: {
      table: course,
      isOwn: (me) =>
        or(
          eq(course.authorId, me),
          isThere(classGroup, and(eq(classGroup.courseId, course.id), eq(classGroup.teacherId, me))),
        ),
      school: course.schoolId,
    },
    courseStudent: { table: course, isOwn: studiesCourse, school: course.schoolId },
    classTeacher: {
      table: classGroup,
      isOwn: (me) => eq(classGroup.teacherId, me),
      school: schoolOf(classGroup.teacherId),
    },
    classStudent: {
      table: classGroup,
      isOwn: (me) => isClassStudent(classGroup.id, me),
      school: schoolOf(classGroup.teacherId),
    },
    stuTeacher: { table: person, isOwn: (me) => teaches(person.id, me), school: person.schoolId },
    accountStudent: { table: person, isOwn: sharesAccount, school: person.schoolId },
    noticeAuthor: { table: notice, isOwn: (me) => eq(notice.authorId, me), school: schoolOf(notice.authorId) },
    noticeStudent: {
      table: notice,
      isOwn: (me) => isClassStudent(notice.classId, me),
      school: schoolOf(notice.authorId),
    },
    questionAuthor: { table: question, isOwn: (me) => eq(question.authorId, me), school: schoolOf(question.authorId) },
    paperAuthor: { table: paper, isOwn: (me) => eq(paper.authorId, me), school: schoolOf(paper.authorId) },
    homeworkTeacher: {
      table: homework,
      isOwn: (me) => eq(homework.teacherId, me),
      school: schoolOf(homework.teacherId),
    },
    homeworkStudent: { table: homework, isOwn: homeworkOfStudent, school: schoolOf(homework.teacherId) },
    answerPaperTeacher: {
      table: answerPaper,
      isOwn: (me) => isThere(homework, and(eq(homework.id, answerPaper.homeworkId), eq(homework.teacherId, me))),
      school: schoolOf(answerPaper.studentId),
    },
    answerPaperStudent: {
      table: answerPaper,
      isOwn: (me) => eq(answerPaper.studentId, me),
      school: schoolOf(answerPaper.studentId),
    },
    resourceOwner: {
      table: cloudResource,
      isOwn: (me) => eq(cloudResource.ownerId, me),
      school: schoolOf(cloudResource.ownerId),
    },
    replayTeacher: {
      table: replay,
      isOwn: (me) => isLessonTeacher(replay.lessonId, me),
      school: schoolOfLesson(replay.lessonId),
    },
    practiseTeacher: {
      table: practice,
      isOwn: (me) => isLessonTeacher(practice.lessonId, me),
      school: schoolOfLesson(practice.lessonId),
    },
    practiseStudent: {
      table: practice,
      isOwn: (me) => isLessonStudent(practice.lessonId, me),
      school: schoolOfLesson(practice.lessonId),
    },
    commentAuthor: { table: comment, isOwn: (me) => eq(comment.authorId, me), school: schoolOf(comment.authorId) },
    threadTeacher: {
      table: messageThread,
      isOwn: (me) => eq(messageThread.teacherId, me),
      school: schoolOf(messageThread.teacherId),
    },
    threadStudent: {
      table: messageThread,
      isOwn: (me) => eq(messageThread.studentId, me),
      school: schoolOf(messageThread.teacherId),
    },
    vbgOwner: {
      table: boardBackground,
      isOwn: (me) => eq(boardBackground.ownerId, me),
      school: schoolOf(boardBackground.ownerId),
    },
    orderStudent: {
      table: purchaseOrder,
      isOwn: (me) => eq(purchaseOrder.studentId, me),
      school: schoolOf(purchaseOrder.studentId),
    },
    contractStudent: {
      table: contract,
      isOwn: (me) => eq(contract.studentId, me),
      school: schoolOf(contract.studentId),
    },
  }

  return {
    async standing(owner, id, personId) {
      const { table, isOwn, school } = things[owner]
      const [found] = await db
        .select({ isOwn: sql<boolean>`coalesce(${isOwn(personId)}, false)` })
        .from(table)
        // Every school may see what belongs to none, such as a question of the product.
        .where(and(eq(table.id, id), sql`coalesce(${school}, ${schoolOf(personId)}) = ${schoolOf(personId)}`))
      return found ? (found.isOwn ? 'own' : 'foreign') : 'none'
    },
    areOfOneSchool: async (personId, otherId) =>
      (await db.$count(person, and(eq(person.id, personId), eq(person.schoolId, schoolOf(otherId))))) > 0,
  }
}
