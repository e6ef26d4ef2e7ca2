import type { Notice } from '../../db/messages/notices.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import { nextVersion } from '../../domain/based-on.ts'
import { cleanNotice, noticeDenial, type NoticeText } from '../../domain/messages/notice-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import { requireUnchanged } from '../../http/changed-meanwhile.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { ResponseOf, Handlers } from '../../http/call.ts'
import type { Both } from '../../http/for-both.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { requireClass, requireCourse } from '../courses/class-access.ts'
import { iso } from '../instant.ts'
import { personBrief } from '../school/person-brief.ts'

type NoticeCalls = 'addNotice' | 'updateNotice' | 'deleteNotice' | Both<'ListNotices'> | 'getTopNotice'

export function noticeRoutes({ lessons, notices, ownership, systemMessages }: Deps): Handlers<NoticeCalls> {
  // @throws {ApiError} `notFound`
  const get = async (noticeId: string, urlOf: UrlOf): Promise<ResponseOf<'addNotice'>> => {
    const notice = await notices.get(noticeId)
    if (!notice) throw new ApiError('notFound')
    return noticeResponse(notice, urlOf)
  }

  return {
    async addNotice({ actor, input: { classId, isTop, confirm, ...written }, urlOf, now }) {
      const text = requireText(written, confirm)
      const id = `ntc_${crypto.randomUUID()}`
      await notices.add({ id, authorId: actor.userId, classId, ...text, isTop, publishedAt: now, updatedAt: now })
      const notice = await get(id, urlOf)
      const students = await lessons.students(classId)
      await systemMessages.tell(
        students.map((student) => student.id),
        { kind: 'noticePublished', values: { className: notice.className, title: text.title }, targetId: id },
        now,
      )
      return notice
    },

    async updateNotice({ input: { noticeId, isTop, confirm, basedOn, ...written }, urlOf, now }) {
      const text = requireText(written, confirm)
      await notices.lock(noticeId)
      const saved = await notices.get(noticeId)
      if (!saved) throw new ApiError('notFound')
      requireUnchanged(saved.updatedAt, basedOn)
      const updatedAt = nextVersion(now, saved.updatedAt)
      await notices.change(noticeId, { ...text, ...(isTop !== undefined && { isTop }), updatedAt })
      return get(noticeId, urlOf)
    },

    async deleteNotice({ input: { noticeId } }) {
      await notices.remove(noticeId)
      return { noticeId }
    },

    async teacherListNotices({ actor, input: { classId, ...paging }, urlOf }) {
      if (classId !== undefined) await requireClass(classId, actor, { ownership })
      const page = await notices.page({ authorId: actor.userId, classId }, pageRequest(paging))
      return mapPage(page, (notice) => noticeResponse(notice, urlOf))
    },

    async studentListNotices({ actor, input: { classId, courseId, ...paging }, urlOf }) {
      if (classId !== undefined) await requireClass(classId, actor, { ownership })
      if (courseId !== undefined) await requireCourse(courseId, actor, { ownership })
      const filter = { studentId: actor.userId, classId, courseId }
      const page = await notices.page(filter, pageRequest(paging))
      return mapPage(page, (notice) => noticeResponse(notice, urlOf))
    },

    async getTopNotice({ actor, input: { courseId }, urlOf }) {
      if (courseId !== undefined) await requireCourse(courseId, actor, { ownership })
      const notice = await notices.top({ studentId: actor.userId, courseId })
      return notice && noticeResponse(notice, urlOf)
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

function noticeResponse(notice: Notice, urlOf: UrlOf): ResponseOf<'addNotice'> {
  const { id, classId, className, courseName, title, content, isTop, author, publishedAt, updatedAt } = notice
  return {
    noticeId: id,
    classId,
    className,
    courseName,
    title,
    content,
    isTop,
    author: personBrief(author, urlOf),
    publishedAt: iso(publishedAt),
    updatedAt: iso(updatedAt),
  }
}
