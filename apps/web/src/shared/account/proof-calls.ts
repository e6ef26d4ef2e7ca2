import {
  type Role,
  studentProveIdentity,
  studentSendSmsCode,
  teacherProveIdentity,
  teacherSendSmsCode,
} from '@hwjy/sdk'

const student = { prove: studentProveIdentity, sendCode: studentSendSmsCode }
const teacher: typeof student = { prove: teacherProveIdentity, sendCode: teacherSendSmsCode }

/** Both sides have the same calls. */
export const proofCalls: Record<Role, typeof student> = { student, teacher }
