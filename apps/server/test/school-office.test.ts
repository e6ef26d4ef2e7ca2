/** The school office through its calls: what an administrator does, and what holds afterwards. */
import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { DAY_MS } from '../src/domain/durations.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

const ADMIN = { as: 'teacher.li' }
// One school for all: opening one costs more than all that is done with it.
let school: TestSchool
beforeAll(async () => {
  school = await openTestSchool()
})

const PASSWORD = { password: 'Kite-river-27', passwordAgain: 'Kite-river-27' }
const tokenOf = (link: string) => link.split('#')[1] ?? ''
const signIn = (username: string, password: string, role: 'teacher' | 'student' = 'student') =>
  school.call(`${role}Login`, { username, password, captchaVerification: '' })

async function addStudent(input: object = {}) {
  const { person } = await school.data(
    'addSchoolPerson',
    { role: 'student', name: 'Mia Rossi', ...input },
    'teacher.li',
  )
  return person
}
const invited = async (stuId: string) => tokenOf((await school.data('inviteStudent', { stuId }, 'teacher.li')).link)

describe('an invitation', () => {
  it('lets its person choose a password once, and sign in with it', async () => {
    const { personId, username } = await addStudent()
    const token = await invited(personId)
    expect(await school.call('getInvitation', { token })).toMatchObject({ data: { name: 'Mia Rossi', username } })
    expect(await school.call('acceptInvitation', { token, ...PASSWORD, name: 'Mia' })).toMatchObject({ code: 200 })
    expect(await signIn(username ?? '', PASSWORD.password)).toMatchObject({ code: 200 })
    // No alarm about a first password.
    const messages = await school.db
      .select({ kind: schema.systemMessage.kind })
      .from(schema.systemMessage)
      .where(eq(schema.systemMessage.personId, personId))
    expect(messages.map(({ kind }) => kind)).not.toContain('accountPasswordChanged')
    expect(await school.call('acceptInvitation', { token, ...PASSWORD })).toMatchObject({
      code: errorCodes.invitationUnusable,
      data: { reason: 'used' },
    })
  })

  it('opens nothing when it is too old, revoked, replaced by another, or nobody has it', async () => {
    const { personId } = await addStudent()
    const [first, second] = [await invited(personId), await invited(personId)]
    const denied = async (token: string) => (await school.call('getInvitation', { token })).data
    expect(await denied(first)).toMatchObject({ reason: 'revoked' })
    expect(await denied('x'.repeat(43))).toMatchObject({ reason: 'unknown' })
    const now = school.clock.now()
    school.clock.set(now + 14 * DAY_MS)
    expect(await denied(second)).toMatchObject({ reason: 'expired' })
    school.clock.set(now)
  })

  it('takes no name that cannot be seen, or that turns the line around', async () => {
    const { personId } = await addStudent()
    const accept = async (name: string) =>
      school.call('acceptInvitation', { token: await invited(personId), ...PASSWORD, name })
    expect(await accept('\u200b')).toMatchObject({ code: errorCodes.invalidInput })
    expect(await accept('\u202eaiM')).toMatchObject({ code: 200 })
    const { person } = await school.data('getSchoolPerson', { personId }, 'teacher.li')
    expect(person.nickname).toBe('aiM')
    const added = { role: 'student', name: '\u200b\u2066' }
    expect(await school.call('addSchoolPerson', added, ADMIN)).toMatchObject({ code: errorCodes.invalidInput })
  })

  it('refuses a country code that is none as that, not as a wrong number', async () => {
    const named = { role: 'student', name: 'Mia Rossi', zone: '999', mobile: '13800000777' }
    expect(await school.call('addSchoolPerson', named, ADMIN)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'zone', code: 'unknown' }] },
    })
  })

  it('keeps the rules of passwords, and stores its token nowhere', async () => {
    const { personId } = await addStudent()
    const token = await invited(personId)
    const weak = { token, password: 'short', passwordAgain: 'short' }
    expect(await school.call('acceptInvitation', weak)).toMatchObject({ code: errorCodes.passwordTooWeak })
    const own = { token, password: 'Mia-Rossi-1', passwordAgain: 'Mia-Rossi-1' }
    expect(await school.call('acceptInvitation', own)).toMatchObject({ code: errorCodes.passwordPersonal })
    const rows = await school.data('listAuditEntries', {}, 'teacher.li')
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('people', () => {
  it('have a username of their own in the school, and an external id', async () => {
    await addStudent({ username: 'mia.r', externalId: 'P-1' })
    const again = (input: object) => school.call('addSchoolPerson', { role: 'student', name: 'Mia', ...input }, ADMIN)
    expect(await again({ username: 'MIA.R' })).toMatchObject({ code: errorCodes.usernameTaken })
    expect(await again({ externalId: 'P-1' })).toMatchObject({ code: errorCodes.externalIdTaken })
    expect((await addStudent({ name: 'Zoé Quant' })).username).toBe('zoe.quant')
    expect((await addStudent({ name: 'Zoe Quant' })).username).toBe('zoe.quant2')
  })

  it('that are closed are signed out, cannot sign in, and can be opened again', async () => {
    const token = await school.token('student.haru')
    await school.data('closeSchoolPerson', { personId: 'usr_haru' }, 'teacher.li')
    const headers = { authorization: `Bearer ${token}` }
    expect(await school.call('studentUserInfo', {}, { headers })).toMatchObject({ code: errorCodes.notSignedIn })
    expect(await signIn('student.haru', 'Huawen-2026')).toMatchObject({ code: errorCodes.wrongPassword })
    await school.data('reopenSchoolPerson', { personId: 'usr_haru' }, 'teacher.li')
    expect(await signIn('student.haru', 'Huawen-2026')).toMatchObject({ code: 200 })
  })

  it('that are reset lose their password and get an invitation', async () => {
    const { link } = await school.data('resetSchoolPerson', { personId: 'usr_anna' }, 'teacher.li')
    expect(await signIn('student.anna', 'Huawen-2026')).toMatchObject({ code: errorCodes.wrongPassword })
    expect(await school.call('acceptInvitation', { token: tokenOf(link), ...PASSWORD })).toMatchObject({ code: 200 })
  })

  it('keep one administrator who can sign in', async () => {
    const give = (permissions: string[]) =>
      school.call('setSchoolPermissions', { personId: 'usr_li', permissions }, ADMIN)
    expect(await give([])).toMatchObject({ code: errorCodes.lastAdministrator })
    expect(await school.call('closeSchoolPerson', { personId: 'usr_li' }, ADMIN)).toMatchObject({
      code: errorCodes.lastAdministrator,
    })
    expect(await school.call('resetSchoolPerson', { personId: 'usr_li' }, ADMIN)).toMatchObject({
      code: errorCodes.lastAdministrator,
    })
    expect(await school.call('teacherCloseAccount', {}, ADMIN)).toMatchObject({ code: errorCodes.lastAdministrator })
    await school.data('setSchoolPermissions', { personId: 'usr_wang', permissions: ['school.admin'] }, 'teacher.li')
    expect(await give([])).toMatchObject({ code: 200 })
    expect(await school.call('getOwnSchool', {}, ADMIN)).toMatchObject({ code: errorCodes.forbidden })
    await school.data('setSchoolPermissions', { personId: 'usr_li', permissions: ['school.admin'] }, 'teacher.wang')
  })

  it('join the account of a family and leave it with one of their own', async () => {
    const joined = await school.data('joinSchoolFamily', { personId: 'usr_haru', familyOf: 'usr_grace' }, 'teacher.li')
    expect(joined.family.map(({ name }) => name)).toEqual(['Grace Okafor', 'Samuel Okafor'])
    const left = await school.data('leaveSchoolFamily', { personId: 'usr_haru', username: 'haru.t' }, 'teacher.li')
    expect(left).toMatchObject({ person: { username: 'haru.t', state: 'waiting' }, family: [] })
  })

  it('lose their phone when the office takes it away, and keep their username', async () => {
    const { personId } = await addStudent({ username: 'mia.phone', zone: '86', mobile: '13912340011' })
    const { person } = await school.data('updateSchoolPerson', { personId, mobile: '' }, 'teacher.li')
    expect(person).toMatchObject({ mobile: null, username: 'mia.phone' })
  })

  it('are not changed by an administrator who saw an older state', async () => {
    const { updatedAt } = await school.data(
      'updateSchoolPerson',
      { personId: 'usr_anna', name: 'Anna K' },
      'teacher.li',
    )
    school.clock.advance(1_000)
    const change = { personId: 'usr_anna', name: 'Anna', basedOn: updatedAt }
    expect(await school.call('updateSchoolPerson', change, ADMIN)).toMatchObject({ code: 200 })
    expect(await school.call('updateSchoolPerson', change, ADMIN)).toMatchObject({ code: errorCodes.changedMeanwhile })
  })
})

it.each([
  [
    'a course',
    'updateSchoolCourse',
    { courseId: 'crs_hsk2' },
    async () => {
      const { records } = await school.data('listSchoolCourses', { current: 1, size: 100 }, 'teacher.li')
      return records.find(({ courseId }) => courseId === 'crs_hsk2')?.updatedAt
    },
  ],
  [
    'a class',
    'updateSchoolClass',
    { classId: 'cls_hsk2' },
    async () => (await school.data('getSchoolClass', { classId: 'cls_hsk2' }, 'teacher.li')).class.updatedAt,
  ],
] as const)(
  '%s that was never changed is not changed twice by administrators who saw the same state',
  async (_, id, ref, read) => {
    const basedOn = await read()
    expect(basedOn).toEqual(expect.any(String))
    school.clock.advance(1_000)
    expect(await school.call(id, { ...ref, name: '新名字', basedOn }, ADMIN)).toMatchObject({ code: 200 })
    expect(await school.call(id, { ...ref, name: '旧名字', basedOn }, ADMIN)).toMatchObject({
      code: errorCodes.changedMeanwhile,
    })
  },
)

describe('rules, courses and classes', () => {
  it('hold from the next call on', async () => {
    await school.data('updateSchoolSettings', { largeClassLimit: 500, adjustmentsPerMonth: 0 }, 'teacher.li')
    expect(await school.call('getBaseInfo')).toMatchObject({ data: { limits: { largeClass: 500 } } })
  })

  it('plan a series by the clock of a zone, over the change to summer time', async () => {
    const course = { name: 'HSK 2 周末', classType: 'small', textbookId: 'tbk_hsk2' } as const
    const { courseId } = await school.data('createSchoolCourse', course, 'teacher.li')
    const group = await school.data(
      'createSchoolClass',
      { courseId, name: '柏林班', teacherId: 'usr_wang' },
      'teacher.li',
    )
    const series = {
      classId: group.class.classId,
      cycle: [{ weekday: 7, time: '02:30' }],
      startDate: '2027-03-21',
      count: 3,
      timeZone: 'Europe/Berlin',
    }
    const { lessons } = await school.data('previewLessonSeries', series, 'teacher.li')
    expect(lessons.map(({ check, isShifted }) => [check.startTime, isShifted])).toEqual([
      ['2027-03-21T01:30:00.000Z', false],
      // 02:30 does not exist on this day.
      ['2027-03-28T01:30:00.000Z', true],
      ['2027-04-04T00:30:00.000Z', false],
    ])
    const planned = await school.data('createLessonSeries', series, 'teacher.li')
    expect(planned.lessons.map(({ lessonNo }) => lessonNo)).toEqual([1, 2, 3])
    expect(await school.call('createLessonSeries', series, ADMIN)).toMatchObject({ code: errorCodes.teacherBusy })
  })

  it('offer a course for its price, or for a question to the school where it has none', async () => {
    const course = { name: '暑期强化班', classType: 'small', priceMinor: 120_000 } as const
    const { courseId, currency } = await school.data('createSchoolCourse', course, 'teacher.li')
    expect(currency).toBe('CNY')
    await school.data('createSchoolClass', { courseId, name: '强化一班', teacherId: 'usr_wang' }, 'teacher.li')
    const seen = async () => (await school.data('getCatalogueCourse', { courseId }, 'student.ben')).course
    expect(await seen()).toMatchObject({ standing: 'canBuy', priceMinor: 120_000 })
    await school.data('updateSchoolCourse', { courseId, priceMinor: 0 }, 'teacher.li')
    expect(await seen()).toMatchObject({ standing: 'askSchool', priceMinor: 0 })
    const free = await school.data('listCatalogue', { isFree: true }, 'student.ben')
    expect(free.records.map((one) => one.courseId)).not.toContain(courseId)
  })

  it('show public courses and their classes, about which their teacher decides, and no drafts', async () => {
    const { records } = await school.data('listSchoolCourses', { kind: 'public' }, 'teacher.li')
    expect(records.map(({ courseId }) => courseId)).toContain('crs_festivals')
    expect(records.map(({ status }) => status)).not.toContain('draft')
    const systematic = await school.data('listSchoolCourses', { kind: 'systematic' }, 'teacher.li')
    expect(systematic.records.map(({ courseId }) => courseId)).not.toContain('crs_festivals')
    const [group] = (await school.data('listSchoolClasses', { courseId: 'crs_festivals' }, 'teacher.li')).records
    const classId = group?.classId ?? ''
    const opened = await school.data('getSchoolClass', { classId }, 'teacher.li')
    expect(opened.class).toMatchObject({ courseKind: 'public', courseId: 'crs_festivals' })
    expect(opened.lessons.length).toBeGreaterThan(0)
    expect(await school.call('enrolSchoolStudents', { classId, stuIds: ['usr_samuel'] }, ADMIN)).toMatchObject({
      code: 200,
    })
    const lessonIds = opened.lessons.map(({ lessonId }) => lessonId)
    expect(await school.call('callOffSchoolLessons', { classId, lessonIds }, ADMIN)).toMatchObject({
      code: errorCodes.notFound,
    })
    expect(await school.call('updateSchoolClass', { classId, name: '别的名字' }, ADMIN)).toMatchObject({
      code: errorCodes.notFound,
    })
  })

  /** A class of 王老师 with two lessons in March. */
  const plannedClass = async (name: string) => {
    const { courseId } = await school.data('createSchoolCourse', { name, classType: 'small' }, 'teacher.li')
    const created = await school.data('createSchoolClass', { courseId, name, teacherId: 'usr_wang' }, 'teacher.li')
    const { classId } = created.class
    const cycle = [{ weekday: 2, time: '04:00' }]
    const series = { classId, cycle, startDate: '2027-03-01', count: 2, timeZone: 'Asia/Shanghai', confirm: true }
    const { lessons } = await school.data('createLessonSeries', series, 'teacher.li')
    return { courseId, classId, lessonIds: lessons.map(({ lessonId }) => lessonId) }
  }
  const messagesOf = async (personId: string) =>
    (
      await school.db
        .select({ kind: schema.systemMessage.kind })
        .from(schema.systemMessage)
        .where(eq(schema.systemMessage.personId, personId))
    ).map(({ kind }) => kind)

  it('have lessons that the office moves whoever teaches them, where nobody is busy, and tells of it', async () => {
    const { classId, lessonIds } = await plannedClass('调课班')
    const [lessonId = '', second] = lessonIds
    await school.data('enrolSchoolStudents', { classId, stuIds: ['usr_samuel'] }, 'teacher.li')
    const move = (input: object) => school.call('moveSchoolLesson', { classId, lessonId, ...input }, ADMIN)
    const startTime = '2027-03-03T20:00:00.000Z'
    expect(await move({ startTime: '2020-01-01T00:00:00.000Z' })).toMatchObject({ code: errorCodes.lessonInPast })
    // The second lesson of the class is then.
    expect(await move({ startTime: '2027-03-08T20:00:00.000Z' })).toMatchObject({ code: errorCodes.studentsBusy })
    expect(await move({ startTime, basedOn: '2027-03-05T20:00:00.000Z' })).toMatchObject({
      code: errorCodes.changedMeanwhile,
    })
    const { data } = await move({ startTime, basedOn: '2027-03-01T20:00:00.000Z' })
    expect((data as { lessons: object[] }).lessons).toMatchObject([{ lessonId, startTime }, { lessonId: second }])
    expect(await messagesOf('usr_samuel')).toContain('lessonMoved')
    expect(await messagesOf('usr_wang')).toContain('lessonMoved')
  })

  it('have lessons that the office calls off, all of a class, too', async () => {
    const { classId, lessonIds } = await plannedClass('结束班')
    expect(
      await school.call('callOffSchoolLessons', { classId, lessonIds: [...lessonIds, 'les_gone'] }, ADMIN),
    ).toMatchObject({ code: errorCodes.notFound })
    const { lessons } = await school.data('callOffSchoolLessons', { classId, lessonIds }, 'teacher.li')
    expect(lessons).toEqual([])
    expect(await messagesOf('usr_wang')).toContain('lessonsCancelled')
    const log = await school.data('listAuditEntries', { action: 'class' }, 'teacher.li')
    expect(log.records[0]).toMatchObject({ action: 'class.calledOff', detail: { name: '结束班', count: 2 } })
  })

  it('take a class of another course of the same size, before the first lesson is held', async () => {
    const { classId, lessonIds } = await plannedClass('换课班')
    const course = (name: string, classType: 'small' | 'large') =>
      school.data('createSchoolCourse', { name, classType }, 'teacher.li')
    const change = (courseId: string) => school.call('updateSchoolClass', { classId, courseId }, ADMIN)
    const { courseId } = await course('新课程', 'small')
    expect(await change((await course('大课程', 'large')).courseId)).toMatchObject({ code: errorCodes.invalidInput })
    expect(await change(courseId)).toMatchObject({ code: 200, data: { class: { courseId, courseName: '新课程' } } })
    await school.db
      .update(schema.lesson)
      .set({ startedAt: school.clock.now() })
      .where(eq(schema.lesson.id, lessonIds[0] ?? ''))
    expect(await change((await course('又一课程', 'small')).courseId)).toMatchObject({
      code: errorCodes.courseNotEditable,
    })
  })

  it('take students who have other lessons then only when that is confirmed', async () => {
    const { classId } = await plannedClass('同时甲班')
    const other = await plannedClass('同时乙班')
    const enrol = (into: string, stuIds: string[], more: object = {}) =>
      school.call('enrolSchoolStudents', { classId: into, stuIds, ...more }, ADMIN)
    expect(await enrol(classId, ['usr_haru'])).toMatchObject({ code: 200 })
    const refused = await enrol(other.classId, ['usr_haru', 'usr_samuel'])
    const conflict = {
      className: '同时甲班',
      startTime: '2027-03-01T20:00:00.000Z',
      teacher: null,
      students: [{ stuId: 'usr_haru' }],
    }
    expect(refused).toMatchObject({
      code: errorCodes.studentsBusy,
      data: { conflicts: [conflict, {}, {}] },
    })
    expect(await enrol(other.classId, ['usr_haru', 'usr_samuel'], { confirm: true })).toMatchObject({
      code: 200,
      data: { class: { studentCount: 2 } },
    })
  })

  it('take as many students as the class has seats', async () => {
    const created = { courseId: 'crs_hsk1', name: '一对一', teacherId: 'usr_wang', studentLimit: 1 }
    const { class: group } = await school.data('createSchoolClass', created, 'teacher.li')
    const enrol = (stuIds: string[]) => school.call('enrolSchoolStudents', { classId: group.classId, stuIds }, ADMIN)
    expect(await enrol(['usr_anna', 'usr_ben'])).toMatchObject({ code: errorCodes.classFull })
    expect(await enrol(['usr_anna'])).toMatchObject({ code: 200, data: { class: { studentCount: 1 } } })
    expect(await enrol(['usr_li'])).toMatchObject({ code: errorCodes.notFound })
  })
})

it('the sign-in page has the name of the school in the reader’s language', async () => {
  await school.data('updateSchool', { names: { 'en-US': 'Bamboo School' } }, 'teacher.li')
  const nameIn = async (language: string) => {
    const { data } = await school.call('getBaseInfo', {}, { headers: { 'accept-language': language } })
    return (data as { schoolName: string }).schoolName
  }
  expect(await nameIn('en-US')).toBe('Bamboo School')
  expect(await nameIn('zh-CN')).not.toBe('Bamboo School')
})

it('a key shows its secret once, and the log shows who made it', async () => {
  const { key, secret } = await school.data('createClientKey', { name: 'CRM', kind: 'server' }, 'teacher.li')
  expect(secret).toHaveLength(43)
  const open = (origins: string[]) => school.call('setClientKeyOrigins', { keyId: key.keyId, origins }, ADMIN)
  const message = '“http://school.example” must begin with https://, as it is not on this computer.'
  expect(await open(['http://school.example'])).toMatchObject({
    code: errorCodes.invalidInput,
    data: { issues: [{ path: 'origins', code: 'not_secure', message }] },
  })
  expect(await open(['https://school.example'])).toMatchObject({ code: 200 })
  // Saved once more as it is: nothing that a reader of the log would look for.
  expect(await open(['https://school.example'])).toMatchObject({ code: 200 })
  await school.data('revokeClientKey', { keyId: key.keyId }, 'teacher.li')
  expect(await school.call('rotateClientKey', { keyId: key.keyId }, ADMIN)).toMatchObject({
    code: errorCodes.keyRefused,
  })
  const log = await school.data('listAuditEntries', { action: 'key' }, 'teacher.li')
  expect(log.records.map(({ action, actorName }) => [action, actorName]).toSorted()).toEqual([
    ['key.added', '李静'],
    ['key.opened', '李静'],
    ['key.revoked', '李静'],
  ])
  expect(JSON.stringify(log)).not.toContain(secret)
})
