/** Two schools on one server whose people have the same names and phones. What each may hear: who-may-call.test.ts. */
import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts'
import { createBackend, createMemoryObjectStore } from '../src/core.ts'
import { createStores } from '../src/db/stores.ts'
import { openTwoSchools, plainHasher, SECRET, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTwoSchools()
})

const anna = { zone: '86', mobile: '13800000003' }
const signIn = (password: string, at?: string) =>
  school.call('studentLogin', { username: 'student.anna', password, captchaVerification: 'x' }, { at })

const IN_CHINESE = { 'accept-language': 'zh-CN' }

describe('two schools', () => {
  it('each sign their own people in, at their own address', async () => {
    expect(await school.data('studentUserInfo', {}, 'student.anna@maple')).toMatchObject({ userId: 'usr_anna_maple' })
    expect(await school.data('studentUserInfo', {}, 'student.anna')).toMatchObject({ userId: 'usr_anna' })
    expect(await school.call('getBaseInfo', {}, { at: 'maple', headers: IN_CHINESE })).toMatchObject({
      data: { schoolName: '枫叶中文学校' },
    })
    expect(await school.call('getBaseInfo', {}, { at: 'nobody', headers: IN_CHINESE })).toMatchObject({
      data: { schoolName: '华文示范学校' },
    })
  })

  it('count wrong passwords apart, for names that exist and for those that do not', async () => {
    for (let i = 0; i < 12; i++) await signIn('wrong', 'maple')
    expect((await signIn(DEMO_PASSWORD, 'maple')).code).not.toBe(200)
    expect((await signIn(DEMO_PASSWORD)).code).toBe(200)
    const unknown = { username: 'nobody', password: 'x', captchaVerification: 'x' }
    for (let i = 0; i < 12; i++) await school.call('studentLogin', unknown, { at: 'maple' })
    expect(await school.call('studentLogin', unknown)).toMatchObject({ code: errorCodes.wrongPassword })
  })

  it('send codes that open nothing in the other, and show each its own', async () => {
    const sent = await school.call('studentSendSmsCode', { ...anna, operation: 'login' }, { at: 'maple' })
    expect(sent).toMatchObject({ code: 200 })
    const [message] = (await school.call('listOutboxMessages', {}, { at: 'maple' })).data as { text: string }[]
    const smsCode = /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
    expect(await school.call('listOutboxMessages', {})).toMatchObject({ data: [] })
    const enter = (at?: string) =>
      school.call('studentLoginBySmsCode', { ...anna, smsCode, operation: 'login' }, { at })
    expect(await enter()).toMatchObject({ code: errorCodes.wrongSmsCode })
    expect(await enter('maple')).toMatchObject({ code: 200 })
  })

  it('give invitations that are unknown at the address of the other', async () => {
    const { link } = await school.data('inviteStudent', { stuId: 'usr_ben_maple' }, 'teacher.li@maple')
    const token = new URL(link).hash.slice(1)
    const accept = { token, password: 'Mingtian-8264', passwordAgain: 'Mingtian-8264' }
    const unknown = { code: errorCodes.invitationUnusable, data: { reason: 'unknown' } }
    expect(await school.call('getInvitation', { token })).toMatchObject(unknown)
    expect(await school.call('acceptInvitation', accept)).toMatchObject(unknown)
    expect(await school.call('getInvitation', { token }, { at: 'maple' })).toMatchObject({ code: 200 })
    expect(await school.call('acceptInvitation', accept, { at: 'maple' })).toMatchObject({ code: 200 })
  })

  it('may both know the same WeChat', async () => {
    const { socialBindings } = createStores(school.db)
    const wechat = { openId: 'open', nickname: 'Anna' }
    expect(await socialBindings.bind('acc_usr_anna', wechat, 1)).toBe('bound')
    expect(await socialBindings.bind('acc_usr_anna_maple', wechat, 1)).toBe('bound')
    expect(await socialBindings.accountOf('sch_demo_maple', 'open')).toBe('acc_usr_anna_maple')
    expect(await socialBindings.bind('acc_usr_ben', wechat, 1)).toBe('taken')
  })
})

it('a textbook of one school is in no list of the other, and nothing there can name its chapters', async () => {
  const { db } = school
  const book = { id: 'tbk_own', schoolId: 'sch_demo_maple', subjectId: 'sub_festivals', name: '枫叶读本', position: 1 }
  await db.insert(schema.textbook).values(book)
  const summary = { zh: '', en: '', ja: '' }
  const chapter = {
    id: 'chp_own',
    textbookId: 'tbk_own',
    no: 1,
    name: '第一课',
    summary,
    words: [],
    text: [],
    minutes: 1,
  }
  await db.insert(schema.chapter).values(chapter)
  const idsOf = async (as: string) => (await school.data('listTextbooks', {}, as)).map(({ textbookId }) => textbookId)
  expect(await idsOf('teacher.li@maple')).toContain('tbk_own')
  expect(await idsOf('teacher.li')).not.toContain('tbk_own')
  const question = { title: '题', type: 'subjective', difficulty: 'easy', answerModes: ['text'], chapterId: 'chp_own' }
  expect(await school.call('saveQuestion', question, { as: 'teacher.li@maple' })).toMatchObject({ code: 200 })
  expect(await school.call('saveQuestion', question, { as: 'teacher.li' })).toMatchObject({
    code: errorCodes.invalidInput,
    data: { issues: [{ path: 'chapterId', code: 'unknown' }] },
  })
})

it('leaves nothing of a demo in the school that stays: no setting, password, device, passkey or planned phone', async () => {
  const { db, clock } = school
  expect(await school.data('studentUserInfo', {}, 'student.anna')).toMatchObject({ userId: 'usr_anna' })
  const now = clock.now()
  const own = { markingDays: 3, simultaneousSessions: 20, knownDevices: 1_000 }
  await db.update(schema.school).set({ settings: own }).where(eq(schema.school.id, 'sch_demo'))
  await db
    .update(schema.account)
    .set({ nextZone: '86', nextMobile: '1', phoneChangesAt: now, closesAt: now, isTwoFactor: true })
    .where(eq(schema.account.id, 'acc_usr_anna'))
  await db
    .insert(schema.device)
    .values({ accountId: 'acc_usr_anna', deviceId: 'visitor', name: '', firstSeenAt: now, lastSeenAt: now })
  await db.insert(schema.passkey).values({
    id: 'visitors',
    accountId: 'acc_usr_anna',
    name: '',
    publicKey: '',
    counter: 0,
    transports: [],
    createdAt: now,
  })
  const objects = createMemoryObjectStore(() => now)
  const real = createBackend({ db, clock, passwords: plainHasher, objects, secret: SECRET, config: { demo: false } })
  await real.start({ clockwork: false })
  await real.stop()
  const schools = await db.select().from(schema.school).where(eq(schema.school.id, 'sch_demo'))
  expect(schools).toMatchObject([{ settings: { markingDays: 3 } }])
  expect(Object.keys(schools[0]?.settings ?? {})).toEqual(['markingDays'])
  expect(await db.select().from(schema.device)).toEqual([])
  expect(await db.select().from(schema.passkey)).toEqual([])
  const clean = { passwordHash: null, phoneChangesAt: null, nextMobile: null, closesAt: null, isTwoFactor: false }
  const accounts = await db.select().from(schema.account)
  expect(
    accounts.filter(
      (account) => !Object.entries(clean).every(([name, value]) => account[name as keyof typeof clean] === value),
    ),
  ).toEqual([])
})
