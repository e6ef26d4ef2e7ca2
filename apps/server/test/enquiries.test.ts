/** The way in for visitors: what they see, ask and register with, and what the school's administrators make of it. */
import { errorCodes } from '@hwjy/sdk/errors'
import { operations } from '@hwjy/sdk/operations'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { DAY_MS } from '../src/domain/durations.ts'
import { captchaPassOfAnother } from './calls/credentials.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'
import { toRequest } from './support/to-request.ts'

const ADMIN = { as: 'teacher.li' }
const PASSWORD = { password: 'Kite-river-27', passwordAgain: 'Kite-river-27' }
const asked = {
  schoolId: 'sch_demo',
  courseId: 'crs_festivals',
  wish: 'trial',
  name: 'Aoife Byrne',
  contact: 'aoife@example.com',
  childName: 'Niamh Byrne',
  childAge: 9,
  text: 'Is there a class on Sunday?',
  consentVersion: '2026-11',
}
const tokenOf = (link: string) => link.split('#')[1] ?? ''

let school: TestSchool
let network = 0
const elsewhere = () => ({ address: `198.51.100.${++network}` })

/** Each family is behind a network of its own, and has solved its captcha. */
async function send(
  input: object = {},
  { headers, ...from }: { address?: string; headers?: Record<string, string> } = {},
) {
  const at = { ...elsewhere(), ...from }
  const captchaVerification = await captchaPassOfAnother(school, at)
  const request = { ...asked, contact: `family${network}@example.com`, captchaVerification, ...input }
  return school.call('sendEnquiry', request, { ...at, ...(headers && { headers }) })
}
const newest = async () => {
  const { records } = await school.data('listEnquiries', { size: 1 }, 'teacher.li')
  const [enquiry] = records
  if (!enquiry) throw new Error('there is no enquiry')
  return enquiry
}

beforeAll(async () => {
  school = await openTestSchool()
})
// The newest is the one that was sent last.
beforeEach(() => school.clock.set(school.clock.now() + 1_000))

describe('a course as visitors see it', () => {
  it('has its classes with teacher, free places and at most twelve coming lessons, and names no student', async () => {
    const { code, data } = await school.call('getOfferedCourse', { schoolId: 'sch_demo', courseId: 'crs_hsk1' })
    expect(code).toBe(200)
    expect(data).toMatchObject({ school: { isOwn: true, timeZone: 'Asia/Shanghai' }, course: { courseId: 'crs_hsk1' } })
    const { classes } = data as { classes: { seats: number; seatsLeft: number; lessons: { startTime: string }[] }[] }
    for (const { seats, seatsLeft, lessons } of classes) {
      expect(seatsLeft).toBeLessThan(seats)
      expect(lessons.length).toBeLessThanOrEqual(12)
      expect(lessons.every(({ startTime }) => Date.parse(startTime) > school.clock.now())).toBe(true)
    }
    expect(JSON.stringify(data)).not.toMatch(/usr_(?!li)|Kowalska/)
  })

  it('may be kept by the browser for a minute, in this language and for this caller', async () => {
    const request = toRequest(operations.getOfferedCourse, { schoolId: 'sch_demo', courseId: 'crs_hsk1' }, {})
    const { headers } = await school.backend.fetch(request)
    expect(headers.get('cache-control')).toBe('private, max-age=60')
    expect(headers.get('vary')).toContain('accept-language')
  })

  it('has the names and the pinyin that the office gave it; an empty name takes one away', async () => {
    const read = async () => {
      const input = { schoolId: 'sch_demo', courseId: 'crs_hsk2' }
      return ((await school.call('getOfferedCourse', input)).data as { course: object }).course
    }
    const change = {
      courseId: 'crs_hsk2',
      names: { 'en-US': ' Chinese for life ', 'ja-JP': '' },
      pinyin: 'Shēnghuó Hànyǔ',
    }
    await school.data('updateSchoolCourse', change, 'teacher.li')
    expect(await read()).toMatchObject({ names: { 'en-US': 'Chinese for life' }, pinyin: 'Shēnghuó Hànyǔ' })
    // What is left out stays.
    await school.data('updateSchoolCourse', { courseId: 'crs_hsk2', introduction: '每周两次' }, 'teacher.li')
    expect(await read()).toMatchObject({ names: { 'en-US': 'Chinese for life' } })
    const tooLong = { courseId: 'crs_hsk2', names: { 'en-US': 'x'.repeat(81) } }
    expect(await school.call('updateSchoolCourse', tooLong, ADMIN)).toMatchObject({ code: errorCodes.invalidInput })
    await school.data('updateSchool', { names: { 'ja-JP': '華文学校' } }, 'teacher.li')
    expect(await school.data('getOwnSchool', {}, 'teacher.li')).toMatchObject({ names: { 'ja-JP': '華文学校' } })
  })

  it('is not found while it is a draft, or under the name of another school', async () => {
    const notFound = { code: errorCodes.notFound }
    await school.db.update(schema.course).set({ status: 'draft' }).where(eq(schema.course.id, 'crs_business'))
    const draft = { schoolId: 'sch_demo', courseId: 'crs_business' }
    expect(await school.call('getOfferedCourse', draft)).toMatchObject(notFound)
    expect(await send({ courseId: 'crs_business' })).toMatchObject(notFound)
    await school.db.update(schema.course).set({ status: 'published' }).where(eq(schema.course.id, 'crs_business'))
    expect(await school.call('getOfferedCourse', { ...draft, schoolId: 'sch_none' })).toMatchObject(notFound)
  })
})

describe('an enquiry', () => {
  it('reaches the administrators with a message that leads to it and names no one', async () => {
    await school.db
      .update(schema.school)
      .set({ names: { 'ja-JP': '華文の学校' } })
      .where(eq(schema.school.id, 'sch_demo'))
    const { code, data } = await send({}, { headers: { 'accept-language': 'ja', timeZoneId: 'Asia/Tokyo' } })
    expect({ code, data }).toMatchObject({ code: 200, data: { schoolName: '華文の学校' } })
    const enquiry = await newest()
    expect(enquiry).toMatchObject({
      state: 'new',
      wish: 'trial',
      courseId: 'crs_festivals',
      name: 'Aoife Byrne',
      childName: 'Niamh Byrne',
      childAge: 9,
      language: 'ja-JP',
      timeZone: 'Asia/Tokyo',
      consentVersion: '2026-11',
      deletedAt: null,
    })
    const { records } = await school.data('teacherListMessages', { size: 1 }, 'teacher.li')
    expect(records[0]).toMatchObject({ kind: 'enquiryForTrial', targetId: enquiry.enquiryId })
    expect(JSON.stringify(records[0])).not.toContain('Byrne')
  })

  it('needs a solved captcha, which is good for one', async () => {
    const at = elsewhere()
    const captchaVerification = await captchaPassOfAnother(school, at)
    const refused = { code: errorCodes.captchaRequired }
    expect(await send({ captchaVerification: '' })).toMatchObject(refused)
    expect(await send({ captchaVerification: 'made.up' })).toMatchObject(refused)
    expect(await send({ captchaVerification }, at)).toMatchObject({ code: 200 })
    expect(await send({ captchaVerification }, at)).toMatchObject(refused)
  })

  it('that is sent again with the same key counts once', async () => {
    const at = elsewhere()
    const repeated = { ...at, headers: { 'Idempotency-Key': 'enquiry-of-a-family-0001' } }
    const { total: before } = await school.data('listEnquiries', {}, 'teacher.li')
    const first = await send({}, repeated)
    school.clock.set(school.clock.now() + 5_000)
    expect(await send({ captchaVerification: '' }, repeated)).toEqual(first)
    expect((await school.data('listEnquiries', {}, 'teacher.li')).total).toBe(before + 1)
  })

  it('keeps HTML as the text it is, and takes away what would hide or turn it', async () => {
    const text = '<img src=x onerror=alert(1)>\n\u202eolleh'
    await send({ name: '<b>Aoife</b>\u200b', text })
    expect(await newest()).toMatchObject({ name: '<b>Aoife</b>', text: '<img src=x onerror=alert(1)>\nolleh' })
  })

  it.each([
    ['a text of a megabyte', { text: 'x'.repeat(1_000_000) }, 413],
    ['a text of 501 characters', { text: 'x'.repeat(501) }, 400],
    ['a name that cannot be seen', { name: '\u200b\u200b' }, 400],
    ['a contact of spaces', { contact: '     ' }, 400],
    ['an age of 1', { childAge: 1 }, 400],
    ['a text of consent that there is not', { consentVersion: '1999-01' }, 400],
    ['another school', { schoolId: 'sch_harbour' }, errorCodes.notFound],
  ])('with %s is refused', async (_, input, code) => {
    expect(await send(input)).toMatchObject({ code })
  })

  it('is taken six times at once from one network, of a hundred', async () => {
    const at = elsewhere()
    const codes: number[] = []
    for (let i = 0; i < 100; i++) codes.push((await send({ contact: `flood${i}@example.com` }, at)).code)
    expect(codes.filter((code) => code === 200)).toHaveLength(6)
    expect(codes.slice(6).every((code) => code === errorCodes.tooOften)).toBe(true)
  })

  it('is taken three times a day for one contact, however it is written', async () => {
    const codes: number[] = []
    for (const contact of ['+81 90 1234 5678', '+819012345678', '+81-90-1234-5678', '+81 (90) 12345678'])
      codes.push((await send({ contact })).code)
    expect(codes).toEqual([200, 200, 200, errorCodes.tooOften])
  })

  it('without a captcha uses up nothing that people have', async () => {
    const at = elsewhere()
    for (let i = 0; i < 20; i++) await send({ captchaVerification: '' }, at)
    expect(await send({}, at)).toMatchObject({ code: 200 })
  })
})

describe('administrators', () => {
  it('see the enquiries of a state, and how many there are of each', async () => {
    await send()
    const enquiry = await newest()
    const { counts: before } = await school.data('listEnquiries', { state: 'new' }, 'teacher.li')
    await school.data(
      'setEnquiryState',
      { enquiryId: enquiry.enquiryId, state: 'answered', note: 'Called.' },
      'teacher.li',
    )
    const { counts, records } = await school.data('listEnquiries', { state: 'answered' }, 'teacher.li')
    const of = (all: typeof counts, state: string) => all.find((one) => one.state === state)?.count ?? 0
    expect(of(counts, 'new')).toBe(of(before, 'new') - 1)
    expect(of(counts, 'answered')).toBe(of(before, 'answered') + 1)
    expect(records.find(({ enquiryId }) => enquiryId === enquiry.enquiryId)).toMatchObject({ note: 'Called.' })
  })

  it('do not overwrite what another has changed meanwhile, and the log says what they did without names', async () => {
    await send()
    const { enquiryId, updatedAt } = await newest()
    const change = { enquiryId, basedOn: updatedAt, state: 'closed' }
    expect(await school.call('setEnquiryState', change, ADMIN)).toMatchObject({ code: 200 })
    expect(await school.call('setEnquiryState', change, ADMIN)).toMatchObject({ code: errorCodes.changedMeanwhile })
    const { records } = await school.data('listAuditEntries', { targetId: enquiryId }, 'teacher.li')
    expect(records).toMatchObject([{ action: 'enquiry.changed', detail: { state: 'closed', 'before.state': 'new' } }])
  })

  it('of another school neither see nor change it', async () => {
    await send()
    const { enquiryId } = await newest()
    const ofOther = eq(schema.enquiry.id, enquiryId)
    await school.db.update(schema.enquiry).set({ schoolId: 'sch_harbour' }).where(ofOther)
    const notFound = { code: errorCodes.notFound }
    expect(await school.call('setEnquiryState', { enquiryId, state: 'closed' }, ADMIN)).toMatchObject(notFound)
    expect(await school.call('inviteEnquirer', { enquiryId }, ADMIN)).toMatchObject(notFound)
    expect((await newest()).enquiryId).not.toBe(enquiryId)
  })
})

describe('a family that was invited', () => {
  const invited = async () => {
    await send({ contact: `+353 85 012 34${10 + network}` })
    const { enquiryId } = await newest()
    const { link } = await school.data('inviteEnquirer', { enquiryId }, 'teacher.li')
    return { enquiryId, token: tokenOf(link) }
  }

  it('registers by the link with the names it chooses, and signs in', async () => {
    const { enquiryId, token } = await invited()
    expect(await newest()).toMatchObject({ enquiryId, state: 'invited', personId: expect.any(String) })
    const { data } = await school.call('getInvitation', { token })
    expect(data).toMatchObject({ name: 'Niamh Byrne', registration: { parentName: 'Aoife Byrne' } })
    const family = {
      username: 'niamh.b',
      studentName: 'Niamh O’Byrne',
      parentName: 'Aoife',
      parentMobile: '+353850123456',
    }
    expect(await school.call('acceptInvitation', { token, ...PASSWORD, ...family })).toMatchObject({
      code: 200,
      data: { username: 'niamh.b', role: 'student' },
    })
    const signIn = { username: 'niamh.b', password: PASSWORD.password, captchaVerification: '' }
    expect(await school.call('studentLogin', signIn)).toMatchObject({ code: 200 })
    const { personId } = await newest()
    expect(await school.data('getSchoolPerson', { personId }, 'teacher.li')).toMatchObject({
      person: { name: 'Niamh O’Byrne', nickname: 'Niamh O’Byrne', state: 'active' },
      parentName: 'Aoife',
    })
  })

  it('is told when the name to sign in with is taken, and the link is good for another', async () => {
    const { token } = await invited()
    const accept = (username: string) => school.call('acceptInvitation', { token, ...PASSWORD, username })
    expect(await accept('Student.Anna')).toMatchObject({ code: errorCodes.usernameTaken })
    expect(await accept('student.niamh')).toMatchObject({ code: 200 })
  })

  it('gets another link for the same student, and the first one opens nothing', async () => {
    const { enquiryId, token } = await invited()
    const { personId } = await newest()
    const again = await school.data('inviteEnquirer', { enquiryId }, 'teacher.li')
    expect((await newest()).personId).toBe(personId)
    expect(await school.call('getInvitation', { token })).toMatchObject({ code: errorCodes.invitationUnusable })
    expect(await school.call('getInvitation', { token: tokenOf(again.link) })).toMatchObject({ code: 200 })
  })

  it('cannot be imitated: a person whom the school has added keeps the names the school gave', async () => {
    const { person } = await school.data('addSchoolPerson', { role: 'student', name: 'Mia Rossi' }, 'teacher.li')
    const { link } = await school.data('inviteStudent', { stuId: person.personId }, 'teacher.li')
    const input = { token: tokenOf(link), ...PASSWORD, username: 'mia' }
    expect(await school.call('acceptInvitation', input)).toMatchObject({ code: errorCodes.invalidInput })
    expect((await school.call('getInvitation', { token: tokenOf(link) })).data).toMatchObject({ registration: null })
  })
})

// The clock is not set back, so this is the last.
describe('time', () => {
  it('deletes an enquiry 180 days after it was closed', async () => {
    await send()
    const { enquiryId } = await newest()
    await school.data('setEnquiryState', { enquiryId, state: 'closed' }, 'teacher.li')
    const isThere = async () =>
      (await school.db.select().from(schema.enquiry).where(eq(schema.enquiry.id, enquiryId))).length > 0
    const now = school.clock.now()
    school.clock.set(now + 179 * DAY_MS)
    await school.backend.tick()
    expect(await isThere()).toBe(true)
    school.clock.set(now + 181 * DAY_MS)
    await school.backend.tick()
    expect(await isThere()).toBe(false)
  })
})
