import type { Role, SystemMessage } from '@hwjy/sdk'
import { lessonPath } from '../lesson/lesson-paths.ts'
import { threadPath } from '../threads/thread-path.ts'

export interface MessagePlace {
  to: string
  name:
    | 'work'
    | 'lesson'
    | 'notice'
    | 'thread'
    | 'security'
    | 'report'
    | 'replay'
    | 'homework'
    | 'marks'
    | 'order'
    | 'enquiry'
    | 'timetable'
    | 'courses'
}

const homework = (homeworkId: string) => new URLSearchParams({ homeworkId }).toString()

/** Null where no page shows what the message is about. */
export function messagePlace(
  { kind, category, targetId }: Pick<SystemMessage, 'kind' | 'category' | 'targetId'>,
  role: Role,
): MessagePlace | null {
  if (category === 'account') return { to: '/security', name: 'security' }
  if (targetId === null) return null
  switch (kind) {
    case 'lessonMoved':
    case 'lessonMovedBecause':
    case 'lessonPostponed':
    case 'lessonReminder':
    case 'studentOnLeave':
      return { to: lessonPath.page(role, targetId), name: 'lesson' }
    // They are about a class, which has no page for its students.
    case 'lessonsMoved':
    case 'lessonsMovedBecause':
    case 'lessonsAdded':
    case 'lessonsCancelled':
      return role === 'student' ? { to: '/student/timetable', name: 'timetable' } : null
    case 'removedFromClass':
      return role === 'student' ? { to: '/student/courses', name: 'courses' } : null
    case 'performanceWritten':
    case 'feedbackWritten':
      return role === 'student' ? { to: lessonPath.report(targetId), name: 'report' } : null
    case 'replayPublished':
      return role === 'student' ? { to: lessonPath.replay(targetId), name: 'replay' } : null
    // The page of the lesson shows its replay, with what was decided.
    case 'replayDecided':
      return role === 'teacher' ? { to: lessonPath.page(role, targetId), name: 'lesson' } : null
    case 'homeworkSubmitted':
    case 'homeworkAsked':
      return role === 'teacher' ? { to: `/corrects?answerPaperId=${encodeURIComponent(targetId)}`, name: 'work' } : null
    case 'homeworkAssigned':
    case 'homeworkReminder':
    case 'homeworkReturned':
    case 'homeworkChanged':
      return role === 'student' ? { to: `/homework?${homework(targetId)}`, name: 'homework' } : null
    case 'homeworkGraded':
    case 'homeworkAnswered':
      return role === 'student' ? { to: `/homework-analyze?${homework(targetId)}`, name: 'marks' } : null
    case 'orderPaid':
      return role === 'student' ? { to: `/student/order/${encodeURIComponent(targetId)}`, name: 'order' } : null
    case 'enquiryForPlace':
    case 'enquiryForTrial':
      return role === 'teacher' ? { to: '/teacher/school/enquiries', name: 'enquiry' } : null
    case 'noticePublished':
      return { to: `/messages?tab=notices&notice=${encodeURIComponent(targetId)}`, name: 'notice' }
    case 'messageReceived':
      return { to: threadPath(targetId), name: 'thread' }
    default:
      return null
  }
}
