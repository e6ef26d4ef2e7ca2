import { PAGE_HEIGHT, PAGE_WIDTH } from '../../core/board/board-types.ts'
import type { KnownElement } from '../../core/board/elements/element-types.ts'
import type { Place } from '../../core/board/place.ts'

/** The same element with its middle here, moved so far that all of it is on the page. */
export function placedAt<E extends KnownElement>(element: E, { x, y }: Place): E {
  const { width, height } = element.box
  const start = (middle: number, length: number, page: number) =>
    Math.max(0, Math.min(middle - length / 2, page - length))
  return { ...element, box: { x: start(x, width, PAGE_WIDTH), y: start(y, height, PAGE_HEIGHT), width, height } }
}
