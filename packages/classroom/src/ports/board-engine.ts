/** Draws the board. The local adapter is ours; TIW can stand in its place. */
import type { UserId } from '../core/room/ids.ts'
import type { PageId } from '../core/board/board-types.ts'
import type { RefusalCode } from '../core/room/room-types.ts'

export type BoardTool = 'pen' | 'eraser' | 'laser' | 'hand'
export interface BoardPen {
  /** #rrggbb */
  color: string
  /** Logical pixels of a 1280 × 720 page, 1..40. */
  width: number
}
export interface BoardEngineState {
  tool: BoardTool
  pen: BoardPen
  /** 1 fits the page into the view. */
  zoom: number
  /** True when everything in view is drawn and sharp. False at first, and for moments while parts are drawn anew. */
  isReady: boolean
  /** Local strokes that the authority has not confirmed yet. */
  unconfirmed: number
}
export interface BoardEngine {
  getState(): BoardEngineState
  subscribe(listener: () => void): () => void
  /** Puts the board into `element` and keeps it fitted. Returns unmount: no listener, worker or timer stays. */
  mount(element: HTMLElement): () => void
  setTool(tool: BoardTool): void
  setPen(pen: Partial<BoardPen>): void
  setZoom(zoom: number): void
  /** Follows the room's current page unless told otherwise. */
  showPage(pageId: PageId | null): void
  /** PNG of one page. @throws {RoomRefusal} `no-such-page` */
  exportPage(pageId: PageId, options?: { width?: number }): Promise<Blob>
  /** Laser pointers, for labels on top of the board. Places are CSS pixels in the mounted element. */
  onLaser(
    listener: (laser: { userId: UserId; x: number; y: number } | { userId: UserId; gone: true }) => void,
  ): () => void
  /** Something we drew, erased or undid was refused; it has vanished from the board. */
  onRefused(listener: (code: RefusalCode) => void): () => void
  destroy(): void
}
