import { toneOf } from '../ruby/pinyin-tone.ts'
import { isVerb } from './context-readings.ts'

const digits = '零〇一二三四五六七八九'
const complements = '了懂见起到完清着动开下上出住及过成得'
/** After a noun that ends in such a character, 不好 is no complement: 数学不好. */
const isVerbOfGood = /(?:[做写说办弄睡吃看考]|准备|[^数文科大同化中小]学)$/
const isEnd = (text: string) => !/^\p{Script=Han}/u.test(text)

/**
 * 一 as it is spoken before `next`: first tone as a number, neutral between two verbs, else by the tone that follows.
 * @param next the pinyin of the next syllable, null at the end
 */
export function readingOfYi(before: string, after: string, next: string | null): string {
  const [previous = '', following = ''] = [before.at(-1), after.at(0)]
  if (previous !== '' && previous === following && !digits.includes(previous)) return 'yi'
  if (isNumeral(previous, after)) return 'yī'
  if (next === null || isEnd(after)) return 'yī'
  return toneOf(next) === 4 || following === '个' ? 'yí' : 'yì'
}

function isNumeral(previous: string, after: string): boolean {
  if ('第初周期拜十统唯专之月'.includes(previous) && previous !== '') return true
  if (previous !== '' && digits.includes(previous)) return true
  if (/^[零〇一二三四五六七八九]/.test(after)) return true
  if (previous === '从' && /^(?:数|到|开始)/.test(after)) return true
  if (after.startsWith('十') && '百千万'.includes(previous) && previous !== '') return true
  return /^(?:月(?!亮)|号|楼|班|年级)/.test(after)
}

/** 不: neutral inside a question or before a complement, second tone before a fourth one. */
export function readingOfBu(before: string, after: string, next: string | null): string {
  const [previous = '', following = ''] = [before.at(-1), after.at(0)]
  if (previous !== '' && previous === following) return 'bu'
  if (before.length > 1 && after.length > 1 && before.slice(-2) === after.slice(0, 2)) return 'bu'
  if (following !== '' && complements.includes(following) && isVerb(previous)) return 'bu'
  if (following === '好' && isVerbOfGood.test(before)) return 'bu'
  return next !== null && toneOf(next) === 4 ? 'bú' : 'bù'
}
