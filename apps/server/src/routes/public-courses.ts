import type { Deps } from '../deps.ts'
import { mapPage, pageRequest } from '../db/paging.ts'
import type { PublicCourse } from '../db/public-courses.ts'
import type { Actor } from '../domain/actor.ts'
import { hasBegun } from '../domain/lesson-times.ts'
import {
  changesPlan,
  COVER_MAX_BYTES,
  DEFAULT_CURRENCY,
  editDenial,
  extensionDenial,
  type OfferedCourse,
  seatLimit,
  statusDenial,
} from '../domain/public-course.ts'
import { uploadKey } from '../domain/upload-rules.ts'
import { ApiError } from '../http/api-error.ts'
import type { AnswerOf, Handlers } from '../http/call.ts'
import { invalidField } from '../http/invalid-input.ts'
import type { Language } from '../http/language.ts'
import { sniffContentType } from '../objects/content-type.ts'
import { randomKeyPart } from '../objects/store-credentials.ts'
import { pictureUrl } from './course-cards.ts'
import { objectAddresses } from './file-answers.ts'
import { isoOrNull } from './instant.ts'
import { lessonBrief } from './lesson-brief.ts'
import { textIn } from './localized.ts'
import { ownPictureKey } from './own-picture.ts'
import { createPlanner, requirePlan, toWish } from './public-course-plan.ts'
import { requireSchool } from './school-of.ts'
import { createUploadChecks } from './upload-checks.ts'

type PublicCourseCalls =
  | 'addPublicCourse'
  | 'updatePublicCourse'
  | 'getPublicCourse'
  | 'listPublicCourses'
  | 'setPublicCourseStatus'
  | 'appendRegistration'
  | 'checkPublicCourseTimes'
  | 'checkPeriodicTimes'

interface Answering {
  origin: string
  language: Language
  now: number
}

export function publicCourseRoutes(deps: Deps): Handlers<PublicCourseCalls> {
  const { config, lessonPlans, objects, people, publicCourses, referenceData, registrations, resources } = deps
  const { urlAt } = objectAddresses(config)
  const planner = createPlanner(deps)
  const checks = createUploadChecks(deps)

  /** @throws {ApiError} `notFound` for courses of the school */
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
    { origin, language, now }: Answering,
  ): Promise<AnswerOf<'getPublicCourse'>> => {
    const found = await requireCourse(courseId, actor)
    const planned = await lessonsOf(found, now)
    const offer = offered(found, planned)
    const { course, classId, studentLimit, registered, subjectName, textbookName } = found
    return {
      courseId: course.id,
      classId,
      courseName: course.name,
      coverUrl: pictureUrl((key) => urlAt(origin, key), course.coverKey),
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

  /** @throws {ApiError} `invalidInput` for what does not exist, or more seats than the class may have */
  const requireBasics = async (input: {
    courseName?: string
    subjectId?: string
    textbookId?: string
    seats?: { classType: 'small' | 'large'; studentLimit: number }
  }) => {
    const { settings } = await requireSchool(people)
    const { courseName = '', subjectId, textbookId, seats } = input
    if (courseName.length > settings.lessonNameMax) throw invalidField('courseName', 'too_big', 'The name is too long')
    if (subjectId !== undefined && !(await publicCourses.subjectExists(subjectId))) {
      throw invalidField('subjectId', 'unknown', 'No such subject')
    }
    if (textbookId !== undefined && !(await referenceData.textbooks({})).some(({ id }) => id === textbookId)) {
      throw invalidField('textbookId', 'unknown', 'No such textbook')
    }
    if (seats && seats.studentLimit > seatLimit(seats.classType, settings)) {
      throw invalidField('studentLimit', 'too_big', 'More seats than a class of this type has')
    }
  }

  /** @returns undefined when no picture was sent. @throws {ApiError} `coverNotImage`, `quotaExceeded` */
  const coverKeyOf = async (actor: Actor, { coverResourceId, cover }: { coverResourceId?: string; cover?: Blob }) => {
    if (coverResourceId !== undefined) {
      const key = await ownPictureKey(resources, coverResourceId, actor)
      if (key === null) throw new ApiError('coverNotImage')
      return key
    }
    if (!cover) return undefined
    if (cover.size > COVER_MAX_BYTES) throw new ApiError('tooLarge')
    await checks.beforeUpload(actor, 'image', 'cover.jpg')
    for (const extension of ['jpg', 'png']) {
      const contentType = await sniffContentType(extension, cover)
      if (contentType === null) continue
      const key = uploadKey(actor, 'image', `cover.${extension}`, randomKeyPart())
      await objects.publish(await objects.stage(cover.stream()), key, contentType)
      return key
    }
    throw new ApiError('coverNotImage')
  }

  const checkTimes = async (
    actor: Actor,
    wish: Parameters<typeof requirePlan>[0],
    courseId: string | undefined,
    now: number,
  ) => {
    const { timeZone } = await requireSchool(people)
    const plan = requirePlan(wish, timeZone)
    const classId = courseId === undefined ? null : (await requireCourse(courseId, actor)).classId
    return planner.check({ teacherId: actor.userId, plan, classId, now })
  }

  return {
    async addPublicCourse({ actor, input, origin, language, now }) {
      const { courseName, subjectId, classType, studentLimit, introduction, textbookId, priceMinor = 0 } = input
      const { id: schoolId, timeZone } = await requireSchool(people)
      await requireBasics({
        courseName,
        subjectId,
        ...(textbookId !== undefined && { textbookId }),
        seats: { classType, studentLimit },
      })
      const wish = toWish(input)
      const plan = requirePlan(wish, timeZone)
      await planner.requireTimes({ teacherId: actor.userId, plan, classId: null, now }, input.confirm ?? false)
      const coverKey = await coverKeyOf(actor, input)
      const courseId = `crs_${crypto.randomUUID()}`
      await publicCourses.add({
        course: {
          id: courseId,
          schoolId,
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
      return answer(courseId, actor, { origin, language, now })
    },

    async updatePublicCourse({ actor, input, origin, language, now }) {
      const { courseId, courseName, subjectId, classType, studentLimit, introduction, textbookId, priceMinor } = input
      const { timeZone } = await requireSchool(people)
      await registrations.hold(actor.userId, courseId, null)
      const before = await requireCourse(courseId, actor)
      const wish = toWish(input)
      const plan = changesPlan(wish) ? requirePlan(wish, timeZone) : null
      await requireBasics({
        ...(courseName !== undefined && { courseName }),
        ...(subjectId !== undefined && { subjectId }),
        ...(textbookId !== undefined && { textbookId }),
        seats: {
          classType: classType ?? before.course.classType,
          studentLimit: studentLimit ?? before.studentLimit,
        },
      })
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
        const question = { teacherId: actor.userId, plan, classId: before.classId, now }
        await planner.requireTimes(question, input.confirm ?? false)
      }
      const coverKey = await coverKeyOf(actor, input)
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
          updatedAt: now,
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
      return answer(courseId, actor, { origin, language, now })
    },

    getPublicCourse: ({ actor, input: { courseId }, origin, language, now }) =>
      answer(courseId, actor, { origin, language, now }),

    async listPublicCourses({ actor, input, origin, language, now }) {
      const { keyword = '', status = null, classType = null, subjectId = null } = input
      const filter = { keyword, status, classType, subjectId }
      const page = await publicCourses.list(actor.userId, filter, pageRequest(input), now)
      return mapPage(page, ({ course, subjectName, nextLessonAt, ...card }) => ({
        ...card,
        courseId: course.id,
        courseName: course.name,
        coverUrl: pictureUrl((key) => urlAt(origin, key), course.coverKey),
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

    async setPublicCourseStatus({ actor, input: { courseId, status }, origin, language, now }) {
      await registrations.hold(actor.userId, courseId, null)
      const before = await requireCourse(courseId, actor)
      const reason = statusDenial(offered(before, await lessonsOf(before, now)), status)
      if (reason) throw new ApiError('courseStatusRefused', { reason })
      await publicCourses.update(courseId, { status, updatedAt: now }, {})
      return answer(courseId, actor, { origin, language, now })
    },

    async appendRegistration({ actor, input, origin, language, now }) {
      const { courseId, stuIds = [] } = input
      const offer = await registrations.hold(actor.userId, courseId, null)
      const before = await requireCourse(courseId, actor)
      const reason = extensionDenial(offered(before, await lessonsOf(before, now)))
      if (reason || !offer) throw new ApiError('courseStatusRefused', { reason: reason ?? 'draft' })
      const studentLimit = input.studentLimit ?? before.studentLimit
      if (studentLimit < before.studentLimit) throw new ApiError('courseNotEditable', { reason: 'fewer-seats' })
      await requireBasics({ seats: { classType: before.course.classType, studentLimit } })
      const known = new Set(await publicCourses.ownStudents(actor.userId, stuIds))
      const stranger = stuIds.findIndex((id) => !known.has(id))
      if (stranger >= 0) throw invalidField(`stuIds.${stranger}`, 'unknown_student', 'Not a student of yours')
      await publicCourses.update(courseId, { status: 'published', updatedAt: now }, { studentLimit })
      await registrations.enrol(before.classId, stuIds, now)
      const after = await requireCourse(courseId, actor)
      if (after.registered > studentLimit) throw new ApiError('courseFull')
      return answer(courseId, actor, { origin, language, now })
    },

    checkPublicCourseTimes: ({ actor, input: { courseId, ...times }, now }) =>
      checkTimes(actor, toWish({ ...times, isPeriodic: false }), courseId, now),

    checkPeriodicTimes: ({ actor, input: { courseId, ...cycle }, now }) =>
      checkTimes(actor, toWish({ ...cycle, isPeriodic: true }), courseId, now),
  }
}
