import type { Deps } from '../../deps.ts'
import type { ReadableChapter } from '../../db/courses/self-study.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import { coursePercent } from '../../domain/courses/study-progress.ts'
import { nameIn } from '../../domain/names.ts'
import { textIn } from '../localized.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import type { Language } from '../../http/language.ts'
import { toClassTeacher, toContext, toStudentCourse } from './course-cards.ts'
import { iso, isoOrNull } from '../instant.ts'
import { lessonSummary } from '../timetable/lesson-summary.ts'

type StudyCalls =
  | 'listPurchasedCourses'
  | 'getPaidCourse'
  | 'listClassTeachers'
  | 'studentLessonDetail'
  | 'listCourseChapters'
  | 'getChapter'
  | 'updateSelfStudyProgress'
  | 'listRecentSelfStudy'

export function studyRoutes({ lessonContexts, live, selfStudy, studentCourses }: Deps): Handlers<StudyCalls> {
  // @throws {ApiError} `notFound`
  const readChapters = async (courseId: string, studentId: string) => {
    const course = await selfStudy.chapters(courseId, studentId)
    if (!course) throw new ApiError('notFound')
    return course
  }
  const percentOf = (chapters: readonly ReadableChapter[]) =>
    coursePercent(chapters.map(({ progress }) => progress?.percent ?? 0))
  const summaryOf = ({ summary }: ReadableChapter, language: Language) => (summary ? textIn(language, summary) : '')

  return {
    async listPurchasedCourses({ actor, input, urlOf, now }) {
      const page = await studentCourses.list(actor.userId, input, pageRequest(input), now)
      return mapPage(page, (course) => toStudentCourse(course, urlOf))
    },

    async getPaidCourse({ actor, input: { courseId }, urlOf, language, now }) {
      const found = await studentCourses.get(actor.userId, courseId, now)
      if (!found) throw new ApiError('notInClass')
      return {
        course: toStudentCourse(found.course, urlOf),
        introduction: found.introduction,
        textbookName: found.textbookName,
        teacher: toClassTeacher(found.teacher, urlOf),
        lessons: found.lessons.map(({ id, name, names, startsAt, endsAt, ...lesson }) => ({
          lessonId: id,
          name: nameIn(language, { name, names }),
          ...lesson,
          startTime: iso(startsAt),
          endTime: iso(endsAt),
        })),
      }
    },

    listClassTeachers: async ({ input: { classId }, urlOf }) =>
      (await studentCourses.teachers(classId)).map((teacher) => toClassTeacher(teacher, urlOf)),

    async studentLessonDetail({ lesson, membership, urlOf, language, now }) {
      const context = await lessonContexts.get(lesson.id, 'student', now)
      if (!context) throw new ApiError('notFound')
      return { lesson: lessonSummary(lesson, membership, live, { now, urlOf }), ...toContext(context, language) }
    },

    async listCourseChapters({ actor, input: { courseId }, language }) {
      const { course, textbookName, chapters } = await readChapters(courseId, actor.userId)
      return {
        courseId,
        courseName: nameIn(language, course),
        textbookName,
        percent: percentOf(chapters),
        seconds: chapters.reduce((sum, { progress }) => sum + (progress?.seconds ?? 0), 0),
        chapters: chapters.map((chapter) => ({
          chapterId: chapter.id,
          no: chapter.no,
          name: chapter.name,
          summary: summaryOf(chapter, language),
          minutes: chapter.minutes,
          wordCount: chapter.wordCount,
          hasContent: chapter.summary !== null,
          percent: chapter.progress?.percent ?? 0,
          seconds: chapter.progress?.seconds ?? 0,
          studiedAt: isoOrNull(chapter.progress?.studiedAt ?? null),
        })),
      }
    },

    async getChapter({ actor, input: { courseId, chapterId }, language }) {
      const { chapters } = await readChapters(courseId, actor.userId)
      const index = chapters.findIndex(({ id }) => id === chapterId)
      const chapter = chapters[index]
      if (!chapter) throw new ApiError('notFound')
      const { words, text } = await selfStudy.text(chapterId)
      return {
        courseId,
        chapterId,
        no: chapter.no,
        name: chapter.name,
        summary: summaryOf(chapter, language),
        minutes: chapter.minutes,
        words: words.map(({ hanzi, pinyin, meaning }) => ({ hanzi, pinyin, meaning: textIn(language, meaning) })),
        text,
        percent: chapter.progress?.percent ?? 0,
        seconds: chapter.progress?.seconds ?? 0,
        previousChapterId: chapters[index - 1]?.id ?? null,
        nextChapterId: chapters[index + 1]?.id ?? null,
      }
    },

    async updateSelfStudyProgress({ actor, input: { courseId, chapterId, percent, seconds }, now }) {
      const { chapters } = await readChapters(courseId, actor.userId)
      if (!chapters.some(({ id }) => id === chapterId)) throw new ApiError('notFound')
      const progress = await selfStudy.report(actor.userId, chapterId, { percent, seconds, at: now })
      const after = chapters.map((chapter) => (chapter.id === chapterId ? { ...chapter, progress } : chapter))
      return {
        courseId,
        chapterId,
        percent: progress.percent,
        seconds: progress.seconds,
        studiedAt: iso(progress.studiedAt),
        coursePercent: percentOf(after),
      }
    },

    async listRecentSelfStudy({ actor, input, urlOf, language }) {
      const page = await selfStudy.recent(actor.userId, pageRequest(input))
      return mapPage(page, ({ coverKey, course, progress, ...chapter }) => ({
        ...chapter,
        courseName: nameIn(language, course),
        coverUrl: urlOf(coverKey),
        percent: progress.percent,
        seconds: progress.seconds,
        studiedAt: iso(progress.studiedAt),
      }))
    },
  }
}
