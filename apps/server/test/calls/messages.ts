import type { CallSamples } from './call-sample.ts'
import { endedLesson, openedLesson } from './lessons.ts'
import { PNG } from '../support/sample-files.ts'
import type { TestSchool } from '../support/test-school.ts'
import { addResource } from '../support/uploads.ts'

const ofTeacher = { as: 'teacher.li', neighbour: 'teacher.wang' }
const ofStudent = { as: 'student.anna', neighbour: 'student.noor' }
const teacher = { as: 'teacher.li', neighbour: null }
const student = { as: 'student.anna', neighbour: null }
const NOTICE = { title: '本周停课通知', content: '因学校活动，本周六的课改到周日同一时间。' }
const CHAT_ERROR = { code: '2801', message: 'request timeout', collectTime: '2026-11-20T01:00:00.000Z' }

const published = async (school: TestSchool) => {
  const { noticeId } = await school.data('addNotice', { classId: 'cls_hsk1', ...NOTICE }, 'teacher.li')
  return { noticeId }
}
const commented = async (school: TestSchool) => {
  const { lessonId: targetId } = await endedLesson(school)
  const comment = { targetType: 'lesson', targetId, content: '谢谢老师！' } as const
  const { commentId } = await school.data('studentAddComment', comment, 'student.anna')
  return { commentId }
}
const lessonTarget = async (school: TestSchool) =>
  ({ targetType: 'lesson', targetId: (await endedLesson(school)).lessonId }) as const
const comment = async (school: TestSchool) => ({ ...(await lessonTarget(school)), content: '谢谢老师！' })

const THREAD = { threadId: 'thr_demo_li_anna' }
const ANSWER = { text: '好的，别忘了写拼音。', commandId: '5f0c1f2e-8f43-4f8e-9a51-2f1d7c1f6b3a' }
const picture = { type: 'image', fileName: 'notes.png', content: PNG } as const

export const messageCalls = {
  teacherListMessages: { ...teacher, input: { current: 1, size: 20 } },
  studentListMessages: { ...student, input: { category: 'notice', isUnreadOnly: true } },
  teacherCountUnread: { ...teacher, input: {} },
  studentCountUnread: { ...student, input: {} },
  teacherGetMessageNews: { ...teacher, input: {} },
  studentGetMessageNews: { ...student, input: {} },
  teacherReadMessages: { ...teacher, input: {} },
  studentReadMessages: { ...student, input: { messageIds: ['msg_demo_1_usr_anna'] } },
  teacherListNotificationSettings: { ...teacher, input: {} },
  studentListNotificationSettings: { ...student, input: {} },
  teacherUpdateNotificationSetting: { ...teacher, input: { category: 'homework', isOn: false } },
  studentUpdateNotificationSetting: { ...student, input: { category: 'notice', isOn: false } },
  teacherListChatGroups: { ...teacher, input: {} },
  studentListChatGroups: { ...student, input: {} },
  teacherListGroupCodes: { ...teacher, input: {} },
  studentListGroupCodes: { ...student, input: {} },
  openGroupCode: {
    ...student,
    input: async (school) => {
      const [code] = await school.data('teacherListGroupCodes', {}, 'teacher.li')
      return { ticket: new URL(code?.link ?? '').searchParams.get('ticket') ?? '' }
    },
  },
  teacherReportChatError: { ...teacher, input: CHAT_ERROR },
  studentReportChatError: { ...student, input: CHAT_ERROR },
  teacherRenewRoomTicket: { ...ofTeacher, input: openedLesson },
  studentRenewRoomTicket: { ...ofStudent, input: openedLesson },
  addNotice: { ...ofTeacher, input: { classId: 'cls_hsk1', ...NOTICE, isTop: true } },
  updateNotice: { ...ofTeacher, input: async (school) => ({ ...(await published(school)), ...NOTICE }) },
  deleteNotice: { ...ofTeacher, input: published },
  addNotices: { ...teacher, input: { classIds: ['cls_hsk1'], ...NOTICE } },
  teacherGetNotice: { ...ofTeacher, input: published },
  studentGetNotice: { ...ofStudent, input: published },
  readNotice: { ...ofStudent, input: published },
  teacherListNotices: { ...teacher, input: { classId: 'cls_hsk1' } },
  studentListNotices: { ...student, input: { courseId: 'crs_hsk1' } },
  getTopNotice: { ...student, input: { courseId: 'crs_hsk1' } },
  teacherListThreads: { ...teacher, input: { current: 1, size: 20 } },
  studentListThreads: { ...student, input: {} },
  teacherGetThread: { ...teacher, input: { personId: 'usr_anna' } },
  studentGetThread: { ...student, input: { personId: 'usr_li', size: 2 } },
  teacherListThreadMessages: { ...ofTeacher, input: { ...THREAD, beforeId: 'thm_demo_li_anna_3', size: 1 } },
  studentListThreadMessages: { ...ofStudent, input: THREAD },
  teacherSendThreadMessage: { ...teacher, input: { personId: 'usr_anna', ...ANSWER } },
  studentSendThreadMessage: {
    ...student,
    input: async (school) => ({
      personId: 'usr_li',
      ...ANSWER,
      resourceIds: [await addResource(school, 'student.anna', picture)],
    }),
  },
  teacherReadThread: { ...ofTeacher, input: { ...THREAD, messageId: 'thm_demo_li_anna_3' } },
  studentReadThread: { ...ofStudent, input: { ...THREAD, messageId: 'thm_demo_li_anna_4' } },
  teacherAddComment: { ...teacher, input: comment },
  studentAddComment: { ...student, input: comment },
  teacherDeleteComment: { ...teacher, input: commented },
  studentDeleteComment: { as: 'student.anna', neighbour: 'student.ben', input: commented },
  teacherListComments: { ...teacher, input: lessonTarget },
  studentListComments: { ...student, input: lessonTarget },
} satisfies CallSamples
