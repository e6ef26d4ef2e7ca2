import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { createSystemMessages } from '../src/db/messages/system-messages.ts'
import { enterRoom } from './support/live-client.ts'
import { endedLesson, runningLesson } from './calls/lessons.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
  await school.db.delete(schema.systemMessage)
})

const DAY = 24 * 60 * MINUTE
const NOTICE = { classId: 'cls_hsk1', title: '停课通知', content: '本周六的课改到周日同一时间。' }
const tell = (personIds: readonly string[], kind: 'homeworkAssigned' | 'orderPaid' | 'noticePublished', values = {}) =>
  createSystemMessages(school.db).tell(personIds, { kind, values, targetId: null }, school.clock.now())
const list = (input: object = {}, as = 'student.anna') => school.data('studentListMessages', input, as)

describe('messages', () => {
  it('are in the reader’s language and on the reader’s clock', async () => {
    await tell(['usr_anna'], 'homeworkAssigned', { title: '听写', endTime: '2026-11-21T12:30:00.000Z' })
    const text = async (language: string, timeZone: string) => {
      const headers = { 'accept-language': language, timeZone }
      const { data } = await school.call('studentListMessages', {}, { as: 'student.anna', headers })
      return (data as { records: { text: string }[] }).records[0]?.text
    }
    expect(await text('zh-CN', '8')).toBe('老师布置了新作业“听写”，截止时间：11月21日 20:30')
    expect(await text('en-US', '-3.5')).toBe('New homework “听写”, due Nov 21, 09:00')
    expect(await text('ja-JP', '9')).toContain('11月21日 21:30')
  })

  it('come in pages, of one category or those not read', async () => {
    for (let i = 0; i < 3; i++) {
      await tell(['usr_anna'], 'homeworkAssigned')
      await tell(['usr_anna'], 'orderPaid')
      school.clock.advance(1_000)
    }
    expect(await list({ size: 4 })).toMatchObject({ total: 6, pages: 2, current: 1 })
    const { records } = await list({ category: 'order' })
    expect(records.map(({ category }) => category)).toEqual(['order', 'order', 'order'])
    const [newest] = records
    await school.data('studentReadMessages', { messageIds: [newest?.messageId ?? ''] }, 'student.anna')
    expect(await list({ category: 'order', isUnreadOnly: true })).toMatchObject({ total: 2 })
    expect((await list({ category: 'order' })).records[0]).toMatchObject({ isRead: true })
  })

  it('are read one by one or all together, and nobody reads another’s', async () => {
    await tell(['usr_anna', 'usr_ben'], 'homeworkAssigned')
    const [ofBen] = (await list({}, 'student.ben')).records
    await school.data('studentReadMessages', { messageIds: [ofBen?.messageId ?? ''] }, 'student.anna')
    expect(await school.data('studentCountUnread', {}, 'student.ben')).toMatchObject({ total: 1 })
    expect(await school.data('studentGetMessageNews', {}, 'student.anna')).toMatchObject({ hasNew: true, unread: 1 })
    expect(await school.data('studentReadMessages', {}, 'student.anna')).toMatchObject({ total: 0 })
    expect(await school.data('studentGetMessageNews', {}, 'student.anna')).toEqual({
      hasNew: false,
      unread: 0,
      latest: null,
    })
  })

  it('of a category that is off are not told; orders always are', async () => {
    const turn = (category: string, isOn: boolean) =>
      school.call('studentUpdateNotificationSetting', { category, isOn }, { as: 'student.anna' })
    expect(await turn('order', false)).toMatchObject({ code: errorCodes.alwaysTold })
    await turn('homework', false)
    await tell(['usr_anna', 'usr_ben'], 'homeworkAssigned')
    expect(await list()).toMatchObject({ total: 0 })
    expect(await list({}, 'student.ben')).toMatchObject({ total: 1 })
    expect(await turn('homework', true)).toMatchObject({ code: 200 })
    await tell(['usr_anna'], 'homeworkAssigned')
    expect(await school.data('studentCountUnread', {}, 'student.anna')).toMatchObject({
      categories: expect.arrayContaining([{ category: 'homework', unread: 1 }]),
    })
  })
})

describe('an announcement', () => {
  const add = (change: object = {}) => school.call('addNotice', { ...NOTICE, ...change }, { as: 'teacher.li' })

  it('reaches the students of the class as a message', async () => {
    expect(await add()).toMatchObject({ code: 200, data: { className: '周末小班 A', isTop: false } })
    const { records } = await list({ category: 'notice' })
    expect(records).toMatchObject([{ kind: 'noticePublished', isRead: false }])
    expect(records[0]?.text).toContain('停课通知')
    expect(await school.db.select().from(schema.systemMessage)).toHaveLength(8)
  })

  it('is not empty, not too long, and very short only on purpose', async () => {
    expect(await add({ title: '   ' })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'title' }] },
    })
    expect(await add({ title: '好'.repeat(51) })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'title' }] },
    })
    expect(await add({ content: '好'.repeat(1001) })).toMatchObject({ code: errorCodes.invalidInput })
    expect(await add({ content: '停课' })).toMatchObject({ code: errorCodes.noticeTooShort })
    expect(await add({ content: '停课', confirm: true })).toMatchObject({ code: 200 })
  })

  it('goes to a class of one’s own', async () => {
    expect(await add({ classId: 'cls_hsk2' })).toMatchObject({ code: errorCodes.forbidden })
    expect(await school.call('teacherListNotices', { classId: 'cls_hsk2' }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.forbidden,
    })
  })

  it('can be changed and deleted; those on top come first', async () => {
    await school.db.delete(schema.notice)
    const first = await school.data('addNotice', { ...NOTICE, isTop: true }, 'teacher.li')
    school.clock.advance(MINUTE)
    const second = await school.data('addNotice', { ...NOTICE, title: '带田字格本' }, 'teacher.li')
    const titles = async () =>
      (await school.data('studentListNotices', { courseId: 'crs_hsk1' }, 'student.anna')).records.map(
        ({ title }) => title,
      )
    expect(await titles()).toEqual(['停课通知', '带田字格本'])
    expect(await school.data('getTopNotice', {}, 'student.anna')).toMatchObject({ noticeId: first.noticeId })
    const change = { noticeId: first.noticeId, title: '恢复上课', content: '本周六照常上课。', isTop: false }
    expect(await school.data('updateNotice', change, 'teacher.li')).toMatchObject({ title: '恢复上课', isTop: false })
    expect(await titles()).toEqual(['带田字格本', '恢复上课'])
    expect(await school.data('getTopNotice', {}, 'student.anna')).toBeNull()
    await school.data('deleteNotice', { noticeId: second.noticeId }, 'teacher.li')
    expect(await titles()).toEqual(['恢复上课'])
  })

  it('knows how many of the class have read it', async () => {
    const { noticeId, ...written } = await school.data('addNotice', { ...NOTICE }, 'teacher.li')
    expect(written).toMatchObject({ readCount: 0, audienceCount: 8, isRead: null })
    expect(await school.data('studentGetNotice', { noticeId }, 'student.anna')).toMatchObject({
      isRead: false,
      readCount: null,
    })
    expect(await school.data('readNotice', { noticeId }, 'student.anna')).toMatchObject({ isRead: true })
    expect(await school.data('teacherGetNotice', { noticeId }, 'teacher.li')).toMatchObject({ readCount: 1 })
    expect((await list({ category: 'notice' })).records).toMatchObject([{ isRead: true }])
  })

  it('goes to several classes of one’s own, or to none of them', async () => {
    const two = { ...NOTICE, classIds: ['cls_hsk1', 'cls_hsk2'] }
    expect(await school.call('addNotices', two, { as: 'teacher.li' })).toMatchObject({ code: errorCodes.forbidden })
    expect(await school.db.select().from(schema.systemMessage)).toEqual([])
    const sent = await school.data('addNotices', { ...NOTICE, classIds: ['cls_hsk1'] }, 'teacher.li')
    expect(sent).toMatchObject([{ className: '周末小班 A', audienceCount: 8 }])
  })

  it('that waits is seen by its author alone, until its time', async () => {
    const publishAt = new Date(school.clock.now() + 60 * MINUTE).toISOString()
    const { noticeId } = await school.data('addNotice', { ...NOTICE, publishAt }, 'teacher.li')
    const ofAnna = async () => (await school.data('studentListNotices', {}, 'student.anna')).records
    const sees = async () => (await ofAnna()).some((notice) => notice.noticeId === noticeId)
    expect(await sees()).toBe(false)
    expect(await school.call('studentGetNotice', { noticeId }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.notFound,
    })
    expect((await list({ category: 'notice' })).records).toEqual([])
    school.clock.advance(61 * MINUTE)
    await school.backend.tick()
    expect(await sees()).toBe(true)
    expect(await school.data('teacherGetNotice', { noticeId }, 'teacher.li')).toMatchObject({ audienceCount: 8 })
    const tooLate = new Date(school.clock.now() + 400 * 24 * 60 * MINUTE).toISOString()
    expect(await add({ publishAt: tooLate })).toMatchObject({ code: errorCodes.invalidInput })
  })

  it('is for the class only', async () => {
    expect(await school.call('studentListNotices', { classId: 'cls_hsk1' }, { as: 'student.noor' })).toMatchObject({
      code: errorCodes.notInClass,
    })
    expect(await school.data('studentListNotices', {}, 'student.noor')).toMatchObject({ total: 0 })
  })
})

describe('a comment', () => {
  it('is plain text of 1 to 200 characters below a lesson that was held', async () => {
    const { lessonId: targetId } = await endedLesson(school)
    const add = (content: string, as = 'student.anna') =>
      school.call('studentAddComment', { targetType: 'lesson', targetId, content }, { as })
    expect(await add('<b>很好</b>\u202e \u0007')).toMatchObject({ code: 200, data: { content: '<b>很好</b>' } })
    expect(await add(' \u200b ')).toMatchObject({ code: errorCodes.invalidInput })
    expect(await add('好'.repeat(201))).toMatchObject({ code: errorCodes.invalidInput })
    expect(await add('你好', 'student.noor')).toMatchObject({ code: errorCodes.notInClass })
    const listed = await school.data('teacherListComments', { targetType: 'lesson', targetId }, 'teacher.li')
    expect(listed.records).toMatchObject([{ authorRole: 'student', isMine: false, canDelete: true }])
  })

  it('is deleted by its author, or by the teacher of the lesson', async () => {
    const { lessonId: targetId } = await endedLesson(school)
    const add = async () =>
      (await school.data('studentAddComment', { targetType: 'lesson', targetId, content: '谢谢' }, 'student.anna'))
        .commentId
    const remove = (side: 'teacher' | 'student', commentId: string, as: string) =>
      school.call(`${side}DeleteComment`, { commentId }, { as })
    const first = await add()
    expect(await remove('student', first, 'student.ben')).toMatchObject({ code: errorCodes.forbidden })
    expect(await remove('teacher', first, 'teacher.wang')).toMatchObject({ code: errorCodes.forbidden })
    expect(await remove('student', first, 'student.anna')).toMatchObject({ code: 200 })
    expect(await remove('teacher', await add(), 'teacher.li')).toMatchObject({ code: 200 })
    expect(await remove('teacher', 'cmt_none', 'teacher.li')).toMatchObject({ code: errorCodes.notFound })
  })
})

describe('groups of classes', () => {
  it('show their members and what was said last', async () => {
    const { lessonId } = await runningLesson(school)
    const ben = await enterRoom(school, lessonId, 'student.ben')
    await ben.ask({ type: 'say', text: '老师，我来了' })
    const [group] = await school.data('teacherListChatGroups', {}, 'teacher.li')
    expect(group).toMatchObject({
      classId: 'cls_hsk1',
      memberCount: 9,
      lastMessage: { lessonId, name: 'Ben Carter', text: '老师，我来了' },
      chatRoomId: lessonId,
    })
    const ids = (await school.data('studentListChatGroups', {}, 'student.anna')).map(({ groupId }) => groupId)
    expect(ids.toSorted()).toEqual(['cls_business', 'cls_hsk1', 'cls_hsk2', 'cls_hsk3'])
    expect(await school.data('studentListChatGroups', {}, 'student.noor')).toEqual([])
  })

  it('have QR codes for a day, which open them for their members', async () => {
    const [code] = await school.data('teacherListGroupCodes', {}, 'teacher.li')
    const ticket = new URL(code?.link ?? '').searchParams.get('ticket') ?? ''
    const scan = (text: string, as = 'student.anna') => school.call('openGroupCode', { ticket: text }, { as })
    expect(await scan(ticket)).toMatchObject({ code: 200, data: { classId: code?.classId } })
    expect(await scan(ticket, 'student.noor')).toMatchObject({ code: errorCodes.notInClass })
    expect(await scan(`${ticket.slice(0, -2)}AA`)).toMatchObject({ code: errorCodes.linkExpired })
    expect(await scan('garbage')).toMatchObject({ code: errorCodes.linkExpired })
    school.clock.advance(DAY)
    expect(await scan(ticket)).toMatchObject({ code: errorCodes.linkExpired })
  })
})

describe('an error of the chat', () => {
  const report = { code: '2801', message: 'request timeout', collectTime: '2026-11-20T01:00:00.000Z' }
  const send = (change: object = {}) =>
    school.call('studentReportChatError', { ...report, ...change }, { as: 'student.anna' })

  it('is kept beside what else clients notice', async () => {
    expect(await send({ data: 'x'.repeat(1_500) })).toMatchObject({ code: 200, data: { accepted: 1 } })
    const [entry] = await school.db.select().from(schema.metricEntry)
    expect(entry).toMatchObject({ personId: 'usr_anna', subBizType: 'ChatError', logType: 'error' })
    expect(entry?.data).toHaveLength(1_500)
  })

  it('is heard twenty times, then once in ten seconds', async () => {
    for (let i = 0; i < 20; i++) expect(await send()).toMatchObject({ code: 200 })
    expect(await send()).toMatchObject({ code: errorCodes.tooOften, data: { retryAfterSeconds: 10 } })
    school.clock.advance(10_000)
    expect(await send()).toMatchObject({ code: 200 })
  })
})
