/** The answers of the office's calls. */
import type {
  ClientKey as KeyView,
  OfficeClass as ClassView,
  OfficeCourse as CourseView,
  OfficeTextbook as TextbookView,
  InvitationLink,
  SchoolImport as ImportView,
  SchoolInvitation,
  SchoolPerson,
} from '@hwjy/sdk/schemas'
import type { ClientKey } from '../../../db/school/client-keys.ts'
import type { Invitation } from '../../../db/school/invitations.ts'
import type { OfficeClass } from '../../../db/school/office-classes.ts'
import type { OfficeCourse, OfficeTextbook } from '../../../db/school/office-courses.ts'
import type { OfficePerson } from '../../../db/school/office-people.ts'
import type { SchoolImport } from '../../../db/school/school-imports.ts'
import { maskMobile } from '../../../domain/accounts/phone.ts'
import { invitationLink, invitationState } from '../../../domain/school/office/invitation-rules.ts'
import { PERMISSIONS } from '../../../domain/school/office/person-rules.ts'
import type { UrlOf } from '../../../http/object-addresses.ts'
import { iso, isoOrNull } from '../../instant.ts'

export function personView(person: OfficePerson, urlOf: UrlOf): SchoolPerson {
  const { zone, mobile } = person
  return {
    personId: person.id,
    role: person.role,
    name: person.name,
    nickname: person.nickname,
    avatar: urlOf(person.avatarKey),
    username: person.username,
    mobile: zone === null || mobile === null ? null : `+${zone} ${maskMobile(mobile)}`,
    externalId: person.externalId,
    state: stateOf(person),
    permissions: PERMISSIONS.filter((permission) => person.permissions.includes(permission)),
    familySize: person.familySize,
    createdAt: isoOrNull(person.createdAt),
  }
}

function stateOf({ closedAt, accountId, hasPassword, hasInvitation }: OfficePerson): SchoolPerson['state'] {
  if (closedAt !== null || accountId === null) return 'closed'
  if (hasPassword) return 'active'
  return hasInvitation ? 'invited' : 'waiting'
}

export const briefView = ({ id, name, nickname }: { id: string; name: string; nickname: string }) => ({
  personId: id,
  name,
  nickname,
})

export const invitationView = (invitation: Invitation, now: number): SchoolInvitation => ({
  invitationId: invitation.id,
  person: briefView(invitation.person),
  role: invitation.role,
  state: invitationState(invitation, now),
  createdAt: iso(invitation.createdAt),
  expiresAt: iso(invitation.expiresAt),
  usedAt: isoOrNull(invitation.usedAt),
})

export const linkView = (
  { invitation, token }: { invitation: Invitation; token: string },
  { origin, now }: { origin: string; now: number },
): InvitationLink => ({
  invitation: invitationView(invitation, now),
  link: invitationLink(origin, token),
})

export const textbookView = ({ id, name, isOwn, chapters, externalId }: OfficeTextbook): TextbookView => ({
  textbookId: id,
  name,
  isOwn,
  chapterCount: chapters,
  externalId,
})

export function courseView(course: OfficeCourse, textbooks: readonly OfficeTextbook[]): CourseView {
  const textbook = textbooks.find(({ id }) => id === course.textbookId)
  return {
    courseId: course.id,
    name: course.name,
    names: course.names,
    pinyin: course.pinyin,
    kind: course.kind,
    classType: course.classType,
    status: course.status,
    textbook: textbook ? textbookView(textbook) : null,
    lessonMinutes: course.lessonMinutes,
    totalLessons: course.totalLessons,
    introduction: course.introduction,
    priceMinor: course.priceMinor,
    currency: course.currency,
    externalId: course.externalId,
    classCount: course.classes,
    studentCount: course.students,
    updatedAt: isoOrNull(course.updatedAt),
  }
}

export const classView = (group: OfficeClass): ClassView => ({
  classId: group.id,
  className: group.name,
  names: group.names,
  pinyin: group.pinyin,
  courseId: group.courseId,
  courseName: group.courseName,
  courseKind: group.courseKind,
  classType: group.classType,
  teacher: briefView(group.teacher),
  studentLimit: group.studentLimit,
  studentCount: group.students,
  lessonCount: group.lessons,
  nextLessonAt: isoOrNull(group.nextLessonAt),
  externalId: group.externalId,
  updatedAt: isoOrNull(group.updatedAt),
})

export const keyView = ({ id, name, secretHash, origins, createdAt, lastUsedAt, revokedAt }: ClientKey): KeyView => ({
  keyId: id,
  name,
  kind: secretHash === null ? 'page' : 'server',
  origins: [...origins],
  createdAt: iso(createdAt),
  lastUsedAt: isoOrNull(lastUsedAt),
  revokedAt: isoOrNull(revokedAt),
})

export const importView = (found: SchoolImport): ImportView => ({
  importId: found.id,
  fileName: found.fileName,
  format: found.format,
  encoding: found.encoding,
  tables: found.tables,
  unreadColumns: found.unreadColumns,
  state: found.state,
  failure: found.failure,
  mode: found.mode,
  rows: found.rows,
  good: found.good,
  bad: found.bad,
  done: found.created + found.changed + found.unchanged,
  created: found.created,
  changed: found.changed,
  unchanged: found.unchanged,
  createdBy: found.actorName,
  createdAt: iso(found.createdAt),
  finishedAt: isoOrNull(found.finishedAt),
})
