import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeElement, encodeElement, isValidElement } from './element-codec.ts'
import {
  ALIGNS,
  DASHES,
  ElementFormat,
  GRIDS,
  type KnownElement,
  RUBY_MAX_BYTES,
  SHAPES,
  TEXT_MAX_LENGTH,
  type TextElement,
} from './element-types.ts'

const px = fc.integer({ min: -20_000, max: 40_000 }).map((steps) => steps / 16)
const side = fc.integer({ min: 0, max: 20_480 }).map((steps) => steps / 16)
const box = fc.record({ x: px, y: px, width: side, height: side })
const hex = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`)
const alpha = fc.integer({ min: 1, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
const resourceId = fc.constantFrom('res_8f2k1', 'A-z_9')
const share = fc.integer({ min: 0, max: 127 }).map((value) => value / 255)
const words = fc.constantFrom('我们学习', 'a\nb\tc', '', '漢字 🙂 x'.repeat(20))
const of = <K extends KnownElement['kind']>(
  kind: K,
  fields: {
    [F in keyof Omit<Extract<KnownElement, { kind: K }>, 'kind'>]: fc.Arbitrary<NonNullable<
      Extract<KnownElement, { kind: K }>[F]
    > | null>
  },
) => fc.record({ kind: fc.constant(kind), ...fields }) as unknown as fc.Arbitrary<KnownElement>

const element: fc.Arbitrary<KnownElement> = fc.oneof(
  of('shape', {
    shape: fc.constantFrom(...SHAPES),
    box,
    color: hex,
    fill: fc.option(fc.tuple(hex, alpha).map(([color, opacity]) => color + opacity)),
    width: fc.integer({ min: 1, max: 255 }).map((quarters) => quarters / 4),
    dash: fc.constantFrom(...DASHES),
  }),
  words.chain((text) =>
    of('text', {
      box,
      size: fc.integer({ min: 32, max: 800 }).map((quarters) => quarters / 4),
      color: hex,
      align: fc.constantFrom(...ALIGNS),
      isList: fc.boolean(),
      hasToneColors: fc.boolean(),
      text: fc.constant(text),
      ruby: fc
        .uniqueArray(fc.nat(Math.max(text.length - 1, 0)), { maxLength: text.length })
        .map((starts) =>
          text === '' ? [] : starts.toSorted((a, b) => a - b).map((start) => ({ start, length: 1, pinyin: 'xué' })),
        ),
    }),
  ),
  of('picture', {
    box,
    resourceId,
    crop: fc.record({ left: share, top: share, right: share, bottom: share }),
    alt: fc.constantFrom('', '市场的照片'),
  }),
  of('clip', { box, media: fc.constantFrom('sound', 'film'), resourceId, title: fc.constantFrom('', '听力 3') }),
  of('hanziCard', {
    box,
    text: fc.constantFrom('学', '我们一起学习'),
    grid: fc.constantFrom(...GRIDS),
    hasPinyin: fc.boolean(),
  }),
  of('hanziCard', {
    box,
    text: fc.constant('学〇'),
    grid: fc.constantFrom(...GRIDS),
    hasPinyin: fc.boolean(),
    readings: fc.constant([
      { pinyin: 'xué', strokes: 8 },
      { pinyin: '', strokes: 0 },
    ]),
  }),
  of('gridCell', {
    box,
    grid: fc.constantFrom(...GRIDS),
    columns: fc.integer({ min: 1, max: 12 }),
    rows: fc.integer({ min: 1, max: 12 }),
    hasPinyin: fc.boolean(),
    color: hex,
  }),
)

const text = (change: Partial<TextElement>): TextElement => ({
  kind: 'text',
  box: { x: 10, y: 20, width: 300, height: 60 },
  size: 32,
  color: '#1f1f1f',
  align: 'left',
  isList: false,
  hasToneColors: true,
  text: '学习',
  ruby: [{ start: 0, length: 1, pinyin: 'xué' }],
  ...change,
})

describe('[R60] an element as bytes', () => {
  it('any element is read as it was written', () => {
    fc.assert(
      fc.property(element, (one) => {
        expect(decodeElement(encodeElement(one))).toEqual(one)
      }),
      { numRuns: 300 },
    )
  })

  it('any bytes are an element, ink or opaque, and never throw', () => {
    const formats = fc.constantFrom(...Object.values(ElementFormat), 0, 8, 255)
    fc.assert(
      fc.property(formats, fc.uint8Array({ maxLength: 80 }), (format, rest) => {
        const one = decodeElement(Uint8Array.of(format, ...rest))
        expect(one === null).toBe(format === ElementFormat.ink)
      }),
      { numRuns: 2_000 },
    )
  })

  it('an element with a byte too few or too many is opaque, and the authority does not take it', () => {
    fc.assert(
      fc.property(element, (one) => {
        const bytes = encodeElement(one)
        expect(isValidElement(bytes)).toBe(true)
        expect(isValidElement(bytes.slice(0, -1))).toBe(false)
        expect(decodeElement(Uint8Array.of(...bytes, 0))).toEqual({ kind: 'opaque', box: expect.anything() })
      }),
      { numRuns: 50 },
    )
  })

  it('a format of a later version is opaque, and its box is known', () => {
    const bytes = encodeElement(text({}))
    bytes[0] = 99
    expect(decodeElement(bytes)).toEqual({ kind: 'opaque', box: { x: 10, y: 20, width: 300, height: 60 } })
    expect(isValidElement(bytes)).toBe(false)
  })

  it('a text has at most 2,000 characters and 8 KB of pinyin', () => {
    const ruby = (count: number) =>
      Array.from({ length: count }, (_, start) => ({ start, length: 1, pinyin: 'zhuàng' }))
    const full = '学'.repeat(TEXT_MAX_LENGTH)
    expect(isValidElement(encodeElement(text({ text: full, ruby: [] })))).toBe(true)
    expect(isValidElement(encodeElement(text({ text: `${full}学`, ruby: [] })))).toBe(false)
    expect(isValidElement(encodeElement(text({ text: full, ruby: ruby(RUBY_MAX_BYTES / 16) })))).toBe(true)
    expect(isValidElement(encodeElement(text({ text: full, ruby: ruby(RUBY_MAX_BYTES / 12) })))).toBe(false)
  })

  it.each([
    ['text with a control character', text({ text: 'a\u0007b', ruby: [] })],
    ['pinyin beside the text', text({ ruby: [{ start: 1, length: 2, pinyin: 'x' }] })],
    ['text of no size', text({ size: 0 })],
    ['text of negative width', text({ box: { x: 0, y: 0, width: -4, height: 10 } })],
  ])('%s is not taken', (_what, one) => {
    expect(isValidElement(encodeElement(one))).toBe(false)
  })

  it('a shape takes 20 bytes', () => {
    const bytes = encodeElement({
      kind: 'shape',
      shape: 'rectangle',
      box: { x: 200, y: 300, width: 120, height: 60 },
      color: '#d4380d',
      fill: null,
      width: 2,
      dash: 'solid',
    })
    expect(bytes.length).toBeLessThanOrEqual(20)
  })
})
