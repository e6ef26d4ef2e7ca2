import type { UserId } from '../room/ids.ts'
import type { BoardPage } from './board-types.ts'

/** Counts what each person put on a page, those with most first. */
export function strokesByAuthor(page: BoardPage | undefined): readonly (readonly [UserId, number])[] {
  const counts = new Map<UserId, number>()
  for (const chunk of page?.strokes ?? []) {
    for (const { author } of chunk) counts.set(author, (counts.get(author) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}
