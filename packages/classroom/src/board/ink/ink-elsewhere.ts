/** Notices what others write where this person does not look: beside the view, or on the page that they have left. [R82] */
import type { Place } from '../../core/board/place.ts'
import type { UserId } from '../../core/room/ids.ts'
import type { RoomEvent } from '../../core/room/room-types.ts'
import type { BoardMarker } from '../../ports/board-engine.ts'
import { frameOf, unpack } from '../elements/painted.ts'
import { toElement, toPage, type Viewport } from '../viewport.ts'

/** A mark that is not followed goes after so long. */
export const MARK_MS = 20_000
// CSS pixels from the edge of the view.
const INSET = 28

export interface ElsewhereWorld {
  me(): UserId | undefined
  getViewport(): Viewport | null
  shownPageId(): string
  currentPageId(): string
  isFollowing(): boolean
  onChange(): void
}

export function createInkElsewhere(world: ElsewhereWorld) {
  let hasNewInk = false
  let mark: { by: UserId; pageId: string; at: Place } | null = null
  let expiry: ReturnType<typeof setTimeout> | undefined
  let told: { mark: object; viewport: Viewport; marker: BoardMarker } | null = null

  function receive(event: RoomEvent): void {
    if (event.by === world.me()) return
    if (event.type === 'board.pageTurned') return void (world.isFollowing() || tellOfInk())
    if (event.type !== 'board.strokeAdded' && event.type !== 'board.elementAdded') return
    const isHere = event.pageId === world.shownPageId()
    if (!isHere && event.pageId !== world.currentPageId()) return
    if (!isHere) return tellOfInk()
    const at = middleOf(event.bytes)
    if (at === null || isInView(at)) return
    if (!world.isFollowing()) return tellOfInk()
    mark = { by: event.author, pageId: event.pageId, at }
    clearTimeout(expiry)
    expiry = setTimeout(forget, MARK_MS)
    world.onChange()
  }

  function tellOfInk(): void {
    hasNewInk = true
    world.onChange()
  }

  function isInView(at: Place): boolean {
    const viewport = world.getViewport()
    if (viewport === null || viewport.width === 0) return true
    const [from, to] = [toPage(viewport, { x: 0, y: 0 }), toPage(viewport, { x: viewport.width, y: viewport.height })]
    return at.x >= from.x && at.x <= to.x && at.y >= from.y && at.y <= to.y
  }

  /** The view or the page is another: what has come into view needs no mark. */
  function refresh(): void {
    if (world.isFollowing()) hasNewInk = false
    if (mark !== null && (mark.pageId !== world.shownPageId() || isInView(mark.at))) clear()
  }

  function clear(): void {
    clearTimeout(expiry)
    mark = null
  }

  function forget(): void {
    clear()
    world.onChange()
  }

  /** The same object as long as nothing changes. */
  function marker(): BoardMarker | null {
    const viewport = world.getViewport()
    if (mark === null || viewport === null) return null
    if (told?.mark === mark && told.viewport === viewport) return told.marker
    const shown = { by: mark.by, ...atTheEdge(viewport, toElement(viewport, mark.at)) }
    told = { mark, viewport, marker: shown }
    return shown
  }

  return { receive, refresh, marker, place: () => mark?.at ?? null, hasNewInk: () => hasNewInk, destroy: clear }
}

function middleOf(bytes: Uint8Array): Place | null {
  const painted = unpack({ bytes })
  const frame = painted && frameOf(painted)
  const [from, , to] = frame ?? []
  return from && to ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : null
}

function atTheEdge({ width, height }: Viewport, { x, y }: Place): Omit<BoardMarker, 'by'> {
  const within = (value: number, end: number) => Math.min(Math.max(value, INSET), Math.max(end - INSET, INSET))
  const [dx, dy] = [x - width / 2, y - height / 2]
  const isAside = Math.abs(dx) / width > Math.abs(dy) / height
  const direction = isAside ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down'
  return { x: within(x, width), y: within(y, height), degrees: (Math.atan2(dy, dx) / Math.PI) * 180, direction }
}
