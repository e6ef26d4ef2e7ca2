import {
  type Role,
  studentProveIdentity,
  studentSendSmsCode,
  teacherProveIdentity,
  teacherSendSmsCode,
} from '@hwjy/sdk'

const student = { prove: studentProveIdentity, sendCode: studentSendSmsCode }
const teacher: typeof student = { prove: teacherProveIdentity, sendCode: teacherSendSmsCode }

export const proofCalls: Record<Role, typeof student> = { student, teacher }
