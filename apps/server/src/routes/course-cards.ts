/** Courses, teachers and lessons as many answers show them. */
import type { LessonContext } from '../db/lesson-contexts.ts'
import type { ClassTeacher, NextLesson, StudentCourse } from '../db/student-courses.ts'
import { textIn } from './localized.ts'
import type { Language } from '../http/language.ts'
import { iso } from './instant.ts'
import { personBrief } from './person-brief.ts'

/** Where a browser finds the object of a key; see `objectAddresses`. */
export type UrlOf = (key: string) => string

export const pictureUrl = (urlOf: UrlOf, key: string | null) => (key === null ? null : urlOf(key))

export const toClassTeacher = ({ nickname, introduction, ...teacher }: ClassTeacher) => ({
  ...personBrief(teacher),
  nickname,
  introduction,
})

export const toNextLesson = (lesson: NextLesson | null) =>
  lesson && {
    lessonId: lesson.id,
    lessonNo: lesson.no,
    lessonName: lesson.name,
    startTime: iso(lesson.startsAt),
    endTime: iso(lesson.endsAt),
    status: lesson.status,
  }

export function toStudentCourse(course: StudentCourse, urlOf: UrlOf) {
  const { coverKey, teacher, nextLesson, ...rest } = course
  return {
    ...rest,
    coverUrl: pictureUrl(urlOf, coverKey),
    teacher: personBrief(teacher),
    nextLesson: toNextLesson(nextLesson),
  }
}

/** What a lesson's page adds to the lesson itself. */
export function toContext(context: LessonContext, language: Language) {
  const { chapter, ...rest } = context
  return {
    ...rest,
    chapter: chapter && {
      chapterId: chapter.id,
      no: chapter.no,
      name: chapter.name,
      summary: chapter.summary ? textIn(language, chapter.summary) : '',
      wordCount: chapter.wordCount,
    },
  }
}
