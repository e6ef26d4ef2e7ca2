import { type Actor, createRoomLog, emptyRoom, type RoomCommand, type RoomEvent } from '@hwjy/classroom/core'
import { randomToken, sha256Hex } from '../../../apps/server/src/auth/tokens.ts'
import { type Database, schema } from '../../../apps/server/src/db/database.ts'
import { createLessons } from '../../../apps/server/src/db/timetable/lessons.ts'
import { createSessions } from '../../../apps/server/src/db/accounts/sessions.ts'
import { roomSettings } from '../../../apps/server/src/domain/rooms/room-settings.ts'
import { createRoomStore } from '../../../apps/server/src/live/store/room-store.ts'
import { openFolderDatabase, openPostgresDatabase } from '../../../apps/server/src/node/database/open-database.ts'
import { silentLogger } from '../../../apps/server/src/ports/logger.ts'
import { toStrokes } from '../board/to-strokes.ts'

export interface BenchPerson {
  userId: string
  role: 'teacher' | 'student'
  token: string
}

/** Adds a school beside the demo one: one teacher and one large class. */
export interface BenchSchool {
  teacher: BenchPerson
  students: readonly BenchPerson[]
  lessonId: string
  /** Another one now, for a second class in the same school. */
  otherLessonId: string
  fullBoardLessonId: string
}

export interface BenchStorage {
  /** Data folder of the server; PGlite's database lies in it. */
  dataDir: string
  /** PostgreSQL instead. */
  databaseUrl: string | null
}

export interface SchoolSize {
  students: number
  /** Strokes on the full board, 40 points each. */
  strokes: number
  lessons?: number
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
// PostgreSQL takes 65,535 parameters in one statement; a row here has at most eight.
const ROWS_PER_INSERT = 5_000

/**
 * Writes the school straight into the tables, before a server owns it. The product has no call for two hundred sign-ins
 * in a second, and needs none.
 */
export async function seedSchool({ dataDir, databaseUrl }: BenchStorage, size: SchoolSize): Promise<BenchSchool> {
  const { db, close } =
    databaseUrl === null ? await openFolderDatabase(dataDir, silentLogger) : await openPostgresDatabase(databaseUrl)
  try {
    const people = await addPeople(db, size.students)
    const now = Date.now()
    const lessonId = await addLesson(db, 'les_bench_live', now)
    const otherLessonId = await addLesson(db, 'les_bench_other', now)
    const fullBoardLessonId = await addLesson(db, 'les_bench_board', now - 5 * MINUTE_MS)
    await fillBoard(db, fullBoardLessonId, now - 4 * MINUTE_MS, size.strokes)
    await addOtherDays(db, size.lessons ?? 0, now)
    return { ...people, lessonId, otherLessonId, fullBoardLessonId }
  } finally {
    await close()
  }
}

const TEACHER: Actor = { userId: 'usr_bench_teacher', role: 'teacher', name: 'Bench teacher' }
const SYSTEM: Actor = { userId: 'system', role: 'system', name: '' }
const CLASS_ID = 'cls_bench'

async function addPeople(db: Database, count: number): Promise<Pick<BenchSchool, 'teacher' | 'students'>> {
  const { school, account, person, course, classGroup, enrolment } = schema
  const schoolId = 'sch_bench'
  const students = Array.from({ length: count }, (_, i) => ({
    userId: `usr_bench_${i}`,
    role: 'student' as const,
    name: `Student ${i}`,
  }))
  const teacher = { ...TEACHER, role: 'teacher' as const }
  await db.insert(school).values({
    id: schoolId,
    slug: 'bench',
    name: 'Bench',
    timeZone: 'Asia/Shanghai',
    // An address that names no school belongs to the first one, which stays the demo's.
    position: 1_000,
  })
  const everybody = [teacher, ...students]
  await db.insert(account).values(everybody.map(({ userId: id }) => ({ id, schoolId, username: id })))
  await db
    .insert(person)
    .values(
      everybody.map(({ userId: id, role, name }) => ({ id, accountId: id, schoolId, role, name, nickname: name })),
    )
  await db.insert(course).values({
    id: 'crs_bench',
    schoolId,
    name: 'Bench',
    classType: 'large',
    teachingType: 'live',
    totalLessons: 100,
  })
  await db.insert(classGroup).values({
    id: CLASS_ID,
    courseId: 'crs_bench',
    teacherId: teacher.userId,
    name: 'Bench',
    studentLimit: Math.max(count, 1),
  })
  await db.insert(enrolment).values(students.map(({ userId }) => ({ classId: CLASS_ID, studentId: userId })))

  const sessions = createSessions(db)
  const now = Date.now()
  const signIn = async (actor: Omit<BenchPerson, 'token'> & { name: string }): Promise<BenchPerson> => {
    const token = randomToken()
    const expiresAt = now + DAY_MS
    await sessions.create({
      id: `ses_${actor.userId}`,
      tokenHash: await sha256Hex(token),
      person: actor,
      device: { id: '', userAgent: '' },
      address: '',
      now,
      expiresAt,
      proven: { password: true, phone: false, strong: false },
      refresh: { hash: await sha256Hex(randomToken()), expiresAt },
    })
    return { userId: actor.userId, role: actor.role, token }
  }
  return { teacher: await signIn(teacher), students: await Promise.all(students.map(signIn)) }
}

async function addLesson(db: Database, id: string, startsAt: number): Promise<string> {
  const { lesson } = schema
  await db
    .insert(lesson)
    .values({ id, classId: CLASS_ID, no: 1, name: 'Bench', startsAt, endsAt: startsAt + 45 * MINUTE_MS })
  return id
}

// Fills the board through the room's own rules, so that the log is one the product could have written.
async function fillBoard(db: Database, lessonId: string, at: number, strokeCount: number): Promise<void> {
  const lesson = await createLessons(db).get(lessonId)
  if (!lesson) throw new Error(`lesson ${lessonId} was not added`)
  const log = createRoomLog(emptyRoom())
  const events: RoomEvent[] = []
  const act = (command: RoomCommand, actor: Actor, id: string) => {
    const submission = log.submit(command, actor, id, at)
    if (submission.refused !== undefined) throw new Error(`${command.type} was refused: ${submission.refused}`)
    events.push(...submission.events)
  }
  act({ type: 'open', settings: roomSettings(lesson) }, SYSTEM, 'open')
  act({ type: 'enter' }, TEACHER, 'enter')
  act({ type: 'start' }, TEACHER, 'start')
  const pageId = log.room.board.pages[0]?.id ?? ''
  for (const { id, bytes } of toStrokes(strokeCount)) {
    act({ type: 'board.addStroke', pageId, strokeId: id, bytes }, TEACHER, id)
  }
  act({ type: 'leave', reason: 'left' }, TEACHER, 'leave')
  await createRoomStore(db).append(lessonId, events, log.room)
}

async function addOtherDays(db: Database, count: number, now: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => {
    const startsAt = now - (i + 2) * DAY_MS
    return {
      id: `les_bench_${i}`,
      classId: CLASS_ID,
      no: i + 2,
      name: `Lesson ${i}`,
      startsAt,
      endsAt: startsAt + 45 * MINUTE_MS,
    }
  })
  for (let first = 0; first < rows.length; first += ROWS_PER_INSERT) {
    await db.insert(schema.lesson).values(rows.slice(first, first + ROWS_PER_INSERT))
  }
}
