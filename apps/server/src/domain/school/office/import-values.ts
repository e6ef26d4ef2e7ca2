/** Reads values as people and spreadsheets write them. Each reader gives the one way in which we keep a value. */

const DAY = /^(\d{4})(?:[/.-]|年)(\d{1,2})(?:[/.-]|月)(\d{1,2})日?(?: 0?0:00(?::00)?)?$/
const TIME = /^(\d{1,2}):(\d{2})(?::00)?$/
/** At most two digits of a minor unit: courses of a school are priced in yuan. */
export const PRICE = /^\d{1,7}(?:\.\d{1,2})?$/
const LARGE = new Set(['large', 'large class', '大班', '大班课', '大人数'])
const SMALL = new Set(['small', 'small class', '小班', '小班课', '少人数'])
const DAYS_ZH = '一二三四五六日'
const DAYS_JA = '月火水木金土日'
const DAYS_EN = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

// Full-width digits and punctuation become the plain ones.
const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** `2014/3/5`, `2014年3月5日` and Excel's `2014/3/5 0:00` become `2014-03-05`; other texts stay. */
export function readDay(text: string): string {
  const [, year, month = '', day = ''] = DAY.exec(plain(text)) ?? []
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `9:30` and `9:30:00` become `09:30`; other texts stay. */
export function readTime(text: string): string {
  const [, hour, minute] = TIME.exec(plain(text)) ?? []
  return hour === undefined ? text : `${hour.padStart(2, '0')}:${minute}`
}

/** `小班` becomes `small`; other texts stay. */
export function readClassType(text: string): string {
  const word = plain(text)
  if (SMALL.has(word)) return 'small'
  return LARGE.has(word) ? 'large' : text
}

export const readNumber = (text: string): string => {
  const number = plain(text)
  return /^\d+$/.test(number) ? number : text
}

/** `￥1,280.5` and `1280元` become `1280.5`; other texts stay. */
export function readPrice(text: string): string {
  const number = plain(text)
    .replace(/^[¥$]/, '')
    .replace(/元$/, '')
    .replaceAll(/,(?=\d{3})/g, '')
    .trim()
  return PRICE.test(number) ? number : text
}

/** `1,3`, `周一、周三`, `周一三`, `Mon Wed` or `月曜日`; 1 is Monday. Null for anything else. */
export function readWeekdays(text: string): number[] | null {
  const days = plain(text)
    .split(/[,;\s/、]+/)
    .filter((part) => part !== '')
    .flatMap(weekdaysOf)
  const isRight = days.length > 0 && days.every((day) => day >= 1 && day <= 7)
  return isRight && new Set(days).size === days.length ? days : null
}

// 0 for what is no day.
function weekdaysOf(part: string): number[] {
  if (/^\d+$/.test(part)) return [Number(part)]
  const english = DAYS_EN.findIndex((name) => part.length >= 3 && name.startsWith(part.replace(/\.$/, '')))
  if (english >= 0) return [english + 1]
  const characters = part.replaceAll(/星期|礼拜|[周週]|曜日?/g, '').replaceAll('天', '日')
  if (characters === '') return [0]
  return [...characters].map((one) => Math.max(DAYS_ZH.indexOf(one), DAYS_JA.indexOf(one)) + 1)
}
