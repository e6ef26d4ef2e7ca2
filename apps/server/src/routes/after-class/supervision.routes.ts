import type { Deps } from '../../deps.ts'
import type { FamilySettings } from '../../db/after-class/family-settings.ts'
import type { SupervisedRecord } from '../../db/after-class/supervision.ts'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import { addDays, instantOf } from '../../domain/timetable/school-time.ts'
import {
  LETTER_CODE_LIFETIME_MS,
  LETTER_CODE_TRIES,
  LETTER_CODES_KEPT_MS,
  letterCodeDenial,
} from '../../domain/after-class/letter-code.ts'
import { lastMondays, studyTotals, studyWeeks } from '../../domain/after-class/supervision.ts'
import { nameIn } from '../../domain/names.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { requireProof } from '../accounts/recent-proof.ts'
import type { Language } from '../../http/language.ts'
import { iso } from '../instant.ts'
import { textIn } from '../localized.ts'
import { studentBrief } from '../school/person-brief.ts'
import { requireSchool } from '../school/school-of.ts'

type SupervisionCalls =
  | 'getSupervision'
  | 'getSupervisedStudent'
  | 'setSupervisionLock'
  | 'setWeeklyLetter'
  | 'confirmWeeklyLetter'

const OVERVIEW_WEEKS = 8
const DETAIL_WEEKS = 12
const PAGE_SIZE = 30
const WORDS_MAX = 10

export function supervisionRoutes(deps: Deps): Handlers<SupervisionCalls> {
  const { accounts, familySettings, identity, jobs, letterCodeBook, letterCodes, outside } = deps
  const { people, secondSteps, sessions, supervision, transaction } = deps

  const toSettings = ({ isLocked, letter, unconfirmedAddress }: FamilySettings) => ({
    isLocked,
    letter: { isOffered: outside.mail !== null, mailAddress: letter?.mailAddress ?? null, unconfirmedAddress },
  })

  /**
   * @returns the account of the family
   * @throws {ApiError} `proofRequired`
   */
  const requireParent = async (call: Pick<Call<SupervisionCalls>, 'actor' | 'bearerToken' | 'now'>) => {
    const account = await accounts.ofPerson(call.actor.userId)
    if (!account) throw new ApiError('notFound')
    await requireProof({ accounts, identity, secondSteps, sessions }, account, call)
    return account
  }

  /** @throws {ApiError} `mailUnavailable`, `codeJustSent`, `tooOften` */
  const sendCode = async (
    asked: { accountId: string; mailAddress: string; language: Language },
    now: number,
  ): Promise<void> => {
    if (!outside.mail) throw new ApiError('mailUnavailable')
    await letterCodeBook.lock()
    const sent = await letterCodeBook.sentSince(asked, now - LETTER_CODES_KEPT_MS)
    const denial = letterCodeDenial(sent, asked.mailAddress, now)
    if (denial) {
      const { reason, retryAfterSeconds } = denial
      throw new ApiError(reason === 'just-sent' ? 'codeJustSent' : 'tooOften', { retryAfterSeconds })
    }
    const id = crypto.randomUUID()
    await letterCodeBook.add({ ...asked, id, sentAt: now, expiresAt: now + LETTER_CODE_LIFETIME_MS })
    await jobs.add({ kind: 'sendLetterCode', key: id, payload: { codeId: id }, runAt: now }, now)
  }

  const lastWeeks = async (count: number, call: { now: number; school: string }) => {
    const { now } = call
    const { timeZone } = await requireSchool(people, call)
    const mondays = lastMondays(now, count, timeZone)
    const midnightOf = (day: string) => instantOf({ day, time: '00:00' }, timeZone)
    const monday = mondays.at(-1) ?? ''
    return { timeZone, mondays, from: midnightOf(mondays[0] ?? monday), until: midnightOf(addDays(monday, 7)) }
  }

  const toStudent = (
    child: PersonBrief,
    record: SupervisedRecord,
    { mondays, timeZone, until }: { mondays: readonly string[]; timeZone: string; until: number },
    { actor, urlOf }: Pick<Call<SupervisionCalls>, 'actor' | 'urlOf'>,
  ) => ({
    student: studentBrief(child, urlOf),
    isCurrent: child.id === actor.userId,
    // Homework that is due in later weeks is in the list, and in no week yet.
    totals: studyTotals({ ...record, homework: record.homework.filter(({ at }) => at < until) }),
    weeks: studyWeeks(record, mondays, timeZone),
  })

  return {
    async getSupervision(call) {
      const { actor, school, urlOf, now } = call
      const settings = await familySettings.of(actor.userId)
      if (settings.isLocked) await requireParent(call)
      const [children, weeks] = await Promise.all([
        supervision.children(actor.userId),
        lastWeeks(OVERVIEW_WEEKS, { now, school }),
      ])
      const ids = children.map(({ id }) => id)
      const records = await supervision.records(ids, weeks.from, now)
      return {
        schoolTimeZone: weeks.timeZone,
        students: children.flatMap((child) => {
          const record = records.get(child.id)
          return record ? [toStudent(child, record, weeks, { actor, urlOf })] : []
        }),
        settings: toSettings(settings),
      }
    },

    async getSupervisedStudent(call) {
      const { actor, input, school, language, urlOf, now } = call
      const { stuId, current, size = PAGE_SIZE, weeks: weekCount = DETAIL_WEEKS } = input
      // One's own record is the student's report, too.
      if (stuId !== actor.userId && (await familySettings.of(actor.userId)).isLocked) await requireParent(call)
      const [children, weeks] = await Promise.all([
        supervision.children(actor.userId),
        lastWeeks(weekCount, { now, school }),
      ])
      const child = children.find(({ id }) => id === stuId)
      const record = (await supervision.records([stuId], weeks.from, now)).get(stuId)
      if (!child || !record) throw new ApiError('notFound')
      const pageOf = <Row>(rows: readonly Row[]) => rows.slice(((current ?? 1) - 1) * size, (current ?? 1) * size)
      const lessons = pageOf(record.lessons)
      const words = await supervision.words(lessons.map(({ lesson }) => lesson.id))
      return {
        student: toStudent(child, record, weeks, { actor, urlOf }),
        lessonsTotal: record.lessons.length,
        homeworkTotal: record.homework.length,
        lessons: lessons.map(({ lesson, course, at, seconds, ...held }) => ({
          ...held,
          lessonId: lesson.id,
          courseName: nameIn(language, course),
          lessonName: nameIn(language, lesson),
          startTime: iso(at),
          minutes: Math.round(seconds / 60),
          words: (words.get(lesson.id) ?? [])
            .slice(0, WORDS_MAX)
            .map(({ hanzi, pinyin, meaning }) => ({ hanzi, pinyin, meaning: textIn(language, meaning) })),
        })),
        homework: pageOf(record.homework).map((work) => ({
          homeworkId: work.homeworkId,
          courseName: nameIn(language, work.course),
          title: work.title,
          endTime: iso(work.endsAt),
          handInBy: iso(work.at),
          status: work.status,
          score: work.score,
          fullScore: work.fullScore,
        })),
      }
    },

    async setSupervisionLock(call) {
      const { id } = await requireParent(call)
      await familySettings.setLock(id, call.input.isLocked, call.now)
      return toSettings(await familySettings.of(call.actor.userId))
    },

    async setWeeklyLetter(call) {
      const { id } = await requireParent(call)
      const { input, language, now } = call
      const { letter } = await familySettings.of(call.actor.userId)
      const { mailAddress } = input
      if (mailAddress === undefined) await familySettings.setLetter(id, null, now)
      // The address was confirmed before: only the language may be another one.
      else if (mailAddress === letter?.mailAddress) await familySettings.setLetter(id, { mailAddress, language }, now)
      else {
        await sendCode({ accountId: id, mailAddress, language }, now)
        await familySettings.setUnconfirmedAddress(id, mailAddress, now)
      }
      return toSettings(await familySettings.of(call.actor.userId))
    },

    async confirmWeeklyLetter({ actor, input, now }) {
      const account = await accounts.ofPerson(actor.userId)
      if (!account) throw new ApiError('notFound')
      // The try counts even where the code is wrong, so it is no part of the transaction below.
      const tried = await letterCodeBook.takeTry(account.id, LETTER_CODE_TRIES, now)
      if (!tried || (await letterCodes(tried.id)) !== input.code) throw new ApiError('wrongMailCode')
      const { mailAddress, language } = tried
      await transaction(async (stores) => {
        const { unconfirmedAddress } = await stores.familySettings.ofAccount(account.id)
        const isAwaited = unconfirmedAddress === mailAddress
        if (!isAwaited || !(await stores.letterCodeBook.use(tried.id, now))) throw new ApiError('wrongMailCode')
        await stores.familySettings.setLetter(account.id, { mailAddress, language }, now)
      })
      return toSettings(await familySettings.of(actor.userId))
    },
  }
}
