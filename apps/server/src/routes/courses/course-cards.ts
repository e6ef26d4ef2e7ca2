import type { LessonContext } from '../../db/timetable/lesson-contexts.ts'
import type { OutlineChapter } from '../../db/courses/course-outline.ts'
import type { ClassTeacher, NextLesson, StudentCourse } from '../../db/courses/student-courses.ts'
import type { CourseRows } from '../../db/timetable/past-lessons.ts'
import { nameIn } from '../../domain/names.ts'
import { textIn } from '../localized.ts'
import type { Language } from '../../http/language.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { iso } from '../instant.ts'
import { personBrief } from '../school/person-brief.ts'

export const toClassTeacher = ({ nickname, introduction, ...teacher }: ClassTeacher, urlOf: UrlOf) => ({
  ...personBrief(teacher, urlOf),
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
    coverUrl: urlOf(coverKey),
    teacher: personBrief(teacher, urlOf),
    nextLesson: toNextLesson(nextLesson),
  }
}

/** A course by which a list can be narrowed. */
export const courseRows = ({ course, ...rows }: CourseRows, language: Language) => ({
  ...rows,
  courseName: nameIn(language, course),
})

export const toOutlineChapter = ({ name, summary }: OutlineChapter, language: Language) => ({
  name,
  summary: summary ? textIn(language, summary) : '',
})

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
