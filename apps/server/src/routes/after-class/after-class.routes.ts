import { allNames } from '../../domain/names.ts'
import type { SchoolRole } from '../../domain/actor.ts'
import type { Deps } from '../../deps.ts'
import { ratingDenial } from '../../domain/after-class/rating-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { classResult } from './class-result.ts'
import { savedFeedback } from './saved-feedback.ts'
import { studentBrief } from '../school/person-brief.ts'
import { iso } from '../instant.ts'
import { requireStarted } from '../rooms/require-started.ts'

type AfterClassCalls =
  | 'getClassResult'
  | 'rateLesson'
  | 'studentLessonFeedback'
  | 'teacherLessonFeedback'
  | 'listLessonFeedback'
  | Both<'FeedbackOptions'>

export function afterClassRoutes({
  attendanceMarks,
  feedback,
  lessons,
  live,
  systemMessages,
}: Deps): Handlers<AfterClassCalls> {
  const options = async ({ language }: Call<Both<'FeedbackOptions'>>, audience: SchoolRole) =>
    (await feedback.options(audience)).map(({ id, tone, label }) => ({ optionId: id, tone, label: label[language] }))

  // @throws {ApiError} `invalidInput`
  const requireOptions = async (audience: SchoolRole, optionIds: readonly string[]) => {
    const known = new Set((await feedback.options(audience)).map(({ id }) => id))
    const issues = optionIds.flatMap((id, index) =>
      known.has(id)
        ? []
        : [{ path: `optionIds.${index}`, code: 'unknown_option', message: 'There is no such option.' }],
    )
    if (issues.length > 0) throw new ApiError('invalidInput', { issues })
  }

  return {
    async getClassResult({ lesson, ...call }) {
      requireStarted(lesson)
      const [room, students, ratings, marks] = await Promise.all([
        live.state(lesson.id),
        lessons.participants(lesson),
        feedback.ratings(lesson.id),
        attendanceMarks.ofLesson(lesson.id),
      ])
      if (!room) throw new ApiError('classNotStarted')
      return classResult({ lesson, room, students, ratings, marks, live, call })
    },

    async rateLesson({ lesson, membership, actor, input: { score, comment = '' }, now }) {
      const denial = ratingDenial(membership, lesson)
      if (denial === 'not-in-class') throw new ApiError('notInClass')
      if (denial === 'not-started') throw new ApiError('classNotStarted')
      if (denial === 'not-ended') throw new ApiError('roomRefused', { reason: 'class-not-ended' })
      await feedback.rate(lesson.id, { studentId: actor.userId, score, comment, scoredAt: now })
      return { lessonId: lesson.id, score, comment, scoredAt: iso(now) }
    },

    async studentLessonFeedback({ lesson, membership, actor, input: { optionIds, content }, now }) {
      requireStarted(lesson)
      if (membership.attendedFrom === null) throw new ApiError('notInClass')
      await requireOptions('student', optionIds)
      const feedbackId = await feedback.save({
        lessonId: lesson.id,
        authorId: actor.userId,
        aboutId: null,
        optionIds,
        content,
        savedAt: now,
      })
      return { lessonId: lesson.id, feedbackId, savedAt: iso(now) }
    },

    async teacherLessonFeedback({ lesson, actor, input: { stuId = null, optionIds, content }, now }) {
      requireStarted(lesson)
      if (stuId !== null) {
        const membership = (await lessons.memberships(stuId, [lesson])).get(lesson.id)
        if (!membership?.isEnrolled) throw new ApiError('notInClass')
      }
      await requireOptions('teacher', optionIds)
      const isFirst = stuId !== null && (await feedback.about(lesson.id, actor.userId, stuId)) === null
      const feedbackId = await feedback.save({
        lessonId: lesson.id,
        authorId: actor.userId,
        aboutId: stuId,
        optionIds,
        content,
        savedAt: now,
      })
      if (isFirst) {
        const message = {
          kind: 'feedbackWritten',
          values: { lessonName: allNames(lesson) },
          targetId: lesson.id,
        } as const
        await systemMessages.tell([stuId], message, now)
      }
      return { lessonId: lesson.id, feedbackId, savedAt: iso(now) }
    },

    async listLessonFeedback({ lesson, actor, urlOf }) {
      const all = await feedback.ofLesson(lesson.id)
      return {
        mine: all
          .filter(({ author }) => author.id === actor.userId)
          .map((own) => ({ ...savedFeedback(own), stuId: own.aboutId })),
        fromStudents: all
          .filter(({ author }) => author.role === 'student')
          .map((said) => ({ ...savedFeedback(said), student: studentBrief(said.author, urlOf) })),
      }
    },

    ...forBoth('FeedbackOptions', options),
  }
}
