/**
 * An element beside ink as bytes. All begin alike, so that the place of one is known even in a version that cannot
 * draw it.
 *
 *     0      format: 2 shape, 3 text, 4 picture, 5 clip, 6 hanzi card, 7 grid cell
 *     1..    x, y, width, height, signed varints in 1/16 px
 *     then   shape      kind · line color 3 · fill RGBA · line width in 1/4 px · dash
 *            text       size varint in 1/4 px · color 3 · flags (1..2 align, 4 list, 8 tone colors) · text ·
 *                       ruby: count, then start after the end of the one before, length, pinyin
 *            picture    crop left, top, right, bottom in 1/255 · resource id · alternative text
 *            clip       0 sound, 1 film · resource id · title
 *            hanzi card grid · flags (1 pinyin, 2 readings) · text · of each character: pinyin, count of strokes
 *            grid cell  grid · columns · rows · flags (1 pinyin) · color 3
 *
 * A text is its length in bytes as a varint, then UTF-8.
 */
import type { Box } from '../place.ts'
import { ByteReader, ByteWriter } from './bytes.ts'
import {
  ALIGNS,
  ALT_MAX_LENGTH,
  type BoardElement,
  CELLS_MAX,
  type ClipElement,
  DASHES,
  ElementFormat,
  type GridCellElement,
  GRIDS,
  HANZI_MAX,
  type HanziCardElement,
  type HanziReading,
  type KnownElement,
  type PictureElement,
  type Ruby,
  RUBY_MAX_BYTES,
  type ShapeElement,
  SHAPES,
  STROKES_MAX,
  TEXT_MAX_LENGTH,
  TEXT_SIZES,
  type TextElement,
} from './element-types.ts'

const QUARTER = 4
const RESOURCE_ID = /^[A-Za-z0-9_-]{1,64}$/
// A database and a line of text take no other control characters.
const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

interface Codec<E extends KnownElement> {
  format: number
  write(writer: ByteWriter, element: E): void
  /** Null when what was read is not plausible. The reader says by itself when bytes are missing. */
  read(reader: ByteReader, box: Box): E | null
}
type Codecs = { readonly [K in KnownElement['kind']]: Codec<Extract<KnownElement, { kind: K }>> }

const codecs: Codecs = {
  shape: {
    format: ElementFormat.shape,
    write(writer, { shape, color, fill, width, dash }) {
      const alpha = fill === null ? 0 : Number.parseInt(fill.slice(7, 9), 16)
      writer
        .byte(SHAPES.indexOf(shape))
        .color(color)
        .color(fill ?? '#000000')
        .byte(alpha)
      writer.byte(Math.min(Math.max(Math.round(width * QUARTER), 1), 255), DASHES.indexOf(dash))
    },
    read(reader, box): ShapeElement | null {
      const shape = reader.oneOf(SHAPES)
      const color = reader.color()
      const fillColor = reader.color()
      const alpha = reader.byte()
      const width = reader.byte() / QUARTER
      const dash = reader.oneOf(DASHES)
      const isDirected = shape === 'line' || shape === 'arrow'
      if (width === 0 || (!isDirected && !isUpright(box))) return null
      const fill = alpha === 0 ? null : `${fillColor}${alpha.toString(16).padStart(2, '0')}`
      return { kind: 'shape', shape, box, color, fill, width, dash }
    },
  },
  text: {
    format: ElementFormat.text,
    write(writer, { size, color, align, isList, hasToneColors, text, ruby }) {
      writer.varint(Math.round(size * QUARTER)).color(color)
      writer.byte(ALIGNS.indexOf(align) | (isList ? 4 : 0) | (hasToneColors ? 8 : 0)).text(text)
      writeRuby(writer, ruby)
    },
    read(reader, box): TextElement | null {
      const size = reader.varint() / QUARTER
      const color = reader.color()
      const flags = reader.byte()
      const align = ALIGNS[flags & 3]
      const text = reader.text(TEXT_MAX_LENGTH)
      const ruby = readRuby(reader, text)
      if (align === undefined || flags > 15 || ruby === null || !LINES.test(text) || !isUpright(box)) return null
      if (size < TEXT_SIZES.min || size > TEXT_SIZES.max) return null
      const [isList, hasToneColors] = [(flags & 4) !== 0, (flags & 8) !== 0]
      return { kind: 'text', box, size, color, align, isList, hasToneColors, text, ruby }
    },
  },
  picture: {
    format: ElementFormat.picture,
    write(writer, { crop, resourceId, alt }) {
      const share = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 255)
      writer.byte(share(crop.left), share(crop.top), share(crop.right), share(crop.bottom)).text(resourceId).text(alt)
    },
    read(reader, box): PictureElement | null {
      const share = () => reader.byte() / 255
      const crop = { left: share(), top: share(), right: share(), bottom: share() }
      const resourceId = reader.text(64)
      const alt = reader.text(ALT_MAX_LENGTH)
      if (!RESOURCE_ID.test(resourceId) || !PLAIN.test(alt) || !isUpright(box)) return null
      if (crop.left + crop.right >= 1 || crop.top + crop.bottom >= 1) return null
      return { kind: 'picture', box, resourceId, crop, alt }
    },
  },
  clip: {
    format: ElementFormat.clip,
    write: (writer, { media, resourceId, title }) =>
      void writer
        .byte(media === 'film' ? 1 : 0)
        .text(resourceId)
        .text(title),
    read(reader, box): ClipElement | null {
      const media = reader.oneOf(['sound', 'film'] as const)
      const resourceId = reader.text(64)
      const title = reader.text(ALT_MAX_LENGTH)
      if (!RESOURCE_ID.test(resourceId) || !PLAIN.test(title) || !isUpright(box)) return null
      return { kind: 'clip', box, media, resourceId, title }
    },
  },
  hanziCard: {
    format: ElementFormat.hanziCard,
    write(writer, { grid, hasPinyin, text, readings }) {
      writer.byte(GRIDS.indexOf(grid), (hasPinyin ? 1 : 0) | (readings ? 2 : 0)).text(text)
      for (const { pinyin, strokes } of readings ?? []) writer.text(pinyin).byte(strokes)
    },
    read(reader, box): HanziCardElement | null {
      const grid = reader.oneOf(GRIDS)
      const flags = reader.byte()
      const text = reader.text(HANZI_MAX * 2)
      const count = [...text].length
      if (count < 1 || count > HANZI_MAX || flags > 3 || !PLAIN.test(text) || !isUpright(box)) return null
      const card = { kind: 'hanziCard', box, text, grid, hasPinyin: (flags & 1) !== 0 } as const
      if ((flags & 2) === 0) return card
      const readings = readReadings(reader, count)
      return readings && { ...card, readings }
    },
  },
  gridCell: {
    format: ElementFormat.gridCell,
    write: (writer, { grid, columns, rows, hasPinyin, color }) =>
      void writer.byte(GRIDS.indexOf(grid), columns, rows, hasPinyin ? 1 : 0).color(color),
    read(reader, box): GridCellElement | null {
      const grid = reader.oneOf(GRIDS)
      const [columns, rows] = [reader.byte(), reader.byte()]
      const hasPinyin = reader.oneOf([false, true])
      const color = reader.color()
      const isCount = (count: number) => count >= 1 && count <= CELLS_MAX
      if (!isCount(columns) || !isCount(rows) || !isUpright(box)) return null
      return { kind: 'gridCell', box, grid, columns, rows, hasPinyin, color }
    },
  },
}

/** @param element within the limits of `element-types.ts`; places are rounded to 1/16 px */
export function encodeElement(element: KnownElement): Uint8Array {
  const codec = codecs[element.kind] as Codec<KnownElement>
  const writer = new ByteWriter().byte(codec.format).box(element.box)
  codec.write(writer, element)
  return writer.done()
}

const byFormat = new Map(Object.values(codecs).map((codec) => [codec.format, codec as Codec<KnownElement>]))

/**
 * What the bytes of an element say; null for ink, which `decodeStroke` reads. A format that this version does not know,
 * and one that is broken, is opaque. Never throws.
 */
export function decodeElement(bytes: Uint8Array): BoardElement | null {
  const format = bytes[0]
  if (format === ElementFormat.ink) return null
  const reader = new ByteReader(bytes, 1)
  const box = reader.box()
  if (reader.isBroken) return { kind: 'opaque', box: null }
  const element = byFormat.get(format ?? 0)?.read(reader, box) ?? null
  return element !== null && reader.isWhole ? element : { kind: 'opaque', box: isUpright(box) ? box : null }
}

/** Known, whole and plausible. */
export function isValidElement(bytes: Uint8Array): boolean {
  const element = decodeElement(bytes)
  return element !== null && element.kind !== 'opaque'
}

const isUpright = ({ width, height }: Box) => width >= 0 && height >= 0

function writeRuby(writer: ByteWriter, ruby: readonly Ruby[]): void {
  writer.varint(ruby.length)
  let end = 0
  for (const { start, length, pinyin } of ruby) {
    writer
      .varint(start - end)
      .varint(length)
      .text(pinyin)
    end = start + length
  }
}

function readReadings(reader: ByteReader, count: number): readonly HanziReading[] | null {
  const readings: HanziReading[] = []
  for (let i = 0; i < count && !reader.isBroken; i++) {
    readings.push({ pinyin: reader.text(SYLLABLE_MAX_LENGTH), strokes: reader.byte() })
  }
  return readings.every(({ pinyin, strokes }) => PLAIN.test(pinyin) && strokes <= STROKES_MAX) ? readings : null
}

const SYLLABLE_MAX_LENGTH = 12
const PINYIN_MAX_LENGTH = 40

// Null when a part lies outside the text, or all of it weighs too much.
function readRuby(reader: ByteReader, text: string): readonly Ruby[] | null {
  const count = reader.varint()
  if (reader.isBroken || count > TEXT_MAX_LENGTH) return null
  const ruby: Ruby[] = []
  let end = 0
  let weight = 0
  for (let i = 0; i < count && !reader.isBroken; i++) {
    const start = end + reader.varint()
    const length = reader.varint()
    const pinyin = reader.text(PINYIN_MAX_LENGTH)
    weight += 2 + pinyin.length * 2
    end = start + length
    if (length === 0 || pinyin === '' || end > text.length || weight > RUBY_MAX_BYTES || !PLAIN.test(pinyin))
      return null
    ruby.push({ start, length, pinyin })
  }
  return ruby
}
