import { describe, expect, it } from 'vitest'
import { piecesOf } from '../../core/board/cut-stroke.ts'
import { decodeElement, encodeElement } from '../../core/board/elements/element-codec.ts'
import type { ShapeElement, ShapeName, TextElement } from '../../core/board/elements/element-types.ts'
import { applied, moveBy } from '../../core/board/elements/matrix.ts'
import { decodeStroke, encodeStroke, POINT_STRIDE } from '../../core/board/stroke-codec.ts'
import { toneOf } from '../../core/board/elements/fonts.ts'
import { isTouched, unpack } from '../elements/painted.ts'
import { layoutText } from '../elements/text-layout.ts'
import { pasteCommands } from './clipboard.ts'
import { eraseAlong, keptRanges, nothingErased } from './cut-ranges.ts'
import { mayMeanShape } from './pen-rest.ts'
import { recognizeShape } from './recognize-shape.ts'
import { isInside, resizing, turning } from './selection-geometry.ts'
import { createShapeTool, shapeBetween, styled } from './shape-tool.ts'

const pen = { color: '#1f1f1f', width: 4 }
const pointsOf = (places: readonly (readonly [number, number])[]) =>
  Float32Array.from(places.flatMap(([x, y], i) => [x, y, 0.5, i * 8]))
/** A hand that draws from place to place, in steps. */
const drawn = (...corners: readonly (readonly [number, number])[]) =>
  pointsOf(
    corners.flatMap(([x, y], i) => {
      const [nextX, nextY] = corners[i + 1] ?? [x, y]
      return Array.from(
        { length: 10 },
        (_, step) => [x + ((nextX - x) * step) / 10, y + ((nextY - y) * step) / 10] as const,
      )
    }),
  )
const circle = pointsOf(
  Array.from({ length: 40 }, (_, i) => [300 + 80 * Math.cos(i / 6.2), 300 + 60 * Math.sin(i / 6.2)] as const),
)

describe('a pen that rests', () => {
  it.each<[ShapeName | undefined, Float32Array]>([
    ['line', drawn([100, 100], [300, 140])],
    ['rectangle', drawn([100, 100], [300, 100], [300, 220], [100, 220], [102, 106])],
    ['triangle', drawn([200, 100], [300, 260], [100, 260], [196, 104])],
    ['ellipse', circle],
    [undefined, drawn([100, 100], [300, 300], [100, 300], [300, 100])],
    [undefined, drawn([100, 100], [104, 104])],
  ])('means %s', (shape, points) => {
    expect(recognizeShape(points, pen)?.shape).toBe(shape)
  })
})

it('a pen that rests means a shape on plain paper, and none with a brush or on paper for characters', () => {
  const plain = { background: 'white' } as const
  const exercise = { background: 'tianzige' } as const
  expect([mayMeanShape(plain, 'round'), mayMeanShape(plain, 'brush'), mayMeanShape(exercise, 'round')]).toEqual([
    true,
    false,
    false,
  ])
})

describe('the shape tool', () => {
  it('draws between two places, whichever way the hand went', () => {
    const { box } = shapeBetween('rectangle', pen, { x: 300, y: 200 }, { x: 100, y: 250 }, false)
    expect(box).toEqual({ x: 100, y: 200, width: 200, height: 50 })
  })

  it('with Shift makes sides equal, and keeps a line to steps of 15°', () => {
    expect(shapeBetween('ellipse', pen, { x: 0, y: 0 }, { x: 100, y: 40 }, true).box).toMatchObject({
      width: 100,
      height: 100,
    })
    expect(shapeBetween('line', pen, { x: 0, y: 0 }, { x: 100, y: 4 }, true).box.height).toBeCloseTo(0)
  })

  it('fills what has an inside, and draws its line as it was chosen', () => {
    const at = { x: 0, y: 0 }
    const end = { x: 90, y: 60 }
    const style = { isFilled: true, dash: 'dotted' } as const
    const shapeStyle = (name: ShapeName) => styled(shapeBetween(name, pen, at, end, false), style)
    expect(shapeStyle('rectangle')).toMatchObject({ fill: `${pen.color}40`, dash: 'dotted' })
    expect(shapeStyle('arrow')).toMatchObject({ fill: null, dash: 'dotted' })
  })

  it('keeps fill and line through a drag', () => {
    const finished: ShapeElement[] = []
    const tool = createShapeTool((_, shape) => finished.push(shape))
    tool.begin('page-1', { x: 0, y: 0 }, { shape: 'ellipse', pen, shapeStyle: { isFilled: true, dash: 'dashed' } })
    tool.move({ x: 80, y: 40 }, false)
    tool.end()
    expect(finished).toMatchObject([{ dash: 'dashed', fill: `${pen.color}40`, box: { width: 80, height: 40 } }])
  })

  it('puts a shape down by a press alone', () => {
    expect(shapeBetween('rectangle', pen, { x: 10, y: 10 }, { x: 11, y: 10 }, false).box.width).toBeGreaterThan(40)
  })
})

describe('the point eraser', () => {
  const bytes = encodeStroke({ tool: 'pen', ...pen, points: drawn([100, 100], [300, 100]) })
  const ink = decodeStroke(bytes)
  if (ink === null) throw new Error('no ink')

  it('[R61] leaves what it did not pass over, and the pieces lie where the stroke lay', () => {
    const erased = nothingErased(ink)
    const sweep = { x0: 200, y0: 80, x1: 200, y1: 120, radius: 10 }
    expect(eraseAlong(ink, erased, sweep)).toBe(true)
    expect(eraseAlong(ink, erased, sweep)).toBe(false)
    const pieces = piecesOf({ id: 'a', author: 'li', bytes }, keptRanges(erased) ?? [], 'cut', 0) ?? []
    const edges = pieces.map((piece) => {
      const points = decodeStroke(piece.bytes)?.points ?? new Float32Array()
      return [points[0], points.at(-POINT_STRIDE)]
    })
    expect(edges).toHaveLength(2)
    // The eraser's radius and half the width of the line.
    expect(edges[0]?.[1]).toBeCloseTo(188, -0.5)
    expect(edges[1]?.[0]).toBeCloseTo(212, -0.5)
  })

  it('[R61] leaves a stroke beside it alone', () => {
    const erased = nothingErased(ink)
    expect(eraseAlong(ink, erased, { x0: 200, y0: 200, x1: 220, y1: 200, radius: 20 })).toBe(false)
    expect(keptRanges(erased)).toBeNull()
  })
})

describe('a selection', () => {
  const frame = { x: 100, y: 100, width: 200, height: 100 }

  it('grows from the corner that is opposite, and keeps its proportion unless it is free', () => {
    const kept = resizing(frame, 'se', { x: 500, y: 210 }, false)
    expect(applied(kept, { x: 100, y: 100 })).toEqual({ x: 100, y: 100 })
    expect(applied(kept, { x: 300, y: 200 })).toEqual({ x: 500, y: 300 })
    expect(applied(resizing(frame, 'nw', { x: 200, y: 150 }, true), { x: 100, y: 100 })).toEqual({ x: 200, y: 150 })
  })

  it('is never squeezed to nothing', () => {
    const { x, y } = applied(resizing(frame, 'se', { x: -900, y: -900 }, true), { x: 300, y: 200 })
    expect([x, y]).toEqual([expect.closeTo(110, 0), expect.closeTo(105, 0)])
  })

  it('turns about its middle', () => {
    const { x, y } = applied(turning(frame, { x: 400, y: 150 }, false), { x: 200, y: 100 })
    expect([x, y]).toEqual([expect.closeTo(250, 0), expect.closeTo(150, 0)])
  })

  it('is made by a line around, of any form', () => {
    const corner = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 40 },
      { x: 40, y: 40 },
      { x: 40, y: 100 },
      { x: 0, y: 100 },
    ]
    expect([isInside({ x: 20, y: 80 }, corner), isInside({ x: 80, y: 80 }, corner)]).toEqual([true, false])
  })

  it('that is large is pasted in parts that each fit into a frame', () => {
    const bytes = new Uint8Array(1_000)
    const strokes = Array.from({ length: 90 }, (_, i) => ({ id: `s${i}`, author: 'li', bytes }))
    const commands = pasteCommands(strokes, 'page-1', 1)
    expect(commands.map(({ items }) => items.length)).toEqual([40, 40, 10])
    expect(commands[0]?.items[0]?.matrix).toEqual(moveBy(24, 24))
  })
})

describe('a text', () => {
  const text = (change: Partial<TextElement> = {}): TextElement => ({
    kind: 'text',
    box: { x: 0, y: 0, width: 100, height: 40 },
    size: 20,
    color: '#1f1f1f',
    align: 'left',
    isList: false,
    hasToneColors: true,
    text: '我们学习',
    ruby: [],
    ...change,
  })
  // As wide as it has characters.
  const measure = (words: string, kind: 'text' | 'pinyin') => [...words].length * (kind === 'text' ? 20 : 9)
  const linesOf = (element: TextElement) =>
    layoutText(element, measure).lines.map(({ parts }) => parts.map((part) => part.text).join(''))

  it('breaks between characters and between words, never within a word', () => {
    expect(linesOf(text({ text: '我们学习中文好' }))).toEqual(['我们学习中', '文好'])
    expect(linesOf(text({ text: 'go home now', box: { x: 0, y: 0, width: 150, height: 40 } }))).toEqual([
      'go home',
      'now',
    ])
    expect(linesOf(text({ text: '一\n二', isList: true }))).toEqual(['• 一', '• 二'])
  })

  it('keeps a character and its pinyin together, and makes room for both', () => {
    const ruby = [{ start: 0, length: 1, pinyin: 'zhuàng' }]
    const [line] = layoutText(text({ ruby }), measure).lines
    expect(line?.parts[0]).toMatchObject({ text: '我', pinyin: 'zhuàng', width: 63 })
    expect(layoutText(text({ ruby }), measure).height).toBeGreaterThan(layoutText(text(), measure).height)
  })

  it.each([
    ['mā', 1],
    ['lǘ', 2],
    ['hǎo', 3],
    ['shì', 4],
    ['ma', 0],
  ])('%s has tone %i', (syllable, tone) => {
    expect(toneOf(syllable)).toBe(tone)
  })
})

describe('what an eraser touches', () => {
  const rectangle = encodeElement(shapeBetween('rectangle', pen, { x: 100, y: 100 }, { x: 300, y: 200 }, false))
  const at = (x: number, y: number) => ({ x0: x, y0: y, x1: x, y1: y, radius: 4 })
  const touches = (x: number, y: number, matrix = moveBy(0, 0)) => {
    const painted = unpack({ bytes: rectangle, matrix })
    return painted !== null && isTouched(painted, at(x, y))
  }

  it('is the line of a shape, not what it encloses, where it lies now', () => {
    expect([touches(100, 150), touches(200, 150)]).toEqual([true, false])
    expect([touches(100, 150, moveBy(50, 0)), touches(150, 150, moveBy(50, 0))]).toEqual([false, true])
  })

  it('is nothing of an element that is broken', () => {
    expect(decodeElement(Uint8Array.of(9))).toEqual({ kind: 'opaque', box: null })
    const painted = unpack({ bytes: Uint8Array.of(9) })
    expect(painted && isTouched(painted, at(0, 0))).toBe(false)
  })
})
