import type { ComboboxOption } from './combobox-option.ts'

/** Accents that Latin letters carry; the marks that make が of か are letters of their own and stay. */
const latinMarks = /[\u0300-\u036f]/g

/** Words as people search them: without case, accents, tone marks or full-width forms. `Nǐ hǎo` becomes `ni hao`. */
export const folded = (text: string) =>
  text.normalize('NFKD').replaceAll(latinMarks, '').normalize('NFC').toLowerCase().trim()

/** The options that have every word of the query in their label or keywords, in their own order. */
export function matchingOptions<Value extends string>(
  options: readonly ComboboxOption<Value>[],
  query: string,
): readonly ComboboxOption<Value>[] {
  const words = folded(query).split(/\s+/)
  return options.filter(({ label, keywords = [] }) => {
    const text = folded([label, ...keywords].join(' '))
    return words.every((word) => text.includes(word))
  })
}
