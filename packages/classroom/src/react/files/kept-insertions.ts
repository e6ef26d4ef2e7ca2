/** What is being put on the board, kept through a reload and the end of the tab until all of it is there. [R90][R94] */
import type { PageId } from '../../core/board/board-types.ts'
import { findPage } from '../../core/board/empty-board.ts'
import type { RoomFileKind } from '../../ports/room-files.ts'
import { hasStroke } from '../../core/board/stroke-list.ts'
import type { RoomState } from '../../core/room/room-types.ts'
import {
  flag,
  integer,
  listOf,
  nullable,
  object,
  oneOf,
  type Parser,
  parseJson,
  text,
  unionBy,
} from '../../core/shapes/shape.ts'

/** Pages of an earlier lesson. */
export interface KeptPages {
  kind: 'pages'
  id: string
  /** Of the earlier lesson. */
  name: string
  lessonId: string
  hasInk: boolean
  /** The pages follow this one. */
  afterId: PageId
  /** `from`: there. `to`: here. `count`: how much stands on it. */
  pages: readonly { from: PageId; to: PageId; count: number }[]
  files: readonly { from: string; to: string }[]
  /** So many commands, from the first on, have been carried out. */
  confirmed: number
}

/** A file of this device, of the lesson or of the teacher's own. */
export interface KeptFile {
  kind: 'file'
  id: string
  name: string
  sizeBytes: number
  fileKind: RoomFileKind
  pictureAs: 'element' | 'page'
  /** Null until it is one of the lesson's. */
  fileId: string | null
  /** The pages that it becomes, named before they are sent. */
  pageIds: readonly PageId[]
}

export type KeptInsertion = KeptPages | KeptFile

export interface KeptInsertions {
  /** Those that were put by this person in this room, and not removed. */
  list(): readonly KeptInsertion[]
  /** Best effort: a storage that is full or forbidden costs going on after a reload, nothing else. */
  put(kept: KeptInsertion): void
  remove(id: string): void
}

const KEY = 'hwjy.classroom.insertions'
// A class is over by then.
const KEPT_MS = 24 * 60 * 60_000

const word = text(500, 1)
const count = integer(0, 1_000_000)
const kept = unionBy<KeptInsertion, 'kind'>('kind', {
  pages: object<KeptPages>({
    kind: oneOf('pages'),
    id: word,
    name: text(500),
    lessonId: word,
    hasInk: flag,
    afterId: word,
    pages: listOf(object<KeptPages['pages'][number]>({ from: word, to: word, count }), 1_000),
    files: listOf(object<KeptPages['files'][number]>({ from: word, to: word }), 10_000),
    confirmed: count,
  }),
  file: object<KeptFile>({
    kind: oneOf('file'),
    id: word,
    name: text(500),
    sizeBytes: integer(0, Number.MAX_SAFE_INTEGER),
    fileKind: oneOf('picture', 'document', 'sound', 'film', 'other'),
    pictureAs: oneOf('element', 'page'),
    fileId: nullable(word),
    pageIds: listOf(word, 1_000),
  }),
})
interface Stored {
  scope: string
  at: number
  kept: KeptInsertion
}
const stored: Parser<Stored> = object<Stored>({ scope: text(500), at: integer(0, Number.MAX_SAFE_INTEGER), kept })

/**
 * @param scopeOf names one person in one room; null while that is not known
 * @param storage `localStorage` survives the end of the tab; a room has one page of a person at a time
 */
export function keptInsertions(
  scopeOf: () => string | null,
  storage: () => Storage = () => globalThis.localStorage,
  now: () => number = Date.now,
): KeptInsertions {
  function read(): readonly Stored[] {
    const entries = parseJson(storage().getItem(KEY) ?? '[]')
    // One that another version wrote costs nothing but itself.
    return (Array.isArray(entries) ? entries : []).flatMap((entry) => stored(entry) ?? [])
  }
  function change(id: string, added: readonly Stored[]): void {
    try {
      const others = read().filter((one) => one.kept.id !== id && one.at > now() - KEPT_MS)
      const entries = [...others, ...added]
      if (entries.length === 0) storage().removeItem(KEY)
      else storage().setItem(KEY, JSON.stringify(entries))
    } catch {
      // Private windows and embedded frames may have no storage.
    }
  }
  return {
    list() {
      try {
        const scope = scopeOf()
        return read().flatMap((one) => (one.scope === scope && one.at > now() - KEPT_MS ? [one.kept] : []))
      } catch {
        // See above.
        return []
      }
    },
    put(insertion) {
      const scope = scopeOf()
      if (scope !== null) change(insertion.id, [{ scope, at: now(), kept: insertion }])
    },
    remove: (id) => change(id, []),
  }
}

/** How many of the pages are on the board with all that stands on them. A file is there as a whole, or is not. */
export function insertionProgress(insertion: KeptInsertion, { board }: RoomState): { done: number; of: number } {
  if (insertion.kind === 'file') {
    const isHere = insertion.pageIds.some((pageId) => findPage(board, pageId) !== undefined)
    return { done: isHere ? 1 : 0, of: 1 }
  }
  // What stands on a page is sent in its order, and named by the page and its place.
  const isComplete = ({ to, count: expected }: KeptPages['pages'][number]) => {
    const page = findPage(board, to)
    return page !== undefined && (expected === 0 || hasStroke(page.strokes, `${to}_${expected - 1}`))
  }
  return { done: insertion.pages.filter(isComplete).length, of: insertion.pages.length }
}
