import { pinyin as dictionaryPinyin } from 'pinyin-pro'
import { type ContextReading, contextReadings } from './context-readings.ts'
import { readingOfBu, readingOfYi } from './sandhi.ts'
import { wordReadings } from './word-readings.ts'

export interface KnownWord {
  hanzi: string
  /** Its syllables with marks, a space between them: `lǚ xíng`. */
  pinyin: string
}

export interface PinyinRun {
  /** A word, or what has no pinyin: punctuation, Latin letters, digits. */
  text: string
  pinyin?: string
}

const HAN = /\p{Script=Han}/u
const MEASURED = /[一二两三四五六七八九十百千万几半每多这那哪]$/
/** They have a first syllable 个 of their own only where no number stands before: 个人, but 一个人. */
const afterNumber = (word: string, before: string) => word.startsWith('个') && MEASURED.test(before)

const ownWords = readWords(wordReadings)
const rules = rulesByCharacter()

/**
 * Cuts a text into words and gives each its pinyin as it is written in textbooks: 一 and 不 change their tone, third
 * tones do not.
 * @param text up to some thousand characters
 * @param known words whose reading is settled, such as those of a chapter or names; they win over everything else
 */
export function pinyinOf(text: string, known: readonly KnownWord[] = []): PinyinRun[] {
  const characters = [...text]
  const { readings, inOneWord } = readAll(characters, known)
  const runs: PinyinRun[] = []
  for (const [from, until] of wordsIn(text, characters, inOneWord)) {
    const base = characters.slice(from, until).join('')
    const syllables = readings.slice(from, until)
    if (syllables.every((syllable) => syllable === null)) append(runs, base)
    else runs.push({ text: base, pinyin: joined(syllables) })
  }
  return runs
}

/** One reading for each character of a text, null for what is no hanzi. */
export function readingsOf(text: string, known: readonly KnownWord[] = []): readonly (string | null)[] {
  return readAll([...text], known).readings
}

/**
 * Every reading of each character of a text, the one that it has here first; none for what is no hanzi. A person chooses
 * among them where the text is too short to tell.
 */
export function readingChoicesOf(text: string): readonly (readonly string[])[] {
  const here = readingsOf(text)
  return [...text].map((character, place) => {
    const first = here[place] ?? null
    if (first === null) return []
    return [...new Set([first, ...dictionaryPinyin(character, { type: 'array', multiple: true })])]
  })
}

function readAll(characters: readonly string[], known: readonly KnownWord[]) {
  const settled = new Map(known.map(({ hanzi, pinyin }) => [hanzi, pinyin.split(' ')]))
  const longest = Math.max(ownWords.longest, ...known.map(({ hanzi }) => [...hanzi].length))
  const fixed: (string | null)[] = characters.map(() => null)
  const inOneWord: boolean[] = characters.map(() => false)
  for (let place = 0; place < characters.length; place++) {
    const before = characters.slice(Math.max(0, place - 1), place).join('')
    for (let length = Math.min(longest, characters.length - place); length > 0; length--) {
      const word = characters.slice(place, place + length).join('')
      const syllables = settled.get(word) ?? ownWords.readings.get(word)
      if (syllables?.length !== length || afterNumber(word, before)) continue
      for (const [offset, syllable] of syllables.entries()) {
        fixed[place + offset] = syllable
        inOneWord[place + offset] = offset > 0
      }
      place += length - 1
      break
    }
  }
  return { readings: resolve(characters, fixed), inOneWord }
}

/** What no word settles: context, then the dictionary; 一 and 不 last, because they follow the next syllable. */
function resolve(characters: readonly string[], fixed: readonly (string | null)[]): (string | null)[] {
  const fromDictionary = dictionaryReadings(characters)
  const readings = characters.map((character, place) => {
    const known = fixed[place] ?? null
    if (known !== null || !HAN.test(character)) return known
    return contextReading(characters, place) ?? fromDictionary[place] ?? null
  })
  for (let place = characters.length - 1; place >= 0; place--) {
    const character = characters[place]
    if (fixed[place] !== null || (character !== '一' && character !== '不')) continue
    const [before, after] = around(characters, place)
    const next = readings[place + 1] ?? null
    readings[place] = character === '一' ? readingOfYi(before, after, next) : readingOfBu(before, after, next)
  }
  return readings
}

function contextReading(characters: readonly string[], place: number): string | null {
  const [before, after] = around(characters, place)
  // 儿 at the end of a syllable: 这儿, 花儿. Words in which it is a syllable of its own are in the list.
  if (characters[place] === '儿' && HAN.test(before.at(-1) ?? '')) return 'r'
  const rule = rules.get(characters[place] ?? '')?.find((one) => fits(one, before, after))
  return rule?.reading ?? null
}

/** Twelve characters to each side: no rule looks further. */
const around = (characters: readonly string[], place: number): [string, string] => [
  characters.slice(Math.max(0, place - 12), place).join(''),
  characters.slice(place + 1, place + 13).join(''),
]

function dictionaryReadings(characters: readonly string[]): (string | null)[] {
  const found = dictionaryPinyin(characters.join(''), { type: 'all', toneSandhi: false })
  const readings: (string | null)[] = []
  for (const { origin, result, isZh } of found) {
    // Each entry stands for one character; a longer one would be text without pinyin.
    readings.push(isZh ? result : null, ...[...origin].slice(1).map(() => null))
  }
  return readings
}

/** Reads a list such as that of `word-readings.ts`. */
export function readWords(list: string) {
  const readings = new Map<string, readonly string[]>()
  for (const line of list.split('\n')) {
    if (line.startsWith('#')) continue
    for (const entry of line.split(',')) {
      const [word, ...syllables] = entry.trim().split(' ')
      if (word !== undefined && word !== '') readings.set(word, syllables)
    }
  }
  return { readings, longest: Math.max(...[...readings.keys()].map((word) => [...word].length)) }
}

/** Rules by character, in their order. */
function rulesByCharacter() {
  const table = new Map<string, ContextReading[]>()
  for (const rule of contextReadings) table.set(rule.hanzi, [...(table.get(rule.hanzi) ?? []), rule])
  return table
}

function fits({ before, after, notBefore, notAfter }: ContextReading, textBefore: string, textAfter: string): boolean {
  const has = (context: ContextReading['before'], text: string) =>
    typeof context === 'function' ? context(text) : context?.test(text)
  return (
    (has(before, textBefore) ?? true) &&
    (has(after, textAfter) ?? true) &&
    !(has(notBefore, textBefore) ?? false) &&
    !(has(notAfter, textAfter) ?? false)
  )
}

/**
 * Where words begin and end, in characters. The browser's own segmenter decides; where it has none every character
 * stands alone. A word of the list is never cut.
 */
function wordsIn(text: string, characters: readonly string[], inOneWord: readonly boolean[]): [number, number][] {
  const starts = new Set<number>()
  if (typeof Intl.Segmenter === 'function') {
    let place = 0
    for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
      starts.add(place)
      place += [...segment].length
    }
  } else for (const place of characters.keys()) starts.add(place)
  const kept = [...characters.keys()].filter((place) => place === 0 || beginsWord(characters, inOneWord, starts, place))
  return kept.map((from, index) => [from, kept[index + 1] ?? characters.length])
}

function beginsWord(
  characters: readonly string[],
  inOneWord: readonly boolean[],
  starts: ReadonlySet<number>,
  place: number,
): boolean {
  if (inOneWord[place]) return false
  const isHan = HAN.test(characters[place] ?? '')
  if (isHan !== HAN.test(characters[place - 1] ?? '')) return true
  if (!isHan) return false
  // 儿 at the end of a syllable belongs to the word before it.
  return starts.has(place) && !(characters[place] === '儿')
}

/** Syllables as one text: `r` stands at the syllable that it belongs to. */
export const joined = (syllables: readonly (string | null)[]) =>
  syllables
    .join(' ')
    .replaceAll(/ r(?= |$)/g, 'r')
    .trim()

function append(runs: PinyinRun[], text: string) {
  const last = runs.at(-1)
  if (last && last.pinyin === undefined) last.text += text
  else runs.push({ text })
}
