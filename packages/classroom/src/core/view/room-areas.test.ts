import { describe, expect, it } from 'vitest'
import type { Rect } from './box.ts'
import { tilesIn } from './face-areas.ts'
import { areasOf } from './room-areas.ts'
import type { RoomAreas, RoomShape } from './room-shape.ts'

const room = (width: number, height: number, change: Partial<RoomShape> = {}): RoomAreas =>
  areasOf({
    box: { width, height },
    role: 'teacher',
    hasPen: true,
    layout: 'board',
    panel: false,
    faces: 30,
    ...change,
  })
const student = { role: 'student', hasPen: false } as const

/** Passes within 2 % of the measure that was meant. */
function expectSize(rect: { width: number; height: number } | undefined | null, width: number, height: number) {
  expect(Math.abs((rect?.width ?? 0) / width - 1), `${rect?.width} for ${width}`).toBeLessThan(0.02)
  expect(Math.abs((rect?.height ?? 0) / height - 1), `${rect?.height} for ${height}`).toBeLessThan(0.02)
}

describe('[R34] the page of the board', () => {
  it.each([
    [1920, 1080, {}, 1642, 924],
    [1920, 1080, { panel: null }, 1552, 873],
    [1920, 1080, student, 1704, 958],
    [1920, 1080, { zoomed: 'content' }, 1920, 1080],
    [1366, 768, {}, 1088, 612],
    [1366, 768, { panel: null }, 1038, 583],
    [1366, 768, student, 1150, 646],
    [1280, 800, { faces: 5 }, 1064, 598],
    [1280, 800, {}, 1008, 567],
    [1280, 800, { panel: null }, 952, 535],
    [1280, 800, student, 1064, 598],
    [1280, 800, { zoomed: 'content' }, 1280, 720],
    [1024, 768, {}, 931, 524],
    [1024, 768, { panel: null }, 931, 524],
    [1024, 768, student, 1016, 571],
    [1024, 768, { zoomed: 'content' }, 1024, 576],
    [768, 1024, {}, 768, 432],
    [768, 1024, { panel: null }, 768, 432],
    [768, 1024, student, 768, 432],
    [390, 844, student, 390, 219],
    [390, 844, { ...student, zoomed: 'enlarged' }, 390, 460],
    [844, 390, student, 693, 389],
    [844, 390, { ...student, insets: { top: 0, right: 47, bottom: 21, left: 47 } }, 646, 363],
    [1920, 1080, { layout: 'split' }, 1260, 708],
    [1366, 768, { layout: 'split' }, 894, 502],
    [1280, 800, { layout: 'split' }, 837, 470],
    [844, 390, { ...student, layout: 'split' }, 557, 313],
  ] as const)('at %d × %d with %o is %d × %d', (width, height, change, pageWidth, pageHeight) => {
    expectSize(room(width, height, change as Partial<RoomShape>).content, pageWidth, pageHeight)
  })
})

describe('[R34] the tiles of faces', () => {
  it.each([
    [1920, 1080, {}, 264, 24, 124, 70],
    [1366, 768, {}, 264, 16, 124, 70],
    [1280, 800, { faces: 5 }, 208, 5, 200, 112],
    [1280, 800, {}, 264, 16, 124, 70],
    [1024, 768, {}, 1024, 6, 142, 80],
    [768, 1024, {}, 768, 4, 156, 88],
    [390, 844, student, 390, 3, 120, 68],
    [844, 390, student, 151, 2, 143, 80],
    [1920, 1080, { layout: 'gallery' }, 0, 25, 331, 186],
    [1366, 768, { layout: 'gallery' }, 0, 25, 220, 124],
    [1366, 768, { layout: 'gallery', cores: 4 }, 0, 16, 279, 157],
    [1280, 800, { layout: 'gallery' }, 0, 25, 232, 130],
    [1280, 800, { layout: 'gallery', cores: 4 }, 0, 16, 293, 165],
    [1024, 768, { layout: 'gallery' }, 0, 16, 246, 138],
    [768, 1024, { layout: 'gallery' }, 0, 15, 245, 138],
    [390, 844, { ...student, layout: 'gallery' }, 0, 12, 183, 103],
    [844, 390, { ...student, layout: 'gallery' }, 0, 6, 249, 140],
    [1920, 1080, { layout: 'split' }, 0, 21, 207, 116],
    [1366, 768, { layout: 'split' }, 0, 21, 144, 81],
    [1280, 800, { layout: 'split' }, 0, 24, 134, 76],
    [844, 390, { ...student, layout: 'split' }, 0, 6, 131, 74],
  ] as const)(
    'at %d × %d with %o lie in %d px, %d of %d × %d',
    (width, height, change, strip, count, tileWidth, tileHeight) => {
      const { faces } = room(width, height, change as Partial<RoomShape>)
      if (strip > 0) expectSize(faces && { width: faces.area.width, height: 1 }, strip, 1)
      expect(faces?.grid.capacity).toBe(count)
      expectSize(faces?.grid.tile, tileWidth, tileHeight)
    },
  )
})

it('[R34] the panel of an upright tablet lies under the page, 348 px high', () => {
  expectSize(room(768, 1024, { panel: null }).panel, 768, 348)
})

it.each([
  ['board', 104, 24],
  ['speaker', 104, 24],
  ['gallery', 64, 100],
  ['split', 200, 32],
] as const)('[R34] a phone on its side has room for time, signal and what runs: %s', (layout, width, height) => {
  const { top } = room(844, 390, { ...student, layout })
  expect(top?.width).toBeGreaterThanOrEqual(width)
  expect(top?.height).toBeGreaterThanOrEqual(height)
})

describe('[R34] in every box, layout, panel and number of faces', () => {
  const boxes = [
    [1920, 1080],
    [1366, 768],
    [1280, 800],
    [1024, 768],
    [768, 1024],
    [390, 844],
    [844, 390],
    [320, 568],
    [667, 375],
    [320, 256],
  ] as const
  const layouts = ['board', 'gallery', 'speaker', 'split'] as const
  const shapes = boxes.flatMap(([width, height]) =>
    layouts.flatMap((layout) =>
      [1, 2, 4, 8, 30].flatMap((faces) =>
        (['teacher', 'student'] as const).flatMap((role) =>
          ([false, null] as const).map((panel) => ({ width, height, layout, faces, role, panel }) as const),
        ),
      ),
    ),
  )

  it('no face is cut off, and no face lies on another, on the page or on the bar', () => {
    const faults = shapes.flatMap(({ width, height, ...shape }) => {
      const areas = room(width, height, { ...shape, hasPen: shape.role === 'teacher' })
      const { faces, large, content, bar } = areas
      const box = { x: 0, y: 0, width, height }
      const tiles = [...(faces ? tilesIn(faces, shape.faces - large.length) : []), ...large]
      // Beside an open panel the speaker leaves no strip for the small page, which then lies in a corner.
      const isCornered = areas.panel?.kind === 'side' && shape.layout === 'speaker'
      const found = tiles.flatMap((tile, index) => [
        ...(isInside(tile, box) ? [] : ['is cut']),
        ...(tiles.slice(index + 1).some((other) => doMeet(tile, other)) ? ['lies on another'] : []),
        ...(!isCornered && doMeet(tile, content) ? ['lies on the page'] : []),
        ...(bar && doMeet(tile, bar) ? ['lies on the bar'] : []),
      ])
      const isPage = content.width > 40 && isInside(content, box)
      return [...found, ...(isPage ? [] : ['page'])].map(
        (fault) => `${fault}: ${width} × ${height} ${JSON.stringify(shape)}`,
      )
    })
    expect(faults).toEqual([])
  })

  it('faces that are on no page have a pager', () => {
    const without = shapes.filter(({ width, height, ...shape }) => {
      const { faces, large } = room(width, height, { ...shape, hasPen: true })
      return faces !== null && faces.pager === null && shape.faces - large.length > faces.grid.capacity
    })
    expect(without).toEqual([])
  })
})

const NEARLY = 0.01
const isInside = (a: Rect, b: Rect) =>
  a.x >= b.x - NEARLY &&
  a.y >= b.y - NEARLY &&
  a.x + a.width <= b.x + b.width + NEARLY &&
  a.y + a.height <= b.y + b.height + NEARLY
const doMeet = (a: Rect, b: Rect) =>
  a.x + a.width > b.x + NEARLY &&
  b.x + b.width > a.x + NEARLY &&
  a.y + a.height > b.y + NEARLY &&
  b.y + b.height > a.y + NEARLY
