import { type BoardPage, PAGE_WIDTH, type PageId, type StrokeList } from '../core/board/board-types.ts'
import { addCanvas } from './add-canvas.ts'
import type { BoardDescription } from './board-label.ts'
import { addFocusRing } from './input/focus-ring.ts'
import { isSamePaper, type Paper, paperOf } from '../core/board/paper.ts'
import type { BoardFiles } from './files/board-files.ts'
import { drawPaper } from './raster/page-background.ts'
import { createPageRaster } from './raster/page-raster.ts'
import type { CreateWorker } from './raster/raster-host.ts'
import type { Painter } from './raster/tile-layer.ts'
import type { Viewport } from './viewport.ts'
import { emptyViewport, resized, scaleOf } from './viewport.ts'

// Zooming redraws the tiles once it has rested for this long.
const ZOOM_REST_MS = 120

/** Provides what the view shows; it is asked once a frame. */
export interface BoardScene {
  /** Null until there is a room. */
  page(): BoardPage | null
  pageIds(): ReadonlySet<PageId>
  /** Pages that may be turned to next, of which files are fetched in advance. */
  pagesAhead(page: BoardPage): readonly BoardPage[]
  /** Those of its strokes that are shown; the same list as long as nothing changes. */
  strokesOn(page: BoardPage): StrokeList
  describe(): BoardDescription
  /**
   * A frame was shown.
   * @param isSettled everything in view is drawn as it stands on the page
   * @returns whether another one is needed at once
   */
  onFrame(now: number, isSharp: boolean, isSettled: boolean): boolean
  onViewport(viewport: Viewport): void
  /** The element has another size or density. */
  onResize(): void
}
/** Paints once a frame over the page. */
export interface BoardLayers {
  paint(page: BoardPage, viewport: Viewport): void
  destroy(): void
}
export interface BoardViewOptions {
  label: (board: BoardDescription) => string
  /** Null rasters on the page. */
  createWorker: CreateWorker | null
  files: BoardFiles
  /** Null for a board that is only looked at, as below. */
  painter: Painter | null
  createLayers: ((root: HTMLElement) => BoardLayers) | null
}

/** The board's part of the document: canvases in one box, redrawn by need, at most once a frame. */
export function createBoardView(element: HTMLElement, scene: BoardScene, options: BoardViewOptions) {
  const root = document.createElement('div')
  Object.assign(root.style, {
    position: 'relative',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    // A drag that begins on the board selects no text of the page around it.
    userSelect: 'none',
  })
  root.tabIndex = 0
  root.dataset['board'] = ''
  const inkCanvas = addCanvas(root)
  const inkContext = inkCanvas.getContext('2d')
  if (inkContext === null) throw new Error('no 2d context')
  const layers = options.createLayers?.(root)
  const ring = addFocusRing(root)
  element.append(root)

  let viewport = emptyViewport
  let frame = 0
  let isDirty = true
  let zoomRest: ReturnType<typeof setTimeout> | undefined
  let shown: { pageId: PageId; paper: Paper; sheet: CanvasImageSource | null } | null = null
  const raster = createPageRaster(options.createWorker, options.files.pictures, markDirty, options.painter)

  function markDirty(): void {
    isDirty = true
    requestFrame()
  }

  function requestFrame(): void {
    if (frame === 0) frame = requestAnimationFrame(showFrame)
  }

  function showFrame(now: number): void {
    frame = 0
    const page = scene.page()
    if (page === null || viewport.width === 0) return
    if (raster.sync(page, scene.pageIds(), scene.strokesOn(page))) isDirty = true
    const isSharp = raster.prepare(page.id, viewport, zoomRest === undefined)
    if (zoomRest === undefined) options.files.want(page, scene.pagesAhead(page), pageWidth())
    const sheet = options.files.sheetOf(page)
    if (shown?.pageId !== page.id || !isSamePaper(shown.paper, paperOf(page)) || shown.sheet !== sheet) isDirty = true
    if (isDirty) drawPage(page)
    layers?.paint(page, viewport)
    describe()
    if (scene.onFrame(now, isSharp, isSharp && !raster.isMending())) requestFrame()
  }

  // A stroke that arrived since the last frame can be found as well.
  const search: typeof raster.search = (pageId, sweep, onFound) => {
    const page = scene.page()
    if (page?.id === pageId && raster.isBehind(page)) {
      raster.sync(page, scene.pageIds(), scene.strokesOn(page))
      markDirty()
    }
    raster.search(pageId, sweep, onFound)
  }

  function drawPage(page: BoardPage): void {
    isDirty = false
    const sheet = options.files.sheetOf(page)
    shown = { pageId: page.id, paper: paperOf(page), sheet }
    const { density, left, top } = viewport
    const [width, height] = [Math.round(viewport.width * density), Math.round(viewport.height * density)]
    if (inkCanvas.width !== width) inkCanvas.width = width
    if (inkCanvas.height !== height) inkCanvas.height = height
    const scale = scaleOf(viewport) * density
    inkContext?.setTransform(1, 0, 0, 1, 0, 0)
    inkContext?.clearRect(0, 0, width, height)
    if (inkContext === null) return
    inkContext.setTransform(scale, 0, 0, scale, left * density, top * density)
    drawPaper(inkContext, paperOf(page))
    if (sheet !== null) options.files.drawSheet(inkContext, sheet)
    inkContext.setTransform(1, 0, 0, 1, 0, 0)
    raster.draw(inkContext, page.id, viewport)
  }

  // Device pixels of the whole page.
  const pageWidth = () => PAGE_WIDTH * scaleOf(viewport) * viewport.density

  function describe(): void {
    const description = scene.describe()
    // A drawing surface takes keys itself; a picture is only looked at.
    const role = description.canDraw ? 'application' : 'img'
    const label = options.label(description)
    if (root.getAttribute('role') !== role) root.setAttribute('role', role)
    if (root.getAttribute('aria-label') !== label) root.setAttribute('aria-label', label)
  }

  function setViewport(next: Viewport): void {
    if (next === viewport) return
    const isOtherScale = scaleOf(next) !== scaleOf(viewport) && viewport.width > 0
    viewport = next
    if (isOtherScale) {
      clearTimeout(zoomRest)
      zoomRest = setTimeout(() => {
        zoomRest = undefined
        markDirty()
      }, ZOOM_REST_MS)
    }
    scene.onViewport(viewport)
    markDirty()
  }

  function measure(): void {
    const { clientWidth: width, clientHeight: height } = root
    const density = window.devicePixelRatio
    if (width === 0 || height === 0) return
    if (width === viewport.width && height === viewport.height && density === viewport.density) return
    setViewport(resized(viewport, { width, height, density }))
    scene.onResize()
  }
  const observer = new ResizeObserver(measure)
  observer.observe(root)
  const stopWatchingDensity = watchDensity(measure)

  // Focuses without a ring: a person who points at the board sees where they are.
  function focusByPointer(): void {
    root.focus({ preventScroll: true })
    ring.hide()
  }

  function destroy(): void {
    cancelAnimationFrame(frame)
    clearTimeout(zoomRest)
    observer.disconnect()
    stopWatchingDensity()
    layers?.destroy()
    raster.destroy()
    root.remove()
  }

  return {
    root,
    search,
    searchWithin: raster.searchWithin,
    requestFrame,
    focusByPointer,
    setViewport,
    getViewport: () => viewport,
    destroy,
  }
}
export type BoardView = ReturnType<typeof createBoardView>

// The window moved to a screen of another density, or the browser's zoom changed.
function watchDensity(onChange: () => void): () => void {
  let watching = new AbortController()
  function watch(): void {
    watching = new AbortController()
    const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    query.addEventListener('change', changed, { signal: watching.signal, once: true })
  }
  function changed(): void {
    onChange()
    watch()
  }
  watch()
  return () => watching.abort()
}
