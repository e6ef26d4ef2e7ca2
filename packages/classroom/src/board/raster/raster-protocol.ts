/** Defines the page's requests to the rasterizer, in order, and its replies. Everything can cross to a worker. */
import type { PageId, PlacedStroke, StrokeId } from '../../core/board/board-types.ts'
import type { Matrix } from '../../core/board/elements/matrix.ts'
import type { Place } from '../../core/board/place.ts'
import type { Sweep } from '../elements/ink-hit.ts'

/** Device pixels of a page drawn at `scale`. */
export interface RasterArea {
  scale: number
  x: number
  y: number
  width: number
  height: number
}

export type RasterRequest =
  | { type: 'edit'; pageId: PageId; removed: readonly StrokeId[]; inserted: PackedStrokes }
  | { type: 'forget'; pageId: PageId }
  /** The picture of a file is here, and in what is asked for from now on. */
  | { type: 'picture'; fileId: string; image: ImageBitmap }
  | { type: 'raster'; ref: number; pageId: PageId; area: RasterArea }
  | { type: 'hitTest'; ref: number; pageId: PageId; sweep: Sweep }
  /** What lies within a closed line, by its frame; answered like a `hitTest`. */
  | { type: 'findWithin'; ref: number; pageId: PageId; outline: readonly Place[] }

export type RasterReply =
  /** `image` is null where there is no ink. It shows the page as it was when the request was posted. */
  | { type: 'rastered'; ref: number; image: ImageBitmap | HTMLCanvasElement | null }
  | { type: 'hit'; ref: number; strokeIds: readonly StrokeId[] }

/**
 * Many strokes in three buffers. A stroke's own bytes are often a view into a whole keyframe, and posting the view
 * would copy the keyframe each time.
 */
export interface PackedStrokes {
  ids: readonly StrokeId[]
  /** Place of each stroke after the edit. */
  indexes: Uint32Array<ArrayBuffer>
  /** End of each stroke in `bytes`. */
  ends: Uint32Array<ArrayBuffer>
  bytes: Uint8Array<ArrayBuffer>
  /** How those lie that were moved, by their place in `ids`. */
  matrices: readonly (readonly [no: number, matrix: Matrix])[]
}

export function packStrokes(strokes: readonly PlacedStroke[]): PackedStrokes {
  const ends = new Uint32Array(strokes.length)
  let size = 0
  for (const [i, { stroke }] of strokes.entries()) ends[i] = size += stroke.bytes.length
  const bytes = new Uint8Array(size)
  for (const [i, { stroke }] of strokes.entries()) bytes.set(stroke.bytes, (ends[i] as number) - stroke.bytes.length)
  return {
    ids: strokes.map(({ stroke }) => stroke.id),
    indexes: Uint32Array.from(strokes, ({ index }) => index),
    ends,
    bytes,
    matrices: strokes.flatMap(({ stroke }, no) => (stroke.matrix === undefined ? [] : [[no, stroke.matrix] as const])),
  }
}

export function* unpackStrokes({ ids, indexes, ends, bytes, matrices }: PackedStrokes) {
  const lies = new Map(matrices)
  let start = 0
  for (const [i, id] of ids.entries()) {
    const end = ends[i] as number
    yield { id, index: indexes[i] as number, bytes: bytes.subarray(start, end), matrix: lies.get(i) }
    start = end
  }
}

export function transferables(message: RasterRequest | RasterReply): Transferable[] {
  if (message.type === 'edit') {
    return [message.inserted.indexes.buffer, message.inserted.ends.buffer, message.inserted.bytes.buffer]
  }
  return message.type === 'rastered' && message.image instanceof ImageBitmap ? [message.image] : []
}
