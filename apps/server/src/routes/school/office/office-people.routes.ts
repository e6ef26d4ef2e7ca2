import type { Deps } from '../../../deps.ts'
import { mapPage, pageRequest } from '../../../db/paging.ts'
import { invitationLink } from '../../../domain/school/office/invitation-rules.ts'
import type { Call, Handlers, ResponseOf } from '../../../http/call.ts'
import { invite, inviteClass, resetPerson, revokeInvitation } from '../../../office/invitations.ts'
import { requireFound } from '../../../office/office-call.ts'
import {
  addPerson,
  closePerson,
  joinFamily,
  leaveFamily,
  reopenPerson,
  setPermissions,
  updatePerson,
} from '../../../office/people.ts'
import { iso, isoOrNull } from '../../instant.ts'
import { briefView, invitationView, linkView, personView } from './office-views.ts'
import { officeOf } from './office-of.ts'

type OfficePeopleCalls =
  | 'listSchoolPeople'
  | 'getSchoolPerson'
  | 'addSchoolPerson'
  | 'updateSchoolPerson'
  | 'resetSchoolPerson'
  | 'closeSchoolPerson'
  | 'reopenSchoolPerson'
  | 'setSchoolPermissions'
  | 'joinSchoolFamily'
  | 'leaveSchoolFamily'
  | 'inviteStudent'
  | 'inviteTeacher'
  | 'inviteClass'
  | 'listSchoolInvitations'
  | 'revokeSchoolInvitation'

type Told = Pick<Call, 'urlOf' | 'now'>

/** People of the school, their families, and the invitations by which they first sign in. */
export function officePeopleRoutes(deps: Deps): Handlers<OfficePeopleCalls> {
  const { invitations, live, officeClasses, officePeople, schoolProfiles, transaction } = deps

  const detail = async (
    schoolId: string,
    personId: string,
    { urlOf, now }: Told,
  ): Promise<ResponseOf<'getSchoolPerson'>> => {
    const person = requireFound(await officePeople.get(schoolId, personId, now))
    const [family, classes, invitation, signIns] = await Promise.all([
      officePeople.family(person),
      officePeople.classes(personId),
      invitations.openOf(personId, now),
      officePeople.signIns(personId, now),
    ])
    return {
      person: personView(person, urlOf),
      introduction: person.introduction,
      birthday: person.birthday,
      parentName: person.parentName,
      parentMobile: person.parentMobile,
      family: family.map(briefView),
      classes: classes.map(({ id, name, courseName }) => ({ classId: id, className: name, courseName })),
      invitation: invitation && invitationView(invitation, now),
      signIns: signIns.open,
      lastSeenAt: isoOrNull(signIns.lastSeenAt),
      updatedAt: isoOrNull(person.updatedAt),
    }
  }
  return {
    async listSchoolPeople(call) {
      const { schoolId } = officeOf(call)
      const page = await officePeople.page(schoolId, call.input, pageRequest(call.input), call.now)
      return mapPage(page, (person) => personView(person, call.urlOf))
    },

    getSchoolPerson: async (call) => detail(officeOf(call).schoolId, call.input.personId, call),

    async addSchoolPerson(call) {
      const office = officeOf(call)
      return detail(office.schoolId, await addPerson(deps, office, call.input), call)
    },

    async updateSchoolPerson(call) {
      const office = officeOf(call)
      await updatePerson(deps, office, call.input)
      return detail(office.schoolId, call.input.personId, call)
    },

    async resetSchoolPerson(call) {
      const office = officeOf(call)
      const { ended, ...given } = await transaction((stores) => resetPerson(stores, office, call.input.personId))
      live.signOut(ended)
      return linkView(given, call)
    },

    async closeSchoolPerson(call) {
      const office = officeOf(call)
      const ended = await closePerson(deps, office, call.input.personId)
      call.afterCommit(() => live.signOut(ended))
      return detail(office.schoolId, call.input.personId, call)
    },

    async reopenSchoolPerson(call) {
      const office = officeOf(call)
      await reopenPerson(deps, office, call.input.personId)
      return detail(office.schoolId, call.input.personId, call)
    },

    async setSchoolPermissions(call) {
      const office = officeOf(call)
      const { personId, permissions } = call.input
      await setPermissions(deps, office, personId, permissions)
      return detail(office.schoolId, personId, call)
    },

    async joinSchoolFamily(call) {
      const office = officeOf(call)
      const ended = await joinFamily(deps, office, call.input)
      call.afterCommit(() => live.signOut(ended))
      return detail(office.schoolId, call.input.personId, call)
    },

    async leaveSchoolFamily(call) {
      const office = officeOf(call)
      const ended = await leaveFamily(deps, office, call.input)
      call.afterCommit(() => live.signOut(ended))
      return detail(office.schoolId, call.input.personId, call)
    },

    async inviteStudent(call) {
      const office = officeOf(call)
      return linkView(
        await transaction((stores) => invite(stores, office, call.input.stuId, { role: 'student' })),
        call,
      )
    },

    async inviteTeacher(call) {
      const office = officeOf(call)
      return linkView(
        await transaction((stores) => invite(stores, office, call.input.tchId, { role: 'teacher' })),
        call,
      )
    },

    async inviteClass(call) {
      const office = officeOf(call)
      const { schoolId } = office
      const { rows, expiresAt } = await transaction((stores) => inviteClass(stores, office, call.input.classId))
      const [school, group] = await Promise.all([
        schoolProfiles.get(schoolId),
        officeClasses.class(schoolId, call.input.classId, call.now),
      ])
      return {
        schoolName: requireFound(school).name,
        className: requireFound(group).name,
        courseName: requireFound(group).courseName,
        teacherName: requireFound(group).teacher.name,
        expiresAt: iso(expiresAt),
        rows: rows.map(({ names, username, token }) => ({
          names,
          username,
          link: token === null ? null : invitationLink(call.origin, token),
        })),
      }
    },

    async listSchoolInvitations(call) {
      const { schoolId } = officeOf(call)
      const page = await invitations.page(schoolId, call.input.state, pageRequest(call.input), call.now)
      return mapPage(page, (invitation) => invitationView(invitation, call.now))
    },

    async revokeSchoolInvitation(call) {
      const office = officeOf(call)
      return invitationView(await revokeInvitation(deps, office, call.input.invitationId), call.now)
    },
  }
}
