/**
 * Writes how characters are read in names, from `pinyin-pro`: `pnpm --filter @hwjy/classroom name-syllables`. The server
 * makes usernames of it. The characters are those of GB 2312, the frequent ones of Big5, and some that only names have.
 */
import { writeFileSync } from 'node:fs'
import { pinyin } from 'pinyin-pro'

const ONLY_IN_NAMES =
  '喆堃翀珺祎玥昉晞昳昶晔曦曌瑀璟璠琰琬珏珂珩玮玹珈琮琨祺禛禹翊翾茜莛菡蓁蕙薏芃芮苡苒茗漪湉沄沚浥淏泓淇铄钰铭锴镕镓妘妤姝娆婵嫣嬿屹峥嵘崧彧忻怿恺惇懿旻昀晟暄暻柠栩桢梽榕樾歆炆烨焜煊熠燊犇琎矞禔羿翎翙聿艺芊芷荞菀葳蔚诺贇赟轲轶迦逸邈郗郝鄢阚隽雎霏霖靖韬韫颀飏骁骐骥麒麟黎黛'
// Compound surnames that are in use.
const SURNAMES =
  '欧阳 太史 端木 上官 司马 东方 独孤 南宫 万俟 闻人 夏侯 诸葛 尉迟 公羊 赫连 澹台 皇甫 宗政 濮阳 公冶 太叔 申屠 公孙 慕容 仲孙 钟离 长孙 宇文 司徒 鲜于 司空 闾丘 子车 亓官 司寇 巫马 公西 颛孙 壤驷 公良 漆雕 乐正 宰父 谷梁 拓跋 夹谷 轩辕 令狐 段干 百里 呼延 东郭 南门 羊舌 微生 梁丘 左丘 东门 西门 第五 歐陽 司馬 諸葛 東方'.split(
    ' ',
  )

// What the library does not know, in the form of the table.
const MORE_SURNAMES = [
  'shan單',
  'ou區',
  'yue樂',
  'yun員',
  'ge蓋',
  'qin覃',
  'chong种',
  'yuchi尉遲',
  'zhangsun長孫',
  'zhongli鍾離',
]

const characters = new Set([
  ...charactersOf('gb2312', [0xb0, 0xf7], [[0xa1, 0xfe]]),
  ...charactersOf(
    'big5',
    [0xa4, 0xc6],
    [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  ),
  ...ONLY_IN_NAMES,
])
const read = (text: string, isSurname = false) =>
  pinyin(text, { toneType: 'none', type: 'array', v: true, ...(isSurname && { surname: 'all' as const }) })

const bySyllable = new Map<string, string>()
const surnames: string[] = [...MORE_SURNAMES]
for (const character of characters) {
  const [syllable = ''] = read(character)
  if (!/^[a-z]+$/.test(syllable)) continue
  bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character)
  const [own = syllable] = read(character, true)
  if (own !== syllable && /^[a-z]+$/.test(own)) surnames.push(own + character)
}
for (const surname of SURNAMES) surnames.push(read(surname, true).join('') + surname)
const words = [...bySyllable].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([syllable, of]) => syllable + of)
writeFileSync(
  new URL('../../../apps/server/src/domain/school/office/name-syllables.ts', import.meta.url),
  `// Written by packages/classroom/scripts/write-name-syllables.ts.
/** A syllable without its tone, and the characters that are read so. */
export const SYLLABLES =
  ${JSON.stringify(words.join(' ')).replaceAll('"', "'")}
/** Surnames of two characters, and those that are read differently from the same character elsewhere. */
export const SURNAMES =
  ${JSON.stringify(surnames.join(' ')).replaceAll('"', "'")}
`,
)

function charactersOf(encoding: string, [first, last]: [number, number], cells: readonly [number, number][]): string[] {
  const decoder = new TextDecoder(encoding)
  const found: string[] = []
  for (let row = first; row <= last; row++) {
    for (const [from, until] of cells) {
      for (let cell = from; cell <= until; cell++) found.push(decoder.decode(Uint8Array.of(row, cell)))
    }
  }
  return found.filter((one) => /^\p{Script=Han}$/u.test(one))
}
