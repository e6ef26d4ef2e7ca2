import type { ContinuationLesson, CycleSlot, LessonDraft } from '@hwjy/sdk'
import { lessonDraftLessonNameMax, lessonDraftLessonNameMin } from '@hwjy/sdk/limits'
import { instantIn, zoneOffsetMs } from '../../../shared/time/instant-in.ts'
import { addDays } from '../../../shared/timetable/week.ts'

/** Days without lessons, both ends included, `YYYY-MM-DD`. */
export interface DaysOff {
  from: string
  until: string
}

/** Says what a teacher changed of the lessons that the class's rhythm gives. It is kept as a draft. */
export interface ExtensionPlan {
  count: number
  daysOff: readonly DaysOff[]
  /** Slots of the rhythm that are left out, as `slotOf` names them. */
  without: readonly string[]
  /** Keyed by slot. */
  changes: Readonly<Record<string, Partial<LessonDraft>>>
  /** Keyed by the place in the list: a name belongs to the content, which moves on when a week is left out. */
  names: Readonly<Record<number, string>>
  /** Says where the class has no rhythm: the first lesson, which is repeated every week. */
  first: { date: string; time: string } | null
}

export interface PlannedLesson extends LessonDraft {
  /** Names the slot of the rhythm it came from, whatever was changed since. */
  slot: string
  lessonNo: number
}

export const blankPlan = (count: number): ExtensionPlan => ({
  count,
  daysOff: [],
  without: [],
  changes: {},
  names: {},
  first: null,
})

const slotOf = ({ classDate, StartClassTime }: LessonDraft) => `${classDate} ${StartClassTime}`

const isOff = (date: string, daysOff: readonly DaysOff[]) =>
  daysOff.some(({ from, until }) => from !== '' && until !== '' && date >= from && date <= until)

/**
 * The lessons as they would be added. What falls on days off is left out, and the rest moves on: names stay in order.
 * @param rhythm how the class would go on, at least as many lessons as wanted
 */
export function plannedLessons(
  rhythm: readonly Pick<ContinuationLesson, 'lessonNo' | 'draft'>[],
  plan: ExtensionPlan,
): PlannedLesson[] {
  return rhythm
    .filter(({ draft }) => !isOff(draft.classDate, plan.daysOff) && !plan.without.includes(slotOf(draft)))
    .slice(0, plan.count)
    .map(({ draft }, index) => {
      const named = rhythm[index]
      const slot = slotOf(draft)
      return {
        ...draft,
        ...plan.changes[slot],
        lessonName: plan.names[index] ?? named?.draft.lessonName ?? draft.lessonName,
        lessonNo: named?.lessonNo ?? index + 1,
        slot,
      }
    })
}

/** A rhythm for a class that has none: the same weekday and time, every week. @param firstNo number of the first lesson */
export const weekly = (
  first: { date: string; time: string },
  count: number,
  firstNo: number,
): Pick<ContinuationLesson, 'lessonNo' | 'draft'>[] =>
  Array.from({ length: count }, (_, week) => ({
    lessonNo: firstNo + week,
    draft: {
      lessonName: `第${firstNo + week}课`,
      classDate: addDays(first.date, week * 7),
      StartClassTime: first.time,
    },
  }))

/** The lessons, earliest first, before which the clocks of the viewer and the school have moved against each other. */
export function clockChanges(lessons: readonly PlannedLesson[], zone: string, schoolZone: string): ReadonlySet<string> {
  const ahead = lessons.map(({ classDate, StartClassTime }) => {
    const at = instantIn(zone, classDate, StartClassTime)?.at
    return at === undefined ? null : zoneOffsetMs(zone, at) - zoneOffsetMs(schoolZone, at)
  })
  const changed = lessons.filter((_, index) => {
    const [before, now] = [ahead[index - 1] ?? null, ahead[index] ?? null]
    return before !== null && now !== null && before !== now
  })
  return new Set(changed.map(({ slot }) => slot))
}

/** Says what a lesson needs before it can be asked about. */
export function draftProblem({ lessonName, classDate, StartClassTime }: LessonDraft): 'name' | 'time' | null {
  const length = [...lessonName.trim()].length
  if (length < lessonDraftLessonNameMin || length > lessonDraftLessonNameMax) return 'name'
  return classDate === '' || StartClassTime === '' ? 'time' : null
}

/** The lesson that a refusal names, `lessons.3.lessonName`: its place in the list; null where it names none. */
export function placeOf(path: string): number | null {
  const found = /^lessons\.(\d+)/.exec(path)?.[1]
  return found === undefined ? null : Number(found)
}

/** "Saturdays 16:30" for each slot of the week. @param locale BCP 47 */
export const cycleInWords = (cycle: readonly CycleSlot[], locale: string): string => {
  // 5 January 2026 was a Monday.
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const parts = cycle.map(({ weekday: day, time }) => `${weekday.format(Date.UTC(2026, 0, 4 + day))} ${time}`)
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
}
