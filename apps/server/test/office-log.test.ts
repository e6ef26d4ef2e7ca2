/** The log of the school office: what it says about a change. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

const ADMIN = 'teacher.li'
let school: TestSchool
beforeAll(async () => {
  school = await openTestSchool()
})
beforeEach(() => school.clock.advance(1_000))

async function entries(action: string) {
  const { records } = await school.data('listAuditEntries', { action }, ADMIN)
  return records
}

it('the log of a person says what each field was, and names no field that stayed as it was', async () => {
  const change = { personId: 'usr_ben', name: 'Ben Weber', nickname: 'Benny' }
  const { person } = await school.data('getSchoolPerson', { personId: 'usr_ben' }, ADMIN)
  await school.data('updateSchoolPerson', { ...change, nickname: person.nickname }, ADMIN)
  const [entry] = await entries('person.changed')
  expect(entry?.detail).toEqual({ name: 'Ben Weber', 'before.name': person.name })
})

it('the log says that a phone changed, and hides its middle', async () => {
  await school.data('updateSchoolPerson', { personId: 'usr_ben', parentMobile: '+49 30 1234567' }, ADMIN)
  const [entry] = await entries('person.changed')
  expect(entry?.detail).toMatchObject({ parentMobile: expect.stringContaining('****') })
  expect(JSON.stringify(entry)).not.toContain('1234567')
})

it('the log of rules has the old value beside the new one', async () => {
  await school.data('updateSchoolSettings', { adjustmentsPerMonth: 9, lookBack: true }, ADMIN)
  await school.data('updateSchoolSettings', { adjustmentsPerMonth: 5, lookBack: true }, ADMIN)
  const [entry] = await entries('school.ruled')
  expect(entry?.detail).toEqual({ adjustmentsPerMonth: 5, 'before.adjustmentsPerMonth': 9 })
})

it.each([
  ['rules', 'updateSchoolSettings', { adjustmentsPerMonth: 6 }, 'school.ruled'],
  ['the profile', 'updateSchool', { region: 'Shanghai' }, 'school.changed'],
  ['a person', 'updateSchoolPerson', { personId: 'usr_anna', parentName: 'Karin' }, 'person.changed'],
  ['a course', 'updateSchoolCourse', { courseId: 'crs_hsk2', introduction: 'Words and texts' }, 'course.changed'],
  ['a class', 'updateSchoolClass', { classId: 'cls_hsk2', externalId: 'K-2' }, 'class.changed'],
] as const)('the same values of %s sent again are no change, and not in the log', async (_, call, values, action) => {
  await school.call(call, values, { as: ADMIN })
  const before = await entries(action)
  await school.call(call, values, { as: ADMIN })
  expect(await entries(action)).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
})

it('entries of one instant stand in the order in which they were written', async () => {
  const { person } = await school.data('addSchoolPerson', { role: 'student', name: 'Mia Rossi' }, ADMIN)
  await school.data('inviteStudent', { stuId: person.personId }, ADMIN)
  const { records } = await school.data('listAuditEntries', { targetId: person.personId }, ADMIN)
  expect(records.map(({ action }) => action)).toEqual(['person.invited', 'person.added'])
})

it('the log names the person who accepted an invitation', async () => {
  const { person } = await school.data('addSchoolPerson', { role: 'student', name: 'Lia Rossi' }, ADMIN)
  const { link } = await school.data('inviteStudent', { stuId: person.personId }, ADMIN)
  const password = 'Kite-river-27'
  await school.call('acceptInvitation', { token: link.split('#')[1] ?? '', password, passwordAgain: password })
  const [entry] = await entries('invitation.used')
  expect(entry?.detail).toEqual({ name: 'Lia Rossi' })
})
