import { and, eq, inArray } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../db/database.ts'
import { createLessons } from '../db/timetable/lessons.ts'
import type { Clock } from '../ports/clock.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { RoomStore } from '../live/store/room-store.ts'
import { demoPerformances } from './demo-class-tools.ts'
import { DEMO_COURSES, type DemoCourse, demoLesson } from './demo-courses.ts'
import { demoChapterId, demoOffer, OWN_SCHOOL, refreshDemoCatalogue, seedDemoCatalogue } from './demo-catalogue.ts'
import { FEEDBACK_OPTIONS } from './demo-feedback.ts'
import { demoIds } from './demo-ids.ts'
import { DEMO_SETTINGS } from './leave-demo.ts'
import { demoHistory } from './demo-history.ts'
import { saveDemoLog } from './showcase/save-demo-log.ts'
import { demoFilm } from './showcase/demo-film.ts'
import { demoEnquiries } from './demo-enquiries.ts'
import { DEMO_SCHOOL_NAMES, nameDemoCourses } from './demo-names.ts'
import { demoMessages, demoNotices } from './demo-notices.ts'
import { demoThreads } from './demo-threads.ts'
import { DEMO_BROTHER, DEMO_PASSWORD, DEMO_PEOPLE, DEMO_SCHOOL_ID, DEMO_ZONE, demoAccountId } from './demo-people.ts'
import { demoReleases } from './demo-releases.ts'
import { demoHomework } from './demo-homework.ts'
import { LESSON_MS, lessonNow, planTimetable } from './demo-timetable.ts'
import { demoWords } from './demo-words.ts'
import { refreshShowcase, seedShowcase } from './showcase/seed-showcase.ts'

export interface DemoSchool {
  /** Adds what is missing. Safe to repeat; what people did stays. */
  seed(): Promise<void>
  /** Keeps today's timetable worth opening: something to start now, something later, something that has ended. */
  refresh(): Promise<void>
}

/** A further demo school on the same server, beside the usual one. */
export interface FurtherDemo {
  /** The school's part of an address: lower-case letters, digits and hyphens. Its ids end with it. */
  slug: string
  name: string
}

interface DemoSchoolDeps {
  db: Database
  store: RoomStore
  passwords: PasswordHasher
  clock: Clock
  /** With the classes, files and homework of `showcase/`; of the usual demo school only. */
  hasShowcase?: boolean
  /** The usual demo school if left out. */
  further?: FurtherDemo
}

const FURTHER_POSITION = 1_000
const STUDENT_IDS = DEMO_PEOPLE.filter(({ role }) => role === 'student').map(({ id }) => id)

/** Returns what reads the lessons of a class of the demo that have their time, with their rooms. */
const plannedIn = (db: DemoSchoolDeps['db'], ids: ReturnType<typeof demoIds>) => {
  const { lesson, room } = schema
  return (classId: string) =>
    db
      .select({
        id: lesson.id,
        no: lesson.no,
        startsAt: lesson.startsAt,
        startedAt: lesson.startedAt,
        endedAt: lesson.endedAt,
        roomId: room.id,
      })
      .from(lesson)
      .leftJoin(room, eq(room.id, lesson.id))
      // Lessons that were called off are their teacher's to plan again.
      .where(and(eq(lesson.classId, ids.of(classId)), eq(lesson.isAwaitingTime, false)))
}

export function createDemoSchool({
  db,
  store,
  passwords,
  clock,
  hasShowcase = false,
  further,
}: DemoSchoolDeps): DemoSchool {
  const ids = demoIds(further ? `_${further.slug}` : '')
  const schoolId = ids.of(DEMO_SCHOOL_ID)
  const {
    account,
    appRelease,
    classGroup,
    course,
    enrolment,
    feedbackOption,
    lesson,
    lessonPerformance,
    lessonScore,
    notice,
    person,
    school,
    messageThread,
    systemMessage,
    threadMessage,
  } = schema
  const lessons = createLessons(db)

  const planned = plannedIn(db, ids)

  const addLesson = async (demoCourse: DemoCourse, no: number, startsAt: EpochMs) => {
    const id = ids.of(`les_${crypto.randomUUID().slice(0, 8)}`)
    const { classId } = demoCourse
    const taught = demoLesson(demoCourse, no)
    await db.insert(lesson).values({
      id,
      classId: ids.of(classId),
      ...taught,
      courseChapterId: ids.of(demoChapterId(demoCourse.id, taught.no)),
      startsAt,
      endsAt: startsAt + LESSON_MS,
    })
    return id
  }

  const addPastLesson = async (demoCourse: DemoCourse, no: number, startsAt: EpochMs) => {
    const id = await addLesson(demoCourse, no, startsAt)
    const added = await lessons.get(id)
    if (!added) throw new Error(`demo lesson ${id} was not added`)
    const history = ids.of(demoHistory(ids.plain(added)))
    await saveDemoLog(store, id, history)
    const [first, second] = Object.values(history.room.participants).filter(({ role }) => role === 'student')
    const rated = [first, second].flatMap((participant, index) =>
      participant
        ? [{ studentId: participant.userId, score: 5 - index, comment: ['老师讲得很清楚！', ''][index] ?? '' }]
        : [],
    )
    await db.insert(lessonScore).values(rated.map((rating) => ({ lessonId: id, ...rating, scoredAt: clock.now() })))
    await db.insert(lessonPerformance).values(ids.of(demoPerformances(ids.plain(id), clock.now())))
    // Its file is of the showcase.
    if (hasShowcase) await db.insert(schema.replay).values(demoFilm(added, clock.now()))
  }

  /** @param after the lesson to start of the first class. @returns that of this class */
  const refreshClass = async (demoCourse: DemoCourse, after: EpochMs | null): Promise<EpochMs | null> => {
    const now = clock.now()
    const rows = (await planned(demoCourse.classId)).map(({ roomId, ...row }) => ({ ...row, hasRoom: roomId !== null }))
    const plan = planTimetable(rows, { ...demoCourse, after }, now)
    const reusable = [...plan.reusable]
    let no = Math.max(0, ...rows.map((row) => row.no))
    const place = async (startsAt: EpochMs | null) => {
      if (startsAt === null) return
      const reused = reusable.shift()
      if (reused === undefined) await addLesson(demoCourse, ++no, startsAt)
      else
        await db
          .update(lesson)
          .set({ startsAt, endsAt: startsAt + LESSON_MS })
          .where(eq(lesson.id, reused))
    }
    if (plan.past !== null) await addPastLesson(demoCourse, ++no, plan.past)
    await place(plan.now)
    await place(plan.later)
    if (reusable.length > 0) await db.delete(lesson).where(inArray(lesson.id, reusable))
    return lessonNow(rows, plan, now)
  }

  /**
   * Every student is in every class. The first thing that student.anna and teacher.li see is the same class, because
   * classes of other teachers wait until after it.
   */
  const refresh = async () => {
    const [first, ...others] = DEMO_COURSES
    const firstLesson = first ? await refreshClass(first, null) : null
    for (const demoCourse of others)
      await refreshClass(demoCourse, demoCourse.teacherId === first?.teacherId ? null : firstLesson)
    await refreshDemoCatalogue(db, ids, clock.now())
    if (hasShowcase) await refreshShowcase(db, clock.now())
  }

  return {
    refresh,
    async seed() {
      // One public password, so one hash serves all.
      let hash: Promise<string> | null = null
      const hashOnce = () => (hash ??= passwords.hash(DEMO_PASSWORD))
      const [existing] = await db.select({ id: school.id }).from(school).where(eq(school.id, schoolId))
      if (!existing) {
        const passwordHash = await hashOnce()
        await db.transaction(async (tx) => {
          await tx.insert(school).values({
            id: schoolId,
            slug: further?.slug ?? 'demo',
            createdAt: clock.now(),
            name: further?.name ?? '华文示范学校',
            timeZone: 'Asia/Shanghai',
            settings: { ...DEMO_SETTINGS },
            // Behind the schools that were there first: they stay the ones of an address that names none.
            position: further ? FURTHER_POSITION : 0,
            ...OWN_SCHOOL,
            ...DEMO_SCHOOL_NAMES,
          })
          const createdAt = clock.now()
          await tx.insert(account).values(
            DEMO_PEOPLE.map(({ id, username, mobile }) => ({
              id: ids.of(demoAccountId(id)),
              schoolId,
              username,
              zone: DEMO_ZONE,
              mobile,
              passwordHash,
              createdAt,
            })),
          )
          const people = DEMO_PEOPLE.map(({ id, role, name, nickname, permissions }) => ({
            id,
            accountId: demoAccountId(id),
            role,
            name,
            nickname,
            permissions,
          }))
          await tx.insert(person).values(
            ids.of([...people, { ...DEMO_BROTHER, permissions: [] }]).map((one) => ({
              ...one,
              schoolId,
              createdAt,
            })),
          )
          await tx.insert(appRelease).values(demoReleases(createdAt)).onConflictDoNothing()
          await tx.insert(course).values(
            DEMO_COURSES.map(({ id, name, classType, lessons: all }) => ({
              id: ids.of(id),
              name,
              classType,
              schoolId,
              teachingType: 'live',
              totalLessons: all.length,
              ...demoOffer(id),
            })),
          )
          await tx.insert(classGroup).values(
            ids.of(DEMO_COURSES).map(({ id, classId, className, teacherId, studentLimit }) => ({
              id: classId,
              courseId: id,
              teacherId,
              studentLimit,
              name: className,
            })),
          )
          await tx
            .insert(enrolment)
            .values(
              ids.of(DEMO_COURSES.flatMap(({ classId }) => STUDENT_IDS.map((studentId) => ({ classId, studentId })))),
            )
          await tx
            .insert(feedbackOption)
            .values([...FEEDBACK_OPTIONS])
            .onConflictDoNothing()
          await insertHomework(tx, ids.of(demoHomework(clock.now())))
          const now = clock.now()
          await tx.insert(notice).values(ids.of(demoNotices(now)))
          await tx.insert(systemMessage).values(ids.of(demoMessages(now)))
          const written = ids.of(demoThreads(now))
          await tx.insert(messageThread).values(written.threads)
          await tx.insert(threadMessage).values(written.messages)
          await seedDemoCatalogue(tx, ids, clock.now())
          const words = ids.of(demoWords(now))
          await tx.insert(schema.favourite).values(words.favourites)
          await tx.insert(schema.wordReview).values(words.reviews)
          await nameDemoCourses(tx, ids)
          await tx.insert(schema.enquiry).values(ids.of(demoEnquiries(now)))
        })
      }
      if (hasShowcase) await seedShowcase({ db, store, schoolId, passwordHash: hashOnce }, clock.now())
      await refresh()
    },
  }
}

async function insertHomework(db: Database, rows: ReturnType<typeof demoHomework>): Promise<void> {
  await db.insert(schema.question).values(rows.questions)
  await db.insert(schema.paper).values(rows.papers)
  await db.insert(schema.paperQuestion).values(rows.paperQuestions)
  await db.insert(schema.homework).values(rows.homework)
  await db.insert(schema.answerPaper).values(rows.works)
  await db.insert(schema.answer).values(rows.answers)
  await db.insert(schema.markingDraft).values(rows.drafts)
  await db.insert(schema.earlierTry).values(rows.tries)
}
