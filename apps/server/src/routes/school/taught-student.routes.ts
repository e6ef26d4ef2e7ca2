import type { Deps } from '../../deps.ts'
import { noAttendance } from '../../db/timetable/teaching-records.ts'
import { maskMobile } from '../../domain/accounts/phone.ts'
import { homeworkTally } from '../../domain/homework/homework-tally.ts'
import { ageOn } from '../../domain/timetable/calendar.ts'
import { momentOf } from '../../domain/timetable/school-time.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import { isoOrNull } from '../instant.ts'
import { textIn } from '../localized.ts'
import { addAttendance } from '../timetable/attendance-counts.ts'
import { studentBrief } from './person-brief.ts'
import { requireSchool } from './school-of.ts'

/** A student whole, for a teacher of theirs: the two older cards in one, with one way of counting. */
export function taughtStudentRoutes(deps: Deps): Handlers<'getTaughtStudent'> {
  const { acquaintances, classStudents, people, profiles, studentHomework, teachingRecords } = deps
  return {
    async getTaughtStudent({ actor, input: { stuId }, school: schoolId, urlOf, language, now }) {
      const [student, contact, classes, attendance, homework, school] = await Promise.all([
        profiles.get(stuId),
        acquaintances.contact(stuId),
        classStudents.classes(stuId, actor.userId),
        teachingRecords.attendanceByClass(stuId, actor.userId),
        studentHomework.givenBy(actor.userId, stuId),
        requireSchool(people, { school: schoolId }),
      ])
      if (!student || !contact) throw new ApiError('notFound')
      const { nickname, introduction, birthday, grade, timeZone } = student
      const { parentName, parentMobile, wechatName } = contact
      const total = addAttendance([...attendance.values()])
      return {
        ...studentBrief(student, urlOf),
        nickname,
        introduction,
        age: birthday === null ? null : ageOn(momentOf(now, school.timeZone).day, birthday),
        gradeName: grade && textIn(language, grade.name),
        parentName,
        parentMobile: parentMobile === '' ? null : maskMobile(parentMobile),
        wechatName,
        timeZone,
        classes: classes.map(({ enrolledAt, ...group }) => ({
          ...group,
          enrolledAt: isoOrNull(enrolledAt),
          attendance: attendance.get(group.classId) ?? noAttendance,
          homework: homeworkTally(
            homework.filter((given) => given.class.id === group.classId),
            now,
          ),
        })),
        attendance: { lessons: total.present + total.late + total.absent, ...total },
        homework: homeworkTally(homework, now),
      }
    },
  }
}
