import type { PageId, StrokeId } from '../../core/board/board-types.ts'
import { PAGE_HEIGHT, PAGE_WIDTH } from '../../core/board/board-types.ts'
import type { Bounds, InkContext } from '../ink/draw-ink.ts'
import type { boundsOfPainted, Painted, unpack } from '../elements/painted.ts'
import { touches } from '../ink/touches.ts'
import type { RasterArea, RasterReply, RasterRequest } from './raster-protocol.ts'
import { packStrokes } from './raster-protocol.ts'
import type { StrokeDiff } from '../ink/stroke-diff.ts'
import { createTileCache, TILE_SIZE } from './tile-cache.ts'
import type { Tile } from './tile-cache.ts'
import type { Viewport } from '../viewport.ts'
import { scaleOf } from '../viewport.ts'

const MAX_ASKED = 4
// More changes than these at once, and drawing whole tiles anew in the worker is cheaper than mending them here.
const MAX_STAMPS = 64
const MAX_PATCHES = 64

/** Draws elements on the page itself. A board that nobody writes on does without its code. */
export interface Painter {
  unpack: typeof unpack
  paint(ctx: InkContext, painted: Painted): void
  boundsOfPainted: typeof boundsOfPainted
}

// Ink that went onto ready tiles here, and that an image asked for earlier cannot know.
interface Stamp {
  edit: number
  pageId: PageId
  id: StrokeId
  painted: Painted
  bounds: Bounds
}

/**
 * The committed ink on the screen: square images of the page at device resolution, made by a rasterizer elsewhere.
 * A new stroke is stamped onto the images that are here; what goes away or comes in between has its rectangle
 * drawn again.
 * @param post reaches the rasterizer, which answers in order
 * @param onChange something new can be shown
 * @param painter null has every change drawn by the rasterizer
 */
export function createTileLayer(post: (request: RasterRequest) => void, onChange: () => void, painter: Painter | null) {
  const cache = createTileCache()
  const asked = new Map<number, { tile: Tile; area: RasterArea; edit: number }>()
  let stamps: Stamp[] = []
  let nextRef = 1
  let edits = 0
  // Device pixels per page pixel of the tiles being made; 0 before the first.
  let rasterScale = 0
  let visible: ReadonlySet<Tile> = new Set()

  // Brings the drawing of a page up to date. Call with every difference, in order.
  function edit(pageId: PageId, diff: StrokeDiff): void {
    edits++
    post({
      type: 'edit',
      pageId,
      removed: diff.removed.map(({ id }) => id),
      inserted: packStrokes(diff.inserted),
    })
    const gone = new Set(diff.removed.map(({ id }) => id))
    if (gone.size > 0) stamps = stamps.filter(({ id }) => !gone.has(id))
    if (painter && diff.isAppend && diff.inserted.length <= MAX_STAMPS) stampAll(painter, pageId, diff)
    else if (painter && diff.removed.length + diff.inserted.length <= MAX_PATCHES) patchAll(painter, pageId, diff)
    else for (const tile of cache.ofPage(pageId)) tile.isStale = true
  }

  function stampAll({ unpack, boundsOfPainted }: Painter, pageId: PageId, { inserted }: StrokeDiff): void {
    for (const { stroke } of inserted) {
      const painted = unpack(stroke)
      if (painted === null) continue
      const stamp = { edit: edits, pageId, id: stroke.id, painted, bounds: boundsOfPainted(painted) }
      if (asked.size > 0) stamps.push(stamp)
      for (const tile of cache.ofPage(pageId)) if (tile.hasContent) drawStamp(tile, stamp)
    }
  }

  function drawStamp(tile: Tile, { painted, bounds }: Stamp): void {
    if (!touches(bounds, boundsOfTile(tile))) return
    const ctx = cache.contextOf(tile)
    ctx.setTransform(tile.scale, 0, 0, tile.scale, -tile.column * TILE_SIZE, -tile.row * TILE_SIZE)
    painter?.paint(ctx, painted)
  }

  function patchAll({ unpack, boundsOfPainted }: Painter, pageId: PageId, diff: StrokeDiff): void {
    const changed = [...diff.removed, ...diff.inserted.map(({ stroke }) => stroke)].flatMap((stroke) => {
      const painted = unpack(stroke)
      return painted === null ? [] : [boundsOfPainted(painted)]
    })
    for (const tile of cache.ofPage(pageId)) {
      const area = areaWithin(tile, changed)
      if (area === null) continue
      if (visible.has(tile)) ask(tile, area)
      else cache.remove(tile)
    }
  }

  function ask(tile: Tile, area: RasterArea): void {
    const ref = nextRef++
    asked.set(ref, { tile, area, edit: edits })
    post({ type: 'raster', ref, pageId: tile.pageId, area })
  }

  function onRastered({ ref, image }: Extract<RasterReply, { type: 'rastered' }>): void {
    const request = asked.get(ref)
    asked.delete(ref)
    if (request !== undefined && cache.has(request.tile)) showImage(request, image)
    if (image instanceof ImageBitmap) image.close()
    if (asked.size === 0) stamps = []
    onChange()
  }

  function showImage(
    { tile, area, edit }: { tile: Tile; area: RasterArea; edit: number },
    image: ImageBitmap | HTMLCanvasElement | null,
  ): void {
    const isWhole = area.width === TILE_SIZE && area.height === TILE_SIZE
    if (isWhole) tile.isAsked = false
    if (isWhole && image === null) cache.blank(tile)
    else {
      const ctx = cache.contextOf(tile)
      ctx.setTransform(1, 0, 0, 1, -tile.column * TILE_SIZE, -tile.row * TILE_SIZE)
      ctx.clearRect(area.x, area.y, area.width, area.height)
      if (image !== null) ctx.drawImage(image, area.x, area.y)
    }
    tile.hasContent ||= isWhole
    for (const stamp of stamps) {
      if (stamp.edit > edit && stamp.pageId === tile.pageId) drawStampWithin(tile, area, stamp)
    }
  }

  // Only inside `area`: outside it the stamp is on the tile already, and twice would thicken its edges.
  function drawStampWithin(tile: Tile, area: RasterArea, stamp: Stamp): void {
    const ctx = cache.contextOf(tile)
    ctx.save()
    ctx.setTransform(1, 0, 0, 1, -tile.column * TILE_SIZE, -tile.row * TILE_SIZE)
    ctx.beginPath()
    ctx.rect(area.x, area.y, area.width, area.height)
    ctx.clip()
    drawStamp(tile, stamp)
    ctx.restore()
  }

  /**
   * Asks for what the viewport needs, the middle first, at most `MAX_ASKED` tiles at a time; then for the ring
   * around it, so that panning finds tiles ready.
   * @param isSettled false while zooming: the tiles that are here are shown scaled
   * @returns whether everything in view is sharp
   */
  function prepare(pageId: PageId, viewport: Viewport, isSettled: boolean): boolean {
    const scale = scaleOf(viewport) * viewport.density
    if (scale === 0) return false
    if (isSettled || rasterScale === 0) rasterScale = scale
    const inView = tilesIn(pageId, viewport, 0)
    visible = new Set(inView)
    const missing = inView.filter(needsRaster)
    const isSharp = rasterScale === scale && inView.every((tile) => tile.hasContent && !tile.isStale && !tile.isAsked)
    if (isSharp) cache.dropOtherScales(rasterScale)
    const wanted = missing.length > 0 || !isSharp ? missing : tilesIn(pageId, viewport, 1).filter(needsRaster)
    let free = MAX_ASKED - [...asked.values()].filter(({ tile }) => tile.isAsked).length
    for (const tile of wanted) {
      if (free-- <= 0) break
      tile.isAsked = true
      tile.isStale = false
      ask(tile, areaOf(tile))
    }
    cache.trim(visible, viewport.density)
    return isSharp
  }

  const needsRaster = (tile: Tile) => !tile.isAsked && (!tile.hasContent || tile.isStale)

  // Tiles at `rasterScale` under the viewport and `ring` more around, the middle first.
  function tilesIn(pageId: PageId, viewport: Viewport, ring: number): Tile[] {
    const { density, width, height } = viewport
    const ratio = rasterScale / (scaleOf(viewport) * density)
    const [left, top] = [-viewport.left * density * ratio, -viewport.top * density * ratio]
    const range = (start: number, length: number, page: number) => ({
      first: Math.max(Math.floor(start / TILE_SIZE) - ring, 0),
      last: Math.min(Math.ceil((start + length) / TILE_SIZE) + ring, Math.ceil((page * rasterScale) / TILE_SIZE)) - 1,
    })
    const columns = range(left, width * density * ratio, PAGE_WIDTH)
    const rows = range(top, height * density * ratio, PAGE_HEIGHT)
    const tiles: Tile[] = []
    for (let row = rows.first; row <= rows.last; row++) {
      for (let column = columns.first; column <= columns.last; column++) {
        tiles.push(cache.get(pageId, rasterScale, column, row))
      }
    }
    const middle = { column: (columns.first + columns.last) / 2, row: (rows.first + rows.last) / 2 }
    const distance = (tile: Tile) => Math.hypot(tile.column - middle.column, tile.row - middle.row)
    return tiles.sort((a, b) => distance(a) - distance(b))
  }

  /** @param ctx in device pixels of the element */
  function draw(ctx: CanvasRenderingContext2D, pageId: PageId, viewport: Viewport): void {
    const scale = scaleOf(viewport) * viewport.density
    for (const tile of visible) {
      if (tile.pageId !== pageId) continue
      if (tile.hasContent) drawTile(ctx, tile, viewport, scale)
      else drawStandIn(ctx, tile, viewport, scale)
    }
  }

  // Until a tile is made, tiles of another scale show the same place, less sharp.
  function drawStandIn(ctx: CanvasRenderingContext2D, tile: Tile, viewport: Viewport, scale: number): void {
    const others = [...cache.ofPage(tile.pageId)].filter(
      (other) => other.hasContent && other.scale !== tile.scale && touches(boundsOfTile(other), boundsOfTile(tile)),
    )
    const standInScale = others[0]?.scale
    if (standInScale === undefined) return
    ctx.save()
    ctx.beginPath()
    const { x, y, width, height } = placeOf(tile, viewport, scale)
    ctx.rect(x, y, width, height)
    ctx.clip()
    for (const other of others) if (other.scale === standInScale) drawTile(ctx, other, viewport, scale)
    ctx.restore()
  }

  function drawTile(ctx: CanvasRenderingContext2D, tile: Tile, viewport: Viewport, scale: number): void {
    if (tile.canvas === null) return
    const { x, y, width, height } = placeOf(tile, viewport, scale)
    ctx.drawImage(tile.canvas, x, y, width, height)
  }

  // A picture arrived: what was drawn before shows a blank in its place.
  function redraw(): void {
    for (const tile of cache.all()) tile.isStale = true
  }

  function forget(pageId: PageId): void {
    post({ type: 'forget', pageId })
    for (const tile of cache.ofPage(pageId)) cache.remove(tile)
  }

  /** True while pieces of tiles in view are being drawn anew. */
  const isMending = () => [...asked.values()].some(({ tile }) => visible.has(tile))

  return { edit, forget, redraw, prepare, draw, isMending, onRastered, destroy: cache.clear }
}

// Edges are rounded one by one, so that scaled neighbours meet without a seam.
function placeOf({ scale: tileScale, column, row }: Tile, { left, top, density }: Viewport, scale: number) {
  const size = (TILE_SIZE * scale) / tileScale
  const edge = (start: number, index: number) => Math.round(start * density + index * size)
  const [x, y] = [edge(left, column), edge(top, row)]
  return { x, y, width: edge(left, column + 1) - x, height: edge(top, row + 1) - y }
}

const areaOf = ({ scale, column, row }: Tile): RasterArea => ({
  scale,
  x: column * TILE_SIZE,
  y: row * TILE_SIZE,
  width: TILE_SIZE,
  height: TILE_SIZE,
})

const boundsOfTile = ({ scale, column, row }: Tile): Bounds => ({
  minX: (column * TILE_SIZE) / scale,
  minY: (row * TILE_SIZE) / scale,
  maxX: ((column + 1) * TILE_SIZE) / scale,
  maxY: ((row + 1) * TILE_SIZE) / scale,
})

// The part of the tile that encloses what changed, on whole device pixels; null if nothing did.
function areaWithin(tile: Tile, changed: readonly Bounds[]): RasterArea | null {
  const within = boundsOfTile(tile)
  const inside = changed.filter((bounds) => touches(bounds, within))
  if (inside.length === 0) return null
  const whole = areaOf(tile)
  const left = Math.max(Math.floor(Math.min(...inside.map(({ minX }) => minX)) * tile.scale), whole.x)
  const top = Math.max(Math.floor(Math.min(...inside.map(({ minY }) => minY)) * tile.scale), whole.y)
  const right = Math.min(Math.ceil(Math.max(...inside.map(({ maxX }) => maxX)) * tile.scale), whole.x + TILE_SIZE)
  const bottom = Math.min(Math.ceil(Math.max(...inside.map(({ maxY }) => maxY)) * tile.scale), whole.y + TILE_SIZE)
  if (right <= left || bottom <= top) return null
  return { scale: tile.scale, x: left, y: top, width: right - left, height: bottom - top }
}
