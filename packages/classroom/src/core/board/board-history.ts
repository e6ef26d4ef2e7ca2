/** Undo and redo of one author. An act that others made pointless meanwhile is passed over, not repeated. */
import type { UserId } from '../room/ids.ts'
import type { AuthorHistory, BoardState, HistoryEntry, PageId } from './board-types.ts'
import { HISTORY_DEPTH, HISTORY_MAX_BYTES } from './board-types.ts'
import { step } from './history-steps.ts'
import { placedSize } from './stroke-list.ts'

const NO_HISTORY: AuthorHistory = { undo: [], redo: [] }

/**
 * A new act can be undone; what had been undone before it can no longer be redone.
 * @param actId joins what is one act for a person and comes in several commands
 */
export function recordAct(board: BoardState, author: UserId, entry: HistoryEntry, actId?: string): BoardState {
  const { undo, redo } = historyOf(board, author)
  const joined = actId === undefined ? null : joinAct(undo, entry, actId)
  if (joined !== null) return withHistory(board, author, { undo: joined, redo })
  const named = actId !== undefined && entry.act === 'addPages' ? { ...entry, actId } : entry
  return withHistory(board, author, { undo: pushEntry(undo, named), redo: [] })
}

/**
 * Adds further pages to the act that added the first ones. What comes onto its pages needs no entry: undo takes them out
 * with all that stands on them. Null: the entry is an act of its own.
 */
function joinAct(entries: readonly HistoryEntry[], entry: HistoryEntry, actId: string): readonly HistoryEntry[] | null {
  const place = entries.findIndex((other) => other.act === 'addPages' && other.actId === actId)
  const act = entries[place]
  if (act?.act !== 'addPages') return null
  if (entry.act === 'addPages') return entries.with(place, { ...act, pages: [...act.pages, ...entry.pages] })
  return act.pages.some(({ page }) => page.id === entry.pageId) ? entries : null
}

export const canUndo = (board: BoardState, author: UserId): boolean =>
  historyOf(board, author).undo.some((entry) => step(board, entry, 'back') !== null)

export const canRedo = (board: BoardState, author: UserId): boolean =>
  historyOf(board, author).redo.some((entry) => step(board, entry, 'forth') !== null)

/** The first page that this author's redo would put in again; null when it puts no page in. */
export function pageToRedo(board: BoardState, author: UserId): PageId | null {
  for (const entry of historyOf(board, author).redo) {
    const change = step(board, entry, 'forth')
    if (change !== null) return change.entry.act === 'addPages' ? (change.entry.pages[0]?.page.id ?? null) : null
  }
  return null
}

export function undo(board: BoardState, author: UserId): BoardState {
  const history = historyOf(board, author)
  for (const [i, entry] of history.undo.entries()) {
    const change = step(board, entry, 'back')
    if (change === null) continue
    const rest = { undo: history.undo.slice(i + 1), redo: pushEntry(history.redo, change.entry) }
    return withHistory(change.board, author, rest)
  }
  return board
}

export function redo(board: BoardState, author: UserId): BoardState {
  const history = historyOf(board, author)
  for (const [i, entry] of history.redo.entries()) {
    const change = step(board, entry, 'forth')
    if (change === null) continue
    const rest = { undo: pushEntry(history.undo, change.entry), redo: history.redo.slice(i + 1) }
    return withHistory(change.board, author, rest)
  }
  return board
}

export function forgetPage(history: BoardState['history'], pageId: PageId): BoardState['history'] {
  const keep = (entries: readonly HistoryEntry[]) => entries.filter((entry) => entry.pageId !== pageId)
  return Object.fromEntries(
    Object.entries(history).map(([author, { undo, redo }]) => [author, { undo: keep(undo), redo: keep(redo) }]),
  )
}

/** An id may be any word, `constructor` too: only the record's own entries are histories. */
const historyOf = ({ history }: BoardState, author: UserId): AuthorHistory =>
  (Object.hasOwn(history, author) ? history[author] : undefined) ?? NO_HISTORY

const withHistory = (board: BoardState, author: UserId, history: AuthorHistory): BoardState => ({
  ...board,
  history: { ...board.history, [author]: history },
})

/**
 * The newest acts, as many as depth and weight allow; the act itself always stays, so that clearing even a full page
 * can be undone. One copy, not two: this runs for every stroke of a replay.
 */
function pushEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  const kept = entries.slice(0, HISTORY_DEPTH - 1)
  kept.unshift(entry)
  let weight = 0
  for (let i = 0; i < kept.length; i++) {
    weight += weightOf(kept[i] as HistoryEntry)
    if (weight > HISTORY_MAX_BYTES && i > 0) return kept.slice(0, i)
  }
  return kept
}

// An act is weighed once: what it keeps never changes. Acts of one stroke, the usual ones, weigh 3 MB at most, all
// hundred of them, and are not weighed.
const weights = new WeakMap<HistoryEntry, number>()
function weightOf(entry: HistoryEntry): number {
  if ('strokes' in entry && entry.strokes.length <= 1) return 0
  const known = weights.get(entry)
  if (known !== undefined) return known
  const weight = measure(entry)
  weights.set(entry, weight)
  return weight
}

function measure(entry: HistoryEntry): number {
  switch (entry.act) {
    case 'add':
    case 'erase':
      return placedSize(entry.strokes)
    case 'swap':
      return entry.swaps.reduce((sum, { before, after }) => sum + placedSize(before) + placedSize(after), 0)
    case 'order':
      return placedSize(entry.before)
    case 'addPages':
    case 'removePages':
      return entry.pages.reduce((sum, { page }) => sum + page.sizeBytes, 0)
    case 'paper':
    case 'movePage':
      return 0
    default:
      return entry satisfies never
  }
}
