import type { CallSamples } from './call-sample.ts'
import { waitingLesson } from './lessons.ts'

export const timetableCalls = {
  listLessonsToday: { as: 'student.anna', neighbour: null, input: {} },
  listTeacherLessonsByDate: { as: 'teacher.li', neighbour: null, input: { lessonDate: '2026-11-20' } },
  getLessonPreparation: { as: 'teacher.li', neighbour: 'teacher.wang', input: waitingLesson },
  checkLesson: { as: 'student.anna', neighbour: 'student.noor', input: waitingLesson },
} satisfies CallSamples
