import { PASSWORD } from './person.ts'
import { SchoolApi } from './school-api.ts'
import type { TestServer } from './server.ts'

export const students = ['anna', 'ben', 'chika', 'diego', 'emma', 'farid', 'grace', 'haru'] as const
export type StudentName = (typeof students)[number]
export const DAY_MS = 86_400_000
const SECOND_MS = 1_000
const BERLIN = 'Europe/Berlin'
/** Of the teacher who is new. */
const NEW_PASSWORD = 'Mingtian-8264'

/** A lesson as the timetable has it. */
export interface PlannedLesson {
  lessonId: string
  classId: string
  lessonNo: number
  lessonName: string
  startTime: string
}
/** A class of one of the three teachers. */
export interface TaughtClass {
  api: SchoolApi
  classId: string
}
interface Matrix {
  lessons: { lessonId: string; lessonNo: number }[]
  marks: { stuId: string; lessonId: string; attendance: string }[]
}

/** Another student stays away from each lesson. */
export const absentOf = (lessonNo: number): StudentName => students[(lessonNo - 1) % students.length] ?? 'anna'

/** Three teachers and eight students without pages, on a server whose clock is set: what they do between the pages' acts. */
export class MonthOfClasses {
  readonly classes: readonly TaughtClass[]
  readonly #server: TestServer
  readonly #students: ReadonlyMap<StudentName, SchoolApi>

  private constructor(
    server: TestServer,
    people: ReadonlyMap<StudentName, SchoolApi>,
    classes: readonly TaughtClass[],
  ) {
    this.#server = server
    this.#students = people
    this.classes = classes
  }

  /**
   * Everybody signs in, and an administrator makes three classes of four lessons, a week apart.
   * @param monday the first day, as `2027-03-08`
   */
  static async plan(server: TestServer, monday: string): Promise<MonthOfClasses> {
    const people = new Map<StudentName, SchoolApi>()
    for (const name of students)
      people.set(name, await SchoolApi.signIn(server.url, 'student', `student.${name}`, PASSWORD))
    const li = await SchoolApi.signIn(server.url, 'teacher', 'teacher.li', PASSWORD)
    const teacherIds = { li: 'usr_li', wang: 'usr_wang', zhou: await addTeacher(server, li, 'zhou') }
    const classes: TaughtClass[] = []
    const plans = [
      { teacher: 'li', weekday: 3, time: '10:00' },
      { teacher: 'wang', weekday: 5, time: '11:00' },
      { teacher: 'zhou', weekday: 7, time: '10:00' },
    ] as const
    for (const { teacher, weekday, time } of plans) {
      const group = { courseId: 'crs_hsk1', name: `换季班 ${weekday}`, teacherId: teacherIds[teacher] }
      const { classId } = (await li.call<{ class: { classId: string } }>('createSchoolClass', group)).class
      await li.call('enrolSchoolStudents', { classId, stuIds: students.map((name) => `usr_${name}`) })
      const series = { classId, cycle: [{ weekday, time }], startDate: monday, count: 4, timeZone: BERLIN }
      await li.call('createLessonSeries', series)
      const password = teacher === 'zhou' ? NEW_PASSWORD : PASSWORD
      const api = teacher === 'li' ? li : await SchoolApi.signIn(server.url, 'teacher', `teacher.${teacher}`, password)
      classes.push({ api, classId })
    }
    return new MonthOfClasses(server, people, classes)
  }

  student(name: StudentName): SchoolApi {
    const api = this.#students.get(name)
    if (!api) throw new Error(`No student ${name}`)
    return api
  }

  /** After more than half a day. */
  async renew(): Promise<void> {
    for (const api of [...this.#students.values(), ...this.classes.map(({ api }) => api)]) await api.renew()
  }

  /** The lessons of a class from the first day on, by time. */
  async lessonsOf({ api, classId }: TaughtClass, monday: string): Promise<PlannedLesson[]> {
    const last = new Date(Date.parse(monday) + 45 * DAY_MS).toISOString().slice(0, 10)
    const asked = { searchStartDate: monday, searchEndDate: last, timezone: BERLIN }
    const { lessons } = await api.call<{ lessons: PlannedLesson[] }>('getSchedule', asked)
    return lessons
      .filter((lesson) => lesson.classId === classId)
      .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))
  }

  /** All but one student enter. @returns how they leave */
  async enter({ lessonId, lessonNo }: PlannedLesson): Promise<() => void> {
    const there = students.filter((name) => name !== absentOf(lessonNo))
    const sockets = await Promise.all(there.map((name) => this.student(name).enter(lessonId)))
    return () => {
      for (const socket of sockets) socket.close()
    }
  }

  /** A whole lesson without a page: it begins on time, and is over at once. */
  async hold({ api }: TaughtClass, lesson: PlannedLesson): Promise<void> {
    const { lessonId, startTime } = lesson
    await this.#server.setClock(Date.parse(startTime) - 30 * SECOND_MS)
    await this.renew()
    const desk = await api.enter(lessonId)
    const leave = await this.enter(lesson)
    await this.#server.setClock(Date.parse(startTime))
    await api.call('startLesson', { lessonId })
    await api.call('endLesson', { lessonId })
    leave()
    desk.close()
  }

  async handIn(name: StudentName, homeworkId: string, text: string): Promise<void> {
    const api = this.student(name)
    await api.call('startHomework', { homeworkId })
    await api.call('saveAnswers', { homeworkId, answers: [{ no: 1, text }] })
    await api.call('handInHomework', { homeworkId })
  }

  /** Homework of a class without a page: set, handed in by seven of eight, and graded. */
  async homework({ api, classId }: TaughtClass, now: number): Promise<void> {
    const at = (days: number) => new Date(now + days * DAY_MS).toISOString()
    const task = { title: '换季作业', content: '写五句话。', kind: 'dailyTask', fullScore: 100 }
    const times = { startTime: new Date(now + 60 * SECOND_MS).toISOString(), endTime: at(3) }
    const { homework } = await api.call<{ homework: { homeworkId: string } }>('createHomework', {
      classId,
      ...task,
      ...times,
    })
    const { homeworkId } = homework
    await this.#server.setClock(now + 120 * SECOND_MS)
    for (const name of students.slice(1)) await this.handIn(name, homeworkId, '我在学汉语。')
    const works = await api.call<{ records: { answerPaperId: string }[] }>('listAnswerPapers', { homeworkId, size: 20 })
    for (const { answerPaperId } of works.records)
      await api.call('markAnswerPaper', { answerPaperId, paper: { comment: '' }, list: [{ no: 1, score: 80 }] })
  }

  /** Who stayed away from which lesson, such as `2 usr_ben`, in order. */
  async absences({ api, classId }: TaughtClass): Promise<string[]> {
    const { lessons, marks } = await api.call<Matrix>('getAttendanceMatrix', { classId, size: 20 })
    const noOf = new Map(lessons.map(({ lessonId, lessonNo }) => [lessonId, lessonNo]))
    return marks
      .filter(({ attendance }) => attendance === 'absent')
      .map(({ stuId, lessonId }) => `${noOf.get(lessonId)} ${stuId}`)
      .toSorted()
  }
}

/** A third teacher: the demo school has two. @returns their id */
async function addTeacher(server: TestServer, administrator: SchoolApi, name: string): Promise<string> {
  const person = { role: 'teacher', name: '周敏', username: `teacher.${name}` }
  const added = await administrator.call<{ person: { personId: string } }>('addSchoolPerson', person)
  const { personId } = added.person
  const { link } = await administrator.call<{ link: string }>('inviteTeacher', { tchId: personId })
  const token = new URL(link).hash.slice(1)
  const fields = { token, password: NEW_PASSWORD, passwordAgain: NEW_PASSWORD }
  await SchoolApi.anonymous(server.url).form('/api-user/ext/invitation/accept', fields)
  return personId
}
