import {
  type Role,
  studentBindWechatPhone,
  studentForceLogin,
  studentLoginByPhonePassword,
  studentLoginBySmsCode,
  studentLoginByWechat,
  studentRequestFormToken,
  studentRetrievePassword,
  studentSendSmsCode,
  studentTwoFactorAuth,
  teacherBindWechatPhone,
  teacherForceLogin,
  teacherLoginByPhonePassword,
  teacherLoginBySmsCode,
  teacherLoginByWechat,
  teacherRequestFormToken,
  teacherRetrievePassword,
  teacherSendSmsCode,
  teacherTwoFactorAuth,
} from '@hwjy/sdk'

const student = {
  byPhonePassword: studentLoginByPhonePassword,
  bySmsCode: studentLoginBySmsCode,
  byWechat: studentLoginByWechat,
  bindWechat: studentBindWechatPhone,
  force: studentForceLogin,
  secondStep: studentTwoFactorAuth,
  sendCode: studentSendSmsCode,
  formToken: studentRequestFormToken,
  retrievePassword: studentRetrievePassword,
}
const teacher: typeof student = {
  byPhonePassword: teacherLoginByPhonePassword,
  bySmsCode: teacherLoginBySmsCode,
  byWechat: teacherLoginByWechat,
  bindWechat: teacherBindWechatPhone,
  force: teacherForceLogin,
  secondStep: teacherTwoFactorAuth,
  sendCode: teacherSendSmsCode,
  formToken: teacherRequestFormToken,
  retrievePassword: teacherRetrievePassword,
}

/** Both sides have the same calls. */
export const signInCalls: Record<Role, typeof student> = { student, teacher }
