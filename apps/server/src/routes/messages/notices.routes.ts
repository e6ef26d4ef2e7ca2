import type { Notice } from '../../db/messages/notices.ts'
import { pageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import { nextVersion } from '../../domain/based-on.ts'
import { DAY_MS } from '../../domain/durations.ts'
import { cleanNotice, noticeDenial, type NoticeText } from '../../domain/messages/notice-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import { requireUnchanged } from '../../http/changed-meanwhile.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { ResponseOf, Handlers } from '../../http/call.ts'
import type { Both } from '../../http/for-both.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { tellOfNotice } from '../../jobs/messages/tell-of-notice.ts'
import { requireClass, requireCourse } from '../courses/class-access.ts'
import { iso } from '../instant.ts'
import { personBrief } from '../school/person-brief.ts'

type NoticeCalls =
  | 'addNotice'
  | 'addNotices'
  | 'updateNotice'
  | 'deleteNotice'
  | 'readNotice'
  | Both<'ListNotices'>
  | Both<'GetNotice'>
  | 'getTopNotice'

const PUBLISH_DAYS_MAX = 366

interface NewNotice {
  classIds: readonly string[]
  title: string
  content: string
  isTop: boolean
  confirm: boolean
  publishAt?: string | undefined
}

export function noticeRoutes({ jobs, lessons, notices, ownership, systemMessages }: Deps): Handlers<NoticeCalls> {
  // @throws {ApiError} `notFound`
  const require = async (noticeId: string): Promise<Notice> => {
    const notice = await notices.get(noticeId)
    if (!notice) throw new ApiError('notFound')
    return notice
  }
  const forAuthor = async (all: readonly Notice[], urlOf: UrlOf) => {
    const readers = await notices.readers(all.map(({ id }) => id))
    return all.map((notice) => {
      const { audience, read } = readers.get(notice.id) ?? { audience: 0, read: 0 }
      return { ...noticeResponse(notice, urlOf), audienceCount: audience, readCount: read }
    })
  }
  const forStudent = async (all: readonly Notice[], studentId: string, urlOf: UrlOf) => {
    const ids = all.map(({ id }) => id)
    const unread = await notices.unread(ids, studentId)
    return all.map((notice) => ({ ...noticeResponse(notice, urlOf), isRead: !unread.has(notice.id) }))
  }
  const oneForAuthor = async (noticeId: string, urlOf: UrlOf) =>
    first(await forAuthor([await require(noticeId)], urlOf))
  const oneForStudent = async (noticeId: string, studentId: string, urlOf: UrlOf, now: number) => {
    const notice = await require(noticeId)
    if (notice.publishedAt > now) throw new ApiError('notFound')
    return first(await forStudent([notice], studentId, urlOf))
  }

  const publish = async (
    { classIds, isTop, confirm, publishAt, ...written }: NewNotice,
    { actor, urlOf, now }: { actor: Actor; urlOf: UrlOf; now: number },
  ) => {
    const text = requireText(written, confirm)
    const publishedAt = requirePublishAt(publishAt, now)
    const ids: string[] = []
    for (const classId of classIds) {
      const id = `ntc_${crypto.randomUUID()}`
      ids.push(id)
      await notices.add({ id, authorId: actor.userId, classId, ...text, isTop, publishedAt, updatedAt: publishedAt })
      if (publishedAt > now) {
        await jobs.add({ kind: 'publishNotice', key: id, payload: { noticeId: id }, runAt: publishedAt }, now)
      } else await tellOfNotice({ lessons, systemMessages }, await require(id))
    }
    return forAuthor(await Promise.all(ids.map(require)), urlOf)
  }

  return {
    async addNotice({ actor, input: { classId, ...written }, urlOf, now }) {
      return first(await publish({ classIds: [classId], ...written }, { actor, urlOf, now }))
    },

    async addNotices({ actor, input, urlOf, now }) {
      for (const classId of input.classIds) await requireClass(classId, actor, { ownership })
      return publish(input, { actor, urlOf, now })
    },

    async updateNotice({ input: { noticeId, isTop, confirm, basedOn, ...written }, urlOf, now }) {
      const text = requireText(written, confirm)
      await notices.lock(noticeId)
      const saved = await require(noticeId)
      requireUnchanged(saved.updatedAt, basedOn)
      const updatedAt = nextVersion(now, saved.updatedAt)
      await notices.change(noticeId, { ...text, ...(isTop !== undefined && { isTop }), updatedAt })
      return oneForAuthor(noticeId, urlOf)
    },

    async deleteNotice({ input: { noticeId } }) {
      await jobs.cancel('publishNotice', noticeId)
      await notices.remove(noticeId)
      return { noticeId }
    },

    async teacherListNotices({ actor, input: { classId, ...paging }, urlOf }) {
      if (classId !== undefined) await requireClass(classId, actor, { ownership })
      const page = await notices.page({ authorId: actor.userId, classId }, pageRequest(paging))
      return { ...page, records: await forAuthor(page.records, urlOf) }
    },

    teacherGetNotice: ({ input: { noticeId }, urlOf }) => oneForAuthor(noticeId, urlOf),

    studentGetNotice: ({ actor, input: { noticeId }, urlOf, now }) => oneForStudent(noticeId, actor.userId, urlOf, now),

    async readNotice({ actor, input: { noticeId }, urlOf, now }) {
      await notices.markRead(noticeId, actor.userId, now)
      return oneForStudent(noticeId, actor.userId, urlOf, now)
    },

    async studentListNotices({ actor, input: { classId, courseId, ...paging }, urlOf, now }) {
      if (classId !== undefined) await requireClass(classId, actor, { ownership })
      if (courseId !== undefined) await requireCourse(courseId, actor, { ownership })
      const filter = { studentId: actor.userId, classId, courseId, until: now }
      const page = await notices.page(filter, pageRequest(paging))
      return { ...page, records: await forStudent(page.records, actor.userId, urlOf) }
    },

    async getTopNotice({ actor, input: { courseId }, urlOf, now }) {
      if (courseId !== undefined) await requireCourse(courseId, actor, { ownership })
      const notice = await notices.top({ studentId: actor.userId, courseId, until: now })
      return notice && first(await forStudent([notice], actor.userId, urlOf))
    },
  }
}

/** @throws {ApiError} `invalidInput`, `noticeTooShort` */
function requireText(written: NoticeText, isMeant: boolean): NoticeText {
  const text = cleanNotice(written)
  const denial = noticeDenial(text, isMeant)
  if (denial === 'too-short') throw new ApiError('noticeTooShort')
  if (denial) throw invalidField(denial.empty, 'empty', 'This is empty.')
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
    readCount: null,
    audienceCount: null,
    isRead: null,
  }
}

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('There is no notice.')
  return item
}

/** @throws {ApiError} `invalidInput` */
function requirePublishAt(publishAt: string | undefined, now: number): number {
  const at = publishAt === undefined ? now : Date.parse(publishAt)
  if (at > now + PUBLISH_DAYS_MAX * DAY_MS) {
    throw invalidField('publishAt', 'range', `This can be at most ${PUBLISH_DAYS_MAX} days from now.`)
  }
  return Math.max(at, now)
}
