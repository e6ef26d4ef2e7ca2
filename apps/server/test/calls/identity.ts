import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import type { CallSamples } from './call-sample.ts'

const proof = { password: DEMO_PASSWORD, captchaVerification: '' }

export const identityCalls = {
  teacherLogin: { as: null, neighbour: null, input: { username: 'teacher.li', ...proof } },
  teacherUserInfo: { as: 'teacher.li', neighbour: null, input: {} },
  teacherLogout: { as: 'teacher.li', neighbour: null, input: {} },
  studentLogin: { as: null, neighbour: null, input: { username: 'student.anna', ...proof } },
  studentUserInfo: { as: 'student.anna', neighbour: null, input: {} },
  studentLogout: { as: 'student.anna', neighbour: null, input: {} },
} satisfies CallSamples
