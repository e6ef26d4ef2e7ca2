import type { MessageCategory } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { messagePlace } from './message-place.ts'

const place = (kind: string, category: MessageCategory, targetId: string | null) =>
  (['student', 'teacher'] as const).map((role) => messagePlace({ kind, category, targetId }, role)?.to ?? null)

it.each([
  ['lessonMoved', 'lesson', 'lesson-1', ['/student/lesson/lesson-1', '/teacher/lesson/lesson-1']],
  ['lessonReminder', 'lesson', 'lesson-1', ['/student/lesson/lesson-1', '/teacher/lesson/lesson-1']],
  ['studentOnLeave', 'other', 'lesson-1', ['/student/lesson/lesson-1', '/teacher/lesson/lesson-1']],
  ['performanceWritten', 'lesson', 'lesson-1', ['/report?lessonId=lesson-1', null]],
  ['feedbackWritten', 'lesson', 'lesson-1', ['/report?lessonId=lesson-1', null]],
  ['replayPublished', 'replay', 'lesson-1', ['/videoPlay?lessonId=lesson-1', null]],
  ['replayDecided', 'replay', 'lesson-1', [null, '/teacher/lesson/lesson-1']],
  [
    'noticePublished',
    'notice',
    'notice-1',
    ['/messages?tab=notices&notice=notice-1', '/messages?tab=notices&notice=notice-1'],
  ],
  ['messageReceived', 'message', 'usr_li', ['/messages?tab=threads&with=usr_li', '/messages?tab=threads&with=usr_li']],
  ['accountNewDevice', 'account', null, ['/security', '/security']],
  ['homeworkSubmitted', 'homework', 'anp-1', [null, '/corrects?answerPaperId=anp-1']],
  ['homeworkAsked', 'homework', 'anp-1', [null, '/corrects?answerPaperId=anp-1']],
  ['homeworkAssigned', 'homework', 'hmw-1', ['/homework?homeworkId=hmw-1', null]],
  ['homeworkReturned', 'homework', 'hmw-1', ['/homework?homeworkId=hmw-1', null]],
  ['homeworkChanged', 'homework', 'hmw-1', ['/homework?homeworkId=hmw-1', null]],
  ['homeworkGraded', 'homework', 'hmw-1', ['/homework-analyze?homeworkId=hmw-1', null]],
  ['homeworkAnswered', 'homework', 'hmw-1', ['/homework-analyze?homeworkId=hmw-1', null]],
  ['orderPaid', 'order', 'ord-1', ['/student/order/ord-1', null]],
  ['enquiryForTrial', 'other', 'enq-1', [null, '/teacher/school/enquiries']],
  ['lessonsMoved', 'lesson', 'class-1', ['/student/timetable', null]],
  ['lessonsAdded', 'lesson', 'class-1', ['/student/timetable', null]],
  ['lessonsCancelled', 'lesson', 'class-1', ['/student/timetable', null]],
  ['removedFromClass', 'other', 'class-1', ['/student/courses', null]],
  ['lessonMoved', 'lesson', null, [null, null]],
] as const)('%s (%s, about %s) leads a student and a teacher to %s', (kind, category, targetId, places) =>
  expect(place(kind, category, targetId)).toEqual(places),
)
