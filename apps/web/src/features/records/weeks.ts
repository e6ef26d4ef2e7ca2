import type { LessonStatisticsDay } from '@hwjy/sdk'

const DAY_MS = 86_400_000

export interface Week {
  /** Its Monday, `YYYY-MM-DD`. */
  monday: string
  held: number
  taughtMinutes: number
  came: number
  expected: number
}

/** Sums days up by weeks that begin on Monday, in order; weeks without lessons between them are there with zeros. */
export function weeksOf(days: readonly LessonStatisticsDay[]): Week[] {
  const weeks = new Map<string, Week>()
  for (const { day, held, taughtMinutes, attendance } of days) {
    const monday = mondayOf(day)
    const week = weeks.get(monday) ?? emptyWeek(monday)
    const came = attendance.present + attendance.late
    weeks.set(monday, {
      monday,
      held: week.held + held,
      taughtMinutes: week.taughtMinutes + taughtMinutes,
      came: week.came + came,
      expected: week.expected + came + attendance.absent,
    })
  }
  const mondays = [...weeks.keys()].sort()
  const [first, last] = [mondays[0], mondays.at(-1)]
  if (first === undefined || last === undefined) return []
  const count = Math.round((Date.parse(last) - Date.parse(first)) / (7 * DAY_MS)) + 1
  return Array.from({ length: count }, (_, no) => {
    const monday = new Date(Date.parse(first) + no * 7 * DAY_MS).toISOString().slice(0, 10)
    return weeks.get(monday) ?? emptyWeek(monday)
  })
}

const emptyWeek = (monday: string): Week => ({ monday, held: 0, taughtMinutes: 0, came: 0, expected: 0 })

function mondayOf(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  // Sunday is day 0 of JavaScript's week, and the last of ours.
  const daysSinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return new Date(at - daysSinceMonday * DAY_MS).toISOString().slice(0, 10)
}
