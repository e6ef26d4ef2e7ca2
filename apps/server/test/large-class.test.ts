import { studentCount, USUAL_RULES } from '@hwjy/classroom/core'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createSigner } from '../src/auth/tokens.ts'
import { schema } from '../src/db/database.ts'
import { createLessons } from '../src/db/timetable/lessons.ts'
import { createLiveHub } from '../src/live/live-hub.ts'
import { createRoomTickets } from '../src/live/room-ticket.ts'
import { createRoomStore } from '../src/live/store/room-store.ts'
import { SFU_LIMITS } from '../src/node/sfu/sfu-limits.ts'
import { silentLogger } from '../src/ports/logger.ts'
import { createP2pHost } from '../src/rtc/p2p-host.ts'
import { openTestSchool, SECRET } from './support/test-school.ts'

const SEATS = 500
const student = (no: number) => ({ userId: `usr_student_${no}`, role: 'student' as const, name: `学生 ${no}` })

/** A hub, and the lesson of a large class that sells so many seats. */
async function largeClass(studentLimit: number) {
  const school = await openTestSchool()
  const lessonId = await school.lessonNow()
  const { classId, courseId } = await school.db
    .select({ classId: schema.classGroup.id, courseId: schema.classGroup.courseId })
    .from(schema.lesson)
    .innerJoin(schema.classGroup, eq(schema.classGroup.id, schema.lesson.classId))
    .where(eq(schema.lesson.id, lessonId))
    .then(([row]) => row ?? { classId: '', courseId: '' })
  await school.db.update(schema.classGroup).set({ studentLimit }).where(eq(schema.classGroup.id, classId))
  await school.db.update(schema.course).set({ classType: 'large' }).where(eq(schema.course.id, courseId))
  const lesson = await createLessons(school.db).get(lessonId)
  if (!lesson) throw new Error('no lesson')
  const hub = createLiveHub({
    store: createRoomStore(school.db),
    clock: school.clock,
    logger: silentLogger,
    rtc: createP2pHost({ verifyToken: () => 'valid' }),
    tickets: createRoomTickets(createSigner(SECRET)),
    rulesOf: async () => USUAL_RULES,
    studentsOf: async () => [],
  })
  const enter = (no: number) => hub.execute(lesson, { type: 'enter' }, student(no), `enter-${no}`)
  return { school, hub, lesson, enter }
}

describe('500 seats', () => {
  it('500 students enter the room of a class that sells 500 seats, and the next one is refused as room-full', async () => {
    const { hub, lesson, enter } = await largeClass(SEATS)
    const entered = await Promise.all(Array.from({ length: SEATS }, (_, no) => enter(no)))
    expect(entered.filter((outcome) => 'refused' in outcome)).toEqual([])
    expect(hub.studentsHere(lesson.id)).toBe(SEATS)
    expect(await enter(SEATS)).toEqual({ refused: 'room-full' })
    const room = await hub.state(lesson.id)
    expect(room && studentCount(room)).toBe(SEATS)
    await hub.stop()
  })

  it('the lesson says as many seats as its room has', async () => {
    const { school, hub, lesson } = await largeClass(SEATS)
    const { lessons } = await school.data('listTeacherLessonsByDate', { lessonDate: '2026-11-20' }, 'teacher.li')
    expect(lessons.find(({ lessonId }) => lessonId === lesson.id)).toMatchObject({ studentLimit: SEATS })
    await hub.stop()
  })

  it('a school that sells 500 seats says 500 where screens name the limit', async () => {
    const school = await openTestSchool()
    expect((await school.data('getBaseInfo', {}, 'teacher.li')).limits.largeClass).toBe(200)
    await school.db.update(schema.school).set({ settings: { largeClassLimit: SEATS } })
    expect((await school.data('getBaseInfo', {}, 'teacher.li')).limits.largeClass).toBe(SEATS)
  })

  it('the media server has room for a class of 500 and its teacher', () =>
    expect(SFU_LIMITS.maxViewers).toBeGreaterThan(SEATS))
})
