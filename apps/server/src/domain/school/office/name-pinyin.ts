/** Spells Chinese names in Latin letters, for usernames: 王小明 is `wang.xiaoming`. */
import { SURNAMES, SYLLABLES } from './name-syllables.ts'

interface Tables {
  syllables: Map<string, string>
  surnames: Map<string, string>
}

const HAN_WORD = /\p{Script=Han}+/gu
const LETTERS = /^[a-z]+/
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
let known: Tables | null = null

/** Words of Chinese characters become pinyin, surname first; other words stay. A name with kana is not Chinese and stays. */
export function withPinyin(name: string): string {
  if (KANA.test(name)) return name
  let hasSurname = false
  return name.replaceAll(HAN_WORD, (word) => {
    const letters = hasSurname ? lettersOf(word) : spelledName(word)
    hasSurname = true
    return ` ${letters} `
  })
}

function spelledName(word: string): string {
  const { surnames } = tables()
  const characters = [...word]
  const length = characters.length > 2 && surnames.has(characters.slice(0, 2).join('')) ? 2 : 1
  const surname = characters.slice(0, length).join('')
  return `${surnames.get(surname) ?? lettersOf(surname)} ${lettersOf(characters.slice(length).join(''))}`
}

const lettersOf = (word: string) => [...word].map((character) => tables().syllables.get(character) ?? '').join('')

// Read when the first such name comes.
const tables = (): Tables => (known ??= readTables())

function readTables(): Tables {
  const entries = (list: string) =>
    list.split(' ').map((entry) => [entry.replace(LETTERS, ''), LETTERS.exec(entry)?.[0] ?? ''] as const)
  return {
    syllables: new Map(
      entries(SYLLABLES).flatMap(([characters, syllable]) =>
        [...characters].map((character) => [character, syllable] as const),
      ),
    ),
    surnames: new Map(entries(SURNAMES)),
  }
}
