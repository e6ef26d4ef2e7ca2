import type { Deps } from '../../../deps.ts'
import { mapPage, pageRequest } from '../../../db/paging.ts'
import { hasBegun } from '../../../domain/timetable/lesson-times.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { Handlers, ResponseOf } from '../../../http/call.ts'
import { createClass, enrolStudents, updateClass, withdrawStudents } from '../../../office/classes.ts'
import { createCourse, updateCourse } from '../../../office/courses.ts'
import { callOffLessons, moveLesson } from '../../../office/lessons.ts'
import { requireFound } from '../../../office/office-call.ts'
import { createSeries, planSeries } from '../../../office/series.ts'
import { iso } from '../../instant.ts'
import { lessonConflicts } from '../../timetable/lesson-brief.ts'
import { REFUSALS, timeCheck } from '../../timetable/lesson-time-check.ts'
import { briefView, classView, courseView, textbookView } from './office-views.ts'
import { officeOf } from './office-of.ts'

type OfficeClassCalls =
  | 'listSchoolCourses'
  | 'createSchoolCourse'
  | 'updateSchoolCourse'
  | 'listSchoolTextbooks'
  | 'listSchoolClasses'
  | 'getSchoolClass'
  | 'createSchoolClass'
  | 'updateSchoolClass'
  | 'enrolSchoolStudents'
  | 'withdrawSchoolStudents'
  | 'previewLessonSeries'
  | 'createLessonSeries'
  | 'moveSchoolLesson'
  | 'callOffSchoolLessons'

/** Systematic courses, their classes, and lessons in series. */
export function officeClassRoutes(deps: Deps): Handlers<OfficeClassCalls> {
  const { classStudents, lessons: lessonStore, live, officeClasses, officeCourses } = deps

  const course = async (schoolId: string, courseId: string) =>
    courseView(requireFound(await officeCourses.course(schoolId, courseId)), await officeCourses.textbooks(schoolId))

  const detail = async (schoolId: string, classId: string, now: number): Promise<ResponseOf<'getSchoolClass'>> => {
    const group = requireFound(await officeClasses.class(schoolId, classId, now))
    const [students, lessons] = await Promise.all([officeClasses.students(classId), officeClasses.lessons(classId)])
    return {
      class: classView(group),
      students: students.map(briefView),
      lessons: lessons.map((lesson) => ({
        lessonId: lesson.id,
        lessonNo: lesson.no,
        lessonName: lesson.name,
        startTime: iso(lesson.startsAt),
        endTime: iso(lesson.endsAt),
        hasBegun: hasBegun(lesson),
      })),
    }
  }

  return {
    async listSchoolCourses(call) {
      const { schoolId } = officeOf(call)
      const textbooks = await officeCourses.textbooks(schoolId)
      const page = await officeCourses.courses(schoolId, call.input, pageRequest(call.input))
      return mapPage(page, (one) => courseView(one, textbooks))
    },

    async createSchoolCourse(call) {
      const office = officeOf(call)
      return course(office.schoolId, await createCourse(deps, office, call.input))
    },

    async updateSchoolCourse(call) {
      const office = officeOf(call)
      await updateCourse(deps, office, call.input)
      return course(office.schoolId, call.input.courseId)
    },

    async listSchoolTextbooks(call) {
      return (await officeCourses.textbooks(officeOf(call).schoolId)).map(textbookView)
    },

    async listSchoolClasses(call) {
      const { schoolId } = officeOf(call)
      return mapPage(await officeClasses.classes(schoolId, call.input, pageRequest(call.input), call.now), classView)
    },

    getSchoolClass: async (call) => detail(officeOf(call).schoolId, call.input.classId, call.now),

    async createSchoolClass(call) {
      const office = officeOf(call)
      return detail(office.schoolId, await createClass(deps, office, call.input), call.now)
    },

    async updateSchoolClass(call) {
      const office = officeOf(call)
      await updateClass(
        deps,
        office,
        call.input,
        (conflicts) => new ApiError('teacherBusy', { conflicts: lessonConflicts(conflicts, call.urlOf) }),
      )
      return detail(office.schoolId, call.input.classId, call.now)
    },

    async enrolSchoolStudents(call) {
      const office = officeOf(call)
      await enrolStudents(
        deps,
        office,
        call.input,
        (conflicts) => new ApiError('studentsBusy', { conflicts: lessonConflicts(conflicts, call.urlOf) }),
      )
      return detail(office.schoolId, call.input.classId, call.now)
    },

    async withdrawSchoolStudents(call) {
      const office = officeOf(call)
      const { classId } = call.input
      const gone = await withdrawStudents(deps, office, call.input)
      const open = await classStudents.openRooms(classId)
      const rooms = (await Promise.all(open.map((id) => lessonStore.get(id)))).filter((lesson) => lesson !== null)
      call.afterCommit(async () => {
        for (const room of rooms) {
          // The room knows its teacher as the one who may remove.
          const teacher = { userId: room.teacher.id, role: 'teacher', name: room.teacher.name } as const
          for (const userId of gone) {
            const command = { type: 'remove', userId, reason: '' } as const
            const outcome = await live.execute(room, command, teacher, `${call.idempotencyKey}-${userId}`.slice(-64))
            if ('refused' in outcome) live.signOut([userId])
          }
        }
      })
      return detail(office.schoolId, classId, call.now)
    },

    async previewLessonSeries(call) {
      const { lessons } = await planSeries(deps, officeOf(call), call.input)
      const checked = lessons.map((lesson) => ({
        lessonNo: lesson.no,
        lessonName: lesson.name,
        isShifted: lesson.isShifted,
        check: timeCheck(lesson, call.urlOf),
      }))
      return {
        isPossible: checked.every(({ check }) => check.isPossible),
        needsConfirmation: checked.some(({ check }) => check.needsConfirmation),
        lessons: checked,
      }
    },

    async createLessonSeries(call) {
      const office = officeOf(call)
      await createSeries(deps, office, call.input, (problem, conflicts) => {
        const isBusy = problem === 'teacherBusy' || problem === 'studentsBusy'
        return new ApiError(REFUSALS[problem], isBusy ? { conflicts: lessonConflicts(conflicts, call.urlOf) } : null)
      })
      return detail(office.schoolId, call.input.classId, call.now)
    },

    async moveSchoolLesson(call) {
      const office = officeOf(call)
      const { classId, lessonId, startTime, basedOn, confirm } = call.input
      const wanted = { classId, lessonId, confirm, startsAt: Date.parse(startTime) }
      const before = basedOn === undefined ? undefined : Date.parse(basedOn)
      await moveLesson(deps, office, { ...wanted, basedOn: before }, (problem, conflicts) => {
        const isBusy = problem === 'teacherBusy' || problem === 'studentsBusy'
        return new ApiError(REFUSALS[problem], isBusy ? { conflicts: lessonConflicts(conflicts, call.urlOf) } : null)
      })
      return detail(office.schoolId, classId, call.now)
    },

    async callOffSchoolLessons(call) {
      const office = officeOf(call)
      await callOffLessons(deps, office, call.input)
      return detail(office.schoolId, call.input.classId, call.now)
    },
  }
}
