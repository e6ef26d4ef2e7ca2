import type { BoardPage, PageId, StrokeId, StrokeList } from '../../core/board/board-types.ts'
import type { Place } from '../../core/board/place.ts'
import type { Sweep } from '../elements/ink-hit.ts'
import type { createPictureList } from '../files/pictures.ts'
import { diffStrokes } from '../ink/stroke-diff.ts'
import type { Viewport } from '../viewport.ts'
import type { CreateWorker, RasterHost } from './raster-host.ts'
import { canRasterInWorker, rasterInWorker, rasterOnPage } from './raster-host.ts'
import type { RasterReply } from './raster-protocol.ts'
import { createTileLayer, type Painter } from './tile-layer.ts'

/** Keeps the rasterizer in step with the pages, draws its tiles, and asks it which strokes are at a place. */
export function createPageRaster(
  preferredWorker: CreateWorker | null,
  pictures: ReturnType<typeof createPictureList>,
  onChange: () => void,
  painter: Painter | null,
) {
  // The strokes that the rasterizer knows, by page.
  let mirrored = new Map<PageId, StrokeList>()
  // The state that the rasterizer was told last.
  let synced: { pageId: PageId; strokes: StrokeList; shown: StrokeList } | null = null
  const searches = new Map<number, (ids: readonly StrokeId[]) => void>()
  let nextSearch = 1
  // The pictures that the rasterizer has.
  let given = new Set<string>()
  let givenVersion = 0

  let host = startHost()
  const startTiles = () => createTileLayer((request) => host.post(request), onChange, painter)
  let tiles = startTiles()

  function startHost(): RasterHost {
    const createWorker = canRasterInWorker() ? preferredWorker : null
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
    tiles = startTiles()
    given = new Set()
    givenVersion = 0
    mirrored = new Map()
    synced = null
    for (const onFound of searches.values()) onFound([])
    searches.clear()
    onChange()
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

  function searchWithin(pageId: PageId, outline: readonly Place[], onFound: (ids: readonly StrokeId[]) => void): void {
    const ref = nextSearch++
    searches.set(ref, onFound)
    host.post({ type: 'findWithin', ref, pageId, outline })
  }

  /**
   * Tells the rasterizer what changed on the shown page since it was last told.
   * @param shown those of its strokes that are to be seen
   * @returns whether the page has to be drawn again
   */
  function sync(page: BoardPage, pageIds: ReadonlySet<PageId>, shown: StrokeList): boolean {
    givePictures()
    for (const id of mirrored.keys()) {
      if (pageIds.has(id)) continue
      mirrored.delete(id)
      tiles.forget(id)
    }
    const before = mirrored.get(page.id) ?? []
    if (synced?.strokes === page.strokes && synced.shown === shown && synced.pageId === page.id) return false
    synced = { pageId: page.id, strokes: page.strokes, shown }
    if (shown === before) return false
    const diff = diffStrokes(before, shown)
    mirrored.set(page.id, shown)
    if (diff.removed.length === 0 && diff.inserted.length === 0) return false
    tiles.edit(page.id, diff)
    return true
  }

  function givePictures(): void {
    if (pictures.version === givenVersion) return
    givenVersion = pictures.version
    for (const [fileId, image] of pictures.entries()) {
      if (given.has(fileId)) continue
      given.add(fileId)
      host.post({ type: 'picture', fileId, image })
    }
    tiles.redraw()
  }

  /** Whether strokes came or went since the rasterizer was last told. */
  const isBehind = ({ id, strokes }: BoardPage) => synced?.strokes !== strokes || synced.pageId !== id

  return {
    search,
    searchWithin,
    sync,
    isBehind,
    /** @returns whether everything in view is sharp */
    prepare: (pageId: PageId, viewport: Viewport, isResting: boolean) => tiles.prepare(pageId, viewport, isResting),
    isMending: () => tiles.isMending(),
    draw: (context: CanvasRenderingContext2D, pageId: PageId, viewport: Viewport) =>
      tiles.draw(context, pageId, viewport),
    destroy() {
      tiles.destroy()
      host.destroy()
    },
  }
}
