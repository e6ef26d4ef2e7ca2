/** OneRoster 1.2 CSV: users with their roles, courses, classes and enrolments, as our own rows. */
import { type ImportRow, rowProblem } from './import-row.ts'

export interface RosterSheet {
  name: string
  rows: readonly { line: number; cells: readonly string[]; isBroken: boolean }[]
}

type Line = { line: number; isBroken: boolean; of: (column: string) => string }

const TEACHERS = new Set(['teacher', 'aide', 'proctor', 'administrator'])
const GUARDIANS = new Set(['parent', 'guardian', 'relative'])

/** @see https://www.imsglobal.org/spec/oneroster/v1p2/bind/csv */
export function rosterRows(sheets: readonly RosterSheet[]): ImportRow[] {
  const sheet = (name: string) => linesOf(sheets.find((one) => one.name === name))
  const users = sheet('users')
  const roles = rolesOf(users, sheet('roles'))
  const guardians = new Map(
    users
      .filter((user) => GUARDIANS.has(roles.get(user.of('sourcedId')) ?? ''))
      .map((user) => [user.of('sourcedId'), user]),
  )
  const enrolments = sheet('enrollments')
  const terms = new Set(sheet('academicSessions').map((term) => term.of('sourcedId')))
  const teacherOf = new Map<string, string>()
  for (const enrolment of enrolments) {
    if (enrolment.of('role') !== 'teacher') continue
    const classId = enrolment.of('classSourcedId')
    if (!teacherOf.has(classId) || enrolment.of('primary') === 'true')
      teacherOf.set(classId, enrolment.of('userSourcedId'))
  }
  return [
    ...users.flatMap((user) => {
      const role = roles.get(user.of('sourcedId')) ?? ''
      if (TEACHERS.has(role)) return [row('teachers', user, personFields(user))]
      if (role !== 'student') return []
      const guardian = user
        .of('agentSourcedIds')
        .split(',')
        .map((id) => guardians.get(id.trim()))
        .find((found) => found !== undefined)
      const parent = guardian && {
        parentName: fullName(guardian),
        parentMobile: (guardian.of('sms') || guardian.of('phone')).slice(0, 20),
      }
      return [row('students', user, { ...personFields(user), ...parent })]
    }),
    ...sheet('courses').map((course) =>
      row('courses', course, { externalId: course.of('sourcedId'), name: course.of('title') }),
    ),
    ...sheet('classes').map((group) => {
      const read = row('classes', group, {
        externalId: group.of('sourcedId'),
        name: group.of('title'),
        course: group.of('courseSourcedId'),
        teacher: teacherOf.get(group.of('sourcedId')) ?? '',
      })
      const named = group
        .of('termSourcedIds')
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== '')
      const missing = terms.size > 0 ? named.find((id) => !terms.has(id)) : undefined
      return missing === undefined
        ? read
        : { ...read, problems: [...read.problems, rowProblem('termSourcedIds', 'unknown', missing)] }
    }),
    ...enrolments
      .filter((enrolment) => enrolment.of('role') === 'student')
      .map((enrolment) =>
        row('enrolments', enrolment, { class: enrolment.of('classSourcedId'), student: enrolment.of('userSourcedId') }),
      ),
  ]
}

// Version 1.2 has roles in a file of their own, version 1.1 beside the user.
function rolesOf(users: readonly Line[], roles: readonly Line[]): Map<string, string> {
  const found = new Map(users.map((user) => [user.of('sourcedId'), user.of('role')]))
  for (const role of roles) {
    if (role.of('roleType') === 'primary' || !found.get(role.of('userSourcedId')))
      found.set(role.of('userSourcedId'), role.of('role'))
  }
  return found
}

function linesOf(sheet: RosterSheet | undefined): Line[] {
  const [head, ...rows] = sheet?.rows ?? []
  const columns = new Map(head?.cells.map((name, index) => [name.trim(), index]))
  return rows
    .map(({ line, cells, isBroken }) => ({
      line,
      isBroken,
      of: (column: string) => cells[columns.get(column) ?? -1] ?? '',
    }))
    .filter(({ of }) => of('status') !== 'tobedeleted')
}

const fullName = (user: Line) =>
  [user.of('givenName'), user.of('middleName'), user.of('familyName')].filter((part) => part !== '').join(' ')

function personFields(user: Line): Record<string, string> {
  return {
    externalId: user.of('sourcedId'),
    name: fullName(user),
    nickname: user.of('preferredFirstName'),
    username: user.of('username'),
  }
}

function row(table: ImportRow['table'], { line, isBroken }: Line, cells: Record<string, string>): ImportRow {
  const fields = Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))
  return { table, line, fields, problems: isBroken ? [rowProblem('', 'bad-quotes')] : [] }
}
