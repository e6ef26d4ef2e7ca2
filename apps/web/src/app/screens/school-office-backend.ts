import type { SchoolPerson, SchoolPersonDetail, SchoolProfile, SchoolSettings } from '@hwjy/sdk'
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
export const settings: SchoolSettings = {
  largeClassLimit: 200,
  lessonNameMax: 50,
  adjustmentsPerMonth: 4,
  knownDevices: 5,
  simultaneousSessions: 1,
  sessionIdleDays: 30,
  sessionDays: 90,
  passwordDays: 90,
  accountDeletionDays: 7,
  markingDays: 7,
  approvesSystemReplays: true,
  imageLimitBytes: 200 * 1024 ** 2,
  audioLimitBytes: 50 * 1024 ** 2,
  videoLimitBytes: 1024 ** 3,
  passwordMinLength: 8,
  passwordMaxLength: 16,
  passwordKinds: 3,
  passwordNeedsLower: false,
  passwordNeedsUpper: false,
  passwordNeedsDigit: false,
  passwordNeedsSymbol: false,
  refusesCommonPasswords: true,
  attendanceBy: 'entry',
  chatPictures: true,
  chatLinks: true,
  lookBack: true,
  defaultPaper: 'mizige',
  directMessages: true,
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
  settings,
  counts: { teachers: 1, students: 0, courses: 0, classes: 0, lessons: 0 },
  updatedAt: null,
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
    answer('/common/phoneZoneList', []),
    answer('/im/sysMsg', page()),
  )
}
