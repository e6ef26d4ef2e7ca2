import type { LucideIcon } from 'lucide-react'
import { plain } from './synonyms.ts'

/** Something the palette leads to or does. */
export interface PaletteEntry {
  id: string
  label: string
  /** Kind of the entry, at the end of its line; it is searched too. */
  hint: string
  icon: LucideIcon
  /** Other words that find it: synonyms, a date, a place. */
  words?: readonly string[]
  /** The Chinese part of all this, which may be typed as it is read. A Japanese word in hanzi is read otherwise. */
  chinese?: readonly string[]
  /** True for the narrower of several entries that match equally: it comes before the others. */
  isNarrow?: boolean
  run: () => void
}

/** Says if these hanzi are read like these letters: 作业 like `zuoye` or `zy`. */
export type ReadsLike = (hanzi: string, letters: string) => boolean

/** One letter, and no other, is in almost every reading. */
const isReading = (query: string) => /^[a-z ]{2,}$/.test(query)
const hanzi = /\p{Script=Han}/u

/** Letters as they are read, without their tones: `ü` is typed as `v`. */
export const withoutTones = (query: string) =>
  query
    .replace(/[ǖǘǚǜü]/g, 'v')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')

/** Below this, letters are in the reading of almost any two words. */
const SHORTEST_PAIR = 6

/** Checks that the query is made of words one after the other, without spaces; the last may be incomplete: 修改密码. */
function isMadeOf(query: string, words: readonly string[]): boolean {
  // A single hanzi is in too many words to be one.
  const parts = words.filter((word) => word.length > 1)
  const ends = [0]
  for (const end of ends) {
    const rest = query.slice(end)
    if (end > 0 && parts.some((part) => part.startsWith(rest))) return true
    for (const part of parts) {
      if (rest.startsWith(part) && !ends.includes(end + part.length)) ends.push(end + part.length)
    }
  }
  return false
}

/** 0 for the best; null when it does not answer. */
function rank(entry: PaletteEntry, query: string, readsLike: ReadsLike | null): number | null {
  const label = plain(entry.label)
  const words = (entry.words ?? []).map(plain)
  if (label.startsWith(query)) return 0
  if (label.split(/[\s·]+/).some((word) => word.startsWith(query)) || words.includes(query)) return 1
  if (label.includes(query)) return 2
  if (words.some((word) => word.startsWith(query))) return 3
  const chinese = (entry.chinese ?? []).map(plain).filter((word) => hanzi.test(word))
  const letters = withoutTones(query)
  if (readsLike && isReading(letters)) {
    const read = chinese.filter((word) => readsLike(word, letters))
    if (read.length > 0) return read.includes(label) ? 4 : 5
  }
  const everything = [label, plain(entry.hint), ...words].join(' ')
  if (query.split(/\s+/).every((word) => everything.includes(word))) return 6
  const parts = everything.split(/[\s·]+/)
  if (isMadeOf(query.replaceAll(' ', ''), parts)) return 7
  if (!readsLike || !isReading(letters) || letters.length < SHORTEST_PAIR) return null
  return chinese.some((first) => chinese.some((second) => readsLike(first + second, letters))) ? 8 : null
}

/**
 * The entries that answer what was typed, the best first and otherwise in their order; all when nothing was.
 * @param readsLike null until readings are known
 */
export function rankEntries(
  entries: readonly PaletteEntry[],
  typed: string,
  readsLike: ReadsLike | null = null,
): readonly PaletteEntry[] {
  const query = plain(typed)
  if (query === '') return entries
  return entries
    .flatMap((entry) => {
      const place = rank(entry, query, readsLike)
      return place === null ? [] : [{ entry, place }]
    })
    .sort((a, b) => a.place - b.place || Number(b.entry.isNarrow ?? false) - Number(a.entry.isNarrow ?? false))
    .map(({ entry }) => entry)
}
