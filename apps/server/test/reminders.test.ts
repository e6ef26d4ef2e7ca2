import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { enterRoom } from './support/live-client.ts'
import { MINUTE, NINE, openTestSchool, type TestSchool } from './support/test-school.ts'

const HOUR = 60 * MINUTE
let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const messages = async (kind: string, targetId: string) => {
  const rows = await school.db.select().from(schema.systemMessage).where(eq(schema.systemMessage.targetId, targetId))
  return rows.filter((row) => row.kind === kind)
}
const tickEveryMinuteFor = async (ms: number) => {
  for (let elapsed = 0; elapsed < ms; elapsed += MINUTE) {
    school.clock.advance(MINUTE)
    await school.backend.tick()
  }
}

describe('a lesson that begins soon', () => {
  const addLesson = async (id: string, startsAt: number) =>
    school.db.insert(schema.lesson).values({
      id,
      classId: 'cls_hsk1',
      no: 90,
      name: '第九十课',
      startsAt,
      endsAt: startsAt + 45 * MINUTE,
    })

  it('is told once, half an hour before, to the teacher and every student', async () => {
    await addLesson('les_soon', NINE + 40 * MINUTE)
    await school.backend.tick()
    expect(await messages('lessonReminder', 'les_soon')).toEqual([])
    await tickEveryMinuteFor(20 * MINUTE)
    await school.restart()
    await tickEveryMinuteFor(2 * MINUTE)
    const told = await messages('lessonReminder', 'les_soon')
    expect(told.map(({ personId }) => personId).sort()).toEqual(
      ['anna', 'ben', 'chika', 'diego', 'emma', 'farid', 'grace', 'haru', 'li'].map((name) => `usr_${name}`),
    )
    expect(told[0]?.values).toEqual({
      lessonName: { name: '第九十课', names: {} },
      startTime: new Date(NINE + 40 * MINUTE).toISOString(),
    })
  })

  it('is told again when it was moved', async () => {
    await addLesson('les_soon', NINE + 20 * MINUTE)
    await school.backend.tick()
    const startsAt = NINE + 3 * HOUR
    await school.db.update(schema.lesson).set({ startsAt }).where(eq(schema.lesson.id, 'les_soon'))
    school.clock.set(startsAt - 10 * MINUTE)
    await school.backend.tick()
    const times = (await messages('lessonReminder', 'les_soon')).map(({ values }) => values.startTime)
    expect(new Set(times).size).toBe(2)
  })

  it('is not told when it has begun early, or waits for a new time', async () => {
    await addLesson('les_soon', NINE + 40 * MINUTE)
    await addLesson('les_unknown', NINE + 40 * MINUTE)
    await school.db.update(schema.lesson).set({ startedAt: NINE }).where(eq(schema.lesson.id, 'les_soon'))
    await school.db.update(schema.lesson).set({ isAwaitingTime: true }).where(eq(schema.lesson.id, 'les_unknown'))
    await tickEveryMinuteFor(15 * MINUTE)
    expect([await messages('lessonReminder', 'les_soon'), await messages('lessonReminder', 'les_unknown')]).toEqual([
      [],
      [],
    ])
  })
})

describe('a homework that ends soon', () => {
  it('is told once, a day before, to those who have not handed it in', async () => {
    const endsAt = NINE + 25 * HOUR
    const person = { authorId: 'usr_li', createdAt: NINE, updatedAt: NINE }
    await school.db.insert(schema.paper).values({
      id: 'pap_1',
      title: '写汉字',
      content: '',
      kind: 'dailyTask',
      isTemplate: false,
      fullScore: 100,
      attachments: [],
      ...person,
    })
    await school.db.insert(schema.homework).values({
      id: 'hwk_1',
      paperId: 'pap_1',
      classId: 'cls_hsk1',
      teacherId: 'usr_li',
      startsAt: NINE,
      endsAt,
      limitMinutes: 0,
      visibility: 'always',
      status: 'published',
      markBy: endsAt,
      announceAt: 'start',
      marksShown: 'atOnce',
      createdAt: NINE,
      updatedAt: NINE,
    })
    await school.db.insert(schema.answerPaper).values({
      id: 'ans_1',
      homeworkId: 'hwk_1',
      studentId: 'usr_anna',
      status: 'submitted',
      startedAt: NINE,
      submittedAt: NINE,
      handInCount: 1,
      comment: '',
      commentImages: [],
      commentAudio: [],
    })
    await school.db.insert(schema.homeworkReminder).values({
      homeworkId: 'hwk_1',
      studentId: 'usr_ben',
      remindedAt: NINE + 30 * MINUTE,
    })
    await school.backend.tick()
    expect(await messages('homeworkReminder', 'hwk_1')).toEqual([])
    await tickEveryMinuteFor(80 * MINUTE)
    const told = (await messages('homeworkReminder', 'hwk_1')).map(({ personId }) => personId)
    expect(told.sort()).toEqual(['chika', 'diego', 'emma', 'farid', 'grace', 'haru'].map((name) => `usr_${name}`))
  })
})

describe('attendance', () => {
  const marks = async (lessonId: string) => {
    const rows = await school.db.select().from(schema.attendance).where(eq(schema.attendance.lessonId, lessonId))
    return new Map(rows.map((row) => [row.studentId, row]))
  }

  it('is counted once the class is over, for everybody; nobody who never came is missing', async () => {
    const lessonId = await school.lessonNow()
    await enterRoom(school, lessonId, 'teacher.li')
    await enterRoom(school, lessonId, 'student.anna')
    await school.data('startLesson', { lessonId }, 'teacher.li')
    school.clock.advance(10 * MINUTE)
    await enterRoom(school, lessonId, 'student.diego')
    school.clock.advance(20 * MINUTE)
    await school.backend.tick()
    expect((await marks(lessonId)).size, 'not before the end').toBe(0)
    await school.data('endLesson', { lessonId }, 'teacher.li')
    // The process ends before it could count.
    await school.restart()
    await school.backend.tick()
    const counted = await marks(lessonId)
    const states = Object.fromEntries([...counted].map(([studentId, { state }]) => [studentId, state]))
    expect(states).toMatchObject({ usr_anna: 'present', usr_diego: 'late', usr_haru: 'absent' })
    expect([counted.size, counted.get('usr_anna')?.presentSeconds]).toEqual([8, 1_800])
  })

  it('is counted as well when the room ended by itself, 30 minutes after its time, while no server ran', async () => {
    const lessonId = await school.lessonNow()
    await enterRoom(school, lessonId, 'teacher.li')
    await enterRoom(school, lessonId, 'student.anna')
    await school.data('startLesson', { lessonId }, 'teacher.li')
    school.clock.advance(5 * HOUR)
    await school.restart()
    await school.backend.tick()
    await expect
      .poll(async () => {
        await school.backend.tick()
        return (await marks(lessonId)).get('usr_anna')?.state
      })
      .toBe('present')
    const [lesson] = await school.db.select().from(schema.lesson).where(eq(schema.lesson.id, lessonId))
    expect(lesson?.endedAt).not.toBeNull()
  })
})
