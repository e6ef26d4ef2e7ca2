/** Conversations of the demo's teachers with students of their classes. */
import type { schema } from '../db/database.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/durations.ts'

type ThreadRow = typeof schema.messageThread.$inferInsert
type MessageRow = typeof schema.threadMessage.$inferInsert

interface DemoThread {
  teacherId: string
  studentId: string
  /** Each message says how long ago it was written, and which of the two wrote it. */
  messages: readonly (readonly [agoMs: number, by: 'teacher' | 'student', text: string])[]
  /** The last number that each has seen. */
  read: { teacher: number; student: number }
}

const THREADS: readonly DemoThread[] = [
  {
    teacherId: 'usr_li',
    studentId: 'usr_anna',
    messages: [
      [3 * DAY_MS, 'student', '老师好，第三课的“怎么”和“什么”我还是分不清楚。'],
      [3 * DAY_MS - 20 * MINUTE_MS, 'teacher', '“什么”问东西，“怎么”问方法。比如：你吃什么？这个字怎么写？'],
      [3 * DAY_MS - 25 * MINUTE_MS, 'student', '明白了，谢谢老师！'],
      [DAY_MS, 'teacher', '今天的听写你进步很大，下次注意第三声的变调。'],
    ],
    read: { teacher: 3, student: 3 },
  },
  {
    teacherId: 'usr_li',
    studentId: 'usr_ben',
    messages: [
      [5 * HOUR_MS, 'student', '老师，周六的课我可能会晚到十分钟。'],
      [4 * HOUR_MS, 'student', '作业我今天晚上交。'],
    ],
    read: { teacher: 0, student: 2 },
  },
  {
    teacherId: 'usr_wang',
    studentId: 'usr_anna',
    messages: [[2 * DAY_MS, 'teacher', '下周的期中测验别忘了带词典，祝你考试顺利！']],
    read: { teacher: 1, student: 1 },
  },
]

const idOf = ({ teacherId, studentId }: DemoThread) => `thr_demo_${teacherId.slice(4)}_${studentId.slice(4)}`

export function demoThreads(now: number): { threads: ThreadRow[]; messages: MessageRow[] } {
  const threads = THREADS.map((thread) => {
    const { teacherId, studentId, messages, read } = thread
    return {
      id: idOf(thread),
      teacherId,
      studentId,
      lastNo: messages.length,
      lastAt: now - (messages.at(-1)?.[0] ?? 0),
      teacherReadNo: read.teacher,
      studentReadNo: read.student,
      createdAt: now - (messages[0]?.[0] ?? 0),
    }
  })
  const messages = THREADS.flatMap((thread) =>
    thread.messages.map(([agoMs, by, text], i) => ({
      id: `${idOf(thread).replace('thr_', 'thm_')}_${i + 1}`,
      threadId: idOf(thread),
      no: i + 1,
      senderId: by === 'teacher' ? thread.teacherId : thread.studentId,
      senderRole: by,
      text,
      pictures: [],
      commandId: `cmd_${idOf(thread)}_${i + 1}`,
      sentAt: now - agoMs,
    })),
  )
  return { threads, messages }
}
