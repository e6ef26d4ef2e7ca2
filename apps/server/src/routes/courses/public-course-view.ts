import type { UrlOf } from '../../http/object-addresses.ts'
import type { Actor } from '../../domain/actor.ts'
import { type PublicCourse } from '../../db/courses/public-courses.ts'
import type { Deps } from '../../deps.ts'
import { type OfferedCourse, statusDenial } from '../../domain/courses/public-course.ts'
import { hasBegun } from '../../domain/timetable/lesson-times.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf } from '../../http/call.ts'
import type { Language } from '../../http/language.ts'
import { isoOrNull } from '../instant.ts'
import { textIn } from '../localized.ts'
import { lessonBrief } from '../timetable/lesson-brief.ts'

/** What a response depends on besides its course. */
export interface Answering {
  urlOf: UrlOf
  language: Language
  now: number
}

/** A public course as its teacher sees it, with what may change now. */
export function createPublicCourseView({ lessonPlans, publicCourses }: Deps) {
  // @throws {ApiError} `notFound` for courses of the school
  const requireCourse = async (courseId: string, actor: Actor) => {
    const course = await publicCourses.get(courseId, actor.userId)
    if (!course) throw new ApiError('notFound')
    return course
  }

  const lessonsOf = async ({ classId }: PublicCourse, now: number) => {
    const lessons = await lessonPlans.ofClass(classId)
    const begun = lessons.filter(hasBegun)
    const toCome = lessons.filter((lesson) => !hasBegun(lesson) && lesson.endsAt > now)
    return { lessons, lessonsBegun: begun.length, lessonsToCome: toCome.length }
  }

  const offered = ({ course, registered }: PublicCourse, lessons: { lessonsBegun: number; lessonsToCome: number }) =>
    ({
      status: course.status,
      classType: course.classType,
      textbookId: course.textbookId,
      registered,
      lessonsBegun: lessons.lessonsBegun,
      lessonsToCome: lessons.lessonsToCome,
    }) satisfies OfferedCourse

  const answer = async (
    courseId: string,
    actor: Actor,
    { urlOf, language, now }: Answering,
  ): Promise<ResponseOf<'getPublicCourse'>> => {
    const found = await requireCourse(courseId, actor)
    const planned = await lessonsOf(found, now)
    const offer = offered(found, planned)
    const { course, classId, studentLimit, registered, subjectName, textbookName } = found
    return {
      courseId: course.id,
      classId,
      courseName: course.name,
      coverUrl: urlOf(course.coverKey),
      subjectId: course.subjectId,
      subjectName: subjectName && textIn(language, subjectName),
      classType: course.classType,
      studentLimit,
      registered,
      status: course.status,
      isPeriodic: course.isPeriodic,
      cycle: course.cycle,
      totalLessons: course.totalLessons,
      durationMinutes: course.lessonMinutes,
      textbookId: course.textbookId,
      textbookName,
      introduction: course.introduction,
      priceMinor: course.priceMinor,
      currency: course.currency,
      createdAt: isoOrNull(course.createdAt),
      updatedAt: isoOrNull(course.updatedAt),
      lessons: planned.lessons.map((lesson) => lessonBrief(lesson, now)),
      canPublish: statusDenial(offer, 'published') === null,
      canClose: statusDenial(offer, 'closed') === null,
      canChangeClassType: registered === 0,
      canChangeTextbook: course.status === 'draft',
    }
  }

  return { requireCourse, lessonsOf, offered, answer }
}
