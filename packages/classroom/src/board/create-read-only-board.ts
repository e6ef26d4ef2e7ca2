import { createListeners } from '@hwjy/base'
import type { BoardPage, PageId } from '../core/board/board-types.ts'
import { findPage } from '../core/board/empty-board.ts'
import type { RoomState } from '../core/room/room-types.ts'
import type { BoardEngine, BoardEngineState } from '../ports/board-engine.ts'
import { RoomRefusal } from '../ports/room-channel.ts'
import { createBoardDescription } from './board-label.ts'
import { type BoardView, createBoardView } from './board-view.ts'
import type { LocalBoardOptions } from './create-local-board.ts'
import { createLateFiles } from './files/late-files.ts'
import { listenToPointers } from './input/pointer-input.ts'
import { zoomKeyAction } from './input/zoom-keys.ts'
import { createBoardWorker } from './raster/raster-host.ts'
import { STARTING_STATE } from './tool-settings.ts'
import { canPan, panned, zoomed } from './viewport.ts'

const nothing = () => {}
const nothingAhead = () => []
const nothingToHear = () => nothing

/** The board of a class that is over: to look at, to zoom, to turn pages with `showPage`, and to export. It has no tools. */
export function createReadOnlyBoard(
  { board }: RoomState,
  options: Omit<LocalBoardOptions, 'channel'> = {},
): BoardEngine {
  const { createWorker = createBoardWorker } = options
  const changes = createListeners()
  let pageId: PageId | null = null
  let unmount = nothing
  let state: BoardEngineState = { ...STARTING_STATE, tool: 'hand' }

  function update(change: Partial<Pick<BoardEngineState, 'zoom' | 'isReady' | 'shownPageId' | 'missingFiles'>>): void {
    const next = { ...state, ...change }
    const isSame = Object.entries(change).every(([name, value]) => state[name as keyof BoardEngineState] === value)
    if (isSame) return
    state = next
    changes.call()
  }

  function shownPage(): BoardPage {
    const page = findPage(board, pageId ?? board.currentPageId) ?? board.pages[0]
    if (page === undefined) throw new Error('a board has at least one page')
    return page
  }

  update({ shownPageId: shownPage().id })
  let view: BoardView | null = null
  const description = createBoardDescription(options.label, () => view?.requestFrame())
  const files = createLateFiles({
    files: options.files,
    pdfAssetsUrl: options.pdfAssetsUrl,
    onChange() {
      update({ missingFiles: files.missingOn(shownPage()) })
      view?.requestFrame()
    },
  })
  const zoomTo = (zoom: number) => view?.setViewport(zoomed(view.getViewport(), zoom))

  function mount(element: HTMLElement): () => void {
    unmount()
    const mounted = createBoardView(
      element,
      {
        page: shownPage,
        pageIds: () => new Set(board.pages.map(({ id }) => id)),
        pagesAhead: nothingAhead,
        strokesOn: ({ strokes }) => strokes,
        describe: () => ({
          page: board.pages.indexOf(shownPage()) + 1,
          pages: board.pages.length,
          strokes: shownPage().strokeCount,
          canDraw: false,
        }),
        onFrame(_now, isSharp) {
          update({ isReady: isSharp })
          return false
        },
        onViewport: ({ zoom }) => update({ zoom }),
        onResize: nothing,
      },
      { label: description.label, createWorker, files, painter: null, createLayers: null },
    )
    view = mounted
    const stopListening = listenToReader(mounted, zoomTo)
    unmount = () => {
      unmount = nothing
      stopListening()
      view = null
      mounted.destroy()
      update({ isReady: false })
    }
    const unmountThis = unmount
    return () => unmount === unmountThis && unmount()
  }

  return {
    features: new Set(),
    getState: () => state,
    subscribe: changes.add,
    mount,
    setLanguage: description.setLanguage,
    setTool: nothing,
    setPen: nothing,
    setPenTip: nothing,
    setHighlighter: nothing,
    setEraser: nothing,
    setShape: nothing,
    setShapeStyle: nothing,
    setTextStyle: nothing,
    setSelectMode: nothing,
    setRuler: nothing,
    moveRuler: nothing,
    act: nothing,
    restyle: nothing,
    insert: nothing,
    finishText: nothing,
    cancelText: nothing,
    chooseSyllable: nothing,
    correctSyllables: nothing,
    follow: nothing,
    showMarked: nothing,
    retryFiles: files.retry,
    countPages: files.countPages,
    setZoom: zoomTo,
    showPage(chosen) {
      pageId = chosen
      update({ shownPageId: shownPage().id, missingFiles: files.missingOn(shownPage()) })
      view?.requestFrame()
    },
    async exportPage(wanted, exportOptions) {
      const page = findPage(board, wanted)
      if (page === undefined) throw new RoomRefusal('no-such-page')
      const { renderPagePng } = await import('./raster/render-page.ts')
      return renderPagePng(page, { ...exportOptions, ...(await files.whole(page, exportOptions?.width)) })
    },
    onLaser: nothingToHear,
    onRefused: nothingToHear,
    destroy() {
      unmount()
      files.destroy()
      changes.clear()
    },
  }
}

/** A reader pans a page that is larger than the element, and zooms it by fingers, wheel and keys. */
function listenToReader(view: BoardView, zoomTo: (zoom: number) => void): () => void {
  const { root } = view
  let from: { x: number; y: number } | null = null
  const isLarge = () => canPan(view.getViewport())
  const restyle = () => {
    root.style.touchAction = isLarge() ? 'none' : 'pan-x pan-y'
    root.style.cursor = from ? 'grabbing' : isLarge() ? 'grab' : 'default'
  }
  const rest = () => {
    from = null
    restyle()
  }
  const pan = (dx: number, dy: number) => view.setViewport(panned(view.getViewport(), dx, dy))
  const stopPointers = listenToPointers(root, {
    modeFor: ({ button }) => (button !== 2 && isLarge() ? 'pan' : null),
    begin(_mode, sample) {
      view.focusByPointer()
      from = sample
      restyle()
    },
    move(_mode, samples) {
      const last = samples.at(-1)
      if (!last || !from) return
      pan(last.x - from.x, last.y - from.y)
      from = last
    },
    end: rest,
    cancel: rest,
    hover: restyle,
    pan,
    zoomBy(factor, anchor) {
      const viewport = view.getViewport()
      view.setViewport(zoomed(viewport, viewport.zoom * factor, anchor))
      restyle()
    },
    canPan: isLarge,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const action = zoomKeyAction(event)
    if (action === null) return
    event.preventDefault()
    zoomTo(action.type === 'fit' ? 1 : view.getViewport().zoom * action.factor)
    restyle()
  }
  root.addEventListener('keydown', onKeyDown)
  restyle()
  return () => {
    stopPointers()
    root.removeEventListener('keydown', onKeyDown)
  }
}
