import type { Deps } from '../../deps.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { Actor } from '../../domain/actor.ts'
import { nextVersion } from '../../domain/based-on.ts'
import {
  changesPlan,
  DEFAULT_CURRENCY,
  editDenial,
  extensionDenial,
  statusDenial,
} from '../../domain/courses/public-course.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { requireUnchanged } from '../../http/changed-meanwhile.ts'
import { invalidField } from '../../http/invalid-input.ts'
import { isoOrNull } from '../instant.ts'
import { textIn } from '../localized.ts'
import { createPlanner, requirePlan, toWish } from './public-course-plan.ts'
import { requireSchool } from '../school/school-of.ts'
import { createPublicCourseChecks } from './public-course-checks.ts'
import { createPublicCourseView } from './public-course-view.ts'

type PublicCourseCalls =
  | 'addPublicCourse'
  | 'updatePublicCourse'
  | 'getPublicCourse'
  | 'listPublicCourses'
  | 'setPublicCourseStatus'
  | 'appendRegistration'
  | 'checkPublicCourseTimes'
  | 'checkPeriodicTimes'

export function publicCourseRoutes(deps: Deps): Handlers<PublicCourseCalls> {
  const { people, publicCourses, registrations } = deps
  const planner = createPlanner(deps)
  const { requireCourse, lessonsOf, offered, answer } = createPublicCourseView(deps)
  const { requireBasics, coverKeyOf } = createPublicCourseChecks(deps)

  const checkTimes = async (
    actor: Actor,
    wish: Parameters<typeof requirePlan>[0],
    courseId: string | undefined,
    { school, urlOf, now }: Pick<Call, 'now' | 'school' | 'urlOf'>,
  ) => {
    const { timeZone } = await requireSchool(people, { school })
    const plan = requirePlan(wish, timeZone)
    const classId = courseId === undefined ? null : (await requireCourse(courseId, actor)).classId
    return planner.check({ teacherId: actor.userId, plan, classId, now, urlOf })
  }

  return {
    async addPublicCourse({ actor, input, school, urlOf, language, now }) {
      const { courseName, subjectId, classType, studentLimit, introduction, textbookId, priceMinor = 0 } = input
      const { timeZone } = await requireSchool(people, { school })
      await requireBasics(
        {
          courseName,
          subjectId,
          ...(textbookId !== undefined && { textbookId }),
          seats: { classType, studentLimit },
        },
        { school },
      )
      const wish = toWish(input)
      const plan = requirePlan(wish, timeZone)
      await planner.requireTimes({ teacherId: actor.userId, plan, classId: null, now, urlOf }, input.confirm ?? false)
      const coverKey = await coverKeyOf(actor, input.coverResourceId)
      const courseId = `crs_${crypto.randomUUID()}`
      await publicCourses.add({
        course: {
          id: courseId,
          schoolId: school,
          name: courseName,
          classType,
          teachingType: 'public',
          totalLessons: plan.length,
          kind: 'public',
          status: 'draft',
          authorId: actor.userId,
          subjectId,
          textbookId: textbookId ?? null,
          introduction,
          coverKey: coverKey ?? null,
          lessonMinutes: input.durationMinutes,
          isPeriodic: input.isPeriodic,
          cycle: input.isPeriodic ? [...(wish.cycle ?? [])] : [],
          priceMinor,
          currency: input.currency ?? DEFAULT_CURRENCY,
          createdAt: now,
          updatedAt: now,
        },
        class: {
          id: `cls_${crypto.randomUUID()}`,
          courseId,
          teacherId: actor.userId,
          name: courseName,
          studentLimit,
          createdAt: now,
        },
      })
      const chapters = await publicCourses.takeChapters(courseId, textbookId ?? null, plan.length)
      await planner.apply(await requireCourse(courseId, actor), plan, chapters)
      return answer(courseId, actor, { urlOf, language, now })
    },

    async updatePublicCourse({ actor, input, files, school, urlOf, language, now }) {
      const { courseId, courseName, subjectId, classType, studentLimit, introduction, textbookId, priceMinor } = input
      const { timeZone } = await requireSchool(people, { school })
      await registrations.hold(actor.userId, courseId, null)
      const before = await requireCourse(courseId, actor)
      requireUnchanged(before.course.updatedAt, input.basedOn)
      const updatedAt = nextVersion(now, before.course.updatedAt)
      const wish = toWish(input)
      const plan = changesPlan(wish) ? requirePlan(wish, timeZone) : null
      await requireBasics(
        {
          ...(courseName !== undefined && { courseName }),
          ...(subjectId !== undefined && { subjectId }),
          ...(textbookId !== undefined && { textbookId }),
          seats: {
            classType: classType ?? before.course.classType,
            studentLimit: studentLimit ?? before.studentLimit,
          },
        },
        { school },
      )
      const { priceMinor: priceBefore, currency } = before.course
      const offer = { ...offered(before, await lessonsOf(before, now)), priceMinor: priceBefore, currency }
      const reason = editDenial(offer, {
        ...(classType !== undefined && { classType }),
        ...(studentLimit !== undefined && { studentLimit }),
        ...(textbookId !== undefined && { textbookId }),
        ...(priceMinor !== undefined && { priceMinor }),
        ...(input.currency !== undefined && { currency: input.currency }),
      })
      if (reason) throw new ApiError('courseNotEditable', { reason })
      if (plan) {
        const question = { teacherId: actor.userId, plan, classId: before.classId, now, urlOf }
        await planner.requireTimes(question, input.confirm ?? false)
      }
      const coverKey = await coverKeyOf(actor, input.coverResourceId, files.cover)
      await publicCourses.update(
        courseId,
        {
          ...(courseName !== undefined && { name: courseName }),
          ...(subjectId !== undefined && { subjectId }),
          ...(classType !== undefined && { classType }),
          ...(introduction !== undefined && { introduction }),
          ...(textbookId !== undefined && { textbookId }),
          ...(priceMinor !== undefined && { priceMinor }),
          ...(input.currency !== undefined && { currency: input.currency }),
          ...(coverKey !== undefined && { coverKey }),
          ...(plan && {
            isPeriodic: wish.isPeriodic ?? false,
            cycle: wish.isPeriodic ? [...(wish.cycle ?? [])] : [],
            lessonMinutes: wish.durationMinutes ?? before.course.lessonMinutes,
          }),
          updatedAt,
        },
        {
          ...(courseName !== undefined && { name: courseName }),
          ...(studentLimit !== undefined && { studentLimit }),
        },
      )
      const isOtherBook = textbookId !== undefined && textbookId !== before.course.textbookId
      const count = plan?.length ?? before.course.totalLessons
      const chapters = isOtherBook ? await publicCourses.takeChapters(courseId, textbookId, count) : null
      if (plan || chapters) await planner.apply(await requireCourse(courseId, actor), plan, chapters)
      return answer(courseId, actor, { urlOf, language, now })
    },

    getPublicCourse: ({ actor, input: { courseId }, urlOf, language, now }) =>
      answer(courseId, actor, { urlOf, language, now }),

    async listPublicCourses({ actor, input, urlOf, language, now }) {
      const { keyword = '', status = null, classType = null, subjectId = null } = input
      const filter = { keyword, status, classType, subjectId }
      const page = await publicCourses.list(actor.userId, filter, pageRequest(input), now)
      return mapPage(page, ({ course, subjectName, nextLessonAt, ...card }) => ({
        ...card,
        courseId: course.id,
        courseName: course.name,
        coverUrl: urlOf(course.coverKey),
        subjectName: subjectName && textIn(language, subjectName),
        classType: course.classType,
        status: course.status,
        totalLessons: course.totalLessons,
        nextLessonAt: isoOrNull(nextLessonAt),
        priceMinor: course.priceMinor,
        currency: course.currency,
        updatedAt: isoOrNull(course.updatedAt),
      }))
    },

    async setPublicCourseStatus({ actor, input: { courseId, status }, urlOf, language, now }) {
      await registrations.hold(actor.userId, courseId, null)
      const before = await requireCourse(courseId, actor)
      const reason = statusDenial(offered(before, await lessonsOf(before, now)), status)
      if (reason) throw new ApiError('courseStatusRefused', { reason })
      const updatedAt = nextVersion(now, before.course.updatedAt)
      await publicCourses.update(courseId, { status, updatedAt }, {})
      return answer(courseId, actor, { urlOf, language, now })
    },

    async appendRegistration({ actor, input, school, urlOf, language, now }) {
      const { courseId, stuIds = [] } = input
      const offer = await registrations.hold(actor.userId, courseId, null)
      const before = await requireCourse(courseId, actor)
      const reason = extensionDenial(offered(before, await lessonsOf(before, now)))
      if (reason || !offer) throw new ApiError('courseStatusRefused', { reason: reason ?? 'draft' })
      const studentLimit = input.studentLimit ?? before.studentLimit
      if (studentLimit < before.studentLimit) throw new ApiError('courseNotEditable', { reason: 'fewer-seats' })
      await requireBasics({ seats: { classType: before.course.classType, studentLimit } }, { school })
      const known = new Set(await publicCourses.ownStudents(actor.userId, stuIds))
      const unknown = stuIds.findIndex((id) => !known.has(id))
      if (unknown >= 0) throw invalidField(`stuIds.${unknown}`, 'unknown_student', 'You have no such student.')
      const updatedAt = nextVersion(now, before.course.updatedAt)
      await publicCourses.update(courseId, { status: 'published', updatedAt }, { studentLimit })
      await registrations.enrol(before.classId, stuIds, now)
      const after = await requireCourse(courseId, actor)
      if (after.registered > studentLimit) throw new ApiError('courseFull')
      return answer(courseId, actor, { urlOf, language, now })
    },

    checkPublicCourseTimes: ({ actor, input: { courseId, ...times }, ...call }) =>
      checkTimes(actor, toWish({ ...times, isPeriodic: false }), courseId, call),

    checkPeriodicTimes: ({ actor, input: { courseId, ...cycle }, ...call }) =>
      checkTimes(actor, toWish({ ...cycle, isPeriodic: true }), courseId, call),
  }
}
