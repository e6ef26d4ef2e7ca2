import { PAGE_HEIGHT, PAGE_WIDTH } from './board-types.ts'
import type { Box } from './place.ts'

interface Size {
  width: number
  height: number
}

/** The largest box of this shape inside another, in its middle. */
export function fitted({ width, height }: Size, into: Box, max = Number.POSITIVE_INFINITY): Box {
  const scale = Math.min(into.width / width, into.height / height, max)
  const [fittedWidth, fittedHeight] = [width * scale, height * scale]
  return {
    x: into.x + (into.width - fittedWidth) / 2,
    y: into.y + (into.height - fittedHeight) / 2,
    width: fittedWidth,
    height: fittedHeight,
  }
}

export const WHOLE_PAGE: Box = { x: 0, y: 0, width: PAGE_WIDTH, height: PAGE_HEIGHT }

// A picture that is put onto a page leaves room to write beside it.
const INSERTED_SHARE = 0.6

/** Returns the place of a picture that is put on a page: no larger than it is, and on the page. */
export function insertedBox(size: Size, middle = { x: PAGE_WIDTH / 2, y: PAGE_HEIGHT / 2 }): Box {
  const [width, height] = [PAGE_WIDTH * INSERTED_SHARE, PAGE_HEIGHT * INSERTED_SHARE]
  const box = fitted(size, { x: middle.x - width / 2, y: middle.y - height / 2, width, height }, 1)
  return { ...box, x: within(box.x, PAGE_WIDTH - box.width), y: within(box.y, PAGE_HEIGHT - box.height) }
}

const within = (value: number, max: number) => Math.max(0, Math.min(value, max))
