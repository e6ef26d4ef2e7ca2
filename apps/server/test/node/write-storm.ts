/** People who write all at once, as fast as they are answered; what was answered is remembered. */
import { setTimeout } from 'node:timers/promises'
import { noonOffset, postForm, postJson, signIn } from './http-client.ts'
import { enterRoom } from './live-page.ts'

/** Everything the server said it has. */
export interface Acknowledged {
  /** Request ids of reports about clients. */
  reports: string[]
  /** Ids of commands carried out in the room, by socket and by call. */
  commands: string[]
  /** The last version of a student's feedback; each replaces the one before. */
  feedback: number
}

export interface WriteStorm {
  /** A class that runs. */
  lessonId: string
  /** The one the feedback is about. */
  heldLessonId: string
  acknowledged: Acknowledged
  /** Resolves when much of everything was written. */
  raging: Promise<void>
  /** Everybody gives up. */
  end(): Promise<void>
}

const MUCH = { reports: 30, commands: 60, feedback: 15 }
const TALKERS = 8

export async function startWriteStorm(base: string): Promise<WriteStorm> {
  const [li, anna] = await Promise.all(['teacher.li', 'student.anna'].map((username) => signIn(base, username)))
  if (!li || !anna) throw new Error('nobody is signed in')
  const { lessonId, heldLessonId } = await findLessons(base, li, anna)
  await postForm(base, '/api-tch/lessonCourse/lessonStarted', { lessonId }, li)
  const pages = await Promise.all([enterRoom(base, lessonId, 'tch', li), enterRoom(base, lessonId, 'user', anna)])

  const acknowledged: Acknowledged = { reports: [], commands: [], feedback: 0 }
  const { promise: raging, resolve: isRaging } = Promise.withResolvers<void>()
  let isOver = false

  /** Again and again, also after a failure: the server may come back. */
  const keepOn = async (write: (no: number) => Promise<void>) => {
    for (let no = 1; !isOver; no++) {
      await write(no).catch(() => setTimeout(50))
      const { reports, commands, feedback } = acknowledged
      if (reports.length >= MUCH.reports && commands.length >= MUCH.commands && feedback >= MUCH.feedback) isRaging()
    }
  }

  const report = async () => {
    const requestId = crypto.randomUUID()
    const at = new Date().toISOString()
    const info = { userId: 'usr_anna', subBizType: 'WhiteScreen', logType: 'warn', collectTime: at, data: requestId }
    requireDone(await postJson(base, '/api-user/metrics/collect', { sendTime: at, infos: [info] }, anna, requestId))
    acknowledged.reports.push(requestId)
  }
  const giveFeedback = async (no: number) => {
    const feedback = { lessonId: heldLessonId, optionIds: [], content: String(no) }
    requireDone(await postJson(base, '/api-user/lesson/lessonFeedback', feedback, anna))
    acknowledged.feedback = no
  }
  const talk = async () => {
    acknowledged.commands.push(await pages[0].ask({ type: 'say', text: '大家好' }))
  }
  const stage = async (path: string) => {
    const requestId = crypto.randomUUID()
    requireDone(await postForm(base, `/api-tch/lessonClass/${path}`, { lessonId, stuId: 'usr_anna' }, li, requestId))
    return requestId
  }
  let isOffStage = true
  const inviteAndSendBack = async () => {
    // Who may be invited already, after an answer that never came, is perhaps invited without an event.
    const isInvited = isOffStage
    isOffStage = false
    const invited = await stage('invitedInLesson')
    if (isInvited) acknowledged.commands.push(invited)
    acknowledged.commands.push(await stage('invitedOutLesson'))
    isOffStage = true
  }

  const writers = [report, report, giveFeedback, inviteAndSendBack, ...Array.from({ length: TALKERS }, () => talk)]
  const writing = writers.map(keepOn)
  return {
    lessonId,
    heldLessonId,
    acknowledged,
    raging,
    async end() {
      isOver = true
      for (const page of pages) page.close()
      await Promise.all(writing)
    },
  }
}

interface LessonRow {
  lessonId: string
  canStart: boolean
  attendance: string | null
}

async function findLessons(base: string, teacher: string, student: string) {
  const lessonDate = new Date(Date.now() + noonOffset() * 3_600_000).toISOString().slice(0, 10)
  const [taught, own] = await Promise.all([
    postForm(base, '/api-tch/lessonClass/teacherLessonStatusListByDate', { lessonDate }, teacher),
    postForm(base, '/api-user/study/lessonToday', {}, student),
  ])
  const rows = ({ data }: { data: unknown }) => (data as { lessons: LessonRow[] }).lessons
  const lessonId = rows(taught).find(({ canStart }) => canStart)?.lessonId
  const heldLessonId = rows(own).find(({ attendance }) => attendance === 'present')?.lessonId
  if (lessonId === undefined || heldLessonId === undefined) throw new Error('the demo school has no lesson now')
  return { lessonId, heldLessonId }
}

function requireDone({ code, message }: { code: number; message: string }): void {
  if (code !== 200) throw new Error(`${code} ${message}`)
}
