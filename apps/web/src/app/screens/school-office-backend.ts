import { schoolSettings } from '@hwjy/mocks/samples'
import type {
  Enquiry,
  OfficeCourse,
  SchoolClassDetail,
  SchoolImport,
  SchoolPerson,
  SchoolPersonDetail,
  SchoolProfile,
} from '@hwjy/sdk'
import { anna, answer, type mockBackend, startSdk } from '../../shared/testing/backend.ts'

/** A school of one administrator and one student, as its office reads it. */

export const lin = {
  ...anna,
  userId: 'usr_lin',
  userType: '016002' as const,
  name: '林岚',
  roles: ['teacher' as const],
  curStu: null,
  buttons: ['school.admin'],
}
export const page = <Row>(...records: Row[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })

export const mia: SchoolPerson = {
  personId: 'usr_mia',
  role: 'student',
  name: 'Mia Rossi',
  nickname: 'Mia',
  avatar: null,
  username: 'mia.rossi',
  mobile: null,
  externalId: null,
  state: 'waiting',
  permissions: [],
  familySize: 1,
  createdAt: null,
}
export const detail: SchoolPersonDetail = {
  person: mia,
  introduction: '',
  birthday: null,
  parentName: '',
  parentMobile: '',
  family: [],
  classes: [],
  invitation: null,
  signIns: 0,
  lastSeenAt: null,
  updatedAt: '2026-11-20T01:00:00.000Z',
}
export const school: SchoolProfile = {
  schoolId: 'sch_zhulin',
  slug: 'zhulin',
  name: '竹林中文学校',
  timeZone: 'Asia/Shanghai',
  region: '',
  address: '',
  phone: '',
  logo: null,
  isListed: true,
  settings: { ...schoolSettings(), largeClassLimit: 200 },
  counts: { teachers: 1, students: 0, courses: 0, classes: 0, lessons: 0 },
  updatedAt: null,
}

/** A mother asks for a trial lesson. */
export const enquiry: Enquiry = {
  enquiryId: 'enq_1',
  state: 'new',
  wish: 'trial',
  courseId: null,
  courseName: null,
  name: '陈妈妈',
  contact: 'chen@example.com',
  childName: null,
  childAge: 8,
  text: '',
  note: '',
  language: 'zh-CN',
  timeZone: 'Asia/Tokyo',
  consentVersion: '2026-11',
  personId: null,
  createdAt: '2026-11-20T01:00:00.000Z',
  updatedAt: '2026-11-20T01:00:00.000Z',
  deletedAt: null,
}

export const course = (change: Partial<OfficeCourse> = {}): OfficeCourse => ({
  courseId: 'crs_1',
  name: 'HSK 1',
  kind: 'systematic',
  classType: 'small',
  status: 'published',
  textbook: null,
  lessonMinutes: 45,
  totalLessons: 3,
  introduction: '',
  priceMinor: 0,
  currency: 'CNY',
  externalId: null,
  classCount: 1,
  studentCount: 0,
  updatedAt: null,
  ...change,
})

/** A class of that course, which the administrator teaches. */
export const group: SchoolClassDetail['class'] = {
  classId: 'cls_1',
  className: '周末班',
  courseId: 'crs_1',
  courseName: 'HSK 1',
  courseKind: 'systematic',
  classType: 'small',
  teacher: { personId: 'usr_lin', name: '林岚', nickname: '林岚' },
  studentLimit: 12,
  studentCount: 0,
  lessonCount: 2,
  nextLessonAt: null,
  externalId: null,
  updatedAt: null,
}
const lesson = (no: number, startTime: string, hasBegun = false) => ({
  lessonId: `les_${no}`,
  lessonNo: no,
  lessonName: `第${no}课`,
  startTime,
  endTime: startTime,
  hasBegun,
})
/** The first was taught. */
export const lessons: SchoolClassDetail['lessons'] = [
  lesson(1, '2026-11-01T02:00:00.000Z', true),
  lesson(2, '2099-01-11T02:00:00.000Z'),
  lesson(3, '2099-01-18T02:00:00.000Z'),
]

/** An import whose rows were read and wait to be carried out. */
export const checked: SchoolImport = {
  importId: 'imp_1',
  fileName: 'students.csv',
  format: 'csv',
  encoding: 'utf-8',
  tables: ['students'],
  unreadColumns: [],
  state: 'checked',
  failure: null,
  mode: null,
  rows: 2,
  good: 2,
  bad: 0,
  done: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  createdBy: '林岚',
  createdAt: '2026-11-20T01:00:00.000Z',
  finishedAt: null,
}

/** Signs the administrator in at this school. */
export function startOffice(server: ReturnType<typeof mockBackend>) {
  localStorage.clear()
  sessionStorage.clear()
  startSdk({ role: 'teacher', userInfo: lin })
  server.use(
    answer('/user/userInfo', lin),
    answer('/ext/school/get', school),
    answer('/ext/school/audit/list', page()),
    answer('/ext/school/jobs/list', page()),
    answer('/ext/school/people/list', page(mia)),
    answer('/ext/school/people/get', detail),
    answer('/common/baseInfo', { demo: null, signInWays: ['username', 'phone', 'sms'] }),
    answer('/common/phoneZoneList', []),
    answer('/im/sysMsg', page()),
  )
}
