import type { LessonSummary } from '@hwjy/sdk'

/** Friday evening in Jakarta: the lesson of these tests starts at 19:00 there, 20:00 in Shanghai. */
export const lessonAt19: LessonSummary = {
  lessonId: 'lesson-1',
  classId: 'class-1',
  courseId: 'course-1',
  courseName: '中文入门一',
  lessonName: '在饭馆点菜',
  lessonNo: 5,
  totalLessons: 24,
  classType: 'small',
  teachingType: 'live',
  teacher: { userId: 'teacher-1', name: '李老师', avatar: null },
  startTime: '2026-11-20T12:00:00Z',
  endTime: '2026-11-20T12:50:00Z',
  startedAt: null,
  endedAt: null,
  status: 'notStarted',
  doorOpensAt: '2026-11-20T11:50:00Z',
  entryClosesAt: null,
  canEnter: false,
  enterDenial: 'doorNotOpen',
  canStart: false,
  studentCount: 8,
  studentLimit: 30,
  attendance: null,
  hasRated: false,
}
