import type { ComboboxOption } from './combobox-option.ts'

/** Accents that Latin letters carry; the marks that make が of か are letters of their own and stay. */
const latinMarks = /[\u0300-\u036f]/g

/** Katakana that has a hiragana for the same sound. */
const katakana = /[\u30a1-\u30f6]/g
const KANA_APART = 0x60

/**
 * Words as people search them: without case, accents, tone marks or full-width forms, and in one kana. `Nǐ hǎo` becomes
 * `ni hao`; ロンドン is what an input method first shows as ろんどん.
 */
export const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(latinMarks, '')
    .normalize('NFC')
    .replaceAll(katakana, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - KANA_APART))
    .toLowerCase()
    .trim()

/** Ranks how well a text matches: 0 is equal, 1 begins with it, 2 has a word that does, 3 has it somewhere. */
function rank(text: string, query: string): number {
  if (text === query) return 0
  if (text.startsWith(query)) return 1
  return text.split(/[\s/·]+/).some((word) => word.startsWith(query)) ? 2 : 3
}

/**
 * The options that have every word of the query in their label or keywords, the best first and otherwise in their own
 * order: what is the query itself, so that `US` is not Australia; then what begins with it, so that ロン is London
 * before Toronto.
 */
export function matchingOptions<Value extends string>(
  options: readonly ComboboxOption<Value>[],
  query: string,
): readonly ComboboxOption<Value>[] {
  const whole = folded(query)
  const words = whole.split(/\s+/)
  const found = options.flatMap((option) => {
    const texts = [option.label, ...(option.keywords ?? [])].map(folded)
    const all = texts.join(' ')
    if (!words.every((word) => all.includes(word))) return []
    return [{ option, place: Math.min(...texts.map((text) => rank(text, whole))) }]
  })
  return found.toSorted((a, b) => a.place - b.place).map(({ option }) => option)
}
