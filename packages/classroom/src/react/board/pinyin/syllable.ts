/** Corrections of the pinyin over a text. Pure. */
import type { Ruby } from '../../../core/board/elements/element-types.ts'
import { WORD_MAX } from '../../../core/room/rules/reading-rules.ts'

const VOWELS = { a: 'āáǎà', e: 'ēéěè', i: 'īíǐì', o: 'ōóǒò', u: 'ūúǔù', ü: 'ǖǘǚǜ' } as const
const MARKED = new Map(
  Object.entries(VOWELS).flatMap(([plain, marked]) => [...marked].map((vowel) => [vowel, plain] as const)),
)

/** Without its mark: `háng` becomes `hang`. */
export const withoutTone = (syllable: string): string =>
  [...syllable.normalize('NFC')].map((letter) => MARKED.get(letter) ?? letter).join('')

/** With another mark, in the place where pinyin puts it; 0 and 5 are the neutral tone. */
export function withTone(syllable: string, tone: number): string {
  const plain = withoutTone(syllable)
  const place = markedPlace(plain)
  const marked = VOWELS[plain.charAt(place) as keyof typeof VOWELS]?.[tone - 1]
  return marked === undefined ? plain : plain.slice(0, place) + marked + plain.slice(place + 1)
}

// On a or e, on the o of ou, else on the last vowel.
function markedPlace(plain: string): number {
  const strong = plain.search(/[ae]|ou/)
  return strong >= 0 ? strong : Math.max(...[...'iouü'].map((vowel) => plain.lastIndexOf(vowel)))
}

/** What a person typed: `hang2` is `háng`, and v stands for ü. Null for what is no syllable. */
export function typedSyllable(typed: string): string | null {
  const text = typed.trim().toLowerCase().normalize('NFC').replaceAll('v', 'ü')
  const { letters = '', digit } = /^(?<letters>[\p{Script=Latin}\p{M}]{1,8})(?<digit>[0-5])?$/u.exec(text)?.groups ?? {}
  if (letters === '') return null
  return digit === undefined ? letters : withTone(letters, Number(digit))
}

export interface WordOfText {
  word: string
  /** Its syllables, and the place among them of the one that was pressed. */
  syllables: readonly string[]
  place: number
}

const HANZI = /^\p{Script=Han}+$/u

/** The word that a syllable belongs to; its character alone where the browser cuts no words. */
export function wordOf(text: string, ruby: readonly Ruby[], index: number): WordOfText | null {
  const pressed = ruby[index]
  if (pressed === undefined) return null
  const starts = new Map(ruby.map((one) => [one.start, one]))
  for (const { segment, from } of wordsIn(text)) {
    if (pressed.start < from || pressed.start >= from + segment.length) continue
    const within: Ruby[] = []
    for (let at = from; at < from + segment.length; ) {
      const one = starts.get(at)
      if (one === undefined) return alone(text, pressed)
      within.push(one)
      at += one.length
    }
    if (!HANZI.test(segment) || within.length > WORD_MAX) return alone(text, pressed)
    return { word: segment, syllables: within.map(({ pinyin }) => pinyin), place: within.indexOf(pressed) }
  }
  return alone(text, pressed)
}

const alone = (text: string, { start, length, pinyin }: Ruby): WordOfText => ({
  word: text.slice(start, start + length),
  syllables: [pinyin],
  place: 0,
})

function wordsIn(text: string): readonly { segment: string; from: number }[] {
  if (typeof Intl.Segmenter !== 'function') return []
  const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)
  return [...segments].map(({ segment, index }) => ({ segment, from: index }))
}

/** The ruby with these syllables over the word, wherever it stands in the text. */
export function corrected(text: string, ruby: readonly Ruby[], word: string, syllables: readonly string[]): Ruby[] {
  const pinyin = new Map<number, string>()
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
    let at = from
    for (const [i, character] of [...word].entries()) {
      pinyin.set(at, syllables[i] ?? '')
      at += character.length
    }
  }
  return ruby.map((one) => ({ ...one, pinyin: pinyin.get(one.start) ?? one.pinyin }))
}
