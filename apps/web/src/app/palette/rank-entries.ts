import type { LucideIcon } from 'lucide-react'

/** Something the palette leads to or does. */
export interface PaletteEntry {
  id: string
  label: string
  /** What kind it is, at the end of its line; searched too. */
  hint: string
  icon: LucideIcon
  run: () => void
}

const normal = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** 0 for the best; null when it does not answer. */
function rank(entry: PaletteEntry, query: string): number | null {
  const label = normal(entry.label)
  if (label.startsWith(query)) return 0
  if (label.split(/[\s·]+/).some((word) => word.startsWith(query))) return 1
  if (label.includes(query)) return 2
  const everything = `${label} ${normal(entry.hint)}`
  return query.split(/\s+/).every((word) => everything.includes(word)) ? 3 : null
}

/** The entries that answer what was typed, the best first and otherwise in their order; all when nothing was. */
export function rankEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const query = normal(typed).trim()
  if (query === '') return entries
  return entries
    .flatMap((entry) => {
      const place = rank(entry, query)
      return place === null ? [] : [{ entry, place }]
    })
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
}
