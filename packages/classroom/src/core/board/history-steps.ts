/** One act of a board's history, done backwards or again. Null: it would change nothing. */
import type { BoardPage, BoardState, HistoryEntry, PlacedPage, PlacedStroke, Swap } from './board-types.ts'
import { PAGE_LIMIT } from './board-types.ts'
import { findPage } from './empty-board.ts'
import { isSamePaper } from './paper.ts'
import {
  countStrokes,
  eraseStrokes,
  findStrokes,
  hasStroke,
  listSize,
  placedSize,
  replaceStrokes,
  restoreStrokes,
} from './stroke-list.ts'

type Act<A extends HistoryEntry['act']> = Extract<HistoryEntry, { act: A }>
/** The board after the act, and the act with what it has now. */
type Change = { board: BoardState; entry: HistoryEntry } | null

export function step(board: BoardState, entry: HistoryEntry, way: 'back' | 'forth'): Change {
  const isBack = way === 'back'
  switch (entry.act) {
    case 'add':
      return isBack ? takeOut(board, entry) : putBack(board, entry)
    case 'erase':
      return isBack ? putBack(board, entry) : takeOut(board, entry)
    case 'swap':
      return swapBack(board, entry, isBack)
    case 'order':
      return reorder(board, entry, isBack)
    case 'paper':
      return setPaper(board, entry, isBack)
    case 'addPages':
      return isBack ? takePagesOut(board, entry) : putPagesBack(board, entry)
    case 'removePages':
      return isBack ? putPagesBack(board, entry) : takePagesOut(board, entry)
    case 'movePage':
      return movePageBack(board, entry, isBack)
    default:
      return entry satisfies never
  }
}

export const withPage = (board: BoardState, page: BoardPage): BoardState => ({
  ...board,
  pages: board.pages.map((other) => (other.id === page.id ? page : other)),
})

// ── Strokes that came or went ──

function takeOut(board: BoardState, entry: Act<'add' | 'erase'>): Change {
  const page = findPage(board, entry.pageId)
  if (page === undefined) return null
  const { list, erased } = eraseStrokes(page.strokes, idsOf(entry.strokes))
  if (erased.length === 0) return null
  const sizeBytes = page.sizeBytes - placedSize(erased)
  return {
    board: withPage(board, { ...page, strokes: list, strokeCount: countStrokes(list), sizeBytes }),
    entry: { ...entry, strokes: erased },
  }
}

function putBack(board: BoardState, entry: Act<'add' | 'erase'>): Change {
  const page = findPage(board, entry.pageId)
  if (page === undefined) return null
  const missing = entry.strokes.filter(({ stroke }) => !hasStroke(page.strokes, stroke.id))
  if (missing.length === 0) return null
  const list = restoreStrokes(page.strokes, missing)
  const sizeBytes = page.sizeBytes + placedSize(missing)
  return {
    board: withPage(board, { ...page, strokes: list, strokeCount: countStrokes(list), sizeBytes }),
    entry: { ...entry, strokes: findStrokes(list, idsOf(missing)) },
  }
}

const idsOf = (strokes: readonly PlacedStroke[]) => new Set(strokes.map(({ stroke }) => stroke.id))

// ── Changed and cut ──

/**
 * Exchanges what one side of each swap holds for the other side. A swap is passed over when something of it changed
 * since: an undo must not take another person's change back.
 */
export function exchange(
  page: BoardPage,
  swaps: readonly Swap[],
  isBack: boolean,
): { page: BoardPage; swaps: readonly Swap[] } | null {
  const sides = swaps.map(({ before, after }) => (isBack ? { from: after, to: before } : { from: before, to: after }))
  const found = new Map(
    findStrokes(page.strokes, idsOf(swaps.flatMap(({ before, after }) => [...before, ...after]))).map(
      (placed) => [placed.stroke.id, placed] as const,
    ),
  )
  const replacements = new Map<string, PlacedStroke['stroke'][]>()
  const restored: PlacedStroke[] = []
  const done: Swap[] = []
  let sizeBytes = page.sizeBytes
  for (const { from, to } of sides) {
    const isUntouched = from.every(({ stroke }) => found.get(stroke.id)?.stroke === stroke)
    const ownIds = idsOf(from)
    if (!isUntouched || to.some(({ stroke }) => found.has(stroke.id) && !ownIds.has(stroke.id))) continue
    for (const [i, { stroke }] of from.entries()) {
      replacements.set(stroke.id, i === 0 ? to.map((placed) => placed.stroke) : [])
    }
    if (from.length === 0) restored.push(...to)
    const places = from.map(({ stroke }) => found.get(stroke.id) as PlacedStroke)
    done.push(isBack ? { before: to, after: places } : { before: places, after: to })
    sizeBytes += placedSize(to) - placedSize(from)
  }
  if (done.length === 0) return null
  const replaced = replaceStrokes(page.strokes, replacements)
  const inOrder = restored.toSorted((one, other) => one.index - other.index)
  const strokes = restoreStrokes(replaced, inOrder)
  return { page: { ...page, strokes, strokeCount: countStrokes(strokes), sizeBytes }, swaps: done }
}

function swapBack(board: BoardState, entry: Act<'swap'>, isBack: boolean): Change {
  const page = findPage(board, entry.pageId)
  const change = page === undefined ? null : exchange(page, entry.swaps, isBack)
  return change && { board: withPage(board, change.page), entry: { ...entry, swaps: change.swaps } }
}

// ── Order ──

function reorder(board: BoardState, entry: Act<'order'>, isBack: boolean): Change {
  const page = findPage(board, entry.pageId)
  if (page === undefined) return null
  const wanted = isBack ? entry.before : entry.after
  const { list, erased } = eraseStrokes(page.strokes, idsOf(wanted))
  const present = new Map(erased.map(({ stroke }) => [stroke.id, stroke]))
  const placed = wanted.flatMap(({ stroke, index }) => {
    const now = present.get(stroke.id)
    return now === undefined ? [] : [{ stroke: now, index }]
  })
  const strokes = restoreStrokes(list, placed)
  const isSame = findStrokes(strokes, idsOf(placed)).every(({ index }, i) => index === erased[i]?.index)
  if (placed.length === 0 || isSame) return null
  return { board: withPage(board, { ...page, strokes }), entry }
}

// ── Pages ──

function setPaper(board: BoardState, entry: Act<'paper'>, isBack: boolean): Change {
  const page = findPage(board, entry.pageId)
  const paper = isBack ? entry.before : entry.after
  if (page === undefined || isSamePaper(page.paper ?? null, paper)) return null
  const { paper: _former, ...plain } = page
  return { board: withPage(board, paper === null ? plain : { ...plain, paper }), entry }
}

function takePagesOut(board: BoardState, entry: Act<'addPages' | 'removePages'>): Change {
  const ids = new Set(entry.pages.map(({ page }) => page.id))
  const pages = board.pages.flatMap((page, index) => (ids.has(page.id) ? [{ page, index }] : []))
  const without = withoutPages(board, ids)
  return without && { board: without, entry: { ...entry, pages } }
}

function putPagesBack(board: BoardState, entry: Act<'addPages' | 'removePages'>): Change {
  const missing = entry.pages.filter(({ page }) => findPage(board, page.id) === undefined)
  if (missing.length === 0 || board.pages.length + missing.length > PAGE_LIMIT) return null
  return { board: withPages(board, missing), entry: { ...entry, pages: missing } }
}

function movePageBack(board: BoardState, entry: Act<'movePage'>, isBack: boolean): Change {
  const moved = withPageAt(board, entry.pageId, isBack ? entry.from : entry.to)
  return moved && { board: moved, entry }
}

/** Null when none of them is there, or none would be left. */
export function withoutPages(board: BoardState, ids: ReadonlySet<string>): BoardState | null {
  const pages = board.pages.filter(({ id }) => !ids.has(id))
  if (pages.length === 0 || pages.length === board.pages.length) return null
  if (!ids.has(board.currentPageId)) return { ...board, pages }
  // The nearest page that stays: the next one, or at the end the one before.
  const place = board.pages.findIndex(({ id }) => id === board.currentPageId)
  const next = board.pages.slice(place).find(({ id }) => !ids.has(id)) ?? pages.at(-1)
  return { ...board, pages, currentPageId: next?.id ?? board.currentPageId }
}

/** @param placed in the board's order */
export function withPages(board: BoardState, placed: readonly PlacedPage[]): BoardState {
  const pages = [...board.pages]
  for (const { page, index } of placed) pages.splice(index, 0, page)
  return { ...board, pages }
}

/** Null when it is there already, or not at all. */
export function withPageAt(board: BoardState, pageId: string, index: number): BoardState | null {
  const from = board.pages.findIndex(({ id }) => id === pageId)
  const page = board.pages[from]
  const to = Math.min(Math.max(index, 0), board.pages.length - 1)
  if (page === undefined || from === to) return null
  return { ...board, pages: board.pages.toSpliced(from, 1).toSpliced(to, 0, page) }
}

/** A page with other ids for what stands on it. */
export function copyOfPage(page: BoardPage, id: string): BoardPage {
  let n = 0
  const strokes = page.strokes.map((chunk) => chunk.map((stroke) => ({ ...stroke, id: `${id}_${n++}` })))
  return { ...page, id, strokes, sizeBytes: listSize(strokes) }
}
