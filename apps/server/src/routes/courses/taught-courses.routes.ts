import type { Deps } from '../../deps.ts'
import { round } from '../../domain/round.ts'
import { averageScore as averageOf } from '../../domain/after-class/star-ratings.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { toContext } from './course-cards.ts'
import { iso } from '../instant.ts'
import { lessonSummary } from '../timetable/lesson-summary.ts'
import { textIn } from '../localized.ts'
import { studentBrief } from '../school/person-brief.ts'
import { requireSchool } from '../school/school-of.ts'

type TaughtCourseCalls =
  | 'getPublicLesson'
  | 'teacherLessonDetail'
  | 'listCourseTypes'
  | 'renameChapter'
  | 'getCourseStats'

const KINDS = ['systematic', 'public'] as const

/** Lists courses for their teachers, public ones and the school's. */
export function taughtCourseRoutes(deps: Deps): Handlers<TaughtCourseCalls> {
  const { courseStatistics, lessonContexts, lessons, live, people, publicCourses, referenceData } = deps

  const detailOf = async ({ lesson, urlOf, language, now }: Call<'getPublicLesson' | 'teacherLessonDetail'>) => {
    const context = await lessonContexts.get(lesson.id, 'teacher', now)
    if (!context) throw new ApiError('notFound')
    return { lesson: lessonSummary(lesson, null, live, { now, urlOf }), ...toContext(context, language) }
  }

  return {
    async getPublicLesson(call) {
      const { actor, lesson, urlOf } = call
      const found = await publicCourses.get(lesson.course.id, actor.userId)
      if (!found) throw new ApiError('notFound')
      const [detail, students] = await Promise.all([detailOf(call), lessons.students(lesson.class.id)])
      return {
        detail,
        courseStatus: found.course.status,
        coverUrl: urlOf(found.course.coverKey),
        students: students.map((student) => studentBrief(student, urlOf)),
      }
    },

    async teacherLessonDetail(call) {
      const { teachingType } = call.input
      // The timetable's kind comes along; a lesson of another kind is not the one that was meant.
      if (teachingType !== undefined && teachingType !== call.lesson.course.teachingType) throw new ApiError('notFound')
      return detailOf(call)
    },

    async listCourseTypes({ actor, language }) {
      const [kinds, labels] = await Promise.all([
        publicCourses.kinds(actor.userId),
        referenceData.dictionary('courseKind'),
      ])
      return KINDS.map((value) => {
        const label = labels.find((entry) => entry.value === value)?.label
        return { value, label: label ? textIn(language, label) : value, count: kinds.get(value) ?? 0 }
      })
    },

    async renameChapter({ input: { courseId, chapterId, chapterName }, now }) {
      const renamed = await publicCourses.renameChapter(courseId, chapterId, chapterName, now)
      if (!renamed) throw new ApiError('notFound')
      return { courseId, chapterId, chapterName, ...renamed }
    },

    async getCourseStats({ school, input: { courseId } }) {
      const { timeZone } = await requireSchool(people, { school })
      const stats = await courseStatistics.of(courseId, timeZone)
      if (!stats) throw new ApiError('notFound')
      const { lessons: held, ...rest } = stats
      const total = (field: 'present' | 'late' | 'absent') => held.reduce((sum, lesson) => sum + lesson[field], 0)
      const expected = total('present') + total('late') + total('absent')
      return {
        courseId,
        ...rest,
        lessonsHeld: held.length,
        attendanceRate: expected === 0 ? null : (total('present') + total('late')) / expected,
        averageScore: averageOf(stats.scores),
        lessons: held.map(({ id, no, name, startsAt, averageScore, ...lesson }) => ({
          lessonId: id,
          lessonNo: no,
          lessonName: name,
          startTime: iso(startsAt),
          averageScore: averageScore === null ? null : round(averageScore, 2),
          ...lesson,
        })),
      }
    },
  }
}
