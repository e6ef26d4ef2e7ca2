/** Undo and redo of one author. An act that others made pointless meanwhile is passed over, not repeated. */
import type { UserId } from '../room/ids.ts'
import type { AuthorHistory, BoardPage, BoardState, HistoryEntry, PageId } from './board-types.ts'
import { HISTORY_DEPTH, HISTORY_MAX_BYTES } from './board-types.ts'
import { findPage } from './empty-board.ts'
import { countStrokes, eraseStrokes, findStrokes, hasStroke, placedSize, restoreStrokes } from './stroke-list.ts'

const NO_HISTORY: AuthorHistory = { undo: [], redo: [] }

/** A new act can be undone; what had been undone before it can no longer be redone. */
export function recordAct(board: BoardState, author: UserId, entry: HistoryEntry): BoardState {
  const { undo } = board.history[author] ?? NO_HISTORY
  return { ...board, history: { ...board.history, [author]: { undo: pushEntry(undo, entry), redo: [] } } }
}

export const canUndo = (board: BoardState, author: UserId): boolean =>
  (board.history[author]?.undo ?? []).some((entry) => reverse(board, entry) !== null)

export const canRedo = (board: BoardState, author: UserId): boolean =>
  (board.history[author]?.redo ?? []).some((entry) => repeat(board, entry) !== null)

export function undo(board: BoardState, author: UserId): BoardState {
  const history = board.history[author] ?? NO_HISTORY
  for (const [i, entry] of history.undo.entries()) {
    const change = reverse(board, entry)
    if (change === null) continue
    const rest = { undo: history.undo.slice(i + 1), redo: pushEntry(history.redo, change.entry) }
    return withPage({ ...board, history: { ...board.history, [author]: rest } }, change.page)
  }
  return board
}

export function redo(board: BoardState, author: UserId): BoardState {
  const history = board.history[author] ?? NO_HISTORY
  for (const [i, entry] of history.redo.entries()) {
    const change = repeat(board, entry)
    if (change === null) continue
    const rest = { undo: pushEntry(history.undo, change.entry), redo: history.redo.slice(i + 1) }
    return withPage({ ...board, history: { ...board.history, [author]: rest } }, change.page)
  }
  return board
}

export function forgetPage(history: BoardState['history'], pageId: PageId): BoardState['history'] {
  const keep = (entries: readonly HistoryEntry[]) => entries.filter((entry) => entry.pageId !== pageId)
  return Object.fromEntries(
    Object.entries(history).map(([author, { undo, redo }]) => [author, { undo: keep(undo), redo: keep(redo) }]),
  )
}

export const withPage = (board: BoardState, page: BoardPage): BoardState => ({
  ...board,
  pages: board.pages.map((other) => (other.id === page.id ? page : other)),
})

// The page after the act, and the act with the indexes it has now. Null: it would change nothing.
type Change = { page: BoardPage; entry: HistoryEntry } | null

const reverse = (board: BoardState, entry: HistoryEntry): Change =>
  entry.act === 'add' ? takeOut(board, entry) : putBack(board, entry)

const repeat = (board: BoardState, entry: HistoryEntry): Change =>
  entry.act === 'add' ? putBack(board, entry) : takeOut(board, entry)

function takeOut(board: BoardState, entry: HistoryEntry): Change {
  const page = findPage(board, entry.pageId)
  if (page === undefined) return null
  const { list, erased } = eraseStrokes(page.strokes, idsOf(entry))
  if (erased.length === 0) return null
  return {
    page: { ...page, strokes: list, strokeCount: countStrokes(list), sizeBytes: page.sizeBytes - placedSize(erased) },
    entry: { ...entry, strokes: erased },
  }
}

function putBack(board: BoardState, entry: HistoryEntry): Change {
  const page = findPage(board, entry.pageId)
  if (page === undefined) return null
  const missing = entry.strokes.filter(({ stroke }) => !hasStroke(page.strokes, stroke.id))
  if (missing.length === 0) return null
  const list = restoreStrokes(page.strokes, missing)
  return {
    page: { ...page, strokes: list, strokeCount: countStrokes(list), sizeBytes: page.sizeBytes + placedSize(missing) },
    entry: { ...entry, strokes: findStrokes(list, new Set(missing.map(({ stroke }) => stroke.id))) },
  }
}

const idsOf = (entry: HistoryEntry) => new Set(entry.strokes.map(({ stroke }) => stroke.id))

/**
 * The newest acts, as many as depth and weight allow; the act itself always stays, so that clearing even a full page
 * can be undone. One copy, not two: this runs for every stroke of a replay.
 */
function pushEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  const kept = entries.slice(0, HISTORY_DEPTH - 1)
  kept.unshift(entry)
  let weight = 0
  for (let i = 0; i < kept.length; i++) {
    const { strokes } = kept[i] as HistoryEntry
    // Acts of one stroke, the usual ones, weigh 3 MB at most, all hundred of them.
    if (strokes.length > 1) weight += sizeOf(strokes)
    if (weight > HISTORY_MAX_BYTES && i > 0) return kept.slice(0, i)
  }
  return kept
}

// An act is weighed once: its strokes never change.
const sizes = new WeakMap<HistoryEntry['strokes'], number>()
function sizeOf(strokes: HistoryEntry['strokes']): number {
  const known = sizes.get(strokes)
  if (known !== undefined) return known
  const size = placedSize(strokes)
  sizes.set(strokes, size)
  return size
}
