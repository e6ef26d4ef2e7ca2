import { errorCodes } from '@hwjy/sdk/errors'
import type { ResponseOf } from '../src/http/call.ts'
import { eq } from 'drizzle-orm'
import { createStores } from '../src/db/stores.ts'
import { schema } from '../src/db/database.ts'
import { PNG } from './support/sample-files.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { endedLesson } from './calls/lessons.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'
import { MP4, PDF, upload } from './support/uploads.ts'

let school: TestSchool
let lessonId: string
beforeEach(async () => {
  school = await openTestSchool()
  lessonId = (await endedLesson(school)).lessonId
  // The jobs after class: its log becomes a replay.
  await school.backend.tick()
})

type Replay = ResponseOf<'addReplay'>

const film = { type: 'video', fileName: 'film.mp4', content: MP4 } as const
const addFilm = async (title = '补录') =>
  school.data(
    'addReplay',
    { lessonId, title, durationSeconds: 1_800, newFileName: await upload(school, 'teacher.li', film) },
    'teacher.li',
  )
const decide = (replay: Replay, audit: string, as = 'teacher.wang') =>
  school.call('decideReplay', { replayId: replay.replayId, audit, reason: '' }, { as })
const watched = async () => (await school.data('studentLessonReplay', { lessonId }, 'student.anna')).replay

describe('a replay that a teacher uploads', () => {
  it('waits for approval, and is shown afterwards', async () => {
    const added = await addFilm()
    expect(added).toMatchObject({ source: 'manual', audit: 'pending', isCurrent: false })
    expect((await watched()).replayId).not.toBe(added.replayId)
    expect(await decide(added, 'manuallyApproved')).toMatchObject({
      code: 200,
      data: { audit: 'manuallyApproved', isCurrent: true },
    })
    expect(await watched()).toMatchObject({ replayId: added.replayId, title: '补录', videoUrl: expect.any(String) })
    const { records } = await school.data('studentListMessages', { current: 1, size: 20 }, 'student.anna')
    expect(records.find(({ kind }) => kind === 'replayPublished')).toMatchObject({
      category: 'replay',
      targetId: lessonId,
    })
  })

  it('is promised once it is approved, be it the log of the class or a film', async () => {
    const promised = async () => {
      const { replay } = await school.data('getLessonFinish', { lessonId }, 'student.anna')
      const past = await school.data('studentListPastLessons', { current: 1, size: 1 }, 'student.anna')
      const { records } = await school.data('studentListMessages', { current: 1, size: 20 }, 'student.anna')
      const told = records.filter(({ kind, targetId }) => kind === 'replayPublished' && targetId === lessonId).length
      return { finish: replay?.source ?? null, past: past.records[0]?.replay, told }
    }
    expect(await promised()).toEqual({ finish: 'system', past: 'ready', told: 1 })
    const added = await addFilm()
    expect(await promised()).toEqual({ finish: 'system', past: 'ready', told: 1 })
    await decide(added, 'manuallyApproved')
    expect(await promised()).toEqual({ finish: 'manual', past: 'ready', told: 2 })
  })

  it('takes the place of the one before it once it is approved', async () => {
    const first = await addFilm('第一次')
    await decide(first, 'manuallyApproved')
    const second = await addFilm('第二次')
    expect((await watched()).title).toBe('第一次')
    await decide(second, 'manuallyApproved')
    expect((await watched()).title).toBe('第二次')
    const { records } = await school.data('listLessonReplays', {}, 'teacher.li')
    const own = records.find((record) => record.lessonId === lessonId)
    expect(own?.replays.filter(({ isCurrent }) => isCurrent).map(({ title }) => title)).toEqual(['第二次'])
  })

  it('is not shown when it is rejected, and its teacher hears of it', async () => {
    const added = await addFilm()
    const { videoUrl } = added
    await decide(added, 'rejected')
    expect((await watched()).videoUrl).not.toBe(videoUrl)
  })

  it('is decided once, by somebody else who may', async () => {
    const added = await addFilm()
    expect(await decide(added, 'manuallyApproved', 'teacher.zhou')).toMatchObject({ code: errorCodes.forbidden })
    expect(await decide(added, 'rejected')).toMatchObject({ code: 200 })
    expect(await decide(added, 'manuallyApproved')).toMatchObject({ code: errorCodes.replayDecided })
  })

  it('is taken back while it waits, by the teacher who uploaded it, and its film goes', async () => {
    const { replayId, isOwn } = await addFilm()
    expect(isOwn).toBe(true)
    const withdraw = (as: string) => school.call('withdrawReplay', { replayId }, { as })
    expect(await withdraw('teacher.wang')).toMatchObject({ code: errorCodes.forbidden })
    const used = async () => (await school.data('teacherGetStorage', {}, 'teacher.li')).usedBytes
    expect(await used()).toBeGreaterThan(0)
    expect(await withdraw('teacher.li')).toMatchObject({ code: 200 })
    expect(await used()).toBe(0)
    expect(await withdraw('teacher.li')).toMatchObject({ code: errorCodes.notFound })
    const decided = await addFilm()
    await decide(decided, 'rejected')
    const late = await school.call('withdrawReplay', { replayId: decided.replayId }, { as: 'teacher.li' })
    expect(late).toMatchObject({ code: errorCodes.replayDecided })
  })

  it('is a film by its content, and belongs to a class that was held', async () => {
    const newFileName = await upload(school, 'teacher.li', { type: 'document', fileName: 'a.pdf', content: PDF })
    const input = { lessonId, title: '补录', durationSeconds: 60, newFileName }
    expect(await school.call('addReplay', input, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.fileTypeNotAllowed,
    })
    const missing = { ...input, newFileName: 'teacher/usr_li/video/none.mp4' }
    expect(await school.call('addReplay', missing, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.uploadNotFound,
    })
    const foreign = { ...input, newFileName: 'teacher/usr_wang/video/none.mp4' }
    expect(await school.call('addReplay', foreign, { as: 'teacher.li' })).toMatchObject({ code: errorCodes.forbidden })
  })
})

describe('an uploaded object', () => {
  it('is deleted with its resource, unless a replay shows it', async () => {
    const { newFileName, ...input } = {
      lessonId,
      title: '补录',
      durationSeconds: 1_800,
      newFileName: await upload(school, 'teacher.li', film),
    }
    await school.data('addReplay', { ...input, newFileName }, 'teacher.li')
    const spare = await upload(school, 'teacher.li', film)
    expect(await school.data('deleteObjects', { newFileNames: [newFileName, spare] }, 'teacher.li')).toEqual({
      deleted: [spare],
      kept: [{ newFileName, neededBy: 'replay' }],
    })
    expect(
      await school.call('teacherReadCredential', { type: 'video', fileName: spare }, { as: 'teacher.li' }),
    ).toMatchObject({
      code: errorCodes.notFound,
    })
  })

  it('stays while a face, a logo, a cover, a signed contract or homework shows it', async () => {
    const image = { type: 'image', fileName: '板书.png', content: PNG } as const
    const at = async (index: number, as = 'teacher.li') => [index, await upload(school, as, image)] as const
    const keys = new Map(await Promise.all([0, 1, 2, 3, 4, 5, 6].map((index) => at(index))))
    const key = (index: number) => keys.get(index) ?? ''
    const file = (objectKey: string) => [
      { resourceId: 'res_x', fileName: '板书.png', objectKey, contentType: 'image/png', sizeBytes: PNG.length },
    ]
    const { db } = school
    await db
      .update(schema.person)
      .set({ avatarKey: key(0) })
      .where(eq(schema.person.id, 'usr_li'))
    await db.update(schema.school).set({ logoKey: key(1) })
    await db
      .update(schema.course)
      .set({ coverKey: key(2) })
      .where(eq(schema.course.id, 'crs_hsk1'))
    await db
      .update(schema.question)
      .set({ attachments: file(key(3)) })
      .where(eq(schema.question.authorId, 'usr_li'))
    await db
      .update(schema.paper)
      .set({ attachments: file(key(4)) })
      .where(eq(schema.paper.authorId, 'usr_li'))
    await db.update(schema.answer).set({ markedImages: file(key(5)) })
    const answer = await school.data('deleteObjects', { newFileNames: [...keys.values()] }, 'teacher.li')
    expect(answer.deleted).toEqual([key(6)])
    expect(new Map(answer.kept.map(({ newFileName, neededBy }) => [newFileName, neededBy]))).toEqual(
      new Map([
        ...[0, 1, 2].map((index) => [key(index), 'picture'] as const),
        ...[3, 4, 5].map((index) => [key(index), 'homework'] as const),
      ]),
    )
  })

  const isTryOfAnna = eq(schema.earlierTry.answerPaperId, 'anp_hsk1_returned_anna')

  it('of a student stays while an answer, an earlier try or a signed contract shows it', async () => {
    const image = { type: 'image', fileName: '作业.png', content: PNG } as const
    const [answered, signed] = [
      await upload(school, 'student.anna', image),
      await upload(school, 'student.anna', image),
    ]
    const attachment = { resourceId: 'res_x', fileName: '作业.png', contentType: 'image/png', sizeBytes: PNG.length }
    await school.db.update(schema.answer).set({ images: [{ ...attachment, objectKey: answered }] })
    await school.db.update(schema.contract).set({ signatureKey: signed })
    const needed = await createStores(school.db).resources.neededKeys([answered, signed])
    const kept = new Map([
      [answered, 'homework'],
      [signed, 'contract'],
    ])
    expect(needed).toEqual(kept)
    // The next try has other pictures.
    await school.db.update(schema.answer).set({ images: [] })
    const [shown] = await school.db.select().from(schema.earlierTry).where(isTryOfAnna)
    const answers = (shown?.answers ?? []).map((one) => ({
      ...one,
      answer: one.answer && { ...one.answer, images: [{ ...attachment, objectKey: answered }] },
    }))
    await school.db.update(schema.earlierTry).set({ answers }).where(isTryOfAnna)
    expect(await createStores(school.db).resources.neededKeys([answered, signed])).toEqual(kept)
  })

  it('of somebody else is not deleted', async () => {
    const newFileName = await upload(school, 'teacher.wang', film)
    for (const key of [newFileName, `teacher/usr_li/../../${newFileName}`]) {
      expect(await school.call('deleteObjects', { newFileNames: [key] }, { as: 'teacher.li' })).toMatchObject({
        code: errorCodes.forbidden,
      })
    }
  })
})

describe('a picture inside a call', () => {
  const send = (base64Str: string) => school.call('uploadBase64Image', { base64Str }, { as: 'teacher.li' })

  it('is a JPG or PNG by its first bytes, whatever it says', async () => {
    expect(await send('data:image/png;base64,R0lGODlhAQABAAAAACw=')).toMatchObject({
      code: errorCodes.fileTypeNotAllowed,
    })
    expect(await send('不是图片')).toMatchObject({ code: errorCodes.fileTypeNotAllowed })
  })

  it('has at most eight megabytes', async () => {
    const big = `iVBORw0KGgo${'A'.repeat(11_200_000)}`
    expect(await send(big)).toMatchObject({ code: errorCodes.fileTooLarge, data: { limitBytes: 8 * 1024 * 1024 } })
  })
})
