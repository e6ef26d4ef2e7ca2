import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { PDF, addResource, upload } from './support/uploads.ts'
import { expectPrivate, privateFilesIn } from './support/private-files.ts'
import { PNG } from './support/sample-files.ts'
import { MINUTE, openTestSchool, openTwoSchools, type TestSchool } from './support/test-school.ts'

const DAY = 24 * 60 * MINUTE
let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
  for (const table of [schema.systemMessage, schema.threadMessage, schema.messageThread]) await school.db.delete(table)
})

const send = (as: string, personId: string, change: object = {}) => {
  const side = as.startsWith('teacher') ? 'teacher' : 'student'
  const input = { personId, text: '老师好，我明天交作业。', commandId: crypto.randomUUID(), ...change }
  return school.call(`${side}SendThreadMessage`, input, { as })
}
const ofAnna = () => school.data('studentGetThread', { personId: 'usr_li' }, 'student.anna')
const ofLi = () => school.data('teacherGetThread', { personId: 'usr_anna' }, 'teacher.li')
const unread = (as: string) =>
  school.data(as.startsWith('teacher') ? 'teacherGetMessageNews' : 'studentGetMessageNews', {}, as)

describe('a conversation', () => {
  it('begins with the first message, and both see it', async () => {
    expect(await ofAnna()).toMatchObject({
      thread: { threadId: null, person: { userId: 'usr_li' }, role: 'teacher', unread: 0, sendDenial: null },
      messages: [],
      hasMore: false,
    })
    expect(await send('student.anna', 'usr_li')).toMatchObject({ code: 200, data: { isMine: true, isRead: false } })
    const { thread, messages } = await ofLi()
    expect(thread).toMatchObject({ person: { userId: 'usr_anna' }, role: 'student', unread: 1 })
    expect(messages).toMatchObject([{ isMine: false, text: '老师好，我明天交作业。', commandId: null }])
    expect(await school.data('teacherListThreads', {}, 'teacher.li')).toMatchObject({
      total: 1,
      unread: 1,
      records: [
        { lastMessage: { text: '老师好，我明天交作业。' }, classNames: expect.arrayContaining(['周末小班 A']) },
      ],
    })
  })

  it('is read up to a message, and its sender sees that', async () => {
    await send('student.anna', 'usr_li')
    await send('student.anna', 'usr_li', { text: '还有一个问题。' })
    const { thread, messages } = await ofLi()
    const [first] = messages
    const input = { threadId: thread.threadId ?? '', messageId: first?.messageId ?? '' }
    expect(await school.data('teacherReadThread', input, 'teacher.li')).toMatchObject({ unread: 1 })
    expect((await ofAnna()).messages.map(({ isRead }) => isRead)).toEqual([true, false])
    expect((await ofLi()).thread.unread).toBe(1)
  })

  it('is told in the bell once while it is unread, and no more once it was read', async () => {
    await send('student.anna', 'usr_li')
    await send('student.anna', 'usr_li')
    const latest = { kind: 'messageReceived', values: { role: 'student' }, targetId: 'usr_anna', category: 'message' }
    expect(await unread('teacher.li')).toMatchObject({ unread: 1, latest })
    const { thread, messages } = await ofLi()
    const input = { threadId: thread.threadId ?? '', messageId: messages.at(-1)?.messageId ?? '' }
    await school.data('teacherReadThread', input, 'teacher.li')
    expect(await unread('teacher.li')).toMatchObject({ unread: 0 })
    await send('student.anna', 'usr_li')
    expect(await unread('teacher.li')).toMatchObject({ unread: 1 })
  })

  it('is not told to who turned such messages off, and is there all the same', async () => {
    await school.data('teacherUpdateNotificationSetting', { category: 'message', isOn: false }, 'teacher.li')
    await send('student.anna', 'usr_li')
    expect(await unread('teacher.li')).toMatchObject({ unread: 0 })
    expect((await ofLi()).thread.unread).toBe(1)
  })

  it('comes in parts, the newest first', async () => {
    for (const text of ['第一句', '第二句', '第三句', '第四句', '第五句'])
      await send('student.anna', 'usr_li', { text })
    const newest = await school.data('teacherGetThread', { personId: 'usr_anna', size: 2 }, 'teacher.li')
    expect(newest).toMatchObject({ hasMore: true, messages: [{ text: '第四句' }, { text: '第五句' }] })
    const beforeId = newest.messages[0]?.messageId ?? ''
    const threadId = newest.thread.threadId ?? ''
    const older = await school.data('teacherListThreadMessages', { threadId, beforeId, size: 3 }, 'teacher.li')
    expect(older.messages.map(({ text }) => text)).toEqual(['第一句', '第二句', '第三句'])
    expect(older.hasMore).toBe(false)
    const unknown = { threadId, beforeId: 'thm_none' }
    expect(await school.call('teacherListThreadMessages', unknown, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.invalidInput,
    })
  })
})

describe('a message', () => {
  it('that is sent again by the same command is stored once', async () => {
    const again = { commandId: 'cmd-1' }
    const first = await send('student.anna', 'usr_li', again)
    const second = await send('student.anna', 'usr_li', again)
    expect(second).toMatchObject({ code: 200, data: { messageId: (first.data as { messageId: string }).messageId } })
    expect((await ofLi()).messages).toHaveLength(1)
    // The command is the sender’s own.
    await send('student.ben', 'usr_li', again)
    expect(await school.db.select().from(schema.threadMessage)).toHaveLength(2)
  })

  it('is not empty, not too long, and very short only on purpose', async () => {
    const issue = (path: string) => ({ code: errorCodes.invalidInput, data: { issues: [{ path }] } })
    expect(await send('student.anna', 'usr_li', { text: ' \u200b\n ' })).toMatchObject(issue('text'))
    expect(await send('student.anna', 'usr_li', { text: '好'.repeat(1_001) })).toMatchObject(issue('text'))
    expect(await send('student.anna', 'usr_li', { text: '嗯' })).toMatchObject({ code: errorCodes.messageTooShort })
    expect(await send('student.anna', 'usr_li', { text: '嗯', confirm: true })).toMatchObject({ code: 200 })
    expect((await ofLi()).messages).toHaveLength(1)
  })

  it('has pictures of the sender’s own, which the two alone can open', async () => {
    const resourceId = await addResource(school, 'student.anna', { type: 'image', fileName: 'a.png', content: PNG })
    const sent = await send('student.anna', 'usr_li', { text: '', resourceIds: [resourceId] })
    expect(sent).toMatchObject({ code: 200, data: { text: '', pictures: [{ resourceId, contentType: 'image/png' }] } })
    const files = privateFilesIn((await ofLi()).messages)
    expect(files).toHaveLength(1)
    for (const file of files) await expectPrivate(school, file)
    expect(await send('student.ben', 'usr_li', { resourceIds: [resourceId] })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'resourceIds.0' }] },
    })
    const document = await addResource(school, 'student.anna', { type: 'document', fileName: 'a.pdf', content: PDF })
    expect(await send('student.anna', 'usr_li', { resourceIds: [document] })).toMatchObject({
      code: errorCodes.invalidInput,
    })
  })

  it('keeps its pictures when the sender deletes the file', async () => {
    const file = { type: 'image', fileName: 'b.png', content: PNG } as const
    const newFileName = await upload(school, 'teacher.li', file)
    const { resourceId } = await school.data(
      'teacherAddCloudResource',
      { newFileName, fileName: 'b.png', type: 'image' },
      'teacher.li',
    )
    await send('teacher.li', 'usr_anna', { resourceIds: [resourceId] })
    expect(await school.data('deleteObjects', { newFileNames: [newFileName] }, 'teacher.li')).toMatchObject({
      deleted: [],
      kept: [{ newFileName, neededBy: 'message' }],
    })
  })

  it('is one of thirty at once, then one in five seconds', async () => {
    for (let i = 0; i < 30; i++) expect(await send('student.anna', 'usr_li')).toMatchObject({ code: 200 })
    expect(await send('student.anna', 'usr_li')).toMatchObject({
      code: errorCodes.tooOften,
      data: { retryAfterSeconds: 5 },
    })
    school.clock.advance(5_000)
    expect(await send('student.anna', 'usr_li')).toMatchObject({ code: 200 })
  })
})

describe('who may write', () => {
  const refused = { code: errorCodes.noSharedClass }

  it('are the teacher and the students of a class, and nobody else', async () => {
    expect(await send('teacher.li', 'usr_anna')).toMatchObject({ code: 200 })
    expect(await send('student.noor', 'usr_li')).toMatchObject(refused)
    expect(await send('teacher.zhou', 'usr_anna')).toMatchObject(refused)
    expect(await send('student.anna', 'usr_ben')).toMatchObject({ code: errorCodes.notFound })
    expect(await send('teacher.li', 'usr_wang')).toMatchObject({ code: errorCodes.notFound })
    expect(await send('student.anna', 'usr_none')).toMatchObject({ code: errorCodes.notFound })
    expect(await school.call('studentGetThread', { personId: 'usr_li' }, { as: 'student.noor' })).toMatchObject(refused)
  })

  it('see nothing of the conversation of two others', async () => {
    await send('student.anna', 'usr_li')
    const threadId = (await ofAnna()).thread.threadId ?? ''
    for (const as of ['student.ben', 'student.noor']) {
      expect(await school.call('studentListThreadMessages', { threadId }, { as })).toMatchObject({
        code: errorCodes.forbidden,
      })
    }
    expect(await school.call('teacherListThreadMessages', { threadId }, { as: 'teacher.wang' })).toMatchObject({
      code: errorCodes.forbidden,
    })
    expect(await school.data('studentListThreads', {}, 'student.ben')).toMatchObject({ total: 0 })
  })

  it('do so until 90 days after the last lesson of the class, and read afterwards', async () => {
    await send('student.anna', 'usr_li')
    const endLessonsAt = (endsAt: number) => school.db.update(schema.lesson).set({ startsAt: endsAt - MINUTE, endsAt })
    await endLessonsAt(school.clock.now() - 89 * DAY)
    expect(await send('student.anna', 'usr_li')).toMatchObject({ code: 200 })
    await endLessonsAt(school.clock.now() - 91 * DAY)
    expect(await send('student.anna', 'usr_li')).toMatchObject(refused)
    expect(await ofAnna()).toMatchObject({ thread: { sendDenial: 'no-shared-class' }, messages: [{}, {}] })
  })

  it('lose it with the class', async () => {
    await send('student.anna', 'usr_li')
    await school.db.delete(schema.enrolment).where(eq(schema.enrolment.studentId, 'usr_anna'))
    expect(await send('student.anna', 'usr_li')).toMatchObject(refused)
    expect(await send('teacher.li', 'usr_anna')).toMatchObject(refused)
  })

  it('are none where the school has switched messages off; what was written stays', async () => {
    await send('student.anna', 'usr_li')
    await school.data('updateSchoolSettings', { directMessages: false }, 'teacher.li')
    expect(await send('student.anna', 'usr_li')).toMatchObject({ code: errorCodes.messagesSwitchedOff })
    expect(await send('teacher.li', 'usr_anna')).toMatchObject({ code: errorCodes.messagesSwitchedOff })
    expect(await ofLi()).toMatchObject({ thread: { sendDenial: 'switched-off' }, messages: [{}] })
    await school.data('updateSchoolSettings', { directMessages: true }, 'teacher.li')
    expect(await send('teacher.li', 'usr_anna')).toMatchObject({ code: 200 })
  })

  it('of a family are its students, each with conversations of their own', async () => {
    await school.db.insert(schema.enrolment).values({ classId: 'cls_hsk1', studentId: 'usr_samuel' })
    expect(await send('student.grace', 'usr_li')).toMatchObject({ code: 200 })
    await school.data('assignStudent', { stuId: 'usr_samuel' }, 'student.grace')
    expect(await school.data('studentListThreads', {}, 'student.grace')).toMatchObject({ total: 0 })
    expect(await send('student.grace', 'usr_li')).toMatchObject({ code: 200 })
    const { records } = await school.data('teacherListThreads', {}, 'teacher.li')
    expect(records.map(({ person }) => person.userId).toSorted()).toEqual(['usr_grace', 'usr_samuel'])
  })

  it('are of one school', async () => {
    school = await openTwoSchools()
    expect(await send('student.anna@maple', 'usr_li')).toMatchObject({ code: errorCodes.notFound })
  })
})
