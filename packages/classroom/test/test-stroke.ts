import { encodeStroke } from '../src/core/board/stroke-codec.ts'

/** A short valid stroke; `shift` px to the right makes it another one. */
export const testStroke = (shift = 0): Uint8Array =>
  encodeStroke({
    tool: 'pen',
    color: '#1f6feb',
    width: 3,
    points: Float32Array.of(10 + shift, 10, 0.5, 0, 20 + shift, 24, 0.6, 8, 40 + shift, 30, 0.4, 16),
  })
