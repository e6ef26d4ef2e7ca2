/** Where each part of a text stands. Pure: measuring is handed in, so that a worker and a page lay out alike. */
import type { TextElement } from '../../core/board/elements/element-types.ts'

/** A part that stays together: a character with its pinyin, a word of letters, or a space. */
export interface TextPart {
  text: string
  pinyin: string
  x: number
  /** The width is that of the part with what its pinyin needs. */
  width: number
}
export interface TextLine {
  parts: readonly TextPart[]
  /** The characters stand on this line, measured from the top of the text. */
  baseline: number
}
export interface TextLayout {
  lines: readonly TextLine[]
  height: number
}
/** Page pixels that a text takes. */
export type MeasureText = (text: string, kind: 'text' | 'pinyin') => number

export const PINYIN_SHARE = 0.42
const LINE = 1.4
const LINE_WITH_PINYIN = 2
const BASELINE = 0.92
const BASELINE_WITH_PINYIN = 1.5
const BULLET = '• '
const WORD = /[\p{L}\p{N}'’-]/u
const HAN = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u

export function layoutText(element: TextElement, measure: MeasureText): TextLayout {
  const { size, ruby } = element
  const lineHeight = size * (ruby.length > 0 ? LINE_WITH_PINYIN : LINE)
  const baseline = size * (ruby.length > 0 ? BASELINE_WITH_PINYIN : BASELINE)
  const rows = partsOf(element).flatMap((paragraph) => wrapped(paragraph, element, measure))
  const lines = rows.map((parts, row) => ({ parts, baseline: row * lineHeight + baseline }))
  return { lines, height: Math.max(lines.length, 1) * lineHeight }
}

type Part = Pick<TextPart, 'text' | 'pinyin'>

// The parts of each paragraph.
function partsOf({ text, ruby, isList }: TextElement): readonly (readonly Part[])[] {
  const starts = new Map(ruby.map((one) => [one.start, one]))
  const paragraphs: Part[][] = [[]]
  for (let at = 0; at < text.length; ) {
    const marked = starts.get(at)
    const part = marked ? text.slice(at, at + marked.length) : nextPart(text, at, starts)
    if (part === '\n') paragraphs.push([])
    else paragraphs.at(-1)?.push({ text: part, pinyin: marked?.pinyin ?? '' })
    at += part.length
  }
  return isList ? paragraphs.map((parts) => [{ text: BULLET, pinyin: '' }, ...parts]) : paragraphs
}

function nextPart(text: string, at: number, starts: ReadonlyMap<number, unknown>): string {
  const first = String.fromCodePoint(text.codePointAt(at) ?? 32)
  if (!isLetter(first)) return first
  let end = at + first.length
  while (end < text.length && !starts.has(end) && isLetter(text.charAt(end))) end++
  return text.slice(at, end)
}

const isLetter = (char: string) => WORD.test(char) && !HAN.test(char)

function wrapped(parts: readonly Part[], { box, align }: TextElement, measure: MeasureText): readonly TextPart[][] {
  const rows: TextPart[][] = [[]]
  let x = 0
  for (const { text, pinyin } of parts) {
    const gap = pinyin === '' ? 0 : measure(' ', 'pinyin')
    const width = Math.max(measure(text, 'text'), pinyin === '' ? 0 : measure(pinyin, 'pinyin') + gap)
    if (x > 0 && x + width > box.width) {
      rows.push([])
      x = 0
      if (text === ' ') continue
    }
    rows.at(-1)?.push({ text, pinyin, x, width })
    x += width
  }
  return rows.map((row) => {
    const last = row.at(-1)
    const free = Math.max(box.width - (last === undefined ? 0 : last.x + last.width), 0)
    const shift = align === 'left' ? 0 : align === 'center' ? free / 2 : free
    return row.map((part) => ({ ...part, x: part.x + shift }))
  })
}
