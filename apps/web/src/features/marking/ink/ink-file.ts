/**
 * The strokes of one photo as Base64, for `Annotation.ink`: each stroke is its length in two bytes, the lower one first,
 * and the bytes of the board's strokes. The photo's long side is 1280 pixels of them, whatever its size on the screen.
 */
import { annotationInkMax } from '@hwjy/sdk/limits'
import { decodeStroke, encodeStroke, type StrokeInk } from '@hwjy/classroom/ink'

export const LONG_SIDE = 1_280

export function readInk(ink: string): StrokeInk[] {
  const bytes = Uint8Array.from(atob(ink), (character) => character.charCodeAt(0))
  const strokes: StrokeInk[] = []
  for (let at = 0; at + 2 <= bytes.length; ) {
    const length = (bytes[at] as number) | ((bytes[at + 1] as number) << 8)
    const stroke = decodeStroke(bytes.subarray(at + 2, at + 2 + length))
    if (stroke) strokes.push(stroke)
    at += 2 + length
  }
  return strokes
}

/** Null where the strokes would be longer than one photo may have. */
export function writeInk(strokes: readonly StrokeInk[]): string | null {
  const parts = strokes.flatMap((stroke) => {
    const bytes = encodeStroke(stroke)
    return [Uint8Array.of(bytes.length & 255, bytes.length >> 8), bytes]
  })
  let text = ''
  for (const part of parts) for (const byte of part) text += String.fromCharCode(byte)
  const ink = btoa(text)
  return ink.length <= annotationInkMax ? ink : null
}
