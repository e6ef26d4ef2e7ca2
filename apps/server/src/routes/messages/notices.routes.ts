import type { Notice } from '../../db/messages/notices.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import { cleanNotice, noticeDenial, type NoticeText } from '../../domain/messages/notice-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { ResponseOf, Handlers } from '../../http/call.ts'
import type { Both } from '../../http/for-both.ts'
import { requireClass, requireCourse } from '../courses/class-access.ts'
import { iso } from '../instant.ts'
import { personBrief } from '../school/person-brief.ts'

type NoticeCalls = 'addNotice' | 'updateNotice' | 'deleteNotice' | Both<'ListNotices'> | 'getTopNotice'

export function noticeRoutes({ lessons, notices, ownership, systemMessages }: Deps): Handlers<NoticeCalls> {
  // @throws {ApiError} `notFound`
  const get = async (noticeId: string): Promise<ResponseOf<'addNotice'>> => {
    const notice = await notices.get(noticeId)
    if (!notice) throw new ApiError('notFound')
    return noticeResponse(notice)
  }

  return {
    async addNotice({ actor, input: { classId, isTop, confirm, ...written }, now }) {
      const text = requireText(written, confirm)
      const id = `ntc_${crypto.randomUUID()}`
      await notices.add({ id, authorId: actor.userId, classId, ...text, isTop, publishedAt: now, updatedAt: now })
      const notice = await get(id)
      const students = await lessons.students(classId)
      await systemMessages.tell(
        students.map((student) => student.id),
        { kind: 'noticePublished', values: { className: notice.className, title: text.title }, targetId: id },
        now,
      )
      return notice
    },

    async updateNotice({ input: { noticeId, isTop, confirm, ...written }, now }) {
      const text = requireText(written, confirm)
      await notices.change(noticeId, { ...text, ...(isTop !== undefined && { isTop }), updatedAt: now })
      return get(noticeId)
    },

    async deleteNotice({ input: { noticeId } }) {
      await notices.remove(noticeId)
      return { noticeId }
    },

    async teacherListNotices({ actor, input: { classId, ...paging } }) {
      if (classId !== undefined) await requireClass(classId, actor, { ownership })
      return mapPage(await notices.page({ authorId: actor.userId, classId }, pageRequest(paging)), noticeResponse)
    },

    async studentListNotices({ actor, input: { classId, courseId, ...paging } }) {
      if (classId !== undefined) await requireClass(classId, actor, { ownership })
      if (courseId !== undefined) await requireCourse(courseId, actor, { ownership })
      const filter = { studentId: actor.userId, classId, courseId }
      return mapPage(await notices.page(filter, pageRequest(paging)), noticeResponse)
    },

    async getTopNotice({ actor, input: { courseId } }) {
      if (courseId !== undefined) await requireCourse(courseId, actor, { ownership })
      const notice = await notices.top({ studentId: actor.userId, courseId })
      return notice && noticeResponse(notice)
    },
  }
}

/** @throws {ApiError} `invalidInput`, `noticeTooShort` */
function requireText(written: NoticeText, isMeant: boolean): NoticeText {
  const text = cleanNotice(written)
  const denial = noticeDenial(text, isMeant)
  if (denial === 'too-short') throw new ApiError('noticeTooShort')
  if (denial) throw invalidField(denial.empty, 'empty', 'Empty')
  return text
}

function noticeResponse(notice: Notice): ResponseOf<'addNotice'> {
  const { id, classId, className, courseName, title, content, isTop, author, publishedAt, updatedAt } = notice
  return {
    noticeId: id,
    classId,
    className,
    courseName,
    title,
    content,
    isTop,
    author: personBrief(author),
    publishedAt: iso(publishedAt),
    updatedAt: iso(updatedAt),
  }
}
