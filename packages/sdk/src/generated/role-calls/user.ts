// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import { studentModifyUser, studentAccountInfo, studentUpdatePassword, studentUpdateMobile, studentSetPassword, studentBindWechat, studentUnbindWechat } from '../calls/student-user.ts'
import { teacherModifyUser, teacherAccountInfo, teacherSetPassword, teacherUpdatePassword, teacherBindWechat, teacherUnbindWechat, teacherUpdateMobile } from '../calls/teacher-user.ts'
import type { Role, WechatCode, ProfileChange, PasswordChange, MobileChange, NewPassword } from '../types.ts'

/** Change what others see of me. */
export const modifyUserAs = (role: Role, profileChange: ProfileChange, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherModifyUser : studentModifyUser)(profileChange, options)
/** My account and its safety. */
export const accountInfoAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherAccountInfo : studentAccountInfo)(options)
/** Change the password. */
export const updatePasswordAs = (role: Role, passwordChange: PasswordChange, options?: CallOptions) =>
  (role === 'teacher' ? teacherUpdatePassword : studentUpdatePassword)(passwordChange, options)
/** Change the phone number. */
export const updateMobileAs = (role: Role, mobileChange: MobileChange, options?: CallOptions) =>
  (role === 'teacher' ? teacherUpdateMobile : studentUpdateMobile)(mobileChange, options)
/** Choose a password where there is none yet. */
export const setPasswordAs = (role: Role, newPassword: NewPassword, options?: CallOptions) =>
  (role === 'teacher' ? teacherSetPassword : studentSetPassword)(newPassword, options)
/** Bind WeChat to my account. */
export const bindWechatAs = (role: Role, wechatCode: WechatCode, options?: CallOptions) =>
  (role === 'teacher' ? teacherBindWechat : studentBindWechat)(wechatCode, options)
/** Unbind WeChat. */
export const unbindWechatAs = (role: Role, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherUnbindWechat : studentUnbindWechat)(options)
