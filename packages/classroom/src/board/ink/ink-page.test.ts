import { describe, expect, it } from 'vitest'
import { encodeStroke } from '../../core/board/stroke-codec.ts'
import { hitTest } from '../hit-test.ts'
import { InkPage } from './ink-page.ts'

const line = (id: string, index: number, ...[x0, y0, x1, y1]: [number, number, number, number]) => ({
  id,
  index,
  bytes: encodeStroke({
    tool: 'pen',
    color: '#000000',
    width: 4,
    points: Float32Array.of(x0, y0, 0.5, 0, x1, y1, 0.5, 100),
  }),
})
const nothing = new Set<string>()
const everywhere = { minX: 0, minY: 0, maxX: 1280, maxY: 720 }
const idsOf = (strokes: readonly { id: string }[]) => strokes.map(({ id }) => id)

function pageOf(...strokes: ReturnType<typeof line>[]): InkPage {
  const page = new InkPage()
  page.edit(nothing, strokes)
  return page
}

describe('a page of ink', () => {
  it('finds the strokes near a place, each once, in drawing order', () => {
    const page = pageOf(
      line('far', 0, 900, 600, 950, 650),
      line('long', 1, 0, 0, 1280, 720),
      line('near', 2, 5, 5, 9, 9),
    )
    expect(idsOf(page.find({ minX: 0, minY: 0, maxX: 200, maxY: 200 }))).toEqual(['long', 'near'])
    expect(idsOf(page.find(everywhere))).toEqual(['far', 'long', 'near'])
  })

  it('forgets removed strokes and puts others between the rest', () => {
    const page = pageOf(line('a', 0, 0, 0, 9, 9), line('b', 1, 0, 0, 9, 9), line('c', 2, 0, 0, 9, 9))
    page.edit(new Set(['b']), [line('x', 0, 0, 0, 9, 9), line('y', 2, 0, 0, 9, 9), line('z', 4, 0, 0, 9, 9)])
    expect(idsOf(page.find(everywhere))).toEqual(['x', 'a', 'y', 'c', 'z'])
  })

  it('keeps ink that runs off the page within reach', () => {
    expect(
      idsOf(pageOf(line('off', 0, -300, -300, -200, -200)).find({ minX: -250, minY: -250, maxX: -240, maxY: -240 })),
    ).toEqual(['off'])
  })
})

describe('the eraser', () => {
  const page = pageOf(line('across', 0, 100, 100, 300, 100), line('below', 1, 100, 140, 300, 140))
  const sweep = (...[x0, y0, x1, y1]: [number, number, number, number]) => hitTest(page, { x0, y0, x1, y1, radius: 5 })

  it.each<[name: string, hit: string[], way: [number, number, number, number]]>([
    ['touching the ink', ['across'], [200, 106, 200, 106]],
    ['crossing two strokes in one quick move', ['across', 'below'], [200, 50, 200, 300]],
    ['passing by', [], [200, 110, 200, 130]],
    ['beyond the end', [], [309, 100, 400, 100]],
    ['along the line', ['below'], [50, 140, 400, 141]],
  ])('%s hits %j', (_, hit, way) => {
    expect(sweep(...way)).toEqual(hit)
  })
})
