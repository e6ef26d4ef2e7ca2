import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import {
  type KnownClass,
  type KnownPerson,
  type KnownSchool,
  phoneKey,
  remember,
} from '../../domain/school/office/known-school.ts'
import type { SchoolTimetable } from '../../domain/school/office/conflicts/series-conflicts.ts'
import { schoolSettings } from '../../domain/school/school-settings.ts'
import { momentOf } from '../../domain/timetable/school-time.ts'
import { type Database, schema } from '../database.ts'

type Insert = {
  accounts: (typeof schema.account.$inferInsert)[]
  people: (typeof schema.person.$inferInsert)[]
  courses: (typeof schema.course.$inferInsert)[]
  classes: (typeof schema.classGroup.$inferInsert)[]
  enrolments: (typeof schema.enrolment.$inferInsert)[]
}

interface Concerned {
  classIds: readonly string[]
  personIds: readonly string[]
}

/** Reads what a school has, and writes many rows at once: an import alone needs them. */
export interface ImportWrites {
  known(schoolId: string, now: EpochMs): Promise<KnownSchool>
  /**
   * Lessons from an instant on, and who attends them: of every class, also those that no file can name.
   * @param about leaves out classes that are neither named nor taught or attended by these people
   */
  timetable(schoolId: string, from: EpochMs, about?: Concerned): Promise<Omit<SchoolTimetable, 'now'>>
  add(rows: Partial<Insert>): Promise<void>
  changePerson(personId: string, change: Partial<typeof schema.person.$inferInsert>): Promise<void>
  changeAccount(accountId: string, change: Partial<typeof schema.account.$inferInsert>): Promise<void>
  changeCourse(courseId: string, change: Partial<typeof schema.course.$inferInsert>): Promise<void>
  changeClass(classId: string, change: Partial<typeof schema.classGroup.$inferInsert>): Promise<void>
  /** With its chapters, which take the place of those it had. */
  saveTextbook(
    schoolId: string,
    textbook: { id: string; externalId: string; name: string; introduction: string; chapters: readonly string[] },
  ): Promise<void>
}

export function createImportWrites(db: Database): ImportWrites {
  const { account, chapter, classGroup, course, courseChapter, enrolment, lesson, person, school, subject, textbook } =
    schema

  const peopleOf = async (schoolId: string): Promise<KnownPerson[]> => {
    const rows = await db
      .select({
        id: person.id,
        role: person.role,
        name: person.name,
        nickname: person.nickname,
        birthday: person.birthday,
        parentName: person.parentName,
        parentMobile: person.parentMobile,
        externalId: person.externalId,
        accountId: person.accountId,
        username: account.username,
        zone: account.zone,
        mobile: account.mobile,
        closedAt: person.closedAt,
      })
      .from(person)
      .leftJoin(account, eq(account.id, person.accountId))
      .where(eq(person.schoolId, schoolId))
      .orderBy(person.createdAt, person.id)
    return rows.map(({ closedAt, ...row }) => ({ ...row, isClosed: closedAt !== null || row.accountId === null }))
  }
  const classesOf = async (schoolId: string): Promise<KnownClass[]> => {
    const isOfSchool = and(eq(course.schoolId, schoolId), eq(course.kind, 'systematic'))
    const classes = await db
      .select({
        id: classGroup.id,
        externalId: classGroup.externalId,
        name: classGroup.name,
        courseId: classGroup.courseId,
        teacherId: classGroup.teacherId,
        studentLimit: classGroup.studentLimit,
      })
      .from(classGroup)
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .where(isOfSchool)
    const enrolled = await db
      .select({ classId: enrolment.classId, studentId: enrolment.studentId })
      .from(enrolment)
      .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .where(isOfSchool)
    const students = Map.groupBy(enrolled, ({ classId }) => classId)
    return classes.map((row) => ({
      ...row,
      students: new Set((students.get(row.id) ?? []).map(({ studentId }) => studentId)),
    }))
  }
  const textbooksOf = async (schoolId: string) => {
    const textbooks = await db
      .select()
      .from(textbook)
      .where(or(isNull(textbook.schoolId), eq(textbook.schoolId, schoolId)))
    const own = textbooks.flatMap(({ id, schoolId: owner }) => (owner === null ? [] : [id]))
    const chapters =
      own.length === 0
        ? []
        : await db
            .select()
            .from(chapter)
            .where(inArray(chapter.textbookId, own))
            .orderBy(chapter.textbookId, chapter.no)
    return textbooks.map(({ id, externalId, name, introduction, schoolId: owner }) => ({
      id,
      externalId,
      name,
      introduction,
      isOwn: owner !== null,
      chapters: chapters.filter(({ textbookId }) => textbookId === id).map((one) => one.name),
    }))
  }

  return {
    async known(schoolId, now) {
      const [[own], people, classes, textbooks, courses] = await Promise.all([
        db.select().from(school).where(eq(school.id, schoolId)),
        peopleOf(schoolId),
        classesOf(schoolId),
        textbooksOf(schoolId),
        db
          .select()
          .from(course)
          .where(and(eq(course.schoolId, schoolId), eq(course.kind, 'systematic'))),
      ])
      if (!own) throw new Error(`there is no school ${schoolId}`)
      const known: KnownSchool = {
        timeZone: own.timeZone,
        today: momentOf(now, own.timeZone).day,
        largeClassLimit: schoolSettings(own.settings).largeClassLimit,
        people: new Map(people.map((one) => [one.id, one])),
        byExternalId: new Map(),
        byUsername: new Map(),
        phones: new Map(),
        textbooks,
        courses: remember(courses),
        classes: remember(classes),
      }
      for (const { id, externalId, username, zone, mobile, accountId } of people) {
        // An export names by our own id who has no other name.
        known.byExternalId.set(externalId ?? id, id)
        const name = username?.toLowerCase()
        if (name !== undefined && !known.byUsername.has(name)) known.byUsername.set(name, id)
        if (zone !== null && mobile !== null && accountId !== null) known.phones.set(phoneKey(zone, mobile), accountId)
      }
      return known
    },

    async timetable(schoolId, from, about) {
      const lessons = await db
        .select({
          classId: classGroup.id,
          className: classGroup.name,
          teacherId: classGroup.teacherId,
          startsAt: lesson.startsAt,
          endsAt: lesson.endsAt,
          endedAt: lesson.endedAt,
          isAwaitingTime: lesson.isAwaitingTime,
        })
        .from(lesson)
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .where(and(eq(course.schoolId, schoolId), gte(lesson.endsAt, from), about && concerns(db, about)))
      const enrolled = await db
        .select({ classId: enrolment.classId, studentId: enrolment.studentId })
        .from(enrolment)
        .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .where(and(eq(course.schoolId, schoolId), about && inArray(enrolment.studentId, [...about.personIds])))
      const students = new Map<string, Set<string>>()
      for (const { classId, studentId } of enrolled)
        students.set(classId, (students.get(classId) ?? new Set()).add(studentId))
      return {
        lessons: lessons.map(({ endedAt, isAwaitingTime, ...rest }) => ({
          ...rest,
          isOpen: endedAt === null && !isAwaitingTime,
        })),
        students,
      }
    },

    async add({ accounts = [], people = [], courses = [], classes = [], enrolments = [] }) {
      if (accounts.length > 0) await db.insert(account).values(accounts)
      if (people.length > 0) await db.insert(person).values(people)
      if (courses.length > 0) await db.insert(course).values(courses)
      if (classes.length > 0) await db.insert(classGroup).values(classes)
      if (enrolments.length > 0) await db.insert(enrolment).values(enrolments).onConflictDoNothing()
    },
    async changePerson(personId, change) {
      await db.update(person).set(change).where(eq(person.id, personId))
    },
    async changeAccount(accountId, change) {
      await db.update(account).set(change).where(eq(account.id, accountId))
    },
    async changeCourse(courseId, change) {
      await db.update(course).set(change).where(eq(course.id, courseId))
    },
    async changeClass(classId, change) {
      await db.update(classGroup).set(change).where(eq(classGroup.id, classId))
    },
    async saveTextbook(schoolId, { id, externalId, name, introduction, chapters }) {
      const [first] = await db.select({ id: subject.id }).from(subject).orderBy(subject.position).limit(1)
      if (!first) throw new Error('there are no subjects')
      const set = { name, introduction }
      await db
        .insert(textbook)
        .values({ id, schoolId, externalId, subjectId: first.id, position: 1_000, ...set })
        .onConflictDoUpdate({ target: textbook.id, set })
      const old = db.select({ id: chapter.id }).from(chapter).where(eq(chapter.textbookId, id))
      await db.update(courseChapter).set({ chapterId: null }).where(inArray(courseChapter.chapterId, old))
      await db.delete(chapter).where(eq(chapter.textbookId, id))
      if (chapters.length === 0) return
      await db.insert(chapter).values(
        chapters.map((title, index) => ({
          id: `chp_${crypto.randomUUID()}`,
          textbookId: id,
          no: index + 1,
          name: title,
          summary: { zh: '', en: '', ja: '' },
          words: [],
          text: [],
          minutes: 45,
        })),
      )
    },
  }
}

/** That a class is one of these, or is taught or attended by one of these people. */
function concerns(db: Database, { classIds, personIds }: Concerned) {
  const { classGroup, enrolment } = schema
  const attended = db
    .select({ id: enrolment.classId })
    .from(enrolment)
    .where(inArray(enrolment.studentId, [...personIds]))
  return or(
    inArray(classGroup.id, [...classIds]),
    inArray(classGroup.teacherId, [...personIds]),
    inArray(classGroup.id, attended),
  )
}
