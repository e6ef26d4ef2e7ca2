import type { BoardPage, StrokeId, StrokeList } from '../core/board/board-types.ts'
import type { StrokeInk } from '../core/board/stroke-codec.ts'
import { eraseStrokes } from '../core/board/stroke-list.ts'
import { pageKey } from '../core/live/live-ink.ts'
import type { BoardTools } from './board-tools.ts'
import type { BoardScene } from './board-view.ts'
import type { LiveScene } from './live-layers.ts'
import type { ExpiringInk } from './ink/remote-ink.ts'
import type { OptimisticEdits } from './optimistic-edits.ts'
import type { ShownPage } from './shown-page.ts'

export interface SceneSources extends Pick<ShownPage, 'board' | 'shownPage' | 'canDraw'> {
  tools: BoardTools
  edits: OptimisticEdits
  remoteInk: Pick<ExpiringInk, 'onPage'>
}

const PAGES_AHEAD = 2

/** Collects what the view shows in a frame: the page, our own ink and tools, and the ink of the others. */
export function createBoardScene(
  sources: SceneSources,
): Omit<BoardScene, 'onFrame' | 'onViewport' | 'onResize'> & LiveScene {
  const { board, shownPage, canDraw, tools, edits, remoteInk } = sources

  function ownInk(page: BoardPage): Map<string, StrokeInk> {
    const ink = new Map(edits.inkOn(page))
    for (const id of tools.erasedOn(page.id)) ink.delete(id)
    const current = tools.pen.current(page.id)
    if (current !== null) ink.set(...current)
    return ink
  }

  const left = new WeakMap<StrokeList, { hidden: ReadonlySet<StrokeId>; shown: StrokeList }>()
  // Committed strokes are not shown while their erasure is on its way.
  function strokesOn({ id, strokes }: BoardPage): StrokeList {
    const hidden = tools.hiddenOn(id)
    if (hidden.size === 0) return strokes
    const known = left.get(strokes)
    if (known?.hidden === hidden) return known.shown
    const shown = eraseStrokes(strokes, hidden).list
    left.set(strokes, { hidden, shown })
    return shown
  }

  return {
    page: shownPage,
    pageIds: () => new Set(board().pages.map(({ id }) => id)),
    pagesAhead(page) {
      const { pages } = board()
      const next = pages.indexOf(page) + 1
      return pages.slice(next, next + PAGES_AHEAD)
    },
    strokesOn,
    ownInk,
    drafts: tools.draftsOn,
    selection: tools.shownSelection,
    othersInk: (page) => new Map(remoteInk.onPage(pageKey(page.id))),
    describe: () => ({
      page: board().pages.indexOf(shownPage()) + 1,
      pages: board().pages.length,
      strokes: shownPage().strokeCount,
      canDraw: canDraw(),
    }),
  }
}
