import { createAttendanceMarks } from './attendance-marks.ts'
import { createAttendancePlans } from './attendance-plans.ts'
import { createCalendarFeeds } from './calendar-feeds.ts'
import { createLessonContexts } from './lesson-contexts.ts'
import { createLessonPlans } from './lesson-plans.ts'
import { createLessonReminders } from './lesson-reminders.ts'
import { createLessonTimes } from './lesson-times.ts'
import { createLessons } from './lessons.ts'
import { createPastLessons } from './past-lessons.ts'
import { createTeachingRecords } from './teaching-records.ts'

export const timetableStores = {
  attendanceMarks: createAttendanceMarks,
  attendancePlans: createAttendancePlans,
  calendarFeeds: createCalendarFeeds,
  lessonContexts: createLessonContexts,
  lessonPlans: createLessonPlans,
  lessonReminders: createLessonReminders,
  lessonTimes: createLessonTimes,
  lessons: createLessons,
  pastLessons: createPastLessons,
  teachingRecords: createTeachingRecords,
}
