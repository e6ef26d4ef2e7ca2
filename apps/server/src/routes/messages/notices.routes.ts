import type { Notice } from '../../db/messages/notices.ts'
import { pageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import { nextVersion } from '../../domain/based-on.ts'
import { DAY_MS } from '../../domain/durations.ts'
import { cleanNotice, noticeDenial, type NoticeText } from '../../domain/messages/notice-rules.ts'
import { nameIn } from '../../domain/names.ts'
import { ApiError } from '../../http/api-error.ts'
import { requireUnchanged } from '../../http/changed-meanwhile.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { Call, Handlers, ResponseOf } from '../../http/call.ts'
import type { Both } from '../../http/for-both.ts'
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

type Reader = Pick<Call, 'urlOf' | 'language'>

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
  const forAuthor = async (all: readonly Notice[], reader: Reader) => {
    const readers = await notices.readers(all.map(({ id }) => id))
    return all.map((notice) => {
      const { audience, read } = readers.get(notice.id) ?? { audience: 0, read: 0 }
      return { ...noticeResponse(notice, reader), audienceCount: audience, readCount: read }
    })
  }
  const forStudent = async (all: readonly Notice[], studentId: string, reader: Reader) => {
    const ids = all.map(({ id }) => id)
    const unread = await notices.unread(ids, studentId)
    return all.map((notice) => ({ ...noticeResponse(notice, reader), isRead: !unread.has(notice.id) }))
  }
  const oneForAuthor = async (noticeId: string, reader: Reader) =>
    first(await forAuthor([await require(noticeId)], reader))
  const oneForStudent = async (noticeId: string, studentId: string, reader: Reader, now: number) => {
    const notice = await require(noticeId)
    if (notice.publishedAt > now) throw new ApiError('notFound')
    return first(await forStudent([notice], studentId, reader))
  }

  const publish = async (
    { classIds, isTop, confirm, publishAt, ...written }: NewNotice,
    { actor, now, ...reader }: Reader & { actor: Actor; now: number },
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
    return forAuthor(await Promise.all(ids.map(require)), reader)
  }

  return {
    async addNotice({ actor, input: { classId, ...written }, urlOf, language, now }) {
      return first(await publish({ classIds: [classId], ...written }, { actor, urlOf, language, now }))
    },

    async addNotices({ actor, input, urlOf, language, now }) {
      for (const classId of input.classIds) await requireClass(classId, actor, { ownership })
      return publish(input, { actor, urlOf, language, now })
    },

    async updateNotice({ input: { noticeId, isTop, confirm, basedOn, ...written }, urlOf, language, now }) {
      const text = requireText(written, confirm)
      await notices.lock(noticeId)
      const saved = await require(noticeId)
      requireUnchanged(saved.updatedAt, basedOn)
      const updatedAt = nextVersion(now, saved.updatedAt)
      await notices.change(noticeId, { ...text, ...(isTop !== undefined && { isTop }), updatedAt })
      return oneForAuthor(noticeId, { urlOf, language })
    },

    async deleteNotice({ input: { noticeId } }) {
      await jobs.cancel('publishNotice', noticeId)
      await notices.remove(noticeId)
      return { noticeId }
    },

    async teacherListNotices({ actor, input: { classId, ...paging }, urlOf, language }) {
      if (classId !== undefined) await requireClass(classId, actor, { ownership })
      const page = await notices.page({ authorId: actor.userId, classId }, pageRequest(paging))
      return { ...page, records: await forAuthor(page.records, { urlOf, language }) }
    },

    teacherGetNotice: ({ input: { noticeId }, urlOf, language }) => oneForAuthor(noticeId, { urlOf, language }),

    studentGetNotice: ({ actor, input: { noticeId }, urlOf, language, now }) =>
      oneForStudent(noticeId, actor.userId, { urlOf, language }, now),

    async readNotice({ actor, input: { noticeId }, urlOf, language, now }) {
      await notices.markRead(noticeId, actor.userId, now)
      return oneForStudent(noticeId, actor.userId, { urlOf, language }, now)
    },

    async studentListNotices({ actor, input: { classId, courseId, ...paging }, urlOf, language, now }) {
      if (classId !== undefined) await requireClass(classId, actor, { ownership })
      if (courseId !== undefined) await requireCourse(courseId, actor, { ownership })
      const filter = { studentId: actor.userId, classId, courseId, until: now }
      const page = await notices.page(filter, pageRequest(paging))
      return { ...page, records: await forStudent(page.records, actor.userId, { urlOf, language }) }
    },

    async getTopNotice({ actor, input: { courseId }, urlOf, language, now }) {
      if (courseId !== undefined) await requireCourse(courseId, actor, { ownership })
      const notice = await notices.top({ studentId: actor.userId, courseId, until: now })
      return notice && first(await forStudent([notice], actor.userId, { urlOf, language }))
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

function noticeResponse(notice: Notice, { urlOf, language }: Reader): ResponseOf<'addNotice'> {
  const { id, classId, className, classNames, course, title, content, isTop, author, publishedAt, updatedAt } = notice
  return {
    noticeId: id,
    classId,
    className: nameIn(language, { name: className, names: classNames }),
    courseName: nameIn(language, course),
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
