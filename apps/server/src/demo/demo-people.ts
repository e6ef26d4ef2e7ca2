/** Everybody in the demo school. The password is public: it is printed at start and shown on the sign-in page. */
import type { DemoAccess } from '@hwjy/sdk/schemas'
import type { SchoolRole } from '../db/schema.ts'

export const DEMO_PASSWORD = 'Huawen-2026'

export interface DemoPerson {
  id: string
  username: string
  role: SchoolRole
  name: string
  nickname: string
  /** See `person.permissions`. */
  permissions: string[]
}

const person = (
  role: SchoolRole,
  username: string,
  name: string,
  nickname: string,
  permissions: string[] = [],
): DemoPerson => ({
  id: `usr_${username.split('.')[1]}`,
  username,
  role,
  name,
  nickname,
  permissions,
})

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person('teacher', 'teacher.li', '李静', '李老师'),
  person('teacher', 'teacher.wang', '王建国', '王老师', ['replay.audit']),
  person('student', 'student.anna', 'Anna Kowalska', 'Anna'),
  person('student', 'student.ben', 'Ben Carter', 'Ben'),
  person('student', 'student.chika', '佐藤千佳', '千佳'),
  person('student', 'student.diego', 'Diego Álvarez', 'Diego'),
  person('student', 'student.emma', 'Emma Laurent', 'Emma'),
  person('student', 'student.farid', 'Farid Hassan', 'Farid'),
  person('student', 'student.grace', 'Grace Okafor', 'Grace'),
  person('student', 'student.haru', '田中春', '春'),
]

export function demoAccess(): DemoAccess {
  return {
    password: DEMO_PASSWORD,
    accounts: DEMO_PEOPLE.map(({ username, name, role }) => ({ username, name, role })),
  }
}
