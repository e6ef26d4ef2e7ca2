/** Papers, homework and what the demo students made of it: every student has work in every state. */
import type { EpochMs } from '@hwjy/classroom/core'
import type { schema } from '../db/database.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/durations.ts'
import { markByOf } from '../domain/homework/homework-rules.ts'
import { choiceMark } from '../domain/homework/marking-rules.ts'
import { schoolSettings } from '../domain/school/school-settings.ts'
import { DEMO_COURSES, type DemoCourse } from './demo-courses.ts'
import { DEMO_PEOPLE } from './demo-people.ts'
import { DEMO_QUESTIONS, type DemoQuestion } from './demo-questions.ts'

const STUDENTS = DEMO_PEOPLE.filter(({ role }) => role === 'student')

type Rows<Table extends keyof typeof schema> = (typeof schema)[Table] extends { $inferInsert: infer Row }
  ? Row[]
  : never
type WorkStatus = 'started' | 'submitted' | 'returned' | 'graded'

interface DemoTask {
  key: string
  title: string
  content: string
  kind: 'dailyTask' | 'test'
  /** Places in the course's question bank, with full marks. */
  questions: readonly (readonly [place: number, score: number])[]
  startsInDays: number
  endsInDays: number
  limitMinutes: number
  isTemplate?: true
  /** Ordered by the student's place in the list; those who are missing have not begun. */
  work: readonly (WorkStatus | null)[]
}

const TASKS: readonly DemoTask[] = [
  {
    key: 'open',
    title: '课后练习',
    content: '先复习生词，再做练习。朗读题请录音，听一遍再交。',
    kind: 'dailyTask',
    questions: [
      [1, 20],
      [3, 20],
      [5, 30],
      [7, 30],
    ],
    startsInDays: -1,
    endsInDays: 6,
    limitMinutes: 0,
    work: [null, 'started'],
  },
  {
    key: 'waiting',
    title: '语法小练习',
    content: '选择题看清楚再选，写话题可以打字，也可以拍照。',
    kind: 'dailyTask',
    questions: [
      [1, 25],
      [2, 25],
      [4, 20],
      [7, 30],
    ],
    startsInDays: -4,
    endsInDays: -1,
    limitMinutes: 0,
    work: ['submitted', 'submitted', 'submitted', 'graded', 'submitted', null, 'graded', 'submitted'],
  },
  {
    key: 'graded',
    title: '单元测验',
    content: '四十分钟内完成，做完检查一遍。',
    kind: 'test',
    questions: [
      [1, 20],
      [2, 20],
      [3, 30],
      [4, 30],
    ],
    startsInDays: -9,
    endsInDays: -7,
    limitMinutes: 40,
    work: ['graded', 'graded', 'graded', 'graded', 'graded', 'graded', 'graded', 'graded'],
  },
  {
    key: 'returned',
    title: '写话练习',
    content: '写完以后读给家人听一听。',
    kind: 'dailyTask',
    questions: [
      [8, 60],
      [7, 40],
    ],
    startsInDays: -3,
    endsInDays: 4,
    limitMinutes: 0,
    work: ['returned', 'graded', 'returned', 'submitted', 'graded', 'submitted', null, 'returned'],
  },
]

const WRITTEN = [
  '我妈妈在医院工作，我爸爸在学校工作，我在北京学习汉语。',
  '我早上七点起床，先跑步，再吃早饭。晚上十点睡觉。',
  '墙上挂着一张地图，桌子上放着一杯茶，床上放着两本书。',
  '昨天我的手机突然找不到了，我找了很久，终于在包里找到了。',
]

export function demoHomework(now: EpochMs) {
  const questions: Rows<'question'> = DEMO_QUESTIONS.map((question, index) =>
    questionRow(question, now - index * 60_000),
  )
  const papers: Rows<'paper'> = []
  const paperQuestions: Rows<'paperQuestion'> = []
  const homework: Rows<'homework'> = []
  const works: Rows<'answerPaper'> = []
  const answers: Rows<'answer'> = []
  const drafts: Rows<'markingDraft'> = []
  const tries: Rows<'earlierTry'> = []

  for (const course of DEMO_COURSES) {
    const bank = DEMO_QUESTIONS.filter(({ courseId }) => courseId === course.id)
    for (const task of TASKS) {
      const asked = task.questions.flatMap(([place, score], index) => {
        const question = bank[place - 1]
        return question ? [{ no: index + 1, score, question }] : []
      })
      const suffix = `${course.id.slice('crs_'.length)}_${task.key}`
      const copies = task.key === 'graded' || task.key === 'open' ? [true, false] : [false]
      for (const isTemplate of copies) {
        const paperId = `pap_${suffix}${isTemplate ? '_template' : ''}`
        papers.push(paperRow(paperId, course, task, isTemplate, now))
        paperQuestions.push(
          ...asked.map(({ no, score, question }) => ({ paperId, no, score, questionId: question.id })),
        )
      }
      const startsAt = now + task.startsInDays * DAY_MS
      const endsAt = now + task.endsInDays * DAY_MS
      homework.push({
        id: `hmw_${suffix}`,
        paperId: `pap_${suffix}`,
        classId: course.classId,
        lessonId: null,
        teacherId: course.teacherId,
        startsAt,
        endsAt,
        limitMinutes: task.limitMinutes,
        visibility: 'always',
        status: 'published',
        markBy: markByOf(endsAt, schoolSettings().markingDays),
        createdAt: startsAt,
        announceAt: 'start',
        marksShown: 'atOnce',
        updatedAt: startsAt,
        announcedAt: startsAt,
      })
      for (const [place, student] of STUDENTS.entries()) {
        const status = task.work[place] ?? null
        if (status === null) continue
        const id = `anp_${suffix}_${student.id.slice('usr_'.length)}`
        const at = startsAt + (place + 1) * HOUR_MS
        const given = asked.map((question) => ({ ...question, ...answerOf(question, place) }))
        const marks = given.map((answer) => markOf(answer, place, status))
        answers.push(
          ...given.map(({ no, keys, text }, index) => ({
            answerPaperId: id,
            no,
            keys,
            text,
            images: [],
            audio: [],
            savedAt: keys.length > 0 || text !== '' ? at : null,
            comment: '',
            commentAudio: [],
            markedImages: [],
            ...marks[index],
          })),
        )
        // One work that the teacher has begun to mark.
        if (task.key === 'waiting' && place === DRAFTED_PLACE) drafts.push(draftRow(id, given.slice(0, 2), now))
        if (status === 'returned') tries.push(tryRow(id, given, { submittedAt: at, returnedAt: at + DAY_MS / 2 }))
        works.push({
          id,
          homeworkId: `hmw_${suffix}`,
          studentId: student.id,
          status,
          startedAt: at - 20 * MINUTE_MS,
          submittedAt: status === 'started' ? null : at,
          gradedAt: status === 'graded' ? at + DAY_MS / 2 : null,
          returnedAt: status === 'returned' ? at + DAY_MS / 2 : null,
          handInBy: status === 'returned' ? endsAt : null,
          handInCount: status === 'started' ? 0 : 1,
          score: status === 'graded' ? marks.reduce((total, { score }) => total + (score ?? 0), 0) : null,
          comment: COMMENTS[status],
          commentImages: [],
          commentAudio: [],
        })
      }
    }
  }
  return { questions, papers, paperQuestions, homework, works, answers, drafts, tries }
}

const COMMENTS: Readonly<Record<WorkStatus, string>> = {
  started: '',
  submitted: '',
  graded: '做得很认真，继续加油！',
  returned: '句子太短了，请再写两句，注意时间词的位置。',
}

// The student whose work is half marked.
const DRAFTED_PLACE = 2

const draftRow = (answerPaperId: string, marked: readonly Asked[], savedAt: EpochMs) => ({
  answerPaperId,
  savedAt,
  handInCount: 1,
  comment: '前两题做得很好。',
  commentImages: [],
  commentAudio: [],
  marks: marked.map(({ no, score }) => ({
    no,
    score,
    comment: '',
    commentAudio: [],
    markedImages: [],
    annotations: [],
  })),
})

// It was given back ungraded: only the choices have marks.
const tryRow = (
  answerPaperId: string,
  given: readonly (Asked & { keys: string[]; text: string })[],
  times: { submittedAt: EpochMs; returnedAt: EpochMs },
) => ({
  answerPaperId,
  tryNo: 1,
  ...times,
  gradedAt: null,
  score: null,
  comment: '',
  commentImages: [],
  commentAudio: [],
  returnComment: COMMENTS.returned,
  answers: given.map(({ no, score, question, keys, text }) => {
    const mark = choiceMark({ no, score, type: question.type, correctKeys: question.correctKeys }, keys)
    return {
      no,
      answer: { keys, text, images: [], audio: [], savedAt: times.submittedAt },
      mark: mark && { ...mark, comment: '', commentAudio: [], markedImages: [], annotations: [] },
    }
  }),
})

function questionRow(question: DemoQuestion, at: EpochMs): Rows<'question'>[number] {
  const { courseId, options, correctKeys, answerModes, ...text } = question
  return {
    ...text,
    authorId: DEMO_COURSES.find(({ id }) => id === courseId)?.teacherId ?? '',
    attachments: [],
    options: options.map((title, index) => ({ key: 'ABCDEF'.charAt(index), title })),
    correctKeys: [...correctKeys],
    answerModes: [...answerModes],
    ruby: [],
    isShared: true,
    createdAt: at,
    updatedAt: at,
  }
}

function paperRow(id: string, course: DemoCourse, task: DemoTask, isTemplate: boolean, now: EpochMs) {
  return {
    id,
    authorId: course.teacherId,
    title: task.title,
    content: task.content,
    kind: task.kind,
    isTemplate,
    fullScore: task.questions.reduce((total, [, score]) => total + score, 0),
    attachments: [],
    createdAt: now,
    updatedAt: now,
  }
}

interface Asked {
  no: number
  score: number
  question: DemoQuestion
}

// Most get most of it right. Recordings would need files, so nothing is read aloud here.
function answerOf({ no, question }: Asked, place: number): { keys: string[]; text: string } {
  if (question.type === 'subjective') return { keys: [], text: WRITTEN[(place + no) % WRITTEN.length] ?? '' }
  const isMistake = (place + no) % 4 === 3
  return { keys: isMistake ? ['A'] : [...question.correctKeys], text: '' }
}

function markOf({ no, score, question, keys }: Asked & { keys: string[] }, place: number, status: WorkStatus) {
  if (status === 'started') return { score: null, isCorrect: null }
  const mark = choiceMark({ no, score, type: question.type, correctKeys: question.correctKeys }, keys)
  if (mark) return mark
  if (status === 'graded') return { score: score - (place % 3) * 5, isCorrect: place % 3 === 0 ? true : null }
  return { score: null, isCorrect: null }
}
