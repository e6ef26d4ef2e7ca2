import { paymentNotice, pendingOrder, signature } from '../support/purchases.ts'
import type { CallSamples } from './call-sample.ts'
import { mailedLetterCode } from '../support/letter-code.ts'
import { waitingLesson } from './lessons.ts'

const anyStudent = { as: 'student.anna', neighbour: null }
const ofStudent = { as: 'student.anna', neighbour: 'student.noor' }
const chapter = { courseId: 'crs_hsk1', chapterId: 'cch_hsk1_3' }
const contract = { contractId: 'con_anna_business' }

const anyTeacher = { as: 'teacher.li', neighbour: null }
const ofTeacher = { as: 'teacher.li', neighbour: 'teacher.wang' }
const calligraphy = { courseId: 'crs_calligraphy' }
const newCourse = {
  courseName: '端午节的故事',
  subjectId: 'sub_festivals',
  classType: 'small' as const,
  studentLimit: 20,
  isPeriodic: false,
  startTimes: ['2026-12-05T02:00:00.000Z'],
  durationMinutes: 60,
  introduction: '听故事，学包粽子。',
}

export const courseCalls = {
  listPurchasedCourses: { ...anyStudent, input: { status: 'inProgress', current: 1, size: 20 } },
  getPaidCourse: { ...ofStudent, input: { courseId: 'crs_hsk1' } },
  listClassTeachers: { ...ofStudent, input: { classId: 'cls_hsk1' } },
  studentLessonDetail: { ...ofStudent, input: waitingLesson },
  listCourseChapters: { ...ofStudent, input: { courseId: 'crs_hsk1' } },
  getChapter: { ...ofStudent, input: chapter },
  updateSelfStudyProgress: { ...ofStudent, input: { ...chapter, percent: 60, seconds: 30 } },
  listRecentSelfStudy: { ...anyStudent, input: { current: 1, size: 5 } },
  registerPublicCourse: { ...anyStudent, input: { courseId: 'crs_festivals' } },
  listCatalogue: {
    ...anyStudent,
    input: { keyword: '中', isFree: true, fromHour: 0, untilHour: 24, current: 1, size: 20 },
  },
  getCatalogueCourse: { ...anyStudent, input: { courseId: 'crs_business' } },
  listSchools: { as: null, neighbour: null, input: { keyword: '校', current: 1, size: 20 } },
  getSchool: { as: null, neighbour: null, input: { schoolId: 'sch_demo' } },
  getOfferedCourse: { as: null, neighbour: null, input: { schoolId: 'sch_demo', courseId: 'crs_festivals' } },
  listOrders: { ...anyStudent, input: { status: 'paid', current: 1, size: 20 } },
  createOrder: { as: 'student.ben', neighbour: null, input: { courseId: 'crs_business', classId: 'cls_business' } },
  getOrder: { ...ofStudent, input: { orderId: 'ord_anna_business' } },
  payOrder: {
    as: 'student.ben',
    neighbour: 'student.anna',
    input: async (school) => ({ ...(await pendingOrder(school)), paymentToken: 'sandbox-ok' }),
  },
  cancelOrder: {
    as: 'student.ben',
    neighbour: 'student.anna',
    input: async (school) => ({ orderId: (await pendingOrder(school)).orderId }),
  },
  takePaymentNotice: {
    as: null,
    neighbour: null,
    input: async (school) => paymentNotice(await pendingOrder(school)),
  },
  listContracts: { ...anyStudent, input: { current: 1, size: 20 } },
  getContract: { ...ofStudent, input: contract },
  signContract: {
    ...ofStudent,
    input: async (school) => ({ ...contract, ...(await signature(school, 'student.anna', 'Anna Kowalska')) }),
  },
  getSupervision: { ...anyStudent, input: {} },
  getSupervisedStudent: { ...ofStudent, input: { stuId: 'usr_anna' } },
  setSupervisionLock: { ...anyStudent, input: { isLocked: true } },
  // The school of the samples has no mail service, so an address is refused; supervision.test.ts tells of addresses.
  setWeeklyLetter: { ...anyStudent, input: {} },
  confirmWeeklyLetter: { ...anyStudent, input: mailedLetterCode },
  getPublicLesson: { ...ofTeacher, input: { lessonId: 'les_calligraphy_1' } },
  addPublicCourse: { ...anyTeacher, input: newCourse },
  updatePublicCourse: { ...ofTeacher, input: { ...calligraphy, courseName: '书法入门', studentLimit: 16 } },
  getCourseConfig: { ...anyTeacher, input: {} },
  getPublicCourse: { ...ofTeacher, input: calligraphy },
  listPublicCourses: { ...anyTeacher, input: { status: 'draft', keyword: '书法', current: 1, size: 20 } },
  setPublicCourseStatus: { ...ofTeacher, input: { ...calligraphy, status: 'published' } },
  deletePublicCourse: {
    ...ofTeacher,
    input: async (school) => {
      const { courseId } = await school.data('addPublicCourse', newCourse, 'teacher.li')
      return { courseId }
    },
  },
  getCourseCriteria: { ...anyTeacher, input: {} },
  teacherLessonDetail: {
    ...ofTeacher,
    input: async (school) => ({ ...(await waitingLesson(school)), teachingType: 'live' }),
  },
  listCourseTypes: { ...anyTeacher, input: {} },
  renameChapter: {
    ...ofTeacher,
    input: { courseId: 'crs_hsk1', chapterId: 'cch_hsk1_3', chapterName: '第三课 名字的故事' },
  },
  getCourseStats: { ...ofTeacher, input: { courseId: 'crs_hsk1' } },
  appendRegistration: {
    as: 'teacher.wang',
    neighbour: 'teacher.li',
    input: { courseId: 'crs_festivals', studentLimit: 200, stuIds: ['usr_ben'] },
  },
  checkPublicCourseTimes: { ...anyTeacher, input: { startTimes: ['2026-12-05T02:00:00.000Z'], durationMinutes: 60 } },
  checkPeriodicTimes: {
    ...anyTeacher,
    input: {
      startDate: '2026-12-01',
      cycle: [{ weekday: 6, time: '10:00' }],
      totalLessons: 4,
      durationMinutes: 60,
    },
  },
} satisfies CallSamples
