import type { Names } from '../names.ts'
import type { FavouriteType } from './favourite-rules.ts'

/** A search finds at most so many things of one kind. */
export const FOUND_MAX = 100

/** A person who searches a word wants the word first, and a course before what is in it. */
const KINDS: readonly FavouriteType[] = ['word', 'course', 'lesson', 'chapter', 'resource']

/** Puts names that begin with the text first, then names with the text in them, then things that have it elsewhere. */
export function rankFound<Found extends { targetType: FavouriteType; title: string; names?: Names | undefined }>(
  found: readonly Found[],
  text: string,
): Found[] {
  const wanted = text.toLowerCase()
  const placeIn = (name: string) => {
    const at = name.toLowerCase().indexOf(wanted)
    return at < 0 ? 2 : Math.min(at, 1)
  }
  const place = ({ title, names = {} }: Found) => Math.min(...[title, ...Object.values(names)].map(placeIn))
  return found.toSorted((a, b) => place(a) - place(b) || KINDS.indexOf(a.targetType) - KINDS.indexOf(b.targetType))
}

const EXTRACT_LENGTH = 80

/** Cuts the part of a long line in which the text stands. */
export function extractOf(line: string, text: string): string {
  if (line.length <= EXTRACT_LENGTH) return line
  const at = Math.max(0, line.toLowerCase().indexOf(text.toLowerCase()))
  const from = Math.max(0, Math.min(at - EXTRACT_LENGTH / 4, line.length - EXTRACT_LENGTH))
  // A character of two code units is not cut in half.
  const cut = line.slice(from, from + EXTRACT_LENGTH).replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
  return `${from > 0 ? '…' : ''}${cut}${from + EXTRACT_LENGTH < line.length ? '…' : ''}`
}

/** Pinyin as people type it: without tone marks, spaces and apostrophes. */
export const plainPinyin = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\s'’]/gu, '')
    .toLowerCase()
