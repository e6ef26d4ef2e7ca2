import { and, asc, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Actor } from '../../domain/actor.ts'
import type { FavouriteType } from '../../domain/courses/favourite-rules.ts'
import { FOUND_MAX } from '../../domain/courses/search-rules.ts'
import type { Localized } from '../../domain/localized.ts'
import type { Named, Names } from '../../domain/names.ts'
import { isCalled, isPinyin, named } from '../called.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'

type ThingType = Exclude<FavouriteType, 'word'>

/** A lesson, chapter, course or file that a person may see. */
export interface Thing {
  type: ThingType
  id: string
  title: string
  names: Names
  courseId: string | null
  course: Named | null
  /** Says where a file is shown. */
  lessonId: string | null
  startsAt: EpochMs | null
  /** Holds the line that has the text in it, where a search found one. */
  line: string
}

export interface BookWord {
  hanzi: string
  pinyin: string
  meaning: Localized
}

export interface FoundWord extends BookWord {
  courseId: string
  course: Named
  chapterId: string
}

/** Things that a person may see: those of the classes they take or teach, and a teacher's own files and courses. */
export interface VisibleThings {
  /** Leaves out what is gone, and what is not for this person. */
  named(actor: Actor, type: ThingType, ids: readonly string[]): Promise<Thing[]>
  /** At most `FOUND_MAX` of each kind. */
  search(actor: Actor, text: string): Promise<Thing[]>
  /** New words of chapters, by hanzi, pinyin or meaning; each word once. */
  searchWords(actor: Actor, text: string): Promise<FoundWord[]>
  /** Looks words up in the textbooks that the person's school has. */
  bookWords(personId: string, words: readonly string[]): Promise<BookWord[]>
}

const { chapter, classGroup, cloudResource, course, courseChapter, enrolment, lesson, person, textbook } = schema

export function createVisibleThings(db: Database): VisibleThings {
  const isMyClass = ({ role, userId }: Actor): SQL =>
    role === 'teacher'
      ? eq(classGroup.teacherId, userId)
      : exists(
          db
            .select({ one: sql`1` })
            .from(enrolment)
            .where(and(eq(enrolment.classId, classGroup.id), eq(enrolment.studentId, userId))),
        )
  const isMyCourse = (actor: Actor) => {
    const taken = inArray(course.id, db.select({ id: classGroup.courseId }).from(classGroup).where(isMyClass(actor)))
    return actor.role === 'teacher' ? or(taken, eq(course.authorId, actor.userId)) : taken
  }

  const lessons = (actor: Actor, where: SQL | undefined) =>
    db
      .select({
        id: lesson.id,
        title: lesson.name,
        names: lesson.names,
        courseId: course.id,
        course: named(course),
        startsAt: lesson.startsAt,
      })
      .from(classGroup)
      .innerJoin(lesson, eq(lesson.classId, classGroup.id))
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .where(and(isMyClass(actor), where))
      .orderBy(desc(lesson.startsAt), asc(lesson.id))
      .limit(FOUND_MAX)
  const chapters = (actor: Actor, where: SQL | undefined, line: SQL<string>) =>
    db
      .select({ id: courseChapter.id, title: courseChapter.name, courseId: course.id, course: named(course), line })
      .from(course)
      .innerJoin(courseChapter, eq(courseChapter.courseId, course.id))
      .leftJoin(chapter, eq(chapter.id, courseChapter.chapterId))
      .where(and(isMyCourse(actor), where))
      .orderBy(asc(course.name), asc(courseChapter.no), asc(courseChapter.id))
      .limit(FOUND_MAX)
  const courses = (actor: Actor, where: SQL | undefined) =>
    db
      .select({ id: course.id, title: course.name, names: course.names, line: course.introduction })
      .from(course)
      .where(and(isMyCourse(actor), where))
      .orderBy(asc(course.name), asc(course.id))
      .limit(FOUND_MAX)
  // Files of lessons and a teacher's own are two statements, each along its index: one statement for both reads every file.
  const resources = async (actor: Actor, where: SQL) => {
    const row = { id: cloudResource.id, title: cloudResource.fileName, createdAt: cloudResource.createdAt }
    const newest = [desc(cloudResource.createdAt), asc(cloudResource.id)]
    const shown = await db
      .select({
        ...row,
        lessonId: cloudResource.lessonId,
        courseId: course.id,
        course: named(course),
        line: lesson.name,
      })
      .from(classGroup)
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .innerJoin(lesson, eq(lesson.classId, classGroup.id))
      .innerJoin(cloudResource, eq(cloudResource.lessonId, lesson.id))
      .where(and(isMyClass(actor), where))
      .orderBy(...newest)
      .limit(FOUND_MAX)
    if (actor.role === 'student') return shown
    const known = new Set(shown.map(({ id }) => id))
    const own = await db
      .select(row)
      .from(cloudResource)
      .where(and(eq(cloudResource.ownerId, actor.userId), where))
      .orderBy(...newest)
      .limit(FOUND_MAX)
    return [...shown, ...own.filter(({ id }) => !known.has(id))].slice(0, FOUND_MAX)
  }

  const NOTHING = { names: {}, courseId: null, course: null, lessonId: null, startsAt: null, line: '' }
  const as = <Row extends object>(type: ThingType, found: readonly (Row & { id: string; title: string })[]) =>
    found.map(({ id, title, ...row }): Thing => ({ ...NOTHING, ...row, id, title, type }))
  const find: Record<ThingType, (actor: Actor, ids: string[]) => Promise<Thing[]>> = {
    lesson: async (actor, ids) => as('lesson', await lessons(actor, inArray(lesson.id, ids))),
    chapter: async (actor, ids) =>
      as('chapter', await chapters(actor, inArray(courseChapter.id, ids), sql<string>`''`)),
    course: async (actor, ids) => as('course', await courses(actor, inArray(course.id, ids))),
    resource: async (actor, ids) => as('resource', await resources(actor, inArray(cloudResource.id, ids))),
  }

  return {
    named: async (actor, type, ids) => (ids.length === 0 ? [] : find[type](actor, [...ids])),

    async search(actor, text) {
      const line = sql<string>`coalesce((
        select spoken.line from jsonb_array_elements_text(${chapter.text}) as spoken (line)
        where ${contains(sql`spoken.line`, text)} limit 1
      ), '')`
      const isInChapter = or(contains(courseChapter.name, text), sql`${line} <> ''`)
      const [foundCourses, foundLessons, foundChapters, foundResources] = await Promise.all([
        courses(actor, or(isCalled(course, text), contains(course.introduction, text))),
        lessons(actor, isCalled(lesson, text)),
        chapters(actor, isInChapter, line),
        resources(actor, contains(cloudResource.fileName, text)),
      ])
      return [
        ...as('course', foundCourses),
        ...as('lesson', foundLessons),
        ...as('chapter', foundChapters),
        ...as('resource', foundResources),
      ]
    },

    async searchWords(actor, text) {
      const words = sql`jsonb_to_recordset(${chapter.words}) as word (hanzi text, pinyin text, meaning jsonb)`
      const found = await db
        .selectDistinctOn([sql`word.hanzi`], {
          hanzi: sql<string>`word.hanzi`,
          pinyin: sql<string>`word.pinyin`,
          meaning: sql<Localized>`word.meaning`,
          courseId: course.id,
          course: named(course),
          chapterId: courseChapter.id,
        })
        .from(course)
        .innerJoin(courseChapter, eq(courseChapter.courseId, course.id))
        .innerJoin(chapter, eq(chapter.id, courseChapter.chapterId))
        .innerJoin(words, sql`true`)
        .where(
          and(
            isMyCourse(actor),
            or(
              contains(sql`word.hanzi`, text),
              isPinyin(sql`word.pinyin`, text),
              ...(['zh', 'en', 'ja'] as const).map((key) => contains(sql`word.meaning->>${sql.raw(`'${key}'`)}`, text)),
            ),
          ),
        )
        .orderBy(sql`word.hanzi`, asc(courseChapter.id))
        .limit(FOUND_MAX)
      return found
    },

    async bookWords(personId, words) {
      if (words.length === 0) return []
      const isOfSchool = sql`(${textbook.schoolId} is null
        or ${textbook.schoolId} = (select ${person.schoolId} from ${person} where ${person.id} = ${personId}))`
      return db
        .selectDistinctOn([sql`word.hanzi`], {
          hanzi: sql<string>`word.hanzi`,
          pinyin: sql<string>`word.pinyin`,
          meaning: sql<Localized>`word.meaning`,
        })
        .from(chapter)
        .innerJoin(textbook, eq(textbook.id, chapter.textbookId))
        .innerJoin(
          sql`jsonb_to_recordset(${chapter.words}) as word (hanzi text, pinyin text, meaning jsonb)`,
          sql`true`,
        )
        .where(and(isOfSchool, inArray(sql`word.hanzi`, [...words])))
        .orderBy(sql`word.hanzi`, asc(textbook.position), asc(chapter.no))
    },
  }
}
