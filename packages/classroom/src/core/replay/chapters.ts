/** The parts of a class by which a viewer finds the way: pages of the board, tools, people on stage, shared screens. */
import type { EpochMs } from '../room/ids.ts'
import type { PracticeKind } from '../room/practice-types.ts'
import type { RoomEvent, RoomState } from '../room/room-types.ts'

export type ChapterOf =
  | { kind: 'start' }
  /** The page's place on the board, from 1. */
  | { kind: 'page'; no: number }
  | { kind: 'practice'; practice: PracticeKind }
  | { kind: 'rollCall' }
  | { kind: 'picker' }
  | { kind: 'stage'; name: string }
  | { kind: 'share'; name: string }

export type Chapter = ChapterOf & { at: EpochMs }

/** A page that was passed sooner was only turned over. */
const STAYED_MS = 15_000

/** @param before the room when the event happened @param after the room with it @returns the part that begins, if any */
export function chapterAt(event: RoomEvent, before: RoomState, after: RoomState): Chapter | null {
  const begun = beginningOf(event, before, after)
  return begun && { ...begun, at: event.at }
}

function beginningOf(event: RoomEvent, before: RoomState, after: RoomState): ChapterOf | null {
  switch (event.type) {
    case 'classStarted':
      return { kind: 'start' }
    case 'practiceOpened':
      return { kind: 'practice', practice: event.kind }
    case 'rollCallStarted':
      return { kind: 'rollCall' }
    case 'picked':
      return { kind: 'picker' }
    case 'stageEntered':
      return { kind: 'stage', name: after.participants[event.userId]?.name ?? '' }
    default:
      return shareIn(before, after) ?? pageIn(before, after)
  }
}

function shareIn({ participants: before }: RoomState, { participants }: RoomState): ChapterOf | null {
  if (participants === before) return null
  const sharer = Object.values(participants).find(({ media }) => media.screen)
  return sharer && before[sharer.userId]?.media.screen !== true ? { kind: 'share', name: sharer.name } : null
}

function pageIn({ board: before }: RoomState, { board }: RoomState): ChapterOf | null {
  if (board.currentPageId === before.currentPageId) return null
  return { kind: 'page', no: board.pages.findIndex(({ id }) => id === board.currentPageId) + 1 }
}

/** Leaves out pages that were only turned over. @param end the class ended, or what is known of it */
export function keptChapters(chapters: readonly Chapter[], end: EpochMs): readonly Chapter[] {
  const pages = chapters.filter(({ kind }) => kind === 'page')
  const isPassed = (chapter: Chapter) => {
    const next = pages[pages.indexOf(chapter) + 1]
    return chapter.kind === 'page' && (next?.at ?? end) - chapter.at < STAYED_MS
  }
  return chapters.filter((chapter) => !isPassed(chapter))
}

/** The part that runs at this time; -1 before the first. */
export const chapterNow = (chapters: readonly Chapter[], at: EpochMs): number =>
  chapters.findLastIndex((chapter) => chapter.at <= at)
