import { errorCodes } from '@hwjy/sdk/errors'
import { decodeKeyframe, emptyRoom, eventsOfLog, evolve, LIVE_PROTOCOL, type RoomEvent } from '@hwjy/classroom/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { enterRoom } from './support/live-client.ts'
import { runningLesson, waitingLesson } from './calls/lessons.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
let lessonId: string

/** A class with chat, ink, a practice, a prize, and Ben, who was removed. */
beforeEach(async () => {
  school = await openTestSchool()
  lessonId = (await runningLesson(school)).lessonId
  const anna = await enterRoom(school, lessonId, 'student.anna')
  await enterRoom(school, lessonId, 'student.ben')
  const li = await enterRoom(school, lessonId, 'teacher.li')
  await anna.ask({ type: 'say', text: '老师好' })
  await li.ask({ type: 'board.addPage', pageId: 'p2', background: 'tianzige' })
  const clicker = { lessonId, kind: 'clicker' as const, optionCount: 2, correctKeys: ['A' as const] }
  const { practiseId } = await school.data('openPractice', clicker, 'teacher.li')
  await school.data('answerPractice', { practiseId, answers: [{ no: 1, keys: ['A'] }] }, 'student.anna')
  await school.data('awardPrize', { lessonId, stuIds: ['usr_anna'], kind: 'star' }, 'teacher.li')
  await li.ask({ type: 'remove', userId: 'usr_ben', reason: '一直放音乐' })
  school.clock.advance(20 * MINUTE)
})

/** Ends the class. The jobs after it make its log its replay. */
async function finish() {
  await school.data('endLesson', { lessonId }, 'teacher.li')
  await school.backend.tick()
}

async function readLog(side: 'teacher' | 'student', as: string, limit: number): Promise<RoomEvent[]> {
  const events: RoomEvent[] = []
  for (;;) {
    const afterSeq = events.at(-1)?.seq ?? 0
    const bytes = await school.data(`${side}RoomLog`, { lessonId, afterSeq, limit }, as)
    if (bytes.length === 0) return events
    events.push(...(eventsOfLog(bytes) ?? []))
  }
}

describe('the log of a class', () => {
  it('is enough to show the class again, in pages of any size', async () => {
    await finish()
    const { lastSeq, protocol } = await school.data('teacherRoomReplay', { lessonId }, 'teacher.li')
    expect(protocol).toBe(LIVE_PROTOCOL)
    for (const limit of [3, 5_000]) {
      const events = await readLog('teacher', 'teacher.li', limit)
      expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: lastSeq }, (_, i) => i + 1))
      const room = events.reduce(evolve, emptyRoom())
      expect(room).toMatchObject({ status: 'ended', prizes: { usr_anna: { star: 1 } } })
      expect(room.chat.map(({ text }) => text)).toEqual(['老师好'])
      expect(room.board.pages).toHaveLength(2)
    }
  })

  it('can be entered at a keyframe', async () => {
    await finish()
    await expect
      .poll(async () => (await school.data('teacherRoomReplay', { lessonId }, 'teacher.li')).keyframes.length)
      .toBeGreaterThan(0)
    const { keyframes, lastSeq } = await school.data('teacherRoomReplay', { lessonId }, 'teacher.li')
    expect(keyframes.at(-1)).toMatchObject({ seq: lastSeq, sizeBytes: expect.any(Number) })
    const bytes = await school.data('studentReplayKeyframe', { lessonId, seq: lastSeq }, 'student.anna')
    expect(decodeKeyframe(bytes)).toMatchObject({ seq: lastSeq, status: 'ended' })
    expect(await school.call('teacherReplayKeyframe', { lessonId, seq: 1 }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.notFound,
    })
  })

  it('keeps what the room kept: why somebody was removed, and who chose what', async () => {
    await finish()
    const events = await readLog('student', 'student.anna', 1_000)
    expect(events.find(({ type }) => type === 'participantRemoved')).toMatchObject({ reason: '' })
    // Anna chose it herself.
    expect(events.find(({ type }) => type === 'practiceAnswered')).toMatchObject({ keys: [['A']] })
    const teachers = await readLog('teacher', 'teacher.li', 1_000)
    expect(teachers.find(({ type }) => type === 'participantRemoved')).toMatchObject({ reason: '一直放音乐' })
    expect(teachers.find(({ type }) => type === 'practiceAnswered')).toMatchObject({ keys: [], answered: [true] })
  })

  it('has no words of a message that was removed, as it was said and as it was pinned', async () => {
    const anna = await enterRoom(school, lessonId, 'student.anna')
    const li = await enterRoom(school, lessonId, 'teacher.li')
    await anna.ask({ type: 'say', text: '不该说的话' })
    const seq = anna.room.chat.at(-1)?.seq ?? 0
    await li.ask({ type: 'pinMessage', messageSeq: seq })
    await li.ask({ type: 'deleteMessage', messageSeq: seq })
    await finish()
    for (const [side, as] of [
      ['student', 'student.anna'],
      ['teacher', 'teacher.li'],
    ] as const) {
      const events = await readLog(side, as, 1_000)
      expect(JSON.stringify(events)).not.toContain('不该说的话')
      expect(events.find((event) => event.seq === seq)).toMatchObject({ type: 'chatSent', text: '…' })
      expect(JSON.stringify(events)).toContain('老师好')
    }
  })

  it('shows a person their own answer from a keyframe, too', async () => {
    await finish()
    const { lastSeq } = await school.data('studentRoomReplay', { lessonId }, 'student.anna')
    const answersFrom = async (side: 'teacher' | 'student', as: string) =>
      decodeKeyframe(await school.data(`${side}ReplayKeyframe`, { lessonId, seq: lastSeq }, as))?.practice?.answers
    await expect.poll(() => answersFrom('student', 'student.anna')).toMatchObject([{ keys: [['A']] }])
    expect(await answersFrom('teacher', 'teacher.li')).toMatchObject([{ keys: [], answered: [true] }])
  })

  it('is there once the class has ended', async () => {
    for (const id of ['teacherRoomReplay', 'teacherRoomLog'] as const) {
      expect(await school.call(id, { lessonId }, { as: 'teacher.li' })).toMatchObject({
        code: errorCodes.classNotEnded,
      })
    }
    const waiting = await waitingLesson(school)
    expect(await school.call('studentRoomReplay', waiting, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.classNotEnded,
    })
  })

  it('waits, for students, as long as the school has not approved it', async () => {
    await finish()
    await school.db.update(schema.replay).set({ audit: 'pending', isCurrent: false })
    const calls = [
      ['RoomReplay', {}],
      ['RoomLog', { afterSeq: 0, limit: 10 }],
      ['ReplayKeyframe', { seq: 10_000 }],
    ] as const
    for (const [name, input] of calls) {
      const answer = await school.call(`student${name}`, { lessonId, ...input } as never, { as: 'student.anna' })
      expect({ name, code: answer.code }).toEqual({ name, code: errorCodes.replayNotReady })
    }
    expect(await readLog('teacher', 'teacher.li', 10)).not.toEqual([])
    // A film that is approved says nothing about the log.
    await school.db.update(schema.replay).set({ audit: 'rejected' })
    await school.db.insert(schema.replay).values({
      id: 'rep_film',
      lessonId,
      source: 'manual',
      title: '课堂回放',
      objectKey: 'teacher/usr_li/video/film.mp4',
      durationSeconds: 3,
      sizeBytes: 3_275,
      audit: 'manuallyApproved',
      auditReason: '',
      createdAt: school.clock.now(),
      isCurrent: true,
    })
    expect(await school.call('studentRoomReplay', { lessonId }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.replayNotReady,
    })
  })

  it('is for the class: not for strangers, not for who was removed', async () => {
    await finish()
    const read = (as: string) => school.call('studentRoomReplay', { lessonId }, { as })
    expect(await read('student.anna')).toMatchObject({ code: 200 })
    expect(await read('student.ben')).toMatchObject({ code: errorCodes.removedFromClass })
    expect(await read('student.noor')).toMatchObject({ code: errorCodes.notInClass })
    expect(await school.call('teacherRoomReplay', { lessonId }, { as: 'teacher.wang' })).toMatchObject({
      code: errorCodes.forbidden,
    })
  })
})
