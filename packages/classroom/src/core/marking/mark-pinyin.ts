/** Compares typed pinyin with the reading of a word: letters, tones, or only a sound nearby. */
import type { AnswerBucket } from '../room/practice-types.ts'
import type { Readings } from './readings.ts'

interface Syllable {
  letters: string
  /** 1 to 5; null where none was typed. */
  tone: number | null
}
interface Wanted {
  letters: string
  tones: ReadonlySet<number>
  isNeutral: boolean
  /** 儿 is spoken in this syllable: 哪儿. */
  hasEr: boolean
}

const NEUTRAL = 5
// Combining marks of the four tones.
const MARKS = ['\u0304', '\u0301', '\u030c', '\u0300']
const SEGMENTATIONS_MAX = 64
const ORDER: readonly AnswerBucket[] = ['right', 'toneMissing', 'wrongTone', 'sound', 'other']

// Between readings that count all.
const SEVERAL = /[/／]/

/**
 * @param accepted right words in characters, and beside each its pinyin with marks
 * @param pinyin such as `péng you`, `yí huìr`, and `bái bái / bāi bāi` where several readings count
 */
export function markPinyin(
  given: string,
  accepted: readonly string[],
  pinyin: readonly string[],
  readings: Readings,
): AnswerBucket {
  const typed = plainPinyin(given)
  if (typed.replaceAll(/[^a-z]/g, '') === '') return typed.trim() === '' ? 'empty' : 'other'
  const ways = segmentations(typed, readings)
  const buckets = accepted.flatMap((word, i) =>
    (pinyin[i] ?? '').split(SEVERAL).flatMap((reading) => {
      const wanted = wantedOf(word, reading, readings)
      return ways.map((syllables) => compare(withoutEr(syllables, wanted), wanted))
    }),
  )
  return ORDER.find((bucket) => buckets.includes(bucket)) ?? 'other'
}

/** Lower case, ü as v, tone marks as digits behind their vowel. */
function plainPinyin(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/u(?:\u0308|:)/g, 'v')
    .replaceAll(/u([\u0300\u0301\u0304\u030c])\u0308/g, 'v$1')
    .replaceAll(/[\u0300\u0301\u0304\u030c]/g, (mark) => `<${MARKS.indexOf(mark) + 1}>`)
    .replaceAll(/[’`]/g, "'")
}

/**
 * What was typed without the 儿 of its syllables. 哪儿 is typed nar3, na3r, na3 r or na3er2, or without it; the tone of the
 * syllable may stand behind the r.
 */
function withoutEr(typed: readonly Syllable[], wanted: readonly Wanted[]): readonly Syllable[] {
  const kept: Syllable[] = []
  let isAfterEr = false
  for (const { letters, tone } of typed) {
    const before = kept.at(-1)
    const isEr = letters === 'r' || (letters === 'er' && (tone === null || tone === 2 || tone === NEUTRAL))
    if (before && isEr && !isAfterEr && wanted[kept.length - 1]?.hasEr) {
      if (letters === 'r' && before.tone === null) kept.splice(-1, 1, { ...before, tone })
      isAfterEr = true
    } else {
      kept.push({ letters, tone })
      isAfterEr = false
    }
  }
  return kept
}

/** All ways to cut what was typed into syllables; digits, spaces and apostrophes are borders. */
function segmentations(text: string, readings: Readings): readonly (readonly Syllable[])[] {
  let ways: readonly (readonly Syllable[])[] = [[]]
  for (const [, chunk = '', digit] of text.matchAll(/((?:[a-z]|<\d>)+)([0-5])?/g)) {
    const cuts = cutChunk(chunk, readings)
    // One digit behind what is one syllable is the tone of that syllable: xian1 is not 西安.
    const whole = digit === undefined ? [] : cuts.filter((syllables) => syllables.length === 1)
    const ended = (whole.length > 0 ? whole : cuts).flatMap((syllables) => {
      const last = syllables.at(-1)
      if (last === undefined) return []
      if (digit === undefined) return [syllables]
      return last.tone === null ? [[...syllables.slice(0, -1), { ...last, tone: Number(digit) || NEUTRAL }]] : []
    })
    ways = ways.flatMap((before) => ended.map((after) => [...before, ...after])).slice(0, SEGMENTATIONS_MAX)
  }
  return ways
}

function cutChunk(chunk: string, readings: Readings): readonly (readonly Syllable[])[] {
  if (chunk === '') return [[]]
  const found: (readonly Syllable[])[] = []
  // The longest syllable has six letters and one mark.
  for (let end = 1; end <= Math.min(chunk.length, 9) && found.length < SEGMENTATIONS_MAX; end++) {
    const part = chunk.slice(0, end)
    const marks = [...part.matchAll(/<(\d)>/g)]
    const letters = afterPalatals(part.replaceAll(/<\d>/g, ''))
    if (/<\d?$/.test(part) || marks.length > 1 || !isPart(letters, readings)) continue
    const tone = marks[0] ? Number(marks[0][1]) : null
    for (const rest of cutChunk(chunk.slice(end), readings)) found.push([{ letters, tone }, ...rest])
  }
  return found.slice(0, SEGMENTATIONS_MAX)
}

// The r of 儿 is cut off as well: nar is na and r.
const isPart = (letters: string, readings: Readings) => letters === 'r' || readings.isSyllable(letters)

// After j, q, x and y the u is a ü that is written without its dots.
const afterPalatals = (letters: string) => letters.replace(/^([jqxy])v/, '$1u')

function wantedOf(word: string, pinyin: string, readings: Readings): readonly Wanted[] {
  const { characters, syllables, withEr } = spokenSyllables([...word], pinyin)
  return syllables.map(({ letters, tone }, i) => {
    const character = characters[i] ?? ''
    const own = readings
      .of(character)
      .filter((reading) => reading.slice(0, -1) === letters)
      .map((reading) => Number(reading.at(-1)))
    const tones = new Set([tone ?? NEUTRAL])
    // A word's neutral tone and the character's own one are no mistakes for each other.
    if (tones.has(NEUTRAL)) for (const other of own) tones.add(other)
    if (own.includes(NEUTRAL)) tones.add(NEUTRAL)
    if (character === '一') for (const other of [1, 2, 4]) tones.add(other)
    if (character === '不') for (const other of [2, 4]) tones.add(other)
    // Two third tones: the first is spoken as a second.
    if (tones.has(3) && syllables[i + 1]?.tone === 3) tones.add(2)
    return { letters, tones, isNeutral: (tone ?? NEUTRAL) === NEUTRAL, hasEr: withEr.has(i) }
  })
}

/** The syllables of a reading, each with its character; 儿 in `huìr` and in `huì r` belongs to the syllable before it. */
function spokenSyllables(word: readonly string[], pinyin: string) {
  const parts = pinyin.trim().split(/\s+/)
  const characters: string[] = []
  const syllables: Syllable[] = []
  const withEr = new Set<number>()
  let part = 0
  for (const [i, character] of word.entries()) {
    const { letters, tone } = syllableOf(parts[part] ?? '')
    const isJoined = word[i + 1] === '儿' && letters.length > 1 && letters.endsWith('r') && letters !== 'er'
    if (character === '儿' && syllables.length > 0 && (withEr.has(syllables.length - 1) || letters === 'r')) {
      if (letters === 'r') part += 1
      withEr.add(syllables.length - 1)
      continue
    }
    characters.push(character)
    syllables.push({ letters: isJoined ? letters.slice(0, -1) : letters, tone })
    if (isJoined) withEr.add(syllables.length - 1)
    part += 1
  }
  return { characters, syllables, withEr }
}

function syllableOf(written: string): Syllable {
  const plain = plainPinyin(written)
  const mark = /<(\d)>/.exec(plain) ?? /(\d)$/.exec(plain)
  return { letters: afterPalatals(plain.replaceAll(/<\d>|[^a-z]/g, '')), tone: mark ? Number(mark[1]) : NEUTRAL }
}

function compare(typed: readonly Syllable[], wanted: readonly Wanted[]): AnswerBucket {
  if (typed.length !== wanted.length || typed.length === 0) return 'other'
  const pairs = typed.map((syllable, i) => [syllable, wanted[i] as Wanted] as const)
  if (pairs.every(([syllable, { letters }]) => syllable.letters === letters)) {
    if (typed.every(({ tone }) => tone === null)) {
      return wanted.every(({ isNeutral }) => isNeutral) ? 'right' : 'toneMissing'
    }
    return pairs.every(([{ tone }, { tones }]) => tones.has(tone ?? NEUTRAL)) ? 'right' : 'wrongTone'
  }
  return pairs.every(([syllable, { letters }]) => isOneLetterOff(syllable.letters, letters)) ? 'sound' : 'other'
}

function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = short.length === long.length ? short.slice(start + 1) : short.slice(start)
  return long.slice(start + 1) === rest
}
