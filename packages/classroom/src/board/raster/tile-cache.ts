import type { PageId } from '../../core/board/board-types.ts'

/** Device pixels. */
export const TILE_SIZE = 512
const TILE_BYTES = TILE_SIZE * TILE_SIZE * 4
// At one device pixel per CSS pixel; a denser screen needs its square.
const MAX_BYTES = 64 * 1024 * 1024
const MAX_POOLED = 12

export interface Tile {
  pageId: PageId
  /** Device pixels per page pixel. */
  scale: number
  column: number
  row: number
  /** Null: no ink here (or none yet). */
  canvas: HTMLCanvasElement | null
  hasContent: boolean
  isStale: boolean
  isAsked: boolean
}

/** Tiles by place, least recently needed first. Canvases of dropped tiles are used again: making them is slow. */
export function createTileCache() {
  const tiles = new Map<string, Tile>()
  const pool: HTMLCanvasElement[] = []

  const keyOf = ({ pageId, scale, column, row }: Pick<Tile, 'pageId' | 'scale' | 'column' | 'row'>) =>
    `${pageId}/${scale}/${column}/${row}`

  function get(pageId: PageId, scale: number, column: number, row: number): Tile {
    const place = { pageId, scale, column, row }
    const key = keyOf(place)
    const tile = tiles.get(key) ?? { ...place, canvas: null, hasContent: false, isStale: false, isAsked: false }
    tiles.delete(key)
    tiles.set(key, tile)
    return tile
  }

  function* ofPage(pageId: PageId): Generator<Tile> {
    for (const tile of tiles.values()) if (tile.pageId === pageId) yield tile
  }

  function contextOf(tile: Tile): CanvasRenderingContext2D {
    tile.canvas ??= takeCanvas()
    const ctx = tile.canvas.getContext('2d')
    if (ctx === null) throw new Error('no 2d context')
    return ctx
  }

  function takeCanvas(): HTMLCanvasElement {
    const canvas = pool.pop() ?? document.createElement('canvas')
    // Setting the size clears the canvas, even to the same size.
    canvas.width = canvas.height = TILE_SIZE
    return canvas
  }

  function blank(tile: Tile): void {
    if (tile.canvas !== null && pool.length < MAX_POOLED) pool.push(tile.canvas)
    tile.canvas = null
  }

  function remove(tile: Tile): void {
    blank(tile)
    tiles.delete(keyOf(tile))
  }

  function dropOtherScales(scale: number): void {
    for (const tile of tiles.values()) if (tile.scale !== scale) remove(tile)
  }

  // Drops what was not needed longest until the rest fits.
  function trim(needed: ReadonlySet<Tile>, density: number): void {
    let bytes = [...tiles.values()].filter(({ canvas }) => canvas !== null).length * TILE_BYTES
    const limit = MAX_BYTES * Math.max(density * density, 1)
    if (bytes <= limit) return
    for (const tile of tiles.values()) {
      if (bytes <= limit) return
      if (needed.has(tile) || tile.canvas === null) continue
      remove(tile)
      bytes -= TILE_BYTES
    }
  }

  function clear(): void {
    tiles.clear()
    pool.length = 0
  }

  return {
    get,
    has: (tile: Tile) => tiles.get(keyOf(tile)) === tile,
    ofPage,
    all: () => tiles.values(),
    contextOf,
    blank,
    remove,
    dropOtherScales,
    trim,
    clear,
  }
}
