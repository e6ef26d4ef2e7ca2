/** Writes and reads the small parts of an element. Numbers are LEB128, signed ones zig-zag; text is UTF-8. */
import type { Box } from '../place.ts'

/** Steps of one page pixel. */
const PX_STEPS = 16
// Four pages to every side: what runs off the edge is kept, nonsense is not.
const PX_LIMIT = 4 * 1_280

export class ByteWriter {
  readonly #bytes: number[] = []

  byte(...values: readonly number[]): this {
    for (const value of values) this.#bytes.push(value & 255)
    return this
  }

  varint(value: number): this {
    let rest = value >>> 0
    while (rest > 127) {
      this.#bytes.push((rest & 127) | 128)
      rest >>>= 7
    }
    this.#bytes.push(rest)
    return this
  }

  /** Page pixels, rounded to 1/16. */
  px(value: number): this {
    const steps = Math.round(Math.min(Math.max(value, -PX_LIMIT), PX_LIMIT) * PX_STEPS)
    return this.varint((steps << 1) ^ (steps >> 31))
  }

  box({ x, y, width, height }: Box): this {
    return this.px(x).px(y).px(width).px(height)
  }

  /** @param color #rrggbb */
  color(color: string): this {
    const rgb = Number.parseInt(color.slice(1, 7), 16)
    return this.byte(rgb >> 16, rgb >> 8, rgb)
  }

  text(text: string): this {
    const bytes = new TextEncoder().encode(text)
    this.varint(bytes.length)
    for (const byte of bytes) this.#bytes.push(byte)
    return this
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}

/** Reads what `ByteWriter` wrote. After bytes that do not fit, `isBroken` is true and everything reads as nothing. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at: number
  isBroken = false

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  /** True when everything was read and fitted. */
  get isWhole(): boolean {
    return !this.isBroken && this.#at === this.#bytes.length
  }

  byte(): number {
    const value = this.#bytes[this.#at++]
    if (value === undefined) this.isBroken = true
    return value ?? 0
  }

  varint(): number {
    let value = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte()
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
    this.isBroken = true
    return 0
  }

  px(): number {
    const steps = this.varint()
    const value = ((steps >>> 1) ^ -(steps & 1)) / PX_STEPS
    if (Math.abs(value) > PX_LIMIT) this.isBroken = true
    return value
  }

  box(): Box {
    return { x: this.px(), y: this.px(), width: this.px(), height: this.px() }
  }

  color(): string {
    const hex = () => this.byte().toString(16).padStart(2, '0')
    return `#${hex()}${hex()}${hex()}`
  }

  /** @param max longest text, in UTF-16 units */
  text(max: number): string {
    const length = this.varint()
    const end = this.#at + length
    if (length > max * 3 || end > this.#bytes.length) {
      this.isBroken = true
      return ''
    }
    const text = readUtf8(this.#bytes.subarray(this.#at, end))
    this.#at = end
    if (text === null || text.length > max) this.isBroken = true
    return text ?? ''
  }

  /** The value of a byte; broken when there is none for it. */
  oneOf<const T>(values: readonly T[]): T {
    const value = values[this.byte()]
    if (value === undefined) this.isBroken = true
    return (value ?? values[0]) as T
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function readUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}
