import { allNames } from '../../domain/names.ts'
import type { ClassStudent } from '@hwjy/sdk/schemas'
import type { ClassStudent as Student } from '../../db/courses/class-students.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import { type AttendanceCounts, noAttendance } from '../../db/timetable/teaching-records.ts'
import type { Deps } from '../../deps.ts'
import { ageOn } from '../../domain/timetable/calendar.ts'
import { maskMobile } from '../../domain/accounts/phone.ts'
import { momentOf } from '../../domain/timetable/school-time.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { attendanceCounts } from '../timetable/attendance-counts.ts'
import { iso, isoOrNull } from '../instant.ts'
import { classOf } from './own-class.ts'
import { studentBrief } from '../school/person-brief.ts'
import { requireSchool } from '../school/school-of.ts'

type ClassStudentCalls =
  | 'listClassStudents'
  | 'listPublicClassStudents'
  | 'getClassStudent'
  | 'getStudentRecord'
  | 'removeClassStudent'

export function classStudentRoutes(deps: Deps): Handlers<ClassStudentCalls> {
  const { classStudents, lessons, live, people, systemMessages, teachingRecords } = deps

  return {
    async listClassStudents({ input: { classId }, urlOf }) {
      const [students, attendance] = await Promise.all([
        classStudents.list(classId),
        teachingRecords.attendanceByStudent(classId),
      ])
      return students.map((student) => classStudent(student, urlOf, attendance.get(student.id)))
    },

    async listPublicClassStudents({ input, urlOf }) {
      const { classId, keyword = '' } = input
      const [page, attendance] = await Promise.all([
        classStudents.page(classId, keyword.trim(), pageRequest(input)),
        teachingRecords.attendanceByStudent(classId),
      ])
      return mapPage(page, (student) => classStudent(student, urlOf, attendance.get(student.id)))
    },

    async getClassStudent({ actor, input: { classId, stuId } }) {
      const own = (await studentClasses(stuId, actor.userId)).find((group) => group.classId === classId)
      if (!own) throw new ApiError('notInClass')
      return own
    },

    async getStudentRecord({ actor, input: { stuId }, school, urlOf, now }) {
      const [record, classes, { timeZone }] = await Promise.all([
        classStudents.record(stuId),
        studentClasses(stuId, actor.userId),
        requireSchool(people, { school }),
      ])
      if (!record) throw new ApiError('notFound')
      const { nickname, introduction, birthday, parentName, parentMobile, wechatName } = record
      return {
        ...studentBrief(record, urlOf),
        nickname,
        introduction,
        age: birthday === null ? null : ageOn(momentOf(now, timeZone).day, birthday),
        parentName,
        parentMobile: parentMobile === '' ? '' : maskMobile(parentMobile),
        wechatName,
        classes,
      }
    },

    async removeClassStudent({ actor, input: { classId, stuId }, idempotencyKey, now, afterCommit }) {
      const group = await classOf(classId, now, deps)
      if (!(await classStudents.remove(classId, stuId, actor.userId, now))) throw new ApiError('notInClass')
      const message = { kind: 'removedFromClass', values: { className: allNames(group) }, targetId: classId } as const
      await systemMessages.tell([stuId], message, now)
      const open = await classStudents.openRooms(classId)
      const rooms = (await Promise.all(open.map((id) => lessons.get(id)))).filter((lesson) => lesson !== null)
      afterCommit(async () => {
        for (const room of rooms) {
          const command = { type: 'remove', userId: stuId, reason: '' } as const
          const outcome = await live.execute(room, command, actor, idempotencyKey)
          // The student is not in the room yet, but perhaps on the way to it: their tickets must not open it any more.
          if ('refused' in outcome) live.signOut([stuId])
        }
      })
      return { classId, stuId, removedAt: iso(now), studentCount: await classStudents.count(classId) }
    },
  }

  async function studentClasses(studentId: string, teacherId: string) {
    const classes = await classStudents.classes(studentId, teacherId)
    const [attendance, homework] = await Promise.all([
      teachingRecords.attendanceByClass(studentId, teacherId),
      teachingRecords.homework(
        classes.map(({ classId }) => classId),
        studentId,
      ),
    ])
    return classes.map(({ classId, className, courseName, enrolledAt }) => ({
      classId,
      className,
      courseName,
      enrolledAt: isoOrNull(enrolledAt),
      attendance: attendance.get(classId) ?? noAttendance,
      homework: homework.of(classId, studentId),
    }))
  }
}

function classStudent(student: Student, urlOf: UrlOf, attendance: AttendanceCounts = noAttendance): ClassStudent {
  return {
    ...studentBrief(student, urlOf),
    nickname: student.nickname,
    enrolledAt: isoOrNull(student.enrolledAt),
    attendance: attendanceCounts(attendance),
  }
}
