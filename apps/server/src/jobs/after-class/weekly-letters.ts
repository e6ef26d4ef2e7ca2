/** Finds the letters of a week by looking at which families want one, as `lesson-reminders.ts` does with lessons. */
import type { Deps } from '../../deps.ts'
import { studyTotals } from '../../domain/after-class/supervision.ts'
import { letterCodeMail } from '../../domain/after-class/letter-code.ts'
import { type ChildWeek, weeklyLetter } from '../../domain/after-class/weekly-letter.ts'
import { nameIn } from '../../domain/names.ts'
import { textIn } from '../../domain/localized.ts'
import { addDays, instantOf, mondayOf, momentOf, weekdayOf } from '../../domain/timetable/school-time.ts'
import type { JobHandler } from '../job-runner.ts'

const SUNDAY = 7
/** On the clock of the school: most lessons of the week are over, and the evening is before. */
const SENT_FROM = '17:00'

export function planWeeklyLetters({ familySettings }: Deps): JobHandler<'planWeeklyLetters'> {
  return async ({ now }) => {
    const readers = await familySettings.letterReaders()
    const letters = readers.flatMap(({ accountId, timeZone }) => {
      const { day, time } = momentOf(now, timeZone)
      if (weekdayOf(day) !== SUNDAY || time < SENT_FROM) return []
      const weekStart = mondayOf(now, timeZone)
      return [
        {
          kind: 'sendWeeklyLetter' as const,
          key: `${accountId}@${weekStart}`,
          payload: { accountId, weekStart },
          runAt: now,
        },
      ]
    })
    return ({ jobs }) => jobs.ensure(letters, now)
  }
}

export function sendWeeklyLetter({
  config,
  familySettings,
  outside,
  people,
  supervision,
}: Deps): JobHandler<'sendWeeklyLetter'> {
  return async ({ payload: { accountId, weekStart }, now }) => {
    const { letter, students } = await familySettings.ofAccount(accountId)
    const [first] = students
    const school = first && (await people.get(first.id))?.school
    // It was turned off, or the account is gone.
    if (!letter || !outside.mail || !first || !school) return undefined
    const midnightOf = (day: string) => instantOf({ day, time: '00:00' }, school.timeZone)
    const [from, until] = [midnightOf(weekStart), midnightOf(addDays(weekStart, 7))]
    const children = await supervision.children(first.id)
    const records = await supervision.records(
      children.map(({ id }) => id),
      from,
      now,
    )
    const weeks = await Promise.all(
      children.map(async ({ id, name }): Promise<ChildWeek> => {
        const { lessons = [], homework = [], prizes = [] } = records.get(id) ?? {}
        const isInWeek = ({ at }: { at: number }) => at < until
        const held = lessons.filter(isInWeek)
        const due = homework.filter(isInWeek)
        const last = held.find(({ attendance }) => attendance !== 'absent')
        const words = last ? (await supervision.words([last.lesson.id])).get(last.lesson.id) : undefined
        return {
          name,
          totals: studyTotals({ lessons: held, homework: due, prizes: prizes.filter(isInWeek) }),
          missed: due.filter(({ status }) => status === 'missed').map(({ title }) => title),
          comments: held.flatMap(({ lesson, comment }) =>
            comment === '' ? [] : [{ lessonName: nameIn(letter.language, lesson), comment }],
          ),
          words: (words ?? []).map((word) => ({ ...word, meaning: textIn(letter.language, word.meaning) })),
        }
      }),
    )
    await outside.mail.send({ to: letter.mailAddress, ...weeklyLetter(config.productName, letter.language, weeks) })
    return undefined
  }
}

export function sendLetterCode({ config, letterCodeBook, letterCodes, outside }: Deps): JobHandler<'sendLetterCode'> {
  return async ({ payload: { codeId }, now }) => {
    const found = await letterCodeBook.find(codeId, now)
    // It came too late: the family asks for another one.
    if (!found || !outside.mail) return undefined
    const mail = letterCodeMail(config.productName, found.language, await letterCodes(codeId))
    await outside.mail.send({ to: found.mailAddress, ...mail })
    return undefined
  }
}
