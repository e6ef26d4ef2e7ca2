/** Compares a typed word with the right one: by sound, by look, or as another word. */
import type { AnswerBucket } from '../room/practice-types.ts'
import type { Readings } from './readings.ts'

const NUMERALS = '零一二三四五六七八九'
/** Characters that look alike, or of which one is a part of the other. */
const LOOK_ALIKE = (
  '大太犬 人入八 己已巳 未末 天夫无 千干于 休体 师帅 见贝 生牛 你您 果课 土士 日目白 田由甲申 王玉主 木本 力刀 ' +
  '又叉 午牛 问间 买卖 白百 今令 左右 找我 爱受 学字 老者 可何河 马鸟 东车 住往 作昨 跑饱 喝渴 请清情晴 青请 ' +
  '很跟 找钱 钱线 快块 哪那 会公 几九 儿几 五互 开井 去云 半平 水永 心必 手毛 少小 了子 子字 方万 北比 名各 石右 ' +
  '们问 她他 客容 姐组 晚免 银很 课棵 话活 该孩 极级 衣农 店床 远近 进近 喜善 贵责 参叁 兵乒 乒乓 暖缓'
).split(' ')
const ORDER: readonly AnswerBucket[] = ['right', 'homophone', 'wrongTone', 'near', 'other']
/** The final 儿 may be left out, where that is another word no more. */
const KEEPS_ER = new Set(['哪儿', '这儿', '那儿'])

/** Width, spaces, punctuation and digits make no difference. */
export function normalHanzi(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\p{P}\p{Z}\p{S}\p{Cc}]/gu, '')
    .replaceAll(/\d/g, (digit) => NUMERALS[Number(digit)] ?? digit)
    .toLowerCase()
  return plain.endsWith('儿') && !KEEPS_ER.has(plain) && plain.length > 1 ? plain.slice(0, -1) : plain
}

/** @param accepted right answers; the best of them counts */
export function markHanzi(given: string, accepted: readonly string[], readings: Readings): AnswerBucket {
  const answer = normalHanzi(given)
  if (answer === '') return 'empty'
  const buckets = accepted.map((right) => bucketBeside(answer, normalHanzi(right), readings))
  return ORDER.find((bucket) => buckets.includes(bucket)) ?? 'other'
}

// The worst character counts.
function bucketBeside(answer: string, right: string, readings: Readings): AnswerBucket {
  const [given, wanted] = [[...answer], [...right]]
  if (given.length !== wanted.length) return 'other'
  const worst = Math.max(...given.map((character, i) => ORDER.indexOf(bucketOf(character, wanted[i] ?? '', readings))))
  return ORDER[worst] ?? 'other'
}

function bucketOf(given: string, wanted: string, readings: Readings): AnswerBucket {
  if (given === wanted) return 'right'
  const [own, right] = [readings.of(given), readings.of(wanted)]
  if (own.some((reading) => right.includes(reading))) return 'homophone'
  const letters = new Set(right.map((reading) => reading.slice(0, -1)))
  if (own.some((reading) => letters.has(reading.slice(0, -1)))) return 'wrongTone'
  return LOOK_ALIKE.some((group) => group.includes(given) && group.includes(wanted)) ? 'near' : 'other'
}
