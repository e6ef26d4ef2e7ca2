/** The facts of a call that the contract says in extensions, as sentences for those who read plain OpenAPI. */
import { isKeyed } from '../call-facts.ts'
import type { ListedOperation } from '../contract.ts'
import type { Owner } from '../../src/client/operation.ts'

const OWNERS: Readonly<Record<Owner, string>> = {
  anyone: 'about what is everybody’s',
  self: 'about what is their own',
  lessonTeacher: 'about a lesson that they teach',
  lessonStudent: 'about a lesson of a class that they are in',
  courseTeacher: 'about a course that they teach',
  courseStudent: 'about a course that they take',
  classTeacher: 'about a class that they teach',
  classStudent: 'about a class that they are in',
  stuTeacher: 'about a student whom they teach',
  accountStudent: 'about a student of their account',
  noticeAuthor: 'about an announcement that they wrote',
  questionAuthor: 'about a question that they wrote',
  paperAuthor: 'about a paper that they made',
  homeworkTeacher: 'about homework that they set',
  homeworkStudent: 'about homework of a class that they are in',
  noticeStudent: 'about an announcement to a class that they are in',
  answerPaperTeacher: 'about a submission for homework that they set',
  answerPaperStudent: 'about their own submission',
  resourceOwner: 'about a file that they uploaded',
  replayTeacher: 'about a replay of a lesson that they taught',
  practiseTeacher: 'about a practice that they opened',
  practiseStudent: 'about a practice of a class that they are in',
  commentAuthor: 'about a comment that they wrote',
  threadTeacher: 'about a conversation of their own',
  threadStudent: 'about a conversation of their own',
  vbgOwner: 'about a background that they uploaded',
  orderStudent: 'about their own order',
  contractStudent: 'about their own contract',
}
const ROLES: Readonly<Record<string, string>> = { teacher: 'teachers', student: 'students', anonymous: 'everybody' }

/** Such as "For teachers, about a class that they teach." */
export function whoMay({ 'x-roles': roles, 'x-owner': owner }: ListedOperation): string {
  const people = roles.includes('anonymous')
    ? ['everybody, signed in or not']
    : roles.map((role) => ROLES[role] ?? role)
  const about = owner === 'anyone' ? '' : `, ${OWNERS[owner as Owner]}`
  return `For ${people.join(' and ')}${about}.`
}

/** Whether the call changes anything, and what a repetition does. */
export function effectOf(operation: ListedOperation): string {
  if (operation['x-read'] === true) return 'It changes nothing and may be repeated.'
  if (isKeyed(operation)) return 'It happens once for each `Idempotency-Key`; a repetition gets the first answer.'
  return 'Each request counts: do not repeat it without asking.'
}

/** What a call takes out of the budget of its caller, where that is more than one. */
export const costOf = ({ 'x-cost': cost = 1 }: ListedOperation): string[] =>
  cost === 1 ? [] : [`It counts as ${cost} calls of the caller’s budget (200 at once, 30 a second).`]
