const DAY_MS = 86_400_000

const near: Readonly<Record<string, number>> = {
  yesterday: -1,
  today: 0,
  tomorrow: 1,
  昨天: -1,
  今天: 0,
  明天: 1,
  后天: 2,
  昨日: -1,
  今日: 0,
  明日: 1,
  明後日: 2,
}

const iso = (date: Date) => date.toISOString().slice(0, 10)

/** A day, `YYYY-MM-DD`; null where there is no such one. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? iso(date) : null
}

/**
 * The day somebody typed: 明天, 12月4日, 12/4, 2026-12-04. Without a year it is the one nearest to today.
 * @param today `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`, or null when it is none
 */
export function typedDay(typed: string, today: string): string | null {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const now = Date.parse(`${today}T00:00:00Z`)
  const away = near[text]
  if (away !== undefined) return iso(new Date(now + away * DAY_MS))
  const [, yearText, monthText, dayText] = /^(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? []
  if (monthText === undefined || dayText === undefined) return null
  const [month, day] = [Number(monthText), Number(dayText)]
  if (yearText !== undefined) return dayOf(Number(yearText), month, day)
  const year = Number(today.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap((candidate) => dayOf(candidate, month, day) ?? [])
  const distance = (date: string) => Math.abs(Date.parse(`${date}T00:00:00Z`) - now)
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** The ways in which people type a day: what `typedDay` understands. @param date `YYYY-MM-DD` */
export function waysToType(date: string, today: string): readonly string[] {
  const [year = '', month = '', day = ''] = date.split('-')
  const [m, d] = [Number(month), Number(day)]
  const away = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS)
  const words = Object.keys(near).filter((word) => near[word] === away)
  return [...words, date, `${m}/${d}`, `${month}/${day}`, `${year}/${m}/${d}`, `${m}月${d}日`, `${year}年${m}月${d}日`]
}
