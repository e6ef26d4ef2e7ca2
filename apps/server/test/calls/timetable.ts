import type { CallSamples } from './call-sample.ts'
import { endedLesson, waitingLesson } from './lessons.ts'

const ofTeacher = { as: 'teacher.li', neighbour: 'teacher.wang' }
const ofStudent = { as: 'student.anna', neighbour: 'student.noor' }
const teacherHerself = { as: 'teacher.li', neighbour: null }
const studentHerself = { as: 'student.anna', neighbour: null }
const classId = 'cls_hsk1'
const anna = { classId, stuId: 'usr_anna' }
const nextWeek = { classDate: '2026-11-27', StartClassTime: '06:30' }
const draft = { lessonName: '第十三课 复习', ...nextWeek }

export const timetableCalls = {
  listLessonsToday: { ...studentHerself, input: {} },
  listLessonsOfDay: { ...studentHerself, input: { theDay: '2026-11-20' } },
  listLessonDates: { ...studentHerself, input: { year: 2026 } },
  listTeachingTypes: { ...studentHerself, input: {} },
  planAttendance: {
    ...ofStudent,
    input: async (school) => ({ ...(await waitingLesson(school)), plan: 'onLeave', reason: '要去看医生' }),
  },
  checkLesson: { ...ofStudent, input: waitingLesson },

  listTeacherLessonsByDate: { ...teacherHerself, input: { lessonDate: '2026-11-20' } },
  getSchedule: {
    ...teacherHerself,
    input: { searchStartDate: '2026-11-01', searchEndDate: '2026-11-30', timezone: 'Asia/Shanghai' },
  },
  studentGetSchedule: {
    ...studentHerself,
    input: { searchStartDate: '2026-11-16', searchEndDate: '2026-11-22', timezone: 'Europe/Warsaw' },
  },
  studentListPastLessons: {
    ...studentHerself,
    input: { courseId: 'crs_hsk1', timezone: 'Europe/Warsaw', current: 1, size: 20 },
  },
  listTeacherLessons: { ...teacherHerself, input: { status: 'waitingToStart', classId } },
  getLessonPreparation: { ...ofTeacher, input: waitingLesson },
  // One screen: the lesson and its chapter, who comes, files, homework, the replay, and the lesson before.
  teacherLessonPage: { ...ofTeacher, input: waitingLesson, maxStatements: 14 },
  studentLessonPage: { ...ofStudent, input: endedLesson, maxStatements: 20 },
  renameLesson: {
    ...ofTeacher,
    input: async (school) => ({ ...(await waitingLesson(school)), lessonName: '复习与朗读' }),
  },
  teacherGetChapter: { ...ofTeacher, input: { courseId: 'crs_hsk1', chapterId: 'cch_hsk1_3' } },

  adjustLesson: { ...ofTeacher, input: async (school) => ({ ...(await waitingLesson(school)), ...nextWeek }) },
  adjustPublicLesson: { ...ofTeacher, input: async (school) => ({ ...(await waitingLesson(school)), ...nextWeek }) },
  postponeLesson: { ...ofTeacher, input: waitingLesson },
  // The lesson, the school, who else has a lesson then, whose students those are, and the moves of the month.
  checkLessonTime: { ...ofTeacher, input: async (school) => ({ ...(await waitingLesson(school)), ...nextWeek }) },
  adjustLessons: {
    ...ofTeacher,
    input: async (school) => ({ ...(await waitingLesson(school)), ...nextWeek, scope: 'this' }),
  },
  // As `checkLessonTime`, and the lessons of the class.
  checkLessonsMove: {
    ...ofTeacher,
    input: async (school) => ({ ...(await waitingLesson(school)), ...nextWeek, scope: 'following' }),
    maxStatements: 9,
  },
  suggestLessonTimes: {
    ...ofTeacher,
    input: async (school) => ({ ...(await waitingLesson(school)), from: '2026-11-21', until: '2026-12-04' }),
    maxStatements: 9,
  },
  checkLessonTimes: { ...ofTeacher, input: { classId, lessons: [draft] } },
  addLessons: { ...ofTeacher, input: { classId, lessons: [draft] } },
  deleteLessons: {
    ...ofTeacher,
    input: async (school) => ({ classId, lessonIds: [(await waitingLesson(school)).lessonId] }),
  },
  listLessonBriefs: { ...ofTeacher, input: { classId } },
  previewContinuation: { ...ofTeacher, input: { classId, count: 4 }, maxStatements: 9 },

  listClasses: { ...teacherHerself, input: { current: 1, size: 20, keyword: '小班' } },
  listClassStatuses: { ...teacherHerself, input: { courseType: 'systematic' } },
  listClassNames: { ...teacherHerself, input: { keyword: '小班' } },
  listClassChoices: { ...teacherHerself, input: {} },
  listTaughtCourses: { ...teacherHerself, input: {} },
  listLessonCourses: { ...teacherHerself, input: {} },
  // One screen: the class, its lessons, book, ratings and attendance, the school's rules and the moves of the month.
  getClassDetail: { ...ofTeacher, input: { classId }, maxStatements: 9 },
  getClassTextbook: { ...ofTeacher, input: { classId } },
  listClassChapters: { ...ofTeacher, input: { courseId: 'crs_hsk1', classId, timezone: 'Asia/Shanghai' } },
  getCourseEnd: { ...ofTeacher, input: { classId } },
  listClassStudents: { ...ofTeacher, input: { classId } },
  listPublicClassStudents: { ...ofTeacher, input: { classId, keyword: 'anna' } },
  getClassStudent: { ...ofTeacher, input: anna },
  getStudentRecord: { as: 'teacher.li', neighbour: 'teacher.zhou', input: { stuId: 'usr_anna' } },
  removeClassStudent: { ...ofTeacher, input: anna },

  getLessonStatistics: { ...teacherHerself, input: { searchStartDate: '2026-11-01', searchEndDate: '2026-11-30' } },
  getStudentStatistics: { ...ofTeacher, input: { classId } },
  getCourseScore: { ...ofTeacher, input: { classId } },
  listTaughtLessons: { ...teacherHerself, input: { current: 1, size: 20 } },
  getAttendanceMatrix: { ...ofTeacher, input: { classId: 'cls_hsk1', current: 1, size: 5 } },
  correctAttendance: {
    ...ofTeacher,
    input: async (school) => ({ ...(await endedLesson(school)), stuId: 'usr_haru', attendance: 'late' }),
  },

  teacherCalendarFeed: { ...teacherHerself, input: {} },
  teacherRenewCalendarFeed: { ...teacherHerself, input: {} },
  teacherRevokeCalendarFeed: { ...teacherHerself, input: {} },
  studentCalendarFeed: { ...studentHerself, input: {} },
  studentRenewCalendarFeed: { ...studentHerself, input: {} },
  studentRevokeCalendarFeed: { ...studentHerself, input: {} },
  readCalendarFeed: {
    as: null,
    neighbour: null,
    input: async (school) => {
      const { url } = await school.data('studentRenewCalendarFeed', {}, 'student.anna')
      return { feedToken: url?.split('/').at(-1) ?? '' }
    },
  },
} satisfies CallSamples
