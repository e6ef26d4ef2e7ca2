import type { Deps } from '../../deps.ts'
import { pageRequest, mapPage } from '../../db/paging.ts'
import { ageOn } from '../../domain/timetable/calendar.ts'
import { maskMobile } from '../../domain/accounts/phone.ts'
import { momentOf } from '../../domain/timetable/school-time.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import type { SharedClass } from '../../db/accounts/acquaintances.ts'
import { iso } from '../instant.ts'
import { textIn } from '../localized.ts'
import { personBrief } from './person-brief.ts'
import { requireSchool } from './school-of.ts'

type AcquaintanceCalls = 'getTeacherInfo' | 'getStudentInfo' | 'searchStudents' | 'getFeedbackDetail'

const classOf = ({ id, name, course }: SharedClass) => ({
  classId: id,
  className: name,
  courseId: course.id,
  courseName: course.name,
})

export function acquaintanceRoutes({ acquaintances, feedback, people, profiles }: Deps): Handlers<AcquaintanceCalls> {
  return {
    async getTeacherInfo({ actor, input: { tchId }, urlOf }) {
      const [classes, teacher] = await Promise.all([
        acquaintances.sharedClasses(tchId, actor.userId),
        profiles.get(tchId),
      ])
      if (!teacher || classes.length === 0) throw new ApiError('notFound')
      const { id, name, nickname, avatarKey, introduction } = teacher
      return { tchId: id, name, nickname, avatar: urlOf(avatarKey), introduction, classes: classes.map(classOf) }
    },

    async getStudentInfo({ actor, input: { stuId }, school: schoolId, urlOf, language, now }) {
      const [student, contact, classes, record, school] = await Promise.all([
        profiles.get(stuId),
        acquaintances.contact(stuId),
        acquaintances.sharedClasses(actor.userId, stuId),
        acquaintances.record(actor.userId, stuId, now),
        requireSchool(people, { school: schoolId }),
      ])
      if (!student || !contact) throw new ApiError('notFound')
      const { id, name, nickname, avatarKey, introduction, birthday, grade, timeZone } = student
      const { parentName, parentMobile, wechatName } = contact
      return {
        stuId: id,
        name,
        nickname,
        avatar: urlOf(avatarKey),
        introduction,
        age: birthday === null ? null : ageOn(momentOf(now, school.timeZone).day, birthday),
        gradeName: grade && textIn(language, grade.name),
        parentName,
        parentMobile: parentMobile === '' ? null : maskMobile(parentMobile),
        wechatName,
        timeZone,
        classes: classes.map(classOf),
        ...record,
      }
    },

    async searchStudents({ actor, input: { name = '', ...paging }, urlOf, language }) {
      const page = await acquaintances.search(actor.userId, name.trim(), pageRequest(paging))
      return mapPage(page, ({ id, avatarKey, gradeName, ...student }) => ({
        stuId: id,
        ...student,
        avatar: urlOf(avatarKey),
        gradeName: gradeName && textIn(language, gradeName),
      }))
    },

    async getFeedbackDetail({ actor, input: { id }, urlOf, language }) {
      const found = await feedback.get(id)
      const isMine = found && [found.author.id, found.about?.id, found.lesson.teacherId].includes(actor.userId)
      if (!found || !isMine) throw new ApiError('notFound')
      const options = (await feedback.options(found.author.role)).filter((option) =>
        found.optionIds.includes(option.id),
      )
      return {
        id,
        lessonId: found.lesson.id,
        lessonName: found.lesson.name,
        startsAt: iso(found.lesson.startsAt),
        className: found.lesson.className,
        author: personBrief(found.author, urlOf),
        authorRole: found.author.role,
        about: found.about && personBrief(found.about, urlOf),
        options: options.map(({ id: optionId, tone, label }) => ({ optionId, tone, label: label[language] })),
        content: found.content,
        savedAt: iso(found.savedAt),
      }
    },
  }
}
