/**
 * Adds to the demo school what larger screens need: two classes of one course, a class of thirty and one of two hundred,
 * lessons on both sides of a clock change, work with photos and takes, files, a replay that waits for a decision.
 * A school with these has media to show, so a host that brings none (`BackendOptions.demoMedia`) gets the small demo.
 */
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../../db/database.ts'
import { createLessons } from '../../db/timetable/lessons.ts'
import { DAY_MS } from '../../domain/durations.ts'
import { CLASS_LIMIT } from '../../domain/rooms/room-times.ts'
import type { RoomStore } from '../../live/store/room-store.ts'
import { demoOffer } from '../demo-catalogue.ts'
import { demoHistory } from '../demo-history.ts'
import { saveDemoLog } from './save-demo-log.ts'
import { DEMO_PEOPLE } from '../demo-people.ts'
import { CLASSMATES } from './classmates.ts'
import { crowdHistory } from './crowd-history.ts'
import { DEMO_MEDIA, demoMediaKey } from './demo-media.ts'
import { showcaseFiles } from './showcase-files.ts'
import { showcaseHomework, showcasePhrases } from './showcase-homework.ts'
import { CLASS_ABROAD, CLASS_OF_200, CLASS_OF_30, showcaseLessons } from './showcase-lessons.ts'

interface Demo {
  db: Database
  store: RoomStore
  schoolId: string
  /** Hashes the public password. One hash serves all. */
  passwordHash(): Promise<string>
}

const STUDENTS = DEMO_PEOPLE.filter(({ role }) => role === 'student')
const [ANNA, BEN] = STUDENTS
const REGISTERED = 18

const COURSE_ABROAD = {
  id: 'crs_europe',
  name: '生活汉语 · 欧洲班',
  names: { 'en-US': 'Chinese for daily life · Europe', 'ja-JP': '生活の中国語 · ヨーロッパ' },
  pinyin: 'Shēnghuó Hànyǔ · Ōuzhōu bān',
  classType: 'small',
  teachingType: 'live',
  // More than are on the timetable yet: a class is planned a few weeks ahead.
  totalLessons: 12,
  ...demoOffer('crs_hsk2'),
} as const

const CLASSES = [
  { id: CLASS_OF_30, courseId: 'crs_hsk1', teacherId: 'usr_li', name: '周日小班 C', studentLimit: CLASS_LIMIT.small },
  {
    id: CLASS_OF_200,
    courseId: 'crs_hsk3',
    teacherId: 'usr_wang',
    name: '周末大班（二百人）',
    studentLimit: CLASS_LIMIT.large,
  },
  {
    id: CLASS_ABROAD,
    courseId: 'crs_europe',
    teacherId: 'usr_li',
    name: '欧洲晚间班',
    studentLimit: CLASS_LIMIT.small,
  },
]

/** Adds it once. Needs the demo school itself. */
export async function seedShowcase(demo: Demo, now: EpochMs): Promise<void> {
  const { db, store } = demo
  const [existing] = await db.select().from(schema.classGroup).where(eq(schema.classGroup.id, CLASS_OF_30))
  if (!existing) {
    const passwordHash = await demo.passwordHash()
    await db.transaction(async (tx) => {
      await addClassmates(tx, demo.schoolId, passwordHash, now)
      await addClasses(tx, demo.schoolId, now)
      await addWork(tx, now)
      await addReading(tx, now)
    })
  }
  const lessons = createLessons(db)
  for (const { id, classId } of showcaseLessons(now).filter(({ isHeld }) => isHeld)) {
    const lesson = await lessons.get(id)
    // A start that was cut short is finished by the next one.
    if (!lesson || lesson.startedAt !== null) continue
    const history =
      classId === CLASS_ABROAD ? demoHistory(lesson) : crowdHistory(lesson, await lessons.students(classId))
    await saveDemoLog(store, id, history)
  }
}

async function addClassmates(tx: Database, schoolId: string, passwordHash: string, createdAt: EpochMs): Promise<void> {
  await tx
    .insert(schema.account)
    .values(CLASSMATES.map(({ accountId: id, username }) => ({ id, schoolId, username, passwordHash, createdAt })))
  await tx.insert(schema.person).values(
    CLASSMATES.map(({ id, accountId, name, nickname, timeZone }) => {
      return { id, accountId, schoolId, role: 'student' as const, name, nickname, timeZone, createdAt }
    }),
  )
}

async function addClasses(tx: Database, schoolId: string, now: EpochMs): Promise<void> {
  await tx.insert(schema.course).values({ ...COURSE_ABROAD, schoolId, createdAt: now, updatedAt: now })
  await tx.insert(schema.classGroup).values(CLASSES.map((group) => ({ ...group, createdAt: now })))
  const enrolledAt = now - 14 * DAY_MS
  const enrol = (classId: string, students: readonly { id: string }[]) =>
    students.map(({ id }) => ({ classId, studentId: id, enrolledAt }))
  await tx
    .insert(schema.enrolment)
    .values([
      ...enrol(CLASS_OF_30, CLASSMATES.slice(0, CLASS_LIMIT.small)),
      ...enrol(CLASS_OF_200, CLASSMATES.slice(0, CLASS_LIMIT.large)),
      ...enrol(CLASS_ABROAD, STUDENTS),
      ...enrol('cls_festivals', CLASSMATES.slice(0, REGISTERED)),
    ])
  await tx.insert(schema.lesson).values(
    showcaseLessons(now).map(({ id, classId, no, name, startsAt, endsAt, isAwaitingTime }) => {
      return { id, classId, no, name, startsAt, endsAt, isAwaitingTime }
    }),
  )
  const said = { lessonId: 'les_europe_leave', saidAt: now }
  await tx.insert(schema.attendancePlan).values([
    { ...said, studentId: ANNA?.id ?? '', plan: 'onLeave', reason: '那天要去看牙医。' },
    { ...said, studentId: BEN?.id ?? '', plan: 'attending', reason: '' },
  ])
}

async function addWork(tx: Database, now: EpochMs): Promise<void> {
  const { papers, paperQuestions, homework, works, answers } = showcaseHomework(now)
  await tx.insert(schema.paper).values(papers)
  await tx.insert(schema.paperQuestion).values(paperQuestions)
  await tx.insert(schema.homework).values(homework)
  await tx.insert(schema.answerPaper).values(works)
  await tx.insert(schema.answer).values(answers)
  await tx.insert(schema.markingPhrase).values(showcasePhrases(now))
  // Told when it was handed in, and read since: the work itself still waits.
  const waiting = works.find(({ id }) => id === 'anp_show_photos_anna')
  const handedInAt = waiting?.submittedAt ?? now
  await tx.insert(schema.systemMessage).values({
    id: 'msg_show_photos_anna',
    personId: 'usr_li',
    kind: 'homeworkSubmitted',
    values: { studentName: ANNA?.name ?? '', title: papers[0]?.title ?? '' },
    targetId: 'anp_show_photos_anna',
    createdAt: handedInAt,
    readAt: handedInAt,
  })
  const studentOf = new Map(works.map(({ id, studentId }) => [id, studentId]))
  const { resources, transcodes } = showcaseFiles(now, [
    ...answers.flatMap(({ answerPaperId, images, audio }) =>
      [...images, ...audio].map((file) => ({ ownerId: studentOf.get(answerPaperId) ?? '', file })),
    ),
    ...works.flatMap(({ commentAudio }) => commentAudio.map((file) => ({ ownerId: 'usr_li', file }))),
  ])
  await tx.insert(schema.cloudResource).values(resources)
  await tx.insert(schema.transcode).values(transcodes)
  await tx.insert(schema.replay).values({
    id: 'rep_show_pending',
    lessonId: 'les_europe_held',
    source: 'manual',
    title: '第一课 在咖啡馆（剪辑）',
    objectKey: demoMediaKey({ id: 'usr_li', role: 'teacher' }, 'film.mp4'),
    ...DEMO_MEDIA['film.mp4'],
    audit: 'pending',
    auditReason: '',
    uploadedBy: 'usr_li',
    createdAt: now,
    isCurrent: false,
  })
  const feedback = { lessonId: 'les_europe_held', savedAt: now }
  await tx.insert(schema.lessonFeedback).values([
    {
      ...feedback,
      id: 'fbk_show_class',
      authorId: 'usr_li',
      aboutId: '',
      optionIds: [],
      content: '点咖啡的对话大家都说得很自然。',
    },
    {
      ...feedback,
      id: 'fbk_show_anna',
      authorId: 'usr_li',
      aboutId: 'usr_anna',
      optionIds: ['fbo_teacher_1'],
      content: '第三声进步很大。',
    },
    {
      ...feedback,
      id: 'fbk_show_lesson',
      authorId: 'usr_anna',
      aboutId: '',
      optionIds: ['fbo_student_1'],
      content: '角色扮演很有意思。',
    },
  ])
}

/** Anna has read one chapter to its end and another in part, so that there is a book to go on with. */
async function addReading(tx: Database, now: EpochMs): Promise<void> {
  const studentId = ANNA?.id ?? ''
  await tx.insert(schema.studyProgress).values([
    { studentId, courseChapterId: 'cch_hsk1_1', percent: 100, seconds: 840, updatedAt: now - 2 * DAY_MS },
    { studentId, courseChapterId: 'cch_hsk1_2', percent: 40, seconds: 310, updatedAt: now - DAY_MS },
  ])
}

/** Plans lessons again whose time went by without them, so that there is always one on each side of a clock change. */
export async function refreshShowcase(db: Database, now: EpochMs): Promise<void> {
  const { lesson, room } = schema
  const due = await db
    .select({ id: lesson.id })
    .from(lesson)
    .leftJoin(room, eq(room.id, lesson.id))
    .where(
      and(
        inArray(lesson.classId, [CLASS_OF_30, CLASS_OF_200, CLASS_ABROAD]),
        isNull(lesson.startedAt),
        isNull(room.id),
        lt(lesson.endsAt, sql`${new Date(now).toISOString()}::timestamptz`),
      ),
    )
  const passed = new Set(due.map(({ id }) => id))
  for (const { id, startsAt, endsAt } of showcaseLessons(now).filter((planned) => passed.has(planned.id))) {
    await db.update(lesson).set({ startsAt, endsAt }).where(eq(lesson.id, id))
  }
}
