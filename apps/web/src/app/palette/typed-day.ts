const DAY_MS = 86_400_000

/** No object: people also type “constructor”. */
const near = new Map(
  Object.entries({
    'day before yesterday': -2,
    yesterday: -1,
    today: 0,
    tomorrow: 1,
    'day after tomorrow': 2,
    前天: -2,
    昨天: -1,
    今天: 0,
    明天: 1,
    后天: 2,
    大后天: 3,
    一昨日: -2,
    昨日: -1,
    今日: 0,
    明日: 1,
    明後日: 2,
    おととい: -2,
    きのう: -1,
    きょう: 0,
    あした: 1,
    あさって: 2,
  }),
)

/** From Monday on. */
const weekdayNames: readonly (readonly string[])[] = [
  ['monday', '周一', '星期一', '礼拜一', '月曜', '月曜日'],
  ['tuesday', '周二', '星期二', '礼拜二', '火曜', '火曜日'],
  ['wednesday', '周三', '星期三', '礼拜三', '水曜', '水曜日'],
  ['thursday', '周四', '星期四', '礼拜四', '木曜', '木曜日'],
  ['friday', '周五', '星期五', '礼拜五', '金曜', '金曜日'],
  ['saturday', '周六', '星期六', '礼拜六', '土曜', '土曜日'],
  ['sunday', '周日', '周天', '星期日', '星期天', '礼拜日', '礼拜天', '日曜', '日曜日'],
]
const nextWeek = /^(?:next |下个?|来週の?)/
const lastWeek = /^(?:last |上个?|先週の?)/

const iso = (date: Date) => date.toISOString().slice(0, 10)

/** A day, `YYYY-MM-DD`; null where there is no such one. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? iso(date) : null
}

/**
 * 周三 is the next Wednesday, today's included; 下周三 that of the week after this one, which begins on Monday.
 * @returns how many days it is away, or null when no weekday was typed
 */
function daysToWeekday(text: string, now: number): number | null {
  const name = text.replace(nextWeek, '').replace(lastWeek, '')
  const weekday = weekdayNames.findIndex((names) => names.includes(name))
  if (weekday === -1) return null
  const todays = (new Date(now).getUTCDay() + 6) % 7
  if (nextWeek.test(text)) return weekday - todays + 7
  if (lastWeek.test(text)) return weekday - todays - 7
  return (weekday - todays + 7) % 7
}

/**
 * Reads a typed day: 明天, 周三, 12月4日, 12/4, 2026-12-04. Without a year it is the one nearest to today.
 * @param today `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`, or null when it is none
 */
export function typedDay(typed: string, today: string): string | null {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const now = Date.parse(`${today}T00:00:00Z`)
  const away = near.get(text) ?? daysToWeekday(text, now)
  if (away !== null) return iso(new Date(now + away * DAY_MS))
  const [, yearText, monthText, dayText] = /^(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? []
  if (monthText === undefined || dayText === undefined) return null
  const [month, day] = [Number(monthText), Number(dayText)]
  if (yearText !== undefined) return dayOf(Number(yearText), month, day)
  const year = Number(today.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap((candidate) => dayOf(candidate, month, day) ?? [])
  const distance = (date: string) => Math.abs(Date.parse(`${date}T00:00:00Z`) - now)
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** The ways in which people type a day that are found while they are typed. @param date `YYYY-MM-DD` */
export function waysToType(date: string, today: string): readonly string[] {
  const [year = '', month = '', day = ''] = date.split('-')
  const [m, d] = [Number(month), Number(day)]
  const away = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS)
  const words = [...near].flatMap(([word, days]) => (days === away ? [word] : []))
  return [...words, date, `${m}/${d}`, `${month}/${day}`, `${year}/${m}/${d}`, `${m}月${d}日`, `${year}年${m}月${d}日`]
}
