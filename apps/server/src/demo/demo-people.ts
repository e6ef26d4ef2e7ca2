/** All people of the demo school. The password is public: it is printed at start and shown on the sign-in page. */
import type { SchoolRole } from '../domain/actor.ts'
import { isClassmateAccount } from './showcase/classmates.ts'
import type { DemoAccess } from '@hwjy/sdk/schemas'

export const DEMO_PASSWORD = 'Huawen-2026'
/** The countries of the demo's families: the demo's texts may go there. */
export const DEMO_COUNTRIES: readonly string[] = ['CN', 'PL', 'GB', 'JP', 'ES', 'FR', 'EG', 'NG', 'US', 'DE']
/** The calling code of all demo phones. */
export const DEMO_ZONE = '86'

export interface DemoPerson {
  id: string
  username: string
  role: SchoolRole
  name: string
  nickname: string
  /** The number is in China; the outbox keeps what is sent there. */
  mobile: string
  /** See `person.permissions`. */
  permissions: string[]
}

const person = (
  role: SchoolRole,
  username: string,
  name: string,
  nickname: string,
  no: number,
  permissions: string[] = [],
): DemoPerson => ({
  id: `usr_${username.split('.')[1]}`,
  username,
  role,
  name,
  nickname,
  mobile: String(13_800_000_000 + no),
  permissions,
})

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person('teacher', 'teacher.li', '李静', '李老师', 1, ['school.admin', 'replay.audit']),
  person('teacher', 'teacher.wang', '王建国', '王老师', 2, ['replay.audit']),
  person('student', 'student.anna', 'Anna Kowalska', 'Anna', 3),
  person('student', 'student.ben', 'Ben Carter', 'Ben', 4),
  person('student', 'student.chika', '佐藤千佳', '千佳', 5),
  person('student', 'student.diego', 'Diego Álvarez', 'Diego', 6),
  person('student', 'student.emma', 'Emma Laurent', 'Emma', 7),
  person('student', 'student.farid', 'Farid Hassan', 'Farid', 8),
  person('student', 'student.grace', 'Grace Okafor', 'Grace', 9),
  person('student', 'student.haru', '田中春', '春', 10),
]

export function demoAccountId(personId: string): string {
  return `acc_${personId}`
}

/** Grace's little brother: he shares her account, as children of one family do. */
export const DEMO_BROTHER = {
  id: 'usr_samuel',
  accountId: 'acc_usr_grace',
  role: 'student',
  name: 'Samuel Okafor',
  nickname: 'Sam',
} as const

export const DEMO_SCHOOL_ID = 'sch_demo'

export const DEMO_ACCOUNT_IDS: readonly string[] = DEMO_PEOPLE.map(({ id }) => demoAccountId(id))

// The ids of a further demo school end with its name.
const isOf = (id: string, demoId: string) => id === demoId || id.startsWith(`${demoId}_`)
const isDemoAccount = (accountId: string) => DEMO_ACCOUNT_IDS.some((id) => isOf(accountId, id))

export const isDemoSchool = (schoolId: string): boolean => isOf(schoolId, DEMO_SCHOOL_ID)

/** The password stands in our README: it opens nothing in a school that has stopped being a demo. */
export const isPublicKey = (accountId: string, password: string): boolean =>
  password === DEMO_PASSWORD && (isDemoAccount(accountId) || isClassmateAccount(accountId))

export function demoAccess(): DemoAccess {
  return {
    password: DEMO_PASSWORD,
    accounts: DEMO_PEOPLE.map(({ username, name, role, mobile }) => ({
      username,
      name,
      role,
      zone: DEMO_ZONE,
      mobile,
    })),
  }
}
