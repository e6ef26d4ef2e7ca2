import type { schema } from '../db/database.ts'
import { localized } from './textbooks/textbook-source.ts'

type Trio = Parameters<typeof localized>[0]

const list = (categoryId: string, values: Readonly<Record<string, Trio>>) =>
  Object.entries(values).map(([value, label], index) => ({
    categoryId,
    value,
    label: localized(label),
    position: index + 1,
  }))

/** The list of the lists: its values are their ids. */
export const CATEGORIES = 'categories'
export const ASKED_QUESTION_CATEGORIES = 'askedQuestion'

/** Holds the lists that a school may word itself. */
export const DICTIONARY: readonly (typeof schema.dictionaryEntry.$inferInsert)[] = [
  ...list(CATEGORIES, {
    classType: ['班型', 'Class type', 'クラスの種類'],
    courseKind: ['课程类别', 'Course type', 'コースの種類'],
    courseStatus: ['课程状态', 'Course status', 'コースの状態'],
    teachingType: ['授课方式', 'Teaching format', '授業形式'],
    noticeKind: ['公告类型', 'Announcement type', 'お知らせの種類'],
    homeworkKind: ['作业类型', 'Homework type', '宿題の種類'],
    [ASKED_QUESTION_CATEGORIES]: ['常见问题分类', 'Question category', '質問の分類'],
  }),
  ...list('classType', {
    small: ['小班课', 'Small class', '少人数クラス'],
    large: ['大班课', 'Large class', '大人数クラス'],
  }),
  ...list('courseKind', {
    systematic: ['系统课', 'Systematic course', '体系コース'],
    public: ['公开课', 'Public course', '公開コース'],
  }),
  ...list('courseStatus', {
    draft: ['草稿', 'Draft', '下書き'],
    published: ['报名中', 'Registration open', '受付中'],
    closed: ['报名已结束', 'Registration closed', '受付終了'],
  }),
  ...list('teachingType', {
    live: ['直播课', 'Live class', 'ライブ授業'],
    public: ['公开课', 'Public class', '公開授業'],
  }),
  ...list('noticeKind', {
    general: ['一般通知', 'General', '一般'],
    timetable: ['课表变动', 'Timetable change', '時間割の変更'],
    homework: ['作业提醒', 'Homework reminder', '宿題のお知らせ'],
    holiday: ['放假安排', 'Holidays', '休み'],
  }),
  ...list('homeworkKind', {
    dailyTask: ['日常作业', 'Daily homework', '日々の宿題'],
    test: ['测验', 'Test', 'テスト'],
  }),
  ...list(ASKED_QUESTION_CATEGORIES, {
    lesson: ['上课', 'Lessons', '授業'],
    homework: ['作业', 'Homework', '宿題'],
    course: ['课程与报名', 'Courses and registration', 'コースと申し込み'],
    payment: ['付款与合同', 'Payment and contract', '支払いと契約'],
    account: ['账号', 'Account', 'アカウント'],
    device: ['设备', 'Devices', '機器'],
  }),
]
