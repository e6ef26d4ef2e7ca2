import type { BoardPage, PageId, StrokeId, StrokeList } from '../core/board/board-types.ts'
import type { StrokeInk } from '../core/board/stroke-codec.ts'
import { eraseStrokes } from '../core/board/stroke-list.ts'
import type { BoardDescription } from './board-label.ts'
import { addFocusRing } from './input/focus-ring.ts'
import type { Sweep } from './hit-test.ts'
import { createInkLayer } from './ink/ink-layer.ts'
import { createLaserLayer } from './ink/laser-layer.ts'
import { drawBackground } from './raster/page-background.ts'
import type { CreateWorker, RasterHost } from './raster/raster-host.ts'
import { canRasterInWorker, rasterInWorker, rasterOnPage } from './raster/raster-host.ts'
import type { RasterReply } from './raster/raster-protocol.ts'
import { diffStrokes } from './ink/stroke-diff.ts'
import { createTileLayer } from './raster/tile-layer.ts'
import type { Viewport } from './viewport.ts'
import { emptyViewport, resized, scaleOf } from './viewport.ts'

// Zooming redraws the tiles once it has rested for this long.
const ZOOM_REST_MS = 120

/** Provides what the view shows; it is asked once a frame. */
export interface BoardScene {
  /** Null until there is a room. */
  page(): BoardPage | null
  pageIds(): ReadonlySet<PageId>
  /** Committed strokes that are not shown: their erasure is on its way. */
  hiddenOn(pageId: PageId): ReadonlySet<StrokeId>
  /** Our own ink that is not committed. Keys are stable, points are only added. */
  ownInk(page: BoardPage): ReadonlyMap<string, StrokeInk>
  othersInk(page: BoardPage): ReadonlyMap<string, StrokeInk>
  describe(): BoardDescription
  /** A frame was shown. @returns whether another one is needed at once */
  onFrame(now: number, isSharp: boolean): boolean
  onViewport(viewport: Viewport): void
}
export interface BoardViewOptions {
  label: (board: BoardDescription) => string
  /** Null rasters on the page. */
  createWorker: CreateWorker | null
  isLowLatency: boolean
}

/** The board's part of the document: three canvases in one box, redrawn by need, at most once a frame. */
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
  const [inkCanvas, othersCanvas, ownCanvas] = [addCanvas(root), addCanvas(root), addCanvas(root)]
  const inkContext = inkCanvas.getContext('2d')
  if (inkContext === null) throw new Error('no 2d context')
  const others = createInkLayer(othersCanvas)
  const own = createInkLayer(ownCanvas, { desynchronized: options.isLowLatency })
  const lasers = createLaserLayer(root)
  const ring = addFocusRing(root)
  element.append(root)

  let viewport = emptyViewport
  let frame = 0
  let isDirty = true
  let zoomRest: ReturnType<typeof setTimeout> | undefined
  let shown: { pageId: PageId; background: BoardPage['background'] } | null = null
  // The strokes that the rasterizer knows, by page.
  let mirrored = new Map<PageId, StrokeList>()
  const searches = new Map<number, (ids: readonly StrokeId[]) => void>()
  let nextSearch = 1

  let host = startHost()
  let tiles = createTileLayer((request) => host.post(request), markDirty)

  function startHost(): RasterHost {
    const createWorker = canRasterInWorker() ? options.createWorker : null
    if (createWorker === null) return rasterOnPage(onReply)
    try {
      return rasterInWorker(createWorker, onReply, fallBack)
    } catch {
      // A worker's script from another origin, such as a CDN, is refused at once.
      return rasterOnPage(onReply)
    }
  }

  // A worker may be forbidden by the host page's policy, or die. The page then does the same work in slices.
  function fallBack(): void {
    host.destroy()
    tiles.destroy()
    host = rasterOnPage(onReply)
    tiles = createTileLayer((request) => host.post(request), markDirty)
    mirrored = new Map()
    for (const onFound of searches.values()) onFound([])
    searches.clear()
    markDirty()
  }

  function onReply(reply: RasterReply): void {
    if (reply.type === 'rastered') return tiles.onRastered(reply)
    searches.get(reply.ref)?.(reply.strokeIds)
    searches.delete(reply.ref)
  }

  function search(pageId: PageId, sweep: Sweep, onFound: (ids: readonly StrokeId[]) => void): void {
    const ref = nextSearch++
    searches.set(ref, onFound)
    host.post({ type: 'hitTest', ref, pageId, sweep })
  }

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
    syncPages(page)
    const isSharp = tiles.prepare(page.id, viewport, zoomRest === undefined)
    if (shown?.pageId !== page.id || shown.background !== page.background) isDirty = true
    if (isDirty) drawPage(page)
    others.paint(scene.othersInk(page), viewport)
    own.paint(scene.ownInk(page), viewport)
    describe()
    if (scene.onFrame(now, isSharp)) requestFrame()
  }

  // Tells the rasterizer what changed on the shown page since it was last told.
  function syncPages(page: BoardPage): void {
    const before = mirrored.get(page.id) ?? []
    const hidden = scene.hiddenOn(page.id)
    const strokes = hidden.size === 0 ? page.strokes : eraseStrokes(page.strokes, hidden).list
    if (strokes !== before) {
      const diff = diffStrokes(before, strokes)
      mirrored.set(page.id, strokes)
      if (diff.removed.length > 0 || diff.inserted.length > 0) {
        tiles.edit(page.id, diff)
        isDirty = true
      }
    }
    const pageIds = scene.pageIds()
    for (const id of mirrored.keys()) {
      if (pageIds.has(id)) continue
      mirrored.delete(id)
      tiles.forget(id)
    }
  }

  function drawPage(page: BoardPage): void {
    isDirty = false
    shown = { pageId: page.id, background: page.background }
    const { density, left, top } = viewport
    const [width, height] = [Math.round(viewport.width * density), Math.round(viewport.height * density)]
    if (inkCanvas.width !== width) inkCanvas.width = width
    if (inkCanvas.height !== height) inkCanvas.height = height
    const scale = scaleOf(viewport) * density
    inkContext?.setTransform(1, 0, 0, 1, 0, 0)
    inkContext?.clearRect(0, 0, width, height)
    if (inkContext === null) return
    inkContext.setTransform(scale, 0, 0, scale, left * density, top * density)
    drawBackground(inkContext, page.background)
    inkContext.setTransform(1, 0, 0, 1, 0, 0)
    tiles.draw(inkContext, page.id, viewport)
  }

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
    lasers.destroy()
    tiles.destroy()
    host.destroy()
    root.remove()
  }

  return { root, lasers, search, requestFrame, focusByPointer, setViewport, getViewport: () => viewport, destroy }
}
export type BoardView = ReturnType<typeof createBoardView>

function addCanvas(root: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  })
  canvas.setAttribute('aria-hidden', 'true')
  root.append(canvas)
  return canvas
}

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
