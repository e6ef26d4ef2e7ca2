/** Homework with photographed pages and recorded takes, in every state, some of it waiting longer than it should. */
import type { EpochMs } from '@hwjy/classroom/core'
import type { schema } from '../../db/database.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/durations.ts'
import type { WorkStatus } from '../../domain/homework/homework-rules.ts'
import { DEMO_PEOPLE } from '../demo-people.ts'
import { CLASSMATES } from './classmates.ts'
import { demoAttachment, type DemoMediaName } from './demo-media.ts'
import { CLASS_ABROAD, CLASS_OF_30 } from './showcase-lessons.ts'

type Row<Table extends keyof typeof schema> = (typeof schema)[Table] extends { $inferInsert: infer Insert }
  ? Insert
  : never

const TEACHER = { id: 'usr_li', role: 'teacher' } as const
/** Written work and reading aloud, of the first course's question bank. */
const ASKED = [
  { no: 1, questionId: 'qst_hsk1_8', score: 60 },
  { no: 2, questionId: 'qst_hsk1_5', score: 40 },
] as const
const DEMO_STUDENTS = DEMO_PEOPLE.filter(({ role }) => role === 'student')

interface Task {
  key: string
  classId: string
  title: string
  content: string
  startsInDays: number
  endsInDays: number
  markInDays: number
  status: 'draft' | 'published'
  lessonId: string | null
  students: readonly { id: string }[]
  /** Ordered as the students are, again from the beginning where the list is shorter. */
  work: readonly (WorkStatus | null)[]
}

const TASKS: readonly Task[] = [
  {
    key: 'photos',
    classId: CLASS_ABROAD,
    title: '自我介绍：写和读',
    content: '写在纸上，拍两张照片；朗读请录音。',
    startsInDays: -9,
    endsInDays: -4,
    // It should have been marked the day before yesterday.
    markInDays: -2,
    status: 'published',
    lessonId: 'les_europe_held',
    students: DEMO_STUDENTS,
    work: ['submitted', 'graded', 'returned', 'started', 'submitted', null, 'graded', 'submitted'],
  },
  {
    key: 'thirty',
    classId: CLASS_OF_30,
    title: '第一课 朗读与写话',
    content: '先听一听，再读三遍，选最好的一遍交上来。',
    startsInDays: -3,
    endsInDays: -1,
    markInDays: 4,
    status: 'published',
    lessonId: 'les_sunday_held',
    students: CLASSMATES.slice(0, 30),
    work: ['submitted', 'graded', 'submitted', null, 'returned', 'submitted', 'started'],
  },
  {
    key: 'scheduled',
    classId: CLASS_ABROAD,
    title: '看病：对话练习',
    content: '下节课以后开始。',
    startsInDays: 5,
    endsInDays: 9,
    markInDays: 14,
    status: 'published',
    lessonId: 'les_europe_leave',
    students: [],
    work: [],
  },
  {
    key: 'draft',
    classId: CLASS_ABROAD,
    title: '问路：画一张地图',
    content: '草稿，还没有发布。',
    startsInDays: 6,
    endsInDays: 12,
    markInDays: 16,
    status: 'draft',
    lessonId: null,
    students: [],
    work: [],
  },
]

/** Describes what the teacher says often, with how often it was said. */
const PHRASES = [
  { text: '写得很好！', questionType: null, points: null, useCount: 23 },
  { text: '第三声再低一点。', questionType: 'readAloud', points: -2, useCount: 17 },
  { text: '读得很清楚，语速也合适。', questionType: 'readAloud', points: null, useCount: 12 },
  { text: '注意语序：时间放在动词前面。', questionType: 'subjective', points: -2, useCount: 9 },
  { text: '量词错了，请再看一看课文。', questionType: 'subjective', points: -1, useCount: 6 },
] as const

export const showcasePhrases = (now: EpochMs): Row<'markingPhrase'>[] =>
  PHRASES.map((phrase, index) => ({ ...phrase, id: `phr_show_${index}`, authorId: TEACHER.id, updatedAt: now }))

export function showcaseHomework(now: EpochMs) {
  const papers: Row<'paper'>[] = []
  const paperQuestions: Row<'paperQuestion'>[] = []
  const homework: Row<'homework'>[] = []
  const works: Row<'answerPaper'>[] = []
  const answers: Row<'answer'>[] = []
  for (const task of TASKS) {
    const { key, classId, title, content, status, lessonId } = task
    const paperId = `pap_show_${key}`
    const startsAt = now + task.startsInDays * DAY_MS
    const endsAt = now + task.endsInDays * DAY_MS
    papers.push({
      id: paperId,
      authorId: TEACHER.id,
      title,
      content,
      kind: 'dailyTask',
      isTemplate: false,
      fullScore: ASKED.reduce((sum, { score }) => sum + score, 0),
      attachments: [],
      createdAt: now,
      updatedAt: now,
    })
    paperQuestions.push(...ASKED.map((asked) => ({ paperId, ...asked })))
    homework.push({
      id: `hmw_show_${key}`,
      paperId,
      classId,
      lessonId,
      teacherId: TEACHER.id,
      startsAt,
      endsAt,
      limitMinutes: 0,
      visibility: key === 'scheduled' ? 'afterClass' : 'always',
      status,
      markBy: now + task.markInDays * DAY_MS,
      createdAt: Math.min(startsAt, now),
      updatedAt: Math.min(startsAt, now),
      announceAt: 'start',
      announcedAt: startsAt > now ? null : startsAt,
      marksShown: 'atOnce',
    })
    for (const [place, { id: studentId }] of task.students.entries()) {
      const state = task.work[place % task.work.length] ?? null
      if (state === null) continue
      const work = workOf({ task, state, studentId, place, startsAt, endsAt })
      works.push(work)
      answers.push(...answersOf(work, place))
    }
  }
  return { papers, paperQuestions, homework, works, answers }
}

interface Place {
  task: Task
  state: WorkStatus
  studentId: string
  place: number
  startsAt: EpochMs
  endsAt: EpochMs
}

function workOf({ task, state, studentId, place, startsAt, endsAt }: Place): Row<'answerPaper'> {
  const at = startsAt + (place + 2) * HOUR_MS
  const isMarked = state === 'graded' || state === 'returned'
  return {
    id: `anp_show_${task.key}_${studentId.slice('usr_'.length)}`,
    homeworkId: `hmw_show_${task.key}`,
    studentId,
    status: state,
    startedAt: at - 30 * MINUTE_MS,
    submittedAt: state === 'started' ? null : at,
    gradedAt: state === 'graded' ? at + DAY_MS : null,
    returnedAt: state === 'returned' ? at + DAY_MS : null,
    handInBy: state === 'returned' ? endsAt + 7 * DAY_MS : null,
    handInCount: state === 'started' ? 0 : 1,
    score: state === 'graded' ? 82 : null,
    comment: isMarked ? '读得不错，请听一听我的录音。' : '',
    commentImages: [],
    commentAudio: isMarked ? [demoAttachment(TEACHER, 'take-comment.mp3', '点评.mp3')] : [],
  }
}

/** Two pages, the second of them turned by some; a take, slow or clear. */
function answersOf({ id, studentId, status, startedAt }: Row<'answerPaper'>, place: number): Row<'answer'>[] {
  const owner = { id: studentId, role: 'student' } as const
  const second: DemoMediaName = place % 2 === 0 ? 'page-2-sideways.jpg' : 'page-2.jpg'
  const pages = [demoAttachment(owner, 'page-1.jpg', '第一页.jpg'), demoAttachment(owner, second, '第二页.jpg')]
  const take = demoAttachment(owner, place % 2 === 0 ? 'take-slow.mp3' : 'take-clear.mp3', '朗读.mp3')
  const isGraded = status === 'graded'
  const answer = {
    answerPaperId: id,
    keys: [],
    text: '',
    savedAt: startedAt,
    isCorrect: null,
    commentAudio: [],
    markedImages: [],
  }
  return [
    {
      ...answer,
      no: 1,
      images: pages,
      audio: [],
      score: isGraded ? 50 : null,
      comment: isGraded ? '“医院”写得很漂亮。' : '',
    },
    {
      ...answer,
      no: 2,
      images: [],
      audio: status === 'started' ? [] : [take],
      score: isGraded ? 32 : null,
      comment: '',
    },
  ]
}
