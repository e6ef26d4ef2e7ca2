import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnswerBucket } from '../room/practice-types.ts'
import { markAnswer } from './mark-answer.ts'

/** A word, its reading, and what was typed for it. */
const PINYIN: readonly (readonly [word: string, pinyin: string, answers: Partial<Record<AnswerBucket, string>>])[] = [
  ['绿', 'lǜ', { right: 'lv4|lǜ|lü4|lu:4|LV4| lǜ |lǜ', toneMissing: 'lv|lü', wrongTone: 'lv3|lǚ', sound: 'lu4|nv4' }],
  ['女', 'nǚ', { right: 'nv3|nǚ', sound: 'nu3', wrongTone: 'nv2' }],
  ['去', 'qù', { right: 'qu4|qv4|qù|qü4', toneMissing: 'qu', sound: 'xu4|qi4' }],
  [
    '谢谢',
    'xiè xie',
    {
      right: 'xie4xie5|xie4 xie|xièxie|xie4xie4|xièxiè',
      wrongTone: 'xie3xie5',
      toneMissing: 'xiexie',
      other: 'xie4|thanks',
    },
  ],
  [
    '你好',
    'nǐ hǎo',
    { right: 'ni3hao3|ni2hao3|nǐ hǎo|nǐhǎo|NI3 HAO3', wrongTone: 'ni3 hao4', sound: 'li3 hao3', toneMissing: 'nihao' },
  ],
  ['不是', 'bú shì', { right: 'bu2shi4|bu4shi4', wrongTone: 'bu1shi4' }],
  ['一个', 'yí ge', { right: 'yi2ge4|yi1ge4|yi2ge5|yi4ge4', wrongTone: 'yi3ge4' }],
  ['西安', 'xī ān', { right: "xi1'an1|xi1 an1|xī'ān|xīān", other: 'xian1', toneMissing: "xi'an" }],
  ...(['nǎ r', 'nǎr'] as const).map(
    (pinyin) =>
      [
        '哪儿',
        pinyin,
        { right: 'na3r|na3 r|nar3|na3er2|nǎr|nǎ r|nǎ er|nǎ', wrongTone: 'na4r|nàr', toneMissing: 'nar|na r' },
      ] as const,
  ),
  [
    '一会儿',
    'yí huìr / yì huǐr',
    {
      right: 'yíhuìr|yí huì r|yi2hui4r|yi2 hui4 er2|yi1huir4|yìhuǐr|yi4hui3 r',
      wrongTone: 'yi2hui1r|yi2huir2|yihuir4',
      toneMissing: 'yihuir|yi hui r',
    },
  ],
  ['去哪儿玩儿', 'qù nǎr wánr', { right: 'qu4 na3r wanr2|qu4na3r wan2 r|qùnǎrwánr' }],
  ['女儿', 'nǚ ér', { right: 'nv3er2|nǚ ér', sound: 'nv3r', other: 'nv3' }],
  [
    '拜拜',
    'bái bái / bāi bāi',
    { right: 'báibái|bai2bai2|bāibāi|bai1 bai1', wrongTone: 'bai4bai4|bai2bai1', toneMissing: 'baibai' },
  ],
  ['谁', 'shuí / shéi', { right: 'shui2|shei2', wrongTone: 'shei4' }],
  [
    '朋友',
    'péng you',
    {
      right: 'peng2you5|peng2you3|péngyou',
      wrongTone: 'peng2you2',
      sound: 'ping2you5',
      empty: '|   ',
      other: 'friend|2|peng2',
    },
  ],
  ['老师', 'lǎo shī', { right: 'lao3shi1|lǎoshī', sound: 'lao3 si1|nao3shi1', wrongTone: 'lao3shi4|lao4shi4' }],
  ['银行', 'yín háng', { right: 'yin2hang2', wrongTone: 'yin2hang4', other: 'yin2xing2' }],
]
const HANZI: readonly (readonly [word: string, answers: Partial<Record<AnswerBucket, string>>])[] = [
  ['你好', { right: '你好|你好！|你 好|「你好」', near: '您好', other: '好你|你|hello|再见' }],
  ['买', { right: '买', wrongTone: '卖|迈', other: '实' }],
  ['在', { right: '在', homophone: '再|载' }],
  ['再见', { homophone: '在见|再件', near: '再贝' }],
  ['做', { homophone: '作' }],
  ['坐', { homophone: '座' }],
  ['的', { homophone: '得' }],
  ['她', { homophone: '他|它' }],
  ['他们', { homophone: '她们' }],
  ['老师', { wrongTone: '老是|老实', near: '老帅' }],
  ['大', { near: '太|犬' }],
  ['人', { near: '入' }],
  ['天', { near: '夫' }],
  ['千', { near: '干' }],
  ['己', { near: '已' }],
  ['未', { near: '末' }],
  ['休息', { near: '体息' }],
  ['学生', { right: '学生', near: '学牛', homophone: '学声', wrongTone: '学省' }],
  ['汉语', { homophone: '汗语|汉雨', wrongTone: '韩语', other: '英语' }],
  ['苹果', { homophone: '平果', near: '苹课' }],
  ['一点儿', { right: '一点|一点儿|1点儿' }],
  ['一点', { right: '一点儿' }],
  ['三点', { right: '3点|３点' }],
  ['两个', { other: '二个' }],
  ['ＡＢ', { right: 'AB|ab' }],
  ['我们', { homophone: '我门', empty: '|，。', other: 'women|我' }],
  ['吗', { wrongTone: '妈', homophone: '嘛' }],
  ['那儿', { wrongTone: '哪儿', other: '那' }],
]
const cases = [
  ...PINYIN.map(
    ([word, pinyin, answers]) =>
      ({ key: { answerBy: 'pinyin', accepted: [word], pinyin: [pinyin] }, answers }) as const,
  ),
  ...HANZI.map(([word, answers]) => ({ key: { answerBy: 'ime', accepted: [word], pinyin: [] }, answers }) as const),
].flatMap(({ key, answers }) =>
  Object.entries(answers).flatMap(([bucket, list]) => list.split('|').map((given) => ({ key, given, bucket }))),
)

describe('the marking of a typed answer', () => {
  it('[R72] finds the bucket of a hundred answers and more', () => {
    expect(cases.length).toBeGreaterThan(100)
    const told = cases.map(({ key, given }) => `${key.accepted[0]} ${given}: ${markAnswer(given, key)}`)
    expect(told).toEqual(cases.map(({ key, given, bucket }) => `${key.accepted[0]} ${given}: ${bucket}`))
  })

  it('[R72] takes the best of several accepted answers', () => {
    const key = { answerBy: 'ime', accepted: ['再见', '拜拜'], pinyin: [] } as const
    expect(['拜拜', '在见', '你好'].map((given) => markAnswer(given, key))).toEqual(['right', 'homophone', 'other'])
  })

  it('[R72] never throws, and is quick, whatever was typed', () => {
    const answerBy = fc.constantFrom('ime' as const, 'pinyin' as const)
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 50 }),
        fc.string({ maxLength: 50 }),
        answerBy,
        (any, typed, by) => {
          for (const given of [any, typed, typed.replaceAll(/[^a-z0-5]/g, 'a')]) {
            markAnswer(given, { answerBy: by, accepted: ['绿', any], pinyin: ['lǜ', typed] })
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})
