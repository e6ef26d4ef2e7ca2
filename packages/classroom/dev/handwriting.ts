/** Holds the strokes that the teacher wrote before the scene begins: 你好 in two squares, and a red line under it. */
import { encodeStroke, POINT_STRIDE } from '../src/core/board/stroke-codec.ts'
import type { RoomCommand } from '../src/core/room/room-types.ts'

type Point = readonly [x: number, y: number]

// Corners of each stroke in a square of 100 × 100, in writing order.
const 你: readonly (readonly Point[])[] = [
  [
    [34, 8],
    [28, 24],
    [16, 42],
    [8, 52],
  ],
  [
    [24, 34],
    [24, 60],
    [24, 92],
  ],
  [
    [52, 8],
    [48, 22],
    [38, 38],
  ],
  [
    [48, 24],
    [66, 24],
    [86, 24],
    [82, 32],
    [76, 38],
  ],
  [
    [64, 38],
    [64, 62],
    [64, 86],
    [60, 92],
    [52, 86],
  ],
  [
    [52, 52],
    [46, 64],
    [38, 76],
  ],
  [
    [76, 50],
    [84, 62],
    [90, 74],
  ],
]
const 好: readonly (readonly Point[])[] = [
  [
    [26, 12],
    [20, 36],
    [12, 58],
    [26, 70],
    [42, 86],
  ],
  [
    [40, 36],
    [34, 58],
    [24, 76],
    [8, 90],
  ],
  [
    [6, 38],
    [26, 36],
    [46, 34],
  ],
  [
    [56, 18],
    [72, 18],
    [88, 18],
    [80, 28],
    [70, 38],
  ],
  [
    [70, 38],
    [72, 60],
    [72, 84],
    [66, 92],
    [58, 86],
  ],
  [
    [50, 54],
    [72, 52],
    [94, 52],
  ],
]
const underline: readonly Point[] = [
  [0, 0],
  [60, 8],
  [130, 11],
  [200, 8],
  [250, 0],
]

// Eight points between two corners, pressed harder in the middle.
function inked(corners: readonly Point[], place: (point: Point) => Point): Float32Array {
  const points = corners.flatMap((corner, index) => {
    const next = corners[index + 1]
    if (!next) return [corner]
    return Array.from({ length: 8 }, (_, step): Point => {
      const share = step / 8
      return [corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share]
    })
  })
  const flat = new Float32Array(points.length * POINT_STRIDE)
  points.forEach((point, index) => {
    const [x, y] = place(point)
    flat.set([x, y, 0.4 + 0.3 * Math.sin((index / points.length) * Math.PI), index * 12], index * POINT_STRIDE)
  })
  return flat
}

export function handwriting(pageId: string, ink = '#1f1f1f'): readonly RoomCommand[] {
  let strokeNo = 0
  const write = (
    corners: readonly Point[],
    color: string,
    width: number,
    place: (point: Point) => Point,
  ): RoomCommand => ({
    type: 'board.addStroke',
    pageId,
    strokeId: `written-${++strokeNo}`,
    bytes: encodeStroke({ tool: 'pen', color, width, points: inked(corners, place) }),
  })
  const square =
    (left: number) =>
    ([x, y]: Point): Point => [left + x * 2.6, 150 + y * 2.6]
  return [
    ...你.map((corners) => write(corners, ink, 12, square(330))),
    ...好.map((corners) => write(corners, ink, 12, square(690))),
    write(underline, '#d4380d', 8, ([x, y]) => [330 + x * 2.5, 470 + y * 1.5]),
  ]
}
