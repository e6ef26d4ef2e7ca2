import type { UserId } from '../../core/room/ids.ts'
import type { Place } from '../../core/board/place.ts'
import { toElement, type Viewport } from '../viewport.ts'
import type { LaserLayer } from './laser-layer.ts'

/** Places are CSS pixels in the mounted element. */
export type LaserMove = { userId: UserId; x: number; y: number } | { userId: UserId; gone: true }

/** Draws the pointers of a page where the view shows it, and tells where they are. */
export const shownLasers = (
  viewport: () => Viewport | null,
  layer: () => LaserLayer | undefined,
  tell: (move: LaserMove) => void,
) => ({
  show(userId: UserId, place: Place): void {
    const shown = viewport()
    if (shown === null) return
    const { x, y } = toElement(shown, place)
    layer()?.show(userId, { x, y })
    tell({ userId, x, y })
  },
  hide(userId: UserId): void {
    layer()?.hide(userId)
    tell({ userId, gone: true })
  },
})
