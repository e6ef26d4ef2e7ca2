import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultConfig } from '../src/core.ts'
import { schema } from '../src/db/database.ts'
import { runningLesson, waitingLesson } from './calls/lessons.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

describe('a recording', () => {
  const record = (lessonId: string, input: object) =>
    school.call('recordLesson', { lessonId, ...input }, { as: 'teacher.li' })

  it('starts and stops; asking again changes nothing', async () => {
    const { lessonId } = await runningLesson(school)
    const started = await record(lessonId, { action: 'start' })
    expect(started).toMatchObject({ code: 200, data: { status: 'recording', stoppedAt: null } })
    school.clock.advance(10 * MINUTE)
    expect((await record(lessonId, { action: 'start' })).data).toMatchObject({ durationSeconds: 600 })
    const stopped = await record(lessonId, { action: 'stop' })
    expect(stopped).toMatchObject({ data: { status: 'stopped', durationSeconds: 600 } })
    expect(await record(lessonId, { action: 'stop' })).toMatchObject({ data: { status: 'stopped' } })
  })

  it('[R8] is overwritten by the next one, after a warning', async () => {
    const { lessonId } = await runningLesson(school)
    const first = await record(lessonId, { action: 'start' })
    await record(lessonId, { action: 'stop' })
    expect(await record(lessonId, { action: 'start' })).toMatchObject({ code: errorCodes.recordingExists })
    const second = await record(lessonId, { action: 'start', overwrite: true })
    expect(second).toMatchObject({ code: 200, data: { status: 'recording' } })
    expect(second.data).not.toMatchObject({ recordingId: (first.data as { recordingId: string }).recordingId })
  })

  const kept = async (lessonId: string) => {
    const { recording } = schema
    const rows = await school.db.select().from(recording).where(eq(recording.lessonId, lessonId))
    return rows.map(({ id, status }) => `${id} ${status}`).sort()
  }
  const idOf = ({ data }: { data: unknown }) => (data as { recordingId: string }).recordingId
  /** One that is complete, and the next one, which has begun. */
  const recordTwice = async (lessonId: string) => {
    const former = idOf(await record(lessonId, { action: 'start' }))
    school.clock.advance(MINUTE)
    await record(lessonId, { action: 'stop' })
    school.clock.advance(MINUTE)
    return { former, next: idOf(await record(lessonId, { action: 'start', overwrite: true })) }
  }

  it('[R8] stays until the next one is complete', async () => {
    const { lessonId } = await runningLesson(school)
    const { former, next } = await recordTwice(lessonId)
    expect(await kept(lessonId)).toEqual([`${former} stopped`, `${next} recording`].sort())
    school.clock.advance(MINUTE)
    await record(lessonId, { action: 'stop' })
    expect(await kept(lessonId)).toEqual([`${next} stopped`])
  })

  it('[R8] stays when the next one failed: it was stopped at once', async () => {
    const { lessonId } = await runningLesson(school)
    const { former } = await recordTwice(lessonId)
    expect(await record(lessonId, { action: 'stop' })).toMatchObject({
      data: { status: 'stopped', durationSeconds: 0 },
    })
    expect(await kept(lessonId)).toEqual([`${former} stopped`])
  })

  it('[R8] gives way to one that runs until the class ends', async () => {
    const { lessonId } = await runningLesson(school)
    const { next } = await recordTwice(lessonId)
    school.clock.advance(MINUTE)
    await school.data('endLesson', { lessonId }, 'teacher.li')
    await school.backend.tick()
    expect(await kept(lessonId)).toEqual([`${next} stopped`])
  })

  it('needs a class that runs, and something to stop', async () => {
    const waiting = await waitingLesson(school)
    expect(await record(waiting.lessonId, { action: 'start' })).toMatchObject({ code: errorCodes.classNotStarted })
    const { lessonId } = await runningLesson(school)
    expect(await record(lessonId, { action: 'stop' })).toMatchObject({ code: errorCodes.notRecording })
    await school.data('endLesson', { lessonId }, 'teacher.li')
    expect(await record(lessonId, { action: 'start' })).toMatchObject({ code: errorCodes.classEnded })
  })
})

describe('a stream to watch', () => {
  it('is none with our own engine: the room is joined', async () => {
    const { lessonId } = await runningLesson(school)
    expect(await school.data('getLiveStream', { lessonId }, 'student.anna')).toEqual({
      lessonId,
      roomId: lessonId,
      streams: [],
      isRtcOnly: true,
    })
  })

  it('is where an outside engine relays the class to', async () => {
    const pullStreams = [{ protocol: 'hls' as const, url: 'https://pull.example.org/live/{roomId}.m3u8' }]
    const rtc = { ...defaultConfig.rtc, pullStreams }
    school = await openTestSchool({ config: { demo: true, rtc } })
    const { lessonId } = await runningLesson(school)
    expect(await school.data('getLiveStream', { lessonId }, 'student.anna')).toMatchObject({
      streams: [{ protocol: 'hls', url: `https://pull.example.org/live/${lessonId}.m3u8` }],
      isRtcOnly: false,
    })
  })

  it('waits for the class', async () => {
    const { lessonId } = await waitingLesson(school)
    expect(await school.call('getLiveStream', { lessonId }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.classNotStarted,
    })
  })
})
