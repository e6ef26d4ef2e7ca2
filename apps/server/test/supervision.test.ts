import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts'
import type { MailMessage } from '../src/ports/mail-sender.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

const HOUR = 60 * MINUTE

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
  // Anna and Haru are brother and sister: one account.
  await school.db.update(schema.person).set({ accountId: 'acc_usr_anna' }).where(eq(schema.person.id, 'usr_haru'))
})

describe('parental supervision', () => {
  it('shows every child of the account, and nobody else', async () => {
    const { students, schoolTimeZone } = await school.data('getSupervision', {}, 'student.anna')
    expect(schoolTimeZone).toBe('Asia/Shanghai')
    expect(students.map(({ student, isCurrent }) => [student.stuId, isCurrent])).toEqual([
      ['usr_anna', true],
      ['usr_haru', false],
    ])
  })

  it('counts lessons attended and missed, by weeks without gaps', async () => {
    const { students } = await school.data('getSupervision', {}, 'student.anna')
    const [anna, haru] = students
    expect(anna?.totals).toMatchObject({ lessonsAttended: 3, lessonsAbsent: 0 })
    expect(haru?.totals).toMatchObject({ lessonsAttended: 0, lessonsAbsent: 3, minutes: 0 })
    expect(anna?.weeks).toHaveLength(8)
    expect(anna?.weeks.at(-1)).toMatchObject({ weekStart: '2026-11-16', totals: { lessonsAttended: 3 } })
    expect(anna?.totals.minutes).toBeGreaterThan(100)
  })

  it('goes into detail for one child', async () => {
    const detail = await school.data('getSupervisedStudent', { stuId: 'usr_haru' }, 'student.anna')
    expect(detail.lessons.map(({ attendance }) => attendance)).toEqual(['absent', 'absent', 'absent'])
    expect(detail.student.weeks).toHaveLength(12)
  })

  it('reads as many weeks as asked for, and lessons page by page', async () => {
    const read = (input: object) => school.data('getSupervisedStudent', { stuId: 'usr_haru', ...input }, 'student.anna')
    const all = await read({ weeks: 52 })
    expect(all.student.weeks).toHaveLength(52)
    expect(all.lessonsTotal).toBe(all.lessons.length)
    const second = await read({ weeks: 52, current: 2, size: 2 })
    expect(second.lessons).toEqual(all.lessons.slice(2, 4))
    expect([second.lessonsTotal, second.homeworkTotal]).toEqual([all.lessonsTotal, all.homeworkTotal])
    expect(
      await school.call('getSupervisedStudent', { stuId: 'usr_haru', weeks: 53 }, { as: 'student.anna' }),
    ).toMatchObject({ code: errorCodes.invalidInput })
  })

  it('has at most ten new words of each lesson, in the reader’s language', async () => {
    const { lessons } = await school.data('getSupervisedStudent', { stuId: 'usr_anna' }, 'student.anna')
    const [words] = lessons.map((lesson) => lesson.words).filter(({ length }) => length > 0)
    expect(words?.length).toBeGreaterThan(0)
    expect(words?.length).toBeLessThanOrEqual(10)
    expect(words?.[0]).toEqual({ hanzi: expect.any(String), pinyin: expect.any(String), meaning: expect.any(String) })
  })

  it('names courses and lessons in the language of the reader, or in Chinese', async () => {
    await school.db.update(schema.course).set({ names: { 'en-US': 'First steps' } })
    await school.db.update(schema.lesson).set({ names: { 'en-US': 'Hello' } })
    const inChinese = expect.stringMatching(/\p{Script=Han}/u)
    for (const [language, courseName, lessonName] of [
      ['en-US', 'First steps', 'Hello'],
      ['ja-JP', inChinese, inChinese],
    ]) {
      const asked = { as: 'student.anna', headers: { 'accept-language': language } }
      const { data } = await school.call('getSupervisedStudent', { stuId: 'usr_anna', size: 1 }, asked)
      expect(data).toMatchObject({ lessons: [{ courseName, lessonName }], homework: [{ courseName }] })
    }
  })

  it('takes a recent proof while the parent’s lock is on, but for one’s own record', async () => {
    expect(await school.data('setSupervisionLock', { isLocked: true }, 'student.anna')).toMatchObject({
      isLocked: true,
    })
    // A sign-in counts as a proof for ten minutes.
    await school.data('getSupervision', {}, 'student.anna')
    school.clock.advance(11 * MINUTE)
    const call = (id: 'getSupervision' | 'getSupervisedStudent' | 'setSupervisionLock', input: object) =>
      school.call(id, input, { as: 'student.anna' })
    const proofRequired = { code: errorCodes.proofRequired }
    expect(await call('getSupervision', {})).toMatchObject(proofRequired)
    expect(await call('getSupervisedStudent', { stuId: 'usr_haru' })).toMatchObject(proofRequired)
    expect(await call('setSupervisionLock', { isLocked: false })).toMatchObject(proofRequired)
    expect(await call('getSupervisedStudent', { stuId: 'usr_anna' })).toMatchObject({ code: 200 })
    await school.data('studentProveIdentity', { password: DEMO_PASSWORD }, 'student.anna')
    await school.data('setSupervisionLock', { isLocked: false }, 'student.anna')
    school.clock.advance(11 * MINUTE)
    expect(await call('getSupervision', {})).toMatchObject({ code: 200, data: { settings: { isLocked: false } } })
  })

  it('keeps other families to themselves', async () => {
    expect(await school.call('getSupervisedStudent', { stuId: 'usr_ben' }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.forbidden,
    })
  })
})

describe('the weekly letter', () => {
  const mailAddress = 'kowalski@family.example'
  const withMail = async () => {
    const mails: MailMessage[] = []
    const opened = await openTestSchool({ mail: { send: async (message) => void mails.push(message) } })
    await opened.db.update(schema.person).set({ accountId: 'acc_usr_anna' }).where(eq(schema.person.id, 'usr_haru'))
    /** The job runner looks as often as a server does, until that moment. */
    const goTo = async (instant: string) => {
      opened.clock.set(Date.parse(instant))
      for (let second = 0; second < 3; second += 1) {
        await opened.backend.tick()
        opened.clock.advance(11 * MINUTE)
      }
    }
    /** Brings the mails that are due, and takes them out of the mailboxes. */
    const mailed = async () => {
      await opened.backend.tick()
      return mails.splice(0)
    }
    const setAddress = (mailAddress: string, as = 'student.anna') =>
      opened.call('setWeeklyLetter', { mailAddress }, { as })
    const confirm = (code: string, as = 'student.anna') => opened.call('confirmWeeklyLetter', { code }, { as })
    const mailedCode = async () => /\d{6}/.exec((await mailed()).at(-1)?.text ?? '')?.[0] ?? ''
    const setConfirmed = async (mailAddress: string) => {
      await setAddress(mailAddress)
      return confirm(await mailedCode())
    }
    return { opened, mails, goTo, mailed, mailedCode, setAddress, setConfirmed, confirm }
  }

  it('goes out once on Sunday evening of the school, and tells of every child', async () => {
    const { opened, mails, goTo, setConfirmed } = await withMail()
    await opened.db.update(schema.lesson).set({ names: { 'en-US': 'Hello' } })
    await setConfirmed(mailAddress)
    expect((await opened.data('getSupervision', {}, 'student.anna')).settings).toEqual({
      isLocked: false,
      letter: { isOffered: true, mailAddress, unconfirmedAddress: null },
    })
    await goTo('2026-11-22T08:00:00Z')
    expect(mails).toEqual([])
    // 17:05 in Shanghai.
    await goTo('2026-11-22T09:05:00Z')
    await goTo('2026-11-22T12:00:00Z')
    expect(mails).toMatchObject([{ to: mailAddress, subject: expect.stringContaining('this week') }])
    expect(mails[0]?.text).toMatch(/\n\nAnna Kowalska\n\d of \d lessons, .+ in class\./)
    expect(mails[0]?.text).toMatch(/\n\n田中春\n\d of \d lessons, .+ in class\./)
    expect(mails[0]?.text).toContain('Ask at dinner: ')
    expect(mails[0]?.text).toContain('The teacher on “Hello”: ')
  })

  it('goes to no family that turned it off', async () => {
    const { opened, mails, goTo, setConfirmed } = await withMail()
    await setConfirmed(mailAddress)
    await opened.data('setWeeklyLetter', {}, 'student.anna')
    await goTo('2026-11-22T09:05:00Z')
    expect(mails).toEqual([])
  })

  it('is not offered without a mail service, and takes a proof to be turned on', async () => {
    const { settings } = await school.data('getSupervision', {}, 'student.anna')
    expect(settings.letter).toEqual({ isOffered: false, mailAddress: null, unconfirmedAddress: null })
    expect(await school.call('setWeeklyLetter', { mailAddress }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.mailUnavailable,
    })
    school.clock.advance(HOUR)
    expect(await school.call('setWeeklyLetter', { mailAddress }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.proofRequired,
    })
  })

  it('sends nothing but a code to an address that was not confirmed', async () => {
    const { opened, mails, goTo, mailed, setAddress } = await withMail()
    expect(await setAddress(mailAddress)).toMatchObject({
      code: 200,
      data: { letter: { mailAddress: null, unconfirmedAddress: mailAddress } },
    })
    expect(await mailed()).toMatchObject([{ to: mailAddress, subject: expect.stringMatching(/your code is \d{6}$/) }])
    await goTo('2026-11-22T09:05:00Z')
    expect(mails).toEqual([])
    expect((await opened.data('getSupervision', {}, 'student.anna')).settings.letter.unconfirmedAddress).toBe(
      mailAddress,
    )
  })

  it('keeps coming to the confirmed address until another one is confirmed', async () => {
    const { opened, mails, mailed, goTo, setAddress, setConfirmed } = await withMail()
    await setConfirmed(mailAddress)
    const { data } = await setAddress('kowalski@work.example')
    expect(data).toMatchObject({ letter: { mailAddress, unconfirmedAddress: 'kowalski@work.example' } })
    await mailed()
    await goTo('2026-11-22T09:05:00Z')
    expect(mails.map(({ to }) => to)).toEqual([mailAddress])
    // The address that is confirmed already needs no second code.
    await opened.data('studentProveIdentity', { password: DEMO_PASSWORD }, 'student.anna')
    expect((await setAddress(mailAddress)).data).toMatchObject({ letter: { mailAddress, unconfirmedAddress: null } })
    expect((await mailed()).filter(({ subject }) => subject.includes('code'))).toEqual([])
  })

  it('takes a code only from the account that asked for it, and only once', async () => {
    const { mailedCode, setAddress, confirm } = await withMail()
    await setAddress(mailAddress)
    const code = await mailedCode()
    const refused = { code: errorCodes.wrongMailCode }
    expect(await confirm(code, 'student.ben')).toMatchObject(refused)
    // Ben waits for an address of his own: the code of another address does not confirm it.
    await setAddress('ben@family.example', 'student.ben')
    expect(await confirm(code, 'student.ben')).toMatchObject(refused)
    expect(await confirm(code)).toMatchObject({ code: 200, data: { letter: { mailAddress } } })
    expect(await confirm(code)).toMatchObject(refused)
  })

  it('takes no code after half an hour, and none of an address that was given up', async () => {
    const { opened, mailedCode, setAddress, confirm } = await withMail()
    await setAddress(mailAddress)
    const late = await mailedCode()
    opened.clock.advance(31 * MINUTE)
    expect(await confirm(late)).toMatchObject({ code: errorCodes.wrongMailCode })
    await opened.data('studentProveIdentity', { password: DEMO_PASSWORD }, 'student.anna')
    await setAddress(mailAddress)
    const unwanted = await mailedCode()
    await opened.data('setWeeklyLetter', {}, 'student.anna')
    expect(await confirm(unwanted)).toMatchObject({ code: errorCodes.wrongMailCode })
  })

  it('takes no code after five wrong ones, not even the right one', async () => {
    const { mailedCode, setAddress, confirm } = await withMail()
    await setAddress(mailAddress)
    const code = await mailedCode()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1)
      expect(await confirm(wrong)).toMatchObject({ code: errorCodes.wrongMailCode })
    expect(await confirm(code)).toMatchObject({ code: errorCodes.wrongMailCode })
  })

  it.each([
    ['a machine without a domain', 'a@localhost'],
    ['an IP address', 'a@[127.0.0.1]'],
    ['bare numbers', 'a@127.0.0.1'],
    ['two dots in a row', 'a..b@y.com'],
    ['a dot at the end of the name', 'a.@y.com'],
    ['a name in other letters', '李@family.example'],
    ['a name of 65 letters', `${'a'.repeat(65)}@y.com`],
    ['a domain that begins with a hyphen', 'a@-y.com'],
    ['two addresses', 'a@y.com,b@y.com'],
    ['a domain that no mail reaches', 'x@e.Invalid'],
    ['a machine that is always this one', 'a@mail.localhost'],
  ])('refuses %s as an address, and sends and counts nothing', async (_, wrong) => {
    const { mailed, setAddress } = await withMail()
    for (let tries = 0; tries < 6; tries += 1)
      expect(await setAddress(wrong)).toMatchObject({
        code: errorCodes.invalidInput,
        data: { issues: [{ path: 'mailAddress' }] },
      })
    expect(await mailed()).toEqual([])
    for (const right of [mailAddress, "o'neil+hsk_3@mail.xn--fiqs8s"])
      expect(await setAddress(right)).toMatchObject({ code: 200 })
  })

  it('sends a code again after a minute, and five times a day to one address, whoever asks', async () => {
    const { opened, mailed, setAddress } = await withMail()
    expect(await setAddress(mailAddress)).toMatchObject({ code: 200 })
    expect(await setAddress(mailAddress)).toMatchObject({
      code: errorCodes.codeJustSent,
      data: { retryAfterSeconds: 60 },
    })
    for (let sent = 1; sent < 4; sent += 1) {
      opened.clock.advance(MINUTE)
      expect(await setAddress(mailAddress)).toMatchObject({ code: 200 })
    }
    expect(await setAddress(mailAddress.toUpperCase(), 'student.ben')).toMatchObject({ code: 200 })
    opened.clock.advance(MINUTE)
    expect(await setAddress(mailAddress, 'student.ben')).toMatchObject({ code: errorCodes.tooOften })
    expect(await mailed()).toHaveLength(5)
  })

  it('sends no more than five codes a day for one account, to whichever addresses', async () => {
    const { mailed, setAddress } = await withMail()
    for (let sent = 0; sent < 5; sent += 1)
      expect(await setAddress(`stranger${sent}@family.example`)).toMatchObject({ code: 200 })
    expect(await setAddress('stranger5@family.example')).toMatchObject({ code: errorCodes.tooOften })
    expect(await mailed()).toHaveLength(5)
  })
})
