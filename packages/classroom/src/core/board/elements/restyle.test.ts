import { describe, expect, it } from 'vitest'
import { testStroke } from '../../../../test/test-stroke.ts'
import { decodeStroke } from '../stroke-codec.ts'
import { decodeElement, encodeElement } from './element-codec.ts'
import { restyled, styleOf } from './restyle.ts'

const box = { x: 10, y: 20, width: 120, height: 80 }
const shape = encodeElement({
  kind: 'shape',
  shape: 'ellipse',
  box,
  color: '#1f1f1f',
  fill: null,
  width: 4,
  dash: 'solid',
})
const arrow = encodeElement({
  kind: 'shape',
  shape: 'arrow',
  box,
  color: '#1f1f1f',
  fill: null,
  width: 4,
  dash: 'solid',
})
const clip = encodeElement({ kind: 'clip', box, media: 'sound', resourceId: 'res_1', title: '听力' })

describe('[R60] another look of an element', () => {
  it('ink keeps its points in another color and width', () => {
    const before = decodeStroke(testStroke())
    const changed = restyled(testStroke(), { color: '#d4380d', width: 14 })
    expect(decodeStroke(changed)).toEqual({ ...before, color: '#d4380d', width: 14 })
    expect(styleOf(changed)).toEqual({ color: '#d4380d', width: 14 })
  })

  it('a shape that is filled is filled with its new color, and one without an inside never is', () => {
    const filled = restyled(shape, { isFilled: true })
    expect(decodeElement(filled)).toMatchObject({ fill: '#1f1f1f40', color: '#1f1f1f', width: 4 })
    expect(decodeElement(restyled(filled, { color: '#23822f' }))).toMatchObject({ fill: '#23822f40', color: '#23822f' })
    expect(decodeElement(restyled(filled, { isFilled: false }))).toMatchObject({ fill: null })
    expect(restyled(arrow, { isFilled: true })).toBe(arrow)
    expect([styleOf(filled), styleOf(arrow)]).toEqual([
      { color: '#1f1f1f', width: 4, isFilled: true },
      { color: '#1f1f1f', width: 4 },
    ])
  })

  it('what has no color stays as it is, and so does what looks so already', () => {
    expect(restyled(clip, { color: '#d4380d', width: 8 })).toBe(clip)
    expect(restyled(shape, { color: '#1f1f1f', width: 4, isFilled: false })).toBe(shape)
    expect(restyled(Uint8Array.of(99, 1, 2), { color: '#d4380d' })).toEqual(Uint8Array.of(99, 1, 2))
    expect(styleOf(clip)).toEqual({})
  })
})
