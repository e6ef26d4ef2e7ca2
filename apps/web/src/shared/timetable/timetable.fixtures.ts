import type { LessonConflict } from '@hwjy/sdk'
import { lessonAt19 } from '../testing/lessons.ts'
import type { TimetableLesson } from './timetable-lesson.ts'

/** Friday, 20 November 2026, 12:20 in Jakarta. */
export const fridayNoon = Date.parse('2026-11-20T05:20:00Z')

const at = (lessonId: string, startTime: string, more: Partial<TimetableLesson> = {}): TimetableLesson => ({
  ...lessonAt19,
  lessonId,
  startTime,
  endTime: new Date(Date.parse(startTime) + 50 * 60_000).toISOString(),
  ...more,
})

/** A week with every state, two lessons at one time, and one over midnight in Jakarta. */
export const lessonsOfWeek: readonly TimetableLesson[] = [
  at('mon', '2026-11-16T02:00:00Z', { lessonName: '第一课 你好', status: 'ended' }),
  at('tue', '2026-11-17T09:30:00Z', { lessonName: '第二课 家人', status: 'expired' }),
  at('wed', '2026-11-18T12:00:00Z', { lessonName: '第三课 时间', status: 'absent', className: '周末小班 A' }),
  at('fri-1', '2026-11-20T05:00:00Z', { lessonName: '第四课 天气', status: 'inProgress' }),
  at('fri-2', '2026-11-20T05:30:00Z', {
    lessonName: '汉字书写',
    className: '书写班',
    courseId: 'course-2',
    status: 'waitingToStart',
  }),
  at('fri-3', '2026-11-20T12:00:00Z', { movedFrom: '2026-11-19T12:00:00Z', className: '周末小班 A' }),
  at('sat', '2026-11-21T16:30:00Z', { lessonName: '第六课 旅行', status: 'waitingToBeAdjusted' }),
  at('sun', '2026-11-22T03:00:00Z', { lessonName: '第七课 朋友', plan: 'onLeave' }),
]

export const busyStudents: LessonConflict = {
  lessonId: 'other',
  lessonName: '第三课 你叫什么名字',
  className: '周末小班 B',
  startTime: '2026-11-20T11:30:00Z',
  endTime: '2026-11-20T12:20:00Z',
  teacher: null,
  students: [
    'Anna Kowalska',
    'Ben Novak',
    'Chika Mori',
    'Diego Ruiz',
    'Emma Laurent',
    'Farid Aziz',
    'Grace Okafor',
  ].map((name, index) => ({ stuId: `student-${index}`, name, avatar: null })),
}

export const busyTeacher: LessonConflict = {
  ...busyStudents,
  lessonId: 'own',
  className: '一对一',
  teacher: lessonAt19.teacher,
  students: [],
}
