import { decodeKeyframe, encodeKeyframe } from '@hwjy/classroom/core'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryObjectStore } from '../../src/core.ts'
import { schema } from '../../src/db/database.ts'
import type { ObjectStore } from '../../src/ports/object-store.ts'
import { runningLesson } from '../calls/lessons.ts'
import { enterRoom } from '../support/live-client.ts'
import { officeFile, pdfOf, PNG } from '../support/sample-files.ts'
import { MINUTE, openTestSchool, type TestSchool } from '../support/test-school.ts'
import { addResource, upload } from '../support/uploads.ts'
import { codeForAnna } from './account-of-anna.ts'

const DAY = 24 * 60 * MINUTE
const ANNA = /Anna|Kowalska|我是安娜/
const NEUTRAL = '已注销用户'

let school: TestSchool
let objects: ObjectStore
beforeEach(async () => {
  objects = createMemoryObjectStore()
  school = await openTestSchool({
    objects,
    converter: { toPdf: async () => new Blob([pdfOf(2)]).stream() },
  })
})

const askToClose = async () => {
  const smsCode = await codeForAnna(school, 'closeAccount')
  expect(await school.call('studentCloseAccount', { smsCode }, { as: 'student.anna' })).toMatchObject({ code: 200 })
}
const close = async () => {
  await askToClose()
  school.clock.advance(7 * DAY)
  await school.backend.tick()
}

/** Anna and Li say hello. */
const talk = async (lessonId: string) => {
  const [anna, li] = [
    await enterRoom(school, lessonId, 'student.anna'),
    await enterRoom(school, lessonId, 'teacher.li'),
  ]
  await anna.ask({ type: 'say', text: '老师好，我是安娜' })
  await li.ask({ type: 'say', text: '你好' })
}

/** Everything that is stored about a room, as text. */
const stored = async (lessonId: string) => {
  const { roomEvent, roomKeyframe } = schema
  const events = await school.db
    .select()
    .from(roomEvent)
    .where(eq(roomEvent.roomId, lessonId))
    .orderBy(asc(roomEvent.seq))
  const keyframes = await school.db.select().from(roomKeyframe).where(eq(roomKeyframe.roomId, lessonId))
  return {
    events: JSON.stringify(events.map(({ body }) => body)),
    keyframes: keyframes.map(({ bytes }) => new TextDecoder().decode(bytes)),
  }
}

describe('a room that a former person was in', () => {
  it('has neither their name nor their words in any row or byte; the others keep theirs', async () => {
    const { lessonId } = await runningLesson(school)
    await talk(lessonId)
    school.clock.advance(20 * MINUTE)
    await school.data('endLesson', { lessonId }, 'teacher.li')
    await expect.poll(async () => (await stored(lessonId)).keyframes.length).toBeGreaterThan(0)
    const before = await stored(lessonId)
    expect([before.events, before.keyframes.join()]).toEqual([expect.stringMatching(ANNA), expect.stringMatching(ANNA)])
    await close()
    const after = await stored(lessonId)
    expect([after.events, ...after.keyframes].filter((text) => ANNA.test(text))).toEqual([])
    expect(after.keyframes).toHaveLength(before.keyframes.length)
    expect([after.events, after.keyframes.at(-1)]).toEqual([
      expect.stringMatching('你好'),
      expect.stringMatching('你好'),
    ])
  })

  it('is watched again and listed with the neutral name', async () => {
    const { lessonId } = await runningLesson(school)
    await talk(lessonId)
    await school.data('endLesson', { lessonId }, 'teacher.li')
    await expect.poll(async () => (await stored(lessonId)).keyframes.length).toBeGreaterThan(0)
    await close()
    const { lastSeq } = await school.data('teacherRoomReplay', { lessonId }, 'teacher.li')
    const room = decodeKeyframe(await school.data('teacherReplayKeyframe', { lessonId, seq: lastSeq }, 'teacher.li'))
    expect(room?.participants.usr_anna).toMatchObject({ name: NEUTRAL, messages: 1 })
    expect(room?.chat.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      `${NEUTRAL}: …`,
      expect.stringMatching('你好'),
    ])
    const log = await school.data('teacherRoomLog', { lessonId, afterSeq: 0, limit: 5_000 }, 'teacher.li')
    expect(new TextDecoder().decode(log)).not.toMatch(ANNA)
    const live = await school.backend.live.state(lessonId)
    expect(live?.participants.usr_anna?.name).toBe(NEUTRAL)
  })

  it('loses a keyframe that nobody can read, and keeps forty others, whatever order they are rewritten in', async () => {
    const { lessonId } = await runningLesson(school)
    await talk(lessonId)
    await school.data('endLesson', { lessonId }, 'teacher.li')
    const room = await school.backend.live.state(lessonId)
    if (!room) throw new Error('the room is gone')
    const rows = Array.from({ length: 40 }, (_, no) => ({ seq: 1_000 + no, bytes: encodeKeyframe(room) }))
    const broken = { seq: 2_000, bytes: new TextEncoder().encode('{"name":"Anna"}') }
    await school.db
      .insert(schema.roomKeyframe)
      .values([...rows, broken].map((row) => ({ roomId: lessonId, at: 0, ...row })))
    await close()
    const { keyframes } = await stored(lessonId)
    expect(keyframes.filter((text) => ANNA.test(text))).toEqual([])
    expect(keyframes.length).toBeGreaterThanOrEqual(40)
    expect(await school.db.$count(schema.roomKeyframe, eq(schema.roomKeyframe.seq, 2_000))).toBe(0)
  })

  it('is waited for while it runs: its person is closed out at once, and forgotten when it is over', async () => {
    const { lessonId } = await runningLesson(school)
    await askToClose()
    await talk(lessonId)
    const page = await enterRoom(school, lessonId, 'student.anna')
    // A page that is silent for a week would be closed anyway: the day has come at once.
    const now = school.clock.now()
    await school.db.update(schema.account).set({ closesAt: now }).where(isNotNull(schema.account.closesAt))
    await school.db.update(schema.job).set({ runAt: now }).where(eq(schema.job.kind, 'closeAccounts'))
    await school.backend.tick()
    expect(await page.closed()).toMatchObject({ reason: 'ticket-expired' })
    const jobs = () =>
      school.db.$count(schema.job, and(eq(schema.job.kind, 'forgetInRoom'), eq(schema.job.status, 'waiting')))
    expect(await jobs()).toBe(1)
    await school.data('endLesson', { lessonId }, 'teacher.li')
    school.clock.advance(12 * MINUTE)
    await school.backend.tick()
    expect(await jobs()).toBe(0)
    const { events, keyframes } = await stored(lessonId)
    expect([events, ...keyframes].filter((text) => ANNA.test(text))).toEqual([])
  })
})

describe('the files of a former person', () => {
  const keys = async () => (await objects.list('student/usr_anna/')).map(({ key }) => key)

  it('go when nobody else uses them, with their rows', async () => {
    await addResource(school, 'student.anna', { type: 'document', fileName: 'Anna.pdf', content: pdfOf(1) })
    await addResource(school, 'student.anna', { type: 'image', fileName: 'a.png', content: PNG })
    // Uploaded, and never put into a list.
    await upload(school, 'student.anna', { type: 'image', fileName: 'b.png', content: PNG })
    expect(await keys()).toHaveLength(3)
    await close()
    expect(await keys()).toEqual([])
    expect(await school.db.$count(schema.cloudResource, eq(schema.cloudResource.ownerId, 'usr_anna'))).toBe(0)
  })

  it('stay when a lesson shows them, with the pages made of them, and without the name', async () => {
    const { lessonId } = await runningLesson(school)
    await school.data('endLesson', { lessonId }, 'teacher.li')
    const content = officeFile('word')
    const shown = await addResource(school, 'student.anna', { type: 'document', fileName: 'a.docx', content })
    const own = await addResource(school, 'student.anna', { type: 'document', fileName: 'b.docx', content })
    await school.db.update(schema.cloudResource).set({ lessonId }).where(eq(schema.cloudResource.id, shown))
    for (const resourceId of [shown, own]) {
      const [resource] = await school.db
        .select()
        .from(schema.cloudResource)
        .where(eq(schema.cloudResource.id, resourceId))
      const transcode = { id: resourceId, resourceId, status: 'done' as const, percent: 100, pages: 2, createdAt: 0 }
      const pdfKey = `student/usr_anna/converted/${resourceId}.pdf`
      await objects.publish(await objects.stage(new Blob([pdfOf(2)]).stream()), pdfKey, 'application/pdf')
      await school.db.insert(schema.transcode).values({ ...transcode, pdfKey })
      expect(resource).toBeDefined()
    }
    expect(await keys()).toHaveLength(4)
    await close()
    const left = await keys()
    expect([left.length, left.some((key) => key.includes(shown)), left.some((key) => key.includes(own))]).toEqual([
      2,
      true,
      false,
    ])
    const { resources } = await school.data('getLessonResources', { lessonId }, 'teacher.li')
    expect(resources).toMatchObject([{ fileName: 'a.docx', uploadedBy: { name: NEUTRAL } }])
  })

  it('stay when homework has them', async () => {
    const objectKey = await upload(school, 'student.anna', { type: 'image', fileName: 'a.png', content: PNG })
    const file = { resourceId: 'res_a', fileName: 'a.png', objectKey, sizeBytes: PNG.length, contentType: 'image/png' }
    const [paper] = await school.db
      .select()
      .from(schema.answerPaper)
      .where(eq(schema.answerPaper.studentId, 'usr_anna'))
    await school.db
      .update(schema.answer)
      .set({ images: [file] as never })
      .where(eq(schema.answer.answerPaperId, paper?.id ?? ''))
    await close()
    expect(await keys()).toEqual([objectKey])
  })

  it('go also when there are more than one job takes', async () => {
    for (let no = 0; no < 1_100; no++) {
      const staged = await objects.stage(new Blob([PNG]).stream())
      await objects.publish(staged, `student/usr_anna/image/${no}.png`, 'image/png')
    }
    await close()
    expect(await keys()).toEqual([])
  })
})
