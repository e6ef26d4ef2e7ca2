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

// Each insertion has a key of its own, so that tabs and rooms cannot lose each other's.
const PREFIX = 'hwjy.classroom.insertion.'
// A class is over by then.
const KEPT_MS = 24 * 60 * 60_000
/** The newest ones stay. One of 200 pages weighs some 20 kB of the 5 MB that a browser gives. */
export const KEPT_LIMIT = 40

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
  /** Read apart: what another version wrote has its end by time and count, too. */
  kept: unknown
}
const stored: Parser<Stored> = object<Stored>({
  scope: text(500),
  at: integer(0, Number.MAX_SAFE_INTEGER),
  kept: (value) => value,
})

/**
 * @param scopeOf names one person in one room; null while that is not known
 * @param storage `localStorage` survives the end of the tab; a room has one page of a person at a time
 */
export function keptInsertions(
  scopeOf: () => string | null,
  storage: () => Storage = () => globalThis.localStorage,
  now: () => number = Date.now,
): KeptInsertions {
  const entries = () =>
    keysOf(storage())
      .map((key) => ({ key, entry: stored(parseJson(storage().getItem(key) ?? '')) }))
      .toSorted((one, other) => (one.entry?.at ?? 0) - (other.entry?.at ?? 0))
  const isFresh = (entry: Stored | undefined): entry is Stored => entry !== undefined && entry.at > now() - KEPT_MS

  /** Makes room for one more. */
  function tidy(): void {
    const all = entries()
    const fresh = all.filter(({ entry }) => isFresh(entry))
    const staying = new Set(fresh.slice(-(KEPT_LIMIT - 1)).map(({ key }) => key))
    for (const { key } of all) if (!staying.has(key)) storage().removeItem(key)
  }
  return {
    list: () =>
      bestEffort([], () => {
        const scope = scopeOf()
        return entries().flatMap(({ entry }) =>
          isFresh(entry) && entry.scope === scope ? (kept(entry.kept) ?? []) : [],
        )
      }),
    put: (insertion) =>
      bestEffort(undefined, () => {
        const scope = scopeOf()
        if (scope === null) return
        const key = PREFIX + insertion.id
        if (storage().getItem(key) === null) tidy()
        const entry: Stored = { scope, at: now(), kept: insertion }
        storage().setItem(key, JSON.stringify(entry))
      }),
    remove: (id) => bestEffort(undefined, () => storage().removeItem(PREFIX + id)),
  }
}

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((key) => key.startsWith(PREFIX))

/** Private windows and embedded frames may have no storage, a forbidden one or a full one. */
function bestEffort<T>(otherwise: T, work: () => T): T {
  try {
    return work()
  } catch {
    return otherwise
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
