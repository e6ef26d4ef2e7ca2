/** Announcements to the demo classes, and what the school has said to its people. */
import type { schema } from '../db/database.ts'
import { DAY_MS, HOUR_MS } from '../domain/durations.ts'
import { DEMO_COURSES } from './demo-courses.ts'
import { DEMO_PEOPLE } from './demo-people.ts'

type NoticeRow = typeof schema.notice.$inferInsert
type MessageRow = typeof schema.systemMessage.$inferInsert

const NOTICES = [
  {
    classId: 'cls_hsk1',
    isTop: true,
    daysAgo: 1,
    title: '本周六上课时间调整',
    content: '因学校活动，本周六的课改到周日同一时间，请大家互相转告。',
  },
  {
    classId: 'cls_hsk1',
    isTop: false,
    daysAgo: 4,
    title: '课前请准备田字格本',
    content: '下节课我们要练习写汉字，请准备一本田字格本和一支铅笔。',
  },
  {
    classId: 'cls_hsk2',
    isTop: false,
    daysAgo: 2,
    title: '期中测验安排',
    content: '期中测验在下周的课上进行，范围是第一课到第五课，包括听写和对话。',
  },
  {
    classId: 'cls_hsk3',
    isTop: true,
    daysAgo: 3,
    title: '公开课礼仪',
    content: '大班课人数较多，请提前五分钟进入教室，发言前先举手。',
  },
] as const

export function demoNotices(now: number): NoticeRow[] {
  return NOTICES.map(({ classId, isTop, daysAgo, title, content }, i) => ({
    id: `ntc_demo_${i + 1}`,
    authorId: DEMO_COURSES.find((course) => course.classId === classId)?.teacherId ?? 'usr_li',
    classId,
    title,
    content,
    isTop,
    publishedAt: now - daysAgo * DAY_MS,
    updatedAt: now - daysAgo * DAY_MS,
  }))
}

// Works of `demo-homework.ts` that wait for the teacher.
const WAITING = [
  { studentName: 'Anna Kowalska', answerPaperId: 'anp_hsk1_waiting_anna' },
  { studentName: '佐藤千佳', answerPaperId: 'anp_hsk1_waiting_chika' },
]

/** Every student was told of every notice; the older ones are read. */
export function demoMessages(now: number): MessageRow[] {
  const students = DEMO_PEOPLE.filter(({ role }) => role === 'student')
  const notices = NOTICES.flatMap(({ classId, daysAgo, title }, i) => {
    const createdAt = now - daysAgo * DAY_MS
    const className = DEMO_COURSES.find((course) => course.classId === classId)?.className ?? ''
    return students.map(({ id }) => ({
      id: `msg_demo_${i + 1}_${id}`,
      personId: id,
      kind: 'noticePublished',
      values: { className, title },
      targetId: `ntc_demo_${i + 1}`,
      createdAt,
      readAt: daysAgo > 2 ? createdAt + DAY_MS : null,
    }))
  })
  const submitted = WAITING.map(({ studentName, answerPaperId }, i) => ({
    id: `msg_demo_li_${i + 1}`,
    personId: 'usr_li',
    kind: 'homeworkSubmitted',
    values: { studentName, title: '语法小练习' },
    targetId: answerPaperId,
    createdAt: now - (i + 1) * HOUR_MS,
    readAt: null,
  }))
  return [...notices, ...submitted]
}
