import { beforeEach, describe, expect, it } from 'vitest'
import { defaultConfig, DEMO_CLIENT } from '../src/core.ts'
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
    expect(await record(lessonId, { action: 'start' })).toMatchObject({ code: 35010 })
    const second = await record(lessonId, { action: 'start', overwrite: true })
    expect(second).toMatchObject({ code: 200, data: { status: 'recording' } })
    expect(second.data).not.toMatchObject({ recordingId: (first.data as { recordingId: string }).recordingId })
  })

  it('needs a class that runs, and something to stop', async () => {
    const waiting = await waitingLesson(school)
    expect(await record(waiting.lessonId, { action: 'start' })).toMatchObject({ code: 30007 })
    const { lessonId } = await runningLesson(school)
    expect(await record(lessonId, { action: 'stop' })).toMatchObject({ code: 35011 })
    await school.data('endLesson', { lessonId }, 'teacher.li')
    expect(await record(lessonId, { action: 'start' })).toMatchObject({ code: 30005 })
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
    school = await openTestSchool({ config: { demo: true, client: DEMO_CLIENT, rtc } })
    const { lessonId } = await runningLesson(school)
    expect(await school.data('getLiveStream', { lessonId }, 'student.anna')).toMatchObject({
      streams: [{ protocol: 'hls', url: `https://pull.example.org/live/${lessonId}.m3u8` }],
      isRtcOnly: false,
    })
  })

  it('waits for the class', async () => {
    const { lessonId } = await waitingLesson(school)
    expect(await school.call('getLiveStream', { lessonId }, { as: 'student.anna' })).toMatchObject({ code: 30007 })
  })
})
