import { eq } from 'drizzle-orm'
import { schema } from '../../src/db/database.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import {
  doneWork,
  enoughForTwoFactor,
  heldBack,
  newPhone,
  phoneOfAccount,
  proveByPhone,
  readCode,
  wechatTicket,
} from './credentials.ts'
import type { CallSamples } from './call-sample.ts'
import { endedLesson } from './lessons.ts'
import type { TestSchool } from '../support/test-school.ts'

const proof = { password: DEMO_PASSWORD, captchaVerification: '' }
const NEW_PASSWORD = 'Kite-river-27'
const chosen = { password: NEW_PASSWORD, passwordAgain: NEW_PASSWORD }
const nobody = { as: null, neighbour: null }
const teacher = { as: 'teacher.li', neighbour: null }
const student = { as: 'student.anna', neighbour: null }
type Side = 'teacher' | 'student'
const who = { teacher: 'teacher.li', student: 'student.anna' }
const person = { teacher: 'usr_li', student: 'usr_anna' }

const codeLogin = (side: Side) => async (school: TestSchool) => {
  const phone = phoneOfAccount(who[side])
  await school.call(`${side}SendSmsCode`, { operation: 'login', ...phone })
  return { ...phone, smsCode: await readCode(school, phone), operation: 'login' as const }
}

const ownCode = async (
  school: TestSchool,
  side: Side,
  operation: 'twoFactor' | 'closeAccount' | 'resetPassword',
  as = who[side],
) => {
  await school.data(`${side}SendSmsCode`, { operation }, as)
  return { smsCode: await readCode(school, phoneOfAccount(as)) }
}

const retrieval = (side: Side) => async (school: TestSchool) => {
  const phone = phoneOfAccount(who[side])
  await school.call(`${side}SendSmsCode`, { operation: 'resetPassword', ...phone })
  const { data } = await school.call(`${side}RequestFormToken`)
  const { randomToken } = data as { randomToken: string }
  return { ...phone, smsCode: await readCode(school, phone), ...chosen, randomToken }
}

const mobileChange = (side: Side) => async (school: TestSchool) => {
  await proveByPhone(school, side)
  await school.data(`${side}SendSmsCode`, { operation: 'changePhone', ...newPhone }, who[side])
  return { ...newPhone, smsCode: await readCode(school, newPhone), password: DEMO_PASSWORD }
}

const withoutPassword = (side: Side) => async (school: TestSchool) => {
  await school.token(who[side])
  const { account } = schema
  await school.db
    .update(account)
    .set({ passwordHash: null })
    .where(eq(account.id, `acc_${person[side]}`))
  await proveByPhone(school, side)
  return chosen
}

const bound = (side: Side) => async (school: TestSchool) => {
  await school.data(`${side}BindWechat`, { code: 'sandbox-open1-Anna' }, who[side])
  return {}
}

const refresh = (side: Side) => async (school: TestSchool) => {
  const { data } = await school.call(`${side}Login`, { username: who[side], ...proof })
  return { refreshToken: (data as { refreshToken: string }).refreshToken }
}

const session = (side: Side) => async (school: TestSchool) => {
  const { sessions } = await school.data(`${side}ListSessions`, {}, who[side])
  return { sessionId: sessions.at(-1)?.sessionId ?? '' }
}

const device = (side: Side) => async (school: TestSchool) => {
  await school.call(`${side}Login`, { username: who[side], ...proof }, { headers: { deviceId: 'tablet' } })
  const { devices } = await school.data(`${side}ListSessions`, {}, who[side])
  return { deviceId: devices.find(({ isCurrent }) => !isCurrent)?.deviceId ?? '' }
}

const phoneBinding = (side: Side) => async (school: TestSchool) => {
  const ticket = await wechatTicket(school, side)
  const phone = phoneOfAccount(who[side])
  await school.call(`${side}SendSmsCode`, { operation: 'bindWechat', ticket, ...phone })
  return { ticket, ...phone, smsCode: await readCode(school, phone) }
}

const boundSignIn = (side: Side) => async (school: TestSchool) => {
  await bound(side)(school)
  return { code: 'sandbox-open1-Anna' }
}

export const identityCalls = {
  teacherLogin: { ...nobody, input: { username: 'teacher.li', ...proof } },
  studentLogin: { ...nobody, input: { username: 'student.anna', ...proof } },
  teacherLoginByPhonePassword: { ...nobody, input: { ...phoneOfAccount('teacher.li'), ...proof } },
  studentLoginByPhonePassword: { ...nobody, input: { ...phoneOfAccount('student.anna'), ...proof } },
  teacherLoginBySmsCode: { ...nobody, input: codeLogin('teacher') },
  studentLoginBySmsCode: { ...nobody, input: codeLogin('student') },
  teacherLoginByWechat: { ...nobody, input: boundSignIn('teacher') },
  studentLoginByWechat: { ...nobody, input: boundSignIn('student') },
  teacherBindWechatPhone: { ...nobody, input: phoneBinding('teacher') },
  studentBindWechatPhone: { ...nobody, input: phoneBinding('student') },
  teacherTwoFactorAuth: { ...nobody, input: (school) => enoughForTwoFactor(school, 'teacher') },
  studentTwoFactorAuth: { ...nobody, input: (school) => enoughForTwoFactor(school, 'student') },
  teacherForceLogin: { ...nobody, input: (school) => heldBack(school, 'teacher') },
  studentForceLogin: { ...nobody, input: (school) => heldBack(school, 'student') },
  teacherRefreshToken: { ...nobody, input: refresh('teacher') },
  studentRefreshToken: { ...nobody, input: refresh('student') },

  teacherSendSmsCode: { ...nobody, input: { operation: 'login', ...phoneOfAccount('teacher.li') } },
  studentSendSmsCode: { ...nobody, input: { operation: 'login', ...phoneOfAccount('student.anna') } },
  teacherRequestFormToken: { ...nobody, input: {} },
  studentRequestFormToken: { ...nobody, input: {} },
  teacherRetrievePassword: { ...nobody, input: retrieval('teacher') },
  studentRetrievePassword: { ...nobody, input: retrieval('student') },
  getCaptchaWork: { ...nobody, input: {} },
  checkCaptchaWork: { ...nobody, input: doneWork },
  listOutboxMessages: { ...nobody, input: {} },

  teacherUserInfo: { ...teacher, input: {} },
  studentUserInfo: { ...student, input: {} },
  teacherLogout: { ...teacher, input: {} },
  studentLogout: { ...student, input: {} },
  // One answer for everything in the security centre: what is the person's, the account's, and each way to sign in.
  teacherAccountInfo: { ...teacher, input: {}, maxStatements: 10 },
  studentAccountInfo: { ...student, input: {}, maxStatements: 10 },
  teacherModifyUser: {
    ...teacher,
    input: { nickname: '静老师', introduction: '教了十年汉语', timeZone: 'Asia/Shanghai' },
  },
  studentModifyUser: { ...student, input: { nickname: '小安', birthday: '2015-04-12', timeZone: 'Europe/Warsaw' } },
  listAccountStudents: { as: 'student.grace', neighbour: null, input: { accountType: '017001' } },
  assignStudent: { as: 'student.grace', neighbour: 'student.noor', input: { stuId: 'usr_samuel' } },

  teacherUpdatePassword: { ...teacher, input: { oldPassword: DEMO_PASSWORD, ...chosen } },
  studentUpdatePassword: { ...student, input: { oldPassword: DEMO_PASSWORD, ...chosen } },
  teacherSetPassword: { ...teacher, input: withoutPassword('teacher') },
  studentSetPassword: { ...student, input: withoutPassword('student') },
  studentResetPassword: {
    ...student,
    input: async (school) => ({ ...(await ownCode(school, 'student', 'resetPassword')), ...chosen }),
  },
  teacherProveIdentity: { ...teacher, input: { password: DEMO_PASSWORD } },
  studentProveIdentity: { ...student, input: { password: DEMO_PASSWORD } },
  teacherKeepPhone: { ...teacher, input: {} },
  studentKeepPhone: { ...student, input: {} },
  teacherUpdateMobile: { ...teacher, input: mobileChange('teacher') },
  studentUpdateMobile: { ...student, input: mobileChange('student') },
  teacherBindWechat: { ...teacher, input: { code: 'sandbox-open1-Li' } },
  studentBindWechat: { ...student, input: { code: 'sandbox-open1-Anna' } },
  teacherUnbindWechat: { ...teacher, input: bound('teacher') },
  studentUnbindWechat: { ...student, input: bound('student') },
  teacherSetTwoFactor: {
    ...teacher,
    input: async (school) => ({ isTwoFactor: true, ...(await ownCode(school, 'teacher', 'twoFactor')) }),
  },
  studentSetTwoFactor: {
    ...student,
    input: async (school) => ({ isTwoFactor: true, ...(await ownCode(school, 'student', 'twoFactor')) }),
  },
  // The last administrator stays.
  teacherCloseAccount: {
    ...teacher,
    as: 'teacher.wang',
    input: (school) => ownCode(school, 'teacher', 'closeAccount', 'teacher.wang'),
  },
  studentCloseAccount: { ...student, input: (school) => ownCode(school, 'student', 'closeAccount') },
  teacherKeepAccount: { ...teacher, input: {} },
  studentKeepAccount: { ...student, input: {} },
  teacherListSessions: { ...teacher, input: {} },
  studentListSessions: { ...student, input: {} },
  teacherEndSession: { ...teacher, input: session('teacher') },
  studentEndSession: { ...student, input: session('student') },
  teacherEndOtherSessions: { ...teacher, input: {} },
  studentEndOtherSessions: { ...student, input: {} },
  teacherForgetDevice: { ...teacher, input: device('teacher') },
  studentForgetDevice: { ...student, input: device('student') },

  listCourseDurations: { ...nobody, input: {} },
  listPhoneZones: { ...nobody, input: {} },
  getPhoneZone: { ...nobody, input: { nation: 'JP' } },
  getDesktopReleases: { ...nobody, input: { version: '1.0.0' } },
  getTeacherInfo: { ...student, input: { tchId: 'usr_li' } },
  // Both cards in one: the person, their family, the classes, attendance, homework, and the school's clock.
  getTaughtStudent: { as: 'teacher.li', neighbour: 'teacher.zhou', input: { stuId: 'usr_anna' } },
  getStudentInfo: { as: 'teacher.li', neighbour: 'teacher.zhou', input: { stuId: 'usr_anna' } },
  searchStudents: { ...teacher, input: { name: 'an' } },
  getFeedbackDetail: {
    ...student,
    input: async (school) => {
      const lesson = await endedLesson(school)
      const about = { ...lesson, stuId: 'usr_anna', optionIds: ['fbo_teacher_2'], content: '声调进步很大' }
      await school.data('teacherLessonFeedback', about, 'teacher.li')
      const rows = await school.db.select({ id: schema.lessonFeedback.id }).from(schema.lessonFeedback)
      return { id: rows.at(-1)?.id ?? '' }
    },
  },
} satisfies CallSamples
