/** Strokes as data, and how they are drawn: for pages that write on something other than the room's board. */
export {
  decodeStroke,
  encodeStroke,
  POINT_STRIDE,
  type StrokeInk,
  type StrokeTool,
} from '../core/board/stroke-codec.ts'
export { simplifyStroke } from '../core/board/simplify-stroke.ts'
export { boundsOf, drawInk, type InkContext } from '../board/ink/draw-ink.ts'
export { type PointerSample, StrokeBuilder } from '../board/ink/stroke-builder.ts'
