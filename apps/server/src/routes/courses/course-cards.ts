import type { LessonContext } from '../../db/timetable/lesson-contexts.ts'
import type { ClassTeacher, NextLesson, StudentCourse } from '../../db/courses/student-courses.ts'
import { textIn } from '../localized.ts'
import type { Language } from '../../http/language.ts'
import { iso } from '../instant.ts'
import { personBrief } from '../school/person-brief.ts'

/** Returns the address of an object by its key; see `objectAddresses`. */
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
