import { createRequire } from 'node:module'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assign } from './assign.ts'
import { inCell, readCharacterStrokes, type StrokePoint } from './character-strokes.ts'
import { checkWriting } from './check-writing.ts'

const require = createRequire(import.meta.url)
// Of one to seventeen strokes, with all of their forms.
const CHARACTERS = [
  ...'一二人十口女山月心不水车五四中书九力飞马我你好他们是学习字国家老师朋友谢请说话写红绿蓝黑白饭菜茶谁飘新橘藏',
]
const mediansOf = (character: string) =>
  readCharacterStrokes(require(`hanzi-writer-data/${character}.json`))?.medians ?? []

/** Made-up hands: numbers between −1 and 1 that are the same in every run. */
function createHand(seed: number) {
  let state = seed
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 2_147_483_648 - 1
  }
  return (medians: readonly (readonly StrokePoint[])[], noise: number): StrokePoint[][] => {
    const [scaleX, scaleY] = [1 + 0.08 * noise * random(), 1 + 0.08 * noise * random()]
    const [moveX, moveY, turn] = [0.04 * noise * random(), 0.04 * noise * random(), 0.06 * noise * random()]
    return medians.map((median) => {
      const [ownX, ownY] = [0.012 * noise * random(), 0.012 * noise * random()]
      return median.map((point): StrokePoint => {
        const [x, y] = inCell(point)
        const [dx, dy] = [(x - 0.5) * scaleX, (y - 0.5) * scaleY]
        const wobble = () => 0.008 * noise * random()
        return [
          0.5 + dx * Math.cos(turn) - dy * Math.sin(turn) + moveX + ownX + wobble(),
          0.5 + dx * Math.sin(turn) + dy * Math.cos(turn) + moveY + ownY + wobble(),
        ]
      })
    })
  }
}
const share = (
  isFound: (medians: readonly (readonly StrokePoint[])[], hand: ReturnType<typeof createHand>) => boolean,
) => {
  const results = CHARACTERS.flatMap((character, i) => {
    const medians = mediansOf(character)
    return medians.length < 3 ? [] : [isFound(medians, createHand(i + 1))]
  })
  return results.filter(Boolean).length / results.length
}
const kindsOf = (...given: Parameters<typeof checkWriting>) => checkWriting(...given).map(({ kind }) => kind)

describe('the check of a written character', () => {
  it('[R71] accepts every character that is written as it is printed', () => {
    for (const character of CHARACTERS) {
      const medians = mediansOf(character)
      expect([
        character,
        checkWriting(
          medians,
          medians.map((median) => median.map(inCell)),
        ),
      ]).toEqual([character, []])
    }
  })

  it('[R71] accepts an unsteady hand, and one that writes small and beside the middle', () => {
    expect(share((medians, hand) => checkWriting(medians, hand(medians, 1)).length === 0)).toBe(1)
    expect(share((medians, hand) => checkWriting(medians, hand(medians, 2)).length === 0)).toBeGreaterThanOrEqual(0.97)
  })

  it('[R71] names a stroke that is missing, and one that is too much', () => {
    const without = share((medians, hand) => kindsOf(medians, hand(medians, 1).slice(0, -1)).includes('missing'))
    const twice = share((medians, hand) => {
      const written = hand(medians, 1)
      return kindsOf(medians, [...written, written[0] as StrokePoint[]]).includes('extra')
    })
    expect([without, twice]).toEqual([1, 1])
  })

  it('[R71] names a stroke that goes the wrong way', () => {
    const found = share((medians, hand) => {
      const written = hand(medians, 1)
      return checkWriting(medians, [(written[0] as StrokePoint[]).toReversed(), ...written.slice(1)]).some(
        (fault) => fault.kind === 'direction' && fault.stroke === 0,
      )
    })
    expect(found).toBeGreaterThanOrEqual(0.97)
  })

  it('[R71] names the stroke that came too early', () => {
    const found = share((medians, hand) => {
      const [first, second, ...rest] = hand(medians, 1) as [StrokePoint[], StrokePoint[], ...StrokePoint[][]]
      return checkWriting(medians, [second, first, ...rest]).some(
        (fault) => fault.kind === 'order' && fault.stroke === 1 && fault.written === 0,
      )
    })
    // Two strokes of the same form side by side look the same in either order.
    expect(found).toBeGreaterThanOrEqual(0.95)
  })

  it('[R71] names a stroke of another form', () => {
    const found = share((medians, hand) => {
      const written = hand(medians, 1)
      const longest = written.map((line) => line.length).indexOf(Math.max(...written.map((line) => line.length)))
      const bent = (written[longest] as StrokePoint[]).map(([x, y]): StrokePoint => [0.5 + (y - 0.5), 0.5 - (x - 0.5)])
      return checkWriting(medians, written.with(longest, bent)).length > 0
    })
    expect(found).toBeGreaterThanOrEqual(0.95)
  })

  it('[R71] an empty cell misses every stroke, and scribble never throws', () => {
    expect(kindsOf(mediansOf('人'), [])).toEqual(['missing', 'missing'])
    const line = fc.array(fc.tuple(fc.double({ noNaN: true }), fc.double({ noNaN: true })), { maxLength: 5 })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (written) => {
        checkWriting(mediansOf('学'), written)
      }),
      { numRuns: 40 },
    )
  })
})

it('gives each row the column with which all of them are cheapest', () => {
  expect(
    assign([
      [4, 1, 3],
      [2, 0, 5],
      [3, 2, 2],
    ]),
  ).toEqual([1, 0, 2])
  expect(assign([[7]])).toEqual([0])
})
