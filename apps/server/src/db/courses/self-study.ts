import type { Localized } from '../../domain/localized.ts'
import { allNames, type Named } from '../../domain/names.ts'
import { and, asc, desc, eq, exists, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type StudyProgress, studyOn } from '../../domain/courses/study-progress.ts'
import { type Database, schema } from '../database.ts'
import { named } from '../called.ts'
import { mapPage, type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'

export interface ReadableChapter {
  /** The id of the course's chapter, not of the textbook's. */
  id: string
  no: number
  name: string
  /** Null where the course has no textbook. */
  summary: Localized | null
  minutes: number
  wordCount: number
  progress: StudyProgress | null
}

export interface ChapterText {
  words: { hanzi: string; pinyin: string; meaning: Localized }[]
  text: string[]
}

export interface RecentStudy {
  courseId: string
  course: Named
  coverKey: string | null
  chapterId: string
  chapterNo: number
  chapterName: string
  progress: StudyProgress
}

export interface SelfStudy {
  /** Null when there is no such course. */
  chapters(
    courseId: string,
    studentId: string,
  ): Promise<{ course: Named; textbookName: string | null; chapters: ReadableChapter[] } | null>
  text(chapterId: string): Promise<ChapterText>
  /** Two reports at the same moment both count. */
  report(
    studentId: string,
    chapterId: string,
    report: { percent: number; seconds: number; at: EpochMs },
  ): Promise<StudyProgress>
  recent(studentId: string, page: PageRequest): Promise<Page<RecentStudy>>
}

export function createSelfStudy(db: Database): SelfStudy {
  const { chapter, classGroup, course, courseChapter, enrolment, studyProgress, textbook } = schema

  const toProgress = (row: typeof studyProgress.$inferSelect | null): StudyProgress | null =>
    row && { percent: row.percent, seconds: row.seconds, studiedAt: row.updatedAt }

  const isOf = (studentId: string) =>
    and(eq(studyProgress.courseChapterId, courseChapter.id), eq(studyProgress.studentId, studentId))

  return {
    async chapters(courseId, studentId) {
      const rows = await db
        .select({
          course: named(course),
          textbookName: textbook.name,
          own: courseChapter,
          summary: chapter.summary,
          minutes: chapter.minutes,
          wordCount: sql<number>`coalesce(jsonb_array_length(${chapter.words}), 0)`.mapWith(Number),
          progress: studyProgress,
        })
        .from(course)
        .leftJoin(textbook, eq(textbook.id, course.textbookId))
        .leftJoin(courseChapter, eq(courseChapter.courseId, course.id))
        .leftJoin(chapter, eq(chapter.id, courseChapter.chapterId))
        .leftJoin(studyProgress, isOf(studentId))
        .where(eq(course.id, courseId))
        .orderBy(asc(courseChapter.no))
      const [first] = rows
      if (!first) return null
      const chapters = rows.flatMap(({ own, summary, minutes, wordCount, progress }) =>
        own === null
          ? []
          : [
              {
                id: own.id,
                no: own.no,
                name: own.name,
                summary,
                minutes: minutes ?? 0,
                wordCount,
                progress: toProgress(progress),
              },
            ],
      )
      return { course: first.course, textbookName: first.textbookName, chapters }
    },

    async text(chapterId) {
      const [row] = await db
        .select({ words: chapter.words, text: chapter.text })
        .from(courseChapter)
        .innerJoin(chapter, eq(chapter.id, courseChapter.chapterId))
        .where(eq(courseChapter.id, chapterId))
      return row ?? { words: [], text: [] }
    },

    async report(studentId, chapterId, report) {
      const fresh = studyOn(null, report)
      const [row] = await db
        .insert(studyProgress)
        .values({
          studentId,
          courseChapterId: chapterId,
          percent: fresh.percent,
          seconds: fresh.seconds,
          updatedAt: report.at,
        })
        .onConflictDoUpdate({
          target: [studyProgress.studentId, studyProgress.courseChapterId],
          // This is `studyOn` in SQL: the row may have changed since it was read.
          set: {
            percent: sql`greatest(${studyProgress.percent}, excluded.percent)`,
            seconds: sql`${studyProgress.seconds} + excluded.seconds`,
            updatedAt: report.at,
          },
        })
        .returning()
      return toProgress(row ?? null) ?? fresh
    },

    async recent(studentId, page) {
      const isMine = db
        .select({ one: sql`1` })
        .from(enrolment)
        .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
        .where(and(eq(enrolment.studentId, studentId), eq(classGroup.courseId, course.id)))
      const rows = await selectPage(page, (limit, offset) =>
        db
          .select({ course, own: courseChapter, progress: studyProgress, total: totalRows })
          .from(studyProgress)
          .innerJoin(courseChapter, eq(courseChapter.id, studyProgress.courseChapterId))
          .innerJoin(course, eq(course.id, courseChapter.courseId))
          .where(and(eq(studyProgress.studentId, studentId), exists(isMine)))
          .orderBy(desc(studyProgress.updatedAt), asc(courseChapter.id))
          .limit(limit)
          .offset(offset),
      )
      return mapPage(rows, ({ course: ofCourse, own, progress }) => ({
        courseId: ofCourse.id,
        course: allNames(ofCourse),
        coverKey: ofCourse.coverKey,
        chapterId: own.id,
        chapterNo: own.no,
        chapterName: own.name,
        progress: { percent: progress.percent, seconds: progress.seconds, studiedAt: progress.updatedAt },
      }))
    },
  }
}
