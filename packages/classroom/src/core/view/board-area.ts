/** The page of a room with the bar of its tools. [R34] */
import { fitted, inner, type Rect } from './box.ts'
import type { DeviceClass } from './device-class.ts'
import type { RoomShape } from './room-shape.ts'

/** Tools, pages and zoom of the person who holds the pen. */
export const BOARD_BAR = 48
export const AROUND_BOARD = 4

export const aroundBoard = (device: DeviceClass) => (device === 'desk' || device === 'tablet' ? AROUND_BOARD : 0)
export const barHeightOf = ({ role, hasPen }: RoomShape) => (role === 'teacher' || hasPen ? BOARD_BAR : 0)

// The largest page of an area, with its bar at the area's foot; on phones and upright tablets right under the page.
export function boardIn({ shape, device }: { shape: RoomShape; device: DeviceClass }, area: Rect) {
  const barHeight = barHeightOf(shape)
  const forPage = inner({ ...area, height: Math.max(0, area.height - barHeight) }, aroundBoard(device))
  const isOnTop = device === 'upright' || device === 'portrait'
  const page = fitted(forPage)
  const content = isOnTop ? { ...page, y: forPage.y } : page
  const barY = isOnTop ? content.y + content.height : area.y + area.height - barHeight
  const boardBar = barHeight === 0 ? null : { ...area, y: barY, height: barHeight }
  return { content, isThumbnail: false, boardBar, large: [] as readonly Rect[] }
}
