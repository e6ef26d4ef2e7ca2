import type { EpochMs } from '@hwjy/classroom/core'
import type { ClassCard, ClassChoice, ClassName, NextLesson } from '@hwjy/sdk/schemas'
import type { ClassFilter, ClassStatus, TaughtClass } from '../../db/courses/taught-classes.ts'
import type { TimetableLesson } from '../../db/timetable/timetable.ts'
import { pageRequest, mapPage } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import { lessonStatus } from '../../domain/timetable/lesson-status.ts'
import { cycleOf } from '../../domain/timetable/lesson-cycle.ts'
import { EXTENSION_MAX } from '../../domain/timetable/lesson-times.ts'
import { momentOf } from '../../domain/timetable/school-time.ts'
import { addStars, averageScore, ratingCount } from '../../domain/after-class/star-ratings.ts'
import type { Handlers } from '../../http/call.ts'
import { addAttendance } from '../timetable/attendance-counts.ts'
import { iso } from '../instant.ts'
import { lessonBrief } from '../timetable/lesson-brief.ts'
import { classOf, requireOwnClass } from './own-class.ts'
import { remainingAdjustments } from '../timetable/remaining-adjustments.ts'
import { requireSchool } from '../school/school-of.ts'
import { zoneOf } from '../zone.ts'

type ClassCalls =
  | 'listClasses'
  | 'listClassStatuses'
  | 'listClassNames'
  | 'listClassChoices'
  | 'listTaughtCourses'
  | 'listLessonCourses'
  | 'getClassDetail'
  | 'getClassTextbook'
  | 'listClassChapters'
  | 'getCourseEnd'

const STATUSES: readonly ClassStatus[] = ['notStarted', 'inProgress', 'ended']

export function classRoutes(deps: Deps): Handlers<ClassCalls> {
  const { lessonPlans, people, taughtClasses, teachingRecords } = deps

  const textbookOf = async ({ textbookId }: TaughtClass) => {
    const textbook = textbookId === null ? null : await taughtClasses.textbook(textbookId)
    if (!textbook) return null
    const { id, name, introduction, chapters } = textbook
    return { textbookId: id, name, introduction, chapters }
  }

  return {
    async listClasses({ actor, input, now }) {
      const page = await taughtClasses.page(actor.userId, filterOf(input), pageRequest(input), now)
      const next = await taughtClasses.nextLessons(
        page.records.map(({ id }) => id),
        now,
      )
      return mapPage(page, (group) => classCard(group, next.get(group.id), now))
    },

    async listClassStatuses({ actor, input, now }) {
      const all = await taughtClasses.list(actor.userId, filterOf(input), now)
      return STATUSES.map((status) => ({ status, count: all.filter((group) => group.status === status).length }))
    },

    listClassNames: async ({ actor, input, now }) =>
      (await taughtClasses.list(actor.userId, filterOf(input), now)).map(className),

    listClassChoices: async ({ actor, now }) => (await taughtClasses.list(actor.userId, {}, now)).map(classChoice),

    async listTaughtCourses({ actor, now }) {
      const [all, students] = await Promise.all([
        taughtClasses.list(actor.userId, {}, now),
        taughtClasses.studentsByCourse(actor.userId),
      ])
      return byCourse(all).map(([first, ...others]) => {
        const classes = [first, ...others]
        const planned = sum(classes.map(({ plannedLessons }) => plannedLessons))
        return {
          courseId: first.courseId,
          courseName: first.courseName,
          courseType: first.courseKind,
          classType: first.classType,
          teachingType: first.teachingType,
          classes: classes.length,
          students: students.get(first.courseId) ?? 0,
          totalLessons: planned,
          plannedLessons: planned,
          courseLessons: first.courseLessons,
          finishedLessons: sum(classes.map(({ finishedLessons }) => finishedLessons)),
        }
      })
    },

    listLessonCourses: async ({ actor, now }) =>
      byCourse(await taughtClasses.list(actor.userId, {}, now)).map((classes) => ({
        courseId: classes[0].courseId,
        courseName: classes[0].courseName,
        courseType: classes[0].courseKind,
        classes: classes.map(className),
      })),

    async getClassDetail({ actor, input: { classId }, school: schoolId, now }) {
      const [group, planned, ratings, attendance, school] = await Promise.all([
        classOf(classId, now, deps),
        lessonPlans.ofClass(classId),
        teachingRecords.ratings(classId),
        teachingRecords.attendanceByStudent(classId),
        requireSchool(people, { school: schoolId }),
      ])
      const next = planned.find(
        (lesson) => !lesson.isAwaitingTime && !['ended', 'expired'].includes(lessonStatus(lesson, now)),
      )
      const stars = addStars(ratings.map((lesson) => lesson.stars))
      return {
        class: classCard(group, next, now),
        textbook: await textbookOf(group),
        cycle:
          group.cycle.length > 0
            ? group.cycle
            : cycleOf(
                planned.map(({ startsAt }) => startsAt),
                school.timeZone,
              ),
        lessonMinutes: group.lessonMinutes,
        averageScore: averageScore(stars),
        ratings: ratingCount(stars),
        attendance: addAttendance([...attendance.values()]),
        remainingAdjustments: await remainingAdjustments(deps, school, actor.userId, now),
        adjustmentsPerMonth: school.settings.adjustmentsPerMonth,
      }
    },

    getClassTextbook: async ({ input, now }) => textbookOf(await classOf(input.classId, now, deps)),

    async listClassChapters({ actor, input: { courseId, classId, timezone }, school, now }) {
      await requireOwnClass(classId, actor, deps)
      const [{ timeZone }, chapters, planned] = await Promise.all([
        requireSchool(people, { school }),
        taughtClasses.chapters(courseId),
        classId === undefined ? [] : lessonPlans.ofClass(classId),
      ])
      const zone = zoneOf(timezone, timeZone)
      return chapters.map(({ id, no, name }) => {
        const lesson = planned.find(({ courseChapterId }) => courseChapterId === id)
        const moment = lesson && momentOf(lesson.startsAt, zone)
        return {
          chapterId: id,
          chapterNo: no,
          chapterName: name,
          lesson: lesson ? lessonBrief(lesson, now) : null,
          classDate: moment?.day ?? null,
          StartClassTime: moment?.time ?? null,
        }
      })
    },

    async getCourseEnd({ input: { classId }, now }) {
      const planned = await lessonPlans.ofClass(classId)
      const left = planned.filter((lesson) => !['ended', 'expired'].includes(lessonStatus(lesson, now)))
      return {
        classId,
        isEnded: planned.length > 0 && left.length === 0,
        lessonsLeft: left.length,
        lastEndTime: planned.length > 0 ? iso(Math.max(...planned.map(({ endsAt }) => endsAt))) : null,
        extensionMax: EXTENSION_MAX,
      }
    },
  }
}

type Group = [TaughtClass, ...TaughtClass[]]

// The list is sorted by the course's name, so its courses are.
const byCourse = (all: readonly TaughtClass[]): Group[] =>
  [...Map.groupBy(all, ({ courseId }) => courseId).values()] as Group[]

interface WireFilter extends Pick<ClassFilter, 'status' | 'classType' | 'courseId'> {
  courseType?: ClassFilter['courseKind']
  keyword?: string
}

function filterOf({ status, classType, courseId, courseType, keyword }: WireFilter): ClassFilter {
  return { status, classType, courseId, courseKind: courseType, keyword: keyword?.trim() || undefined }
}

const className = ({ id, name }: TaughtClass): ClassName => ({ classId: id, className: name })

function classChoice(group: TaughtClass): ClassChoice {
  return {
    ...className(group),
    courseId: group.courseId,
    courseName: group.courseName,
    courseType: group.courseKind,
    classType: group.classType,
    status: group.status,
    studentCount: group.studentCount,
  }
}

function classCard(group: TaughtClass, next: TimetableLesson | undefined, now: EpochMs): ClassCard {
  return {
    ...classChoice(group),
    teachingType: group.teachingType,
    studentLimit: group.studentLimit,
    totalLessons: group.plannedLessons,
    plannedLessons: group.plannedLessons,
    courseLessons: group.courseLessons,
    finishedLessons: group.finishedLessons,
    nextLesson: next ? nextLesson(next, now) : null,
  }
}

function nextLesson(next: TimetableLesson, now: EpochMs): NextLesson {
  return {
    lessonId: next.id,
    lessonNo: next.no,
    lessonName: next.name,
    startTime: iso(next.startsAt),
    endTime: iso(next.endsAt),
    status: lessonStatus(next, now),
  }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
