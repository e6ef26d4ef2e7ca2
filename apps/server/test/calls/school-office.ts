import { schema } from '../../src/db/database.ts'
import type { TestSchool } from '../support/test-school.ts'
import { captchaPass } from './credentials.ts'
import type { CallSamples } from './call-sample.ts'

/** The administrator of the demo school. */
const admin = { as: 'teacher.li', neighbour: null }

const LINK_TOKEN = /#(.+)$/

async function invitedStudent(school: TestSchool) {
  const added = await school.data('addSchoolPerson', { role: 'student', name: 'Mia Rossi' }, 'teacher.li')
  const { invitation, link } = await school.data('inviteStudent', { stuId: added.person.personId }, 'teacher.li')
  return { invitationId: invitation.invitationId, token: LINK_TOKEN.exec(link)?.[1] ?? '' }
}

async function serverKey(school: TestSchool) {
  const { key } = await school.data('createClientKey', { name: 'CRM', kind: 'server' }, 'teacher.li')
  return { keyId: key.keyId }
}

const series = {
  classId: 'cls_hsk1',
  cycle: [{ weekday: 7, time: '06:30' }],
  startDate: '2027-03-07',
  count: 4,
  durationMinutes: 45,
  timeZone: 'Asia/Shanghai',
}

/** The last of a series that was just planned: people may wait for the others. */
async function openLesson(school: TestSchool) {
  const { lessons } = await school.data('createLessonSeries', { ...series, confirm: true }, 'teacher.li')
  return { classId: series.classId, lessonId: lessons.at(-1)?.lessonId ?? '' }
}

export const schoolOfficeCalls = {
  getOwnSchool: { ...admin, input: {} },
  updateSchool: { ...admin, input: { name: '华文学校', region: '上海' } },
  updateSchoolSettings: { ...admin, input: { adjustmentsPerMonth: 0 } },
  listSchoolPeople: { ...admin, input: { keyword: 'a', role: 'student' as const } },
  getSchoolPerson: { ...admin, input: { personId: 'usr_anna' } },
  addSchoolPerson: { ...admin, input: { role: 'student' as const, name: 'Mia Rossi', externalId: 'SIS-7' } },
  updateSchoolPerson: { ...admin, input: { personId: 'usr_haru', name: '田中春' } },
  resetSchoolPerson: { ...admin, input: { personId: 'usr_haru' } },
  closeSchoolPerson: { ...admin, input: { personId: 'usr_haru' } },
  reopenSchoolPerson: { ...admin, input: { personId: 'usr_haru' } },
  setSchoolPermissions: { ...admin, input: { personId: 'usr_wang', permissions: ['school.admin' as const] } },
  joinSchoolFamily: { ...admin, input: { personId: 'usr_haru', familyOf: 'usr_grace' } },
  leaveSchoolFamily: { ...admin, input: { personId: 'usr_samuel' } },
  inviteStudent: { ...admin, input: { stuId: 'usr_anna' } },
  inviteTeacher: { ...admin, input: { tchId: 'usr_wang' } },
  inviteClass: { ...admin, input: { classId: 'cls_hsk1' } },
  listSchoolInvitations: { ...admin, input: { state: 'open' as const } },
  revokeSchoolInvitation: {
    ...admin,
    input: async (school) => ({ invitationId: (await invitedStudent(school)).invitationId }),
  },
  listSchoolCourses: { ...admin, input: { keyword: '' } },
  createSchoolCourse: { ...admin, input: { name: 'HSK 2 晚班', classType: 'small' as const } },
  updateSchoolCourse: { ...admin, input: { courseId: 'crs_hsk1', introduction: '每周两次' } },
  listSchoolTextbooks: { ...admin, input: {} },
  listSchoolClasses: { ...admin, input: { keyword: '' } },
  getSchoolClass: { ...admin, input: { classId: 'cls_hsk1' } },
  createSchoolClass: { ...admin, input: { courseId: 'crs_hsk1', name: '周末班', teacherId: 'usr_wang' } },
  updateSchoolClass: { ...admin, input: { classId: 'cls_hsk1', name: '晚班' } },
  enrolSchoolStudents: { ...admin, input: { classId: 'cls_hsk1', stuIds: ['usr_samuel'] } },
  withdrawSchoolStudents: { ...admin, input: { classId: 'cls_hsk1', stuIds: ['usr_haru'] } },
  previewLessonSeries: { ...admin, input: series },
  createLessonSeries: { ...admin, input: { ...series, confirm: true } },
  moveSchoolLesson: {
    ...admin,
    input: async (school) => ({ ...(await openLesson(school)), startTime: '2027-01-10T02:00:00.000Z', confirm: true }),
  },
  callOffSchoolLessons: {
    ...admin,
    input: async (school) => {
      const { classId, lessonId } = await openLesson(school)
      return { classId, lessonIds: [lessonId] }
    },
  },
  listClientKeys: { ...admin, input: {} },
  createClientKey: {
    ...admin,
    input: { name: '学校网站', kind: 'page' as const, origins: ['https://school.example'] },
  },
  rotateClientKey: { ...admin, input: serverKey },
  revokeClientKey: { ...admin, input: serverKey },
  setClientKeyOrigins: {
    ...admin,
    input: async (school) => ({ ...(await serverKey(school)), origins: ['https://school.example'] }),
  },
  listAuditEntries: { ...admin, input: { action: 'person' } },
  getSchoolStorage: { ...admin, input: {} },
  listSchoolJobs: { ...admin, input: { status: 'waiting' as const } },
  retrySchoolJob: { ...admin, input: failedJob },
  sendEnquiry: {
    as: null,
    neighbour: null,
    input: async (school) => ({
      schoolId: 'sch_demo',
      courseId: 'crs_festivals',
      wish: 'trial' as const,
      name: '佐藤 恵',
      contact: 'megumi@example.com',
      childName: '佐藤 陽',
      childAge: 8,
      text: '日曜の午前が希望です。',
      consentVersion: '2026-11' as const,
      captchaVerification: await captchaPass(school),
    }),
  },
  listEnquiries: { ...admin, input: { state: 'new' as const } },
  setEnquiryState: { ...admin, input: { enquiryId: 'enq_demo_1', state: 'answered' as const, note: 'Mailed.' } },
  inviteEnquirer: { ...admin, input: { enquiryId: 'enq_demo_1' } },
  getInvitation: {
    as: null,
    neighbour: null,
    input: async (school) => ({ token: (await invitedStudent(school)).token }),
  },
  acceptInvitation: {
    as: null,
    neighbour: null,
    input: async (school) => {
      const { token } = await invitedStudent(school)
      return { token, password: 'Kite-river-27', passwordAgain: 'Kite-river-27' }
    },
  },
} satisfies CallSamples

/** Work for a person of the school that was given up. */
async function failedJob({ db, clock }: TestSchool) {
  const id = 'job_failed'
  await db.insert(schema.job).values({
    id,
    kind: 'transcode',
    key: 'lost',
    owner: 'usr_li',
    payload: { transcodeId: 'trc_lost' },
    status: 'failed',
    runAt: clock.now(),
    attempts: 5,
    lastError: 'Error: gave up',
    createdAt: clock.now(),
    finishedAt: clock.now(),
  })
  return { jobId: id }
}

const ROSTER = 'externalId,name,parentName\nSIS-1,Mia Rossi,Carla Rossi\nSIS-2,,\n'

const uploadOf = (text: string) => ({ file: new Blob([text]), table: 'students' as const })

/** An import that is read and checked: one row is good, one has no name. */
async function checkedImport(school: TestSchool) {
  const { importId } = await school.data('uploadSchoolImport', uploadOf(ROSTER), 'teacher.li')
  await school.backend.tick()
  return { importId }
}

export const schoolImportCalls = {
  uploadSchoolImport: { ...admin, input: uploadOf(ROSTER) },
  listSchoolImports: { ...admin, input: { current: 1 } },
  getSchoolImport: { ...admin, input: checkedImport },
  listSchoolImportRows: {
    ...admin,
    input: async (school) => ({ ...(await checkedImport(school)), state: 'bad' as const }),
  },
  applySchoolImport: {
    ...admin,
    input: async (school) => ({ ...(await checkedImport(school)), mode: 'good' as const }),
  },
  discardSchoolImport: { ...admin, input: checkedImport },
  exportSchool: { ...admin, input: { table: 'students' as const, format: 'csv' as const } },
} satisfies CallSamples
