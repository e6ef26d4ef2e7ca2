import type { Deps } from '../../deps.ts'
import {
  COURSE_LESSONS_MAX,
  COURSE_NAME_MIN,
  COVER_MAX_BYTES,
  DEFAULT_CURRENCY,
  LESSON_MINUTES,
  seatLimit,
} from '../../domain/courses/public-course.ts'
import { CLASS_LIMIT } from '../../domain/rooms/room-times.ts'
import type { Handlers } from '../../http/call.ts'
import { textIn } from '../localized.ts'
import { requireSchool } from '../school/school-of.ts'

const INTRODUCTION_MAX = 2_000
const STATUSES = ['draft', 'published', 'closed'] as const
const CLASS_TYPES = ['small', 'large'] as const

export function publicCourseChoiceRoutes(deps: Deps): Handlers<'getCourseConfig' | 'getCourseCriteria'> {
  const { people, publicCourses, referenceData } = deps

  return {
    async getCourseConfig(call) {
      const { settings, timeZone } = await requireSchool(people, call)
      return {
        nameMin: COURSE_NAME_MIN,
        nameMax: settings.lessonNameMax,
        introductionMax: INTRODUCTION_MAX,
        smallLimit: CLASS_LIMIT.small,
        largeLimit: seatLimit('large', settings),
        lessonsMax: COURSE_LESSONS_MAX,
        durations: [...LESSON_MINUTES],
        coverTypes: ['image/jpeg', 'image/png'],
        coverMaxBytes: COVER_MAX_BYTES,
        currency: DEFAULT_CURRENCY,
        timeZone,
      }
    },

    async getCourseCriteria({ actor, language }) {
      const [counts, dictionary, subjects] = await Promise.all([
        publicCourses.counts(actor.userId),
        referenceData.dictionary(),
        referenceData.subjects(),
      ])
      const labels = new Map(dictionary.map(({ categoryId, value, label }) => [`${categoryId}.${value}`, label]))
      const labelOf = (category: string, value: string) => {
        const label = labels.get(`${category}.${value}`)
        return label ? textIn(language, label) : value
      }
      const sum = (isCounted: (row: (typeof counts)[number]) => boolean) =>
        counts.filter(isCounted).reduce((total, { count }) => total + count, 0)
      return {
        statuses: STATUSES.map((value) => ({
          value,
          label: labelOf('courseStatus', value),
          count: sum(({ status }) => status === value),
        })),
        classTypes: CLASS_TYPES.map((value) => ({
          value,
          label: labelOf('classType', value),
          count: sum(({ classType }) => classType === value),
        })),
        subjects: subjects
          .map(({ id, name }) => ({
            value: id,
            label: textIn(language, name),
            count: sum(({ subjectId }) => subjectId === id),
          }))
          .filter(({ count }) => count > 0),
      }
    },
  }
}
