import type { ComboboxOption } from './combobox-option.ts'

/** Accents that Latin letters carry; the marks that make が of か are letters of their own and stay. */
const latinMarks = /[\u0300-\u036f]/g

/** Words as people search them: without case, accents, tone marks or full-width forms. `Nǐ hǎo` becomes `ni hao`. */
export const folded = (text: string) =>
  text.normalize('NFKD').replaceAll(latinMarks, '').normalize('NFC').toLowerCase().trim()

/**
 * The options that have every word of the query in their label or keywords, in their own order; those of which a
 * keyword or the label is the query itself come first, so that `US` is not Australia.
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
    return words.every((word) => all.includes(word)) ? [{ option, isExact: texts.includes(whole) }] : []
  })
  return found.toSorted((a, b) => Number(b.isExact) - Number(a.isExact)).map(({ option }) => option)
}
