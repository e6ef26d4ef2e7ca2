/**
 * Frames of the ephemeral lane: a stroke while it is being drawn, and the laser pointer. Any frame may get lost, so
 * each one says all that is needed to go on from it. Little-endian.
 *
 *     live ink   0 kind · 1..3 stroke key · 4..5 page key · 6 tool, 0x80 when taken back · 7..9 colour ·
 *                10 width in 1/4 px · 11..12 index of the first point · then points as in `stroke-codec.ts`, but
 *                without times: the commit brings them
 *     view       0 kind · 1..2 page key · 3..4 x, 5..6 y, 7..8 width in whole px
 *     laser      0 kind · 1..2 page key · 3..4 x, 5..6 y in 1/16 px; the last four are missing when it is gone
 */
import { PAGE_HEIGHT, PAGE_WIDTH, type PageId, type StrokeId } from '../board/board-types.ts'
import {
  POINT_MAX_BYTES,
  POINT_SCALE,
  POINT_STRIDE,
  PointWriter,
  readPoints,
  STROKE_TOOLS,
  toColor,
} from '../board/stroke-codec.ts'
import type { StrokeInk, StrokeTool } from '../board/stroke-codec.ts'
import { FrameKind } from './live-protocol.ts'

export interface LiveInk {
  /** `strokeKey` of the id under which the stroke will be committed. */
  strokeKey: number
  pageKey: number
  tool: StrokeTool
  color: string
  width: number
  /** Index of the first of `points` within the whole stroke. */
  first: number
  /** New points only, flat as in `StrokeInk`, all times 0. Empty when taken back. */
  points: Float32Array
  /** The writer gave this stroke up: it will not be committed. */
  isTakenBack: boolean
}
export type Laser = { pageKey: number; x: number; y: number } | { pageKey: number; isGone: true }

const HEADER_BYTES = 13
const LASER_BYTES = 7
const KEY_MASK = 0xffffff
const TAKEN_BACK = 0x80

/** @param first index of the first point to send; everything from there to the end of `ink.points` goes out */
export function encodeLiveInk(strokeId: StrokeId, pageId: PageId, ink: StrokeInk, first: number): Uint8Array {
  const count = ink.points.length / POINT_STRIDE - first
  const bytes = new Uint8Array(HEADER_BYTES + count * POINT_MAX_BYTES)
  const rgb = Number.parseInt(ink.color.slice(1), 16)
  writeKeys(bytes, strokeId, pageId)
  bytes.set([STROKE_TOOLS.indexOf(ink.tool), rgb >> 16, rgb >> 8, rgb, Math.round(ink.width * 4), first, first >> 8], 6)
  const writer = new PointWriter(bytes, HEADER_BYTES, false)
  for (let at = first * POINT_STRIDE; at < ink.points.length; at += POINT_STRIDE) writer.write(ink.points, at)
  return bytes.slice(0, writer.offset)
}

export function encodeTakenBack(strokeId: StrokeId, pageId: PageId): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES)
  writeKeys(bytes, strokeId, pageId)
  bytes[6] = TAKEN_BACK
  return bytes
}

function writeKeys(bytes: Uint8Array, strokeId: StrokeId, pageId: PageId): void {
  const [stroke, page] = [strokeKey(strokeId), pageKey(pageId)]
  bytes.set([FrameKind.liveInk, stroke, stroke >> 8, stroke >> 16, page, page >> 8])
}

/** Null for anything but a whole live ink frame. Never throws. */
export function decodeLiveInk(frame: Uint8Array): LiveInk | null {
  if (frame[0] !== FrameKind.liveInk || frame.length < HEADER_BYTES) return null
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength)
  const flags = view.getUint8(6)
  const tool = STROKE_TOOLS[flags & ~TAKEN_BACK]
  const isTakenBack = (flags & TAKEN_BACK) !== 0
  const points = isTakenBack ? new Float32Array() : readPoints(frame, HEADER_BYTES, false)
  if (tool === undefined || points === null) return null
  return {
    strokeKey: view.getUint32(1, true) & KEY_MASK,
    pageKey: view.getUint16(4, true),
    tool,
    color: toColor(frame, 7),
    width: view.getUint8(10) / 4,
    first: view.getUint16(11, true),
    points,
    isTakenBack,
  }
}

/** @param at page pixels; null when the pointer left */
export function encodeLaser(pageId: PageId, at: { x: number; y: number } | null): Uint8Array {
  const bytes = new Uint8Array(at === null ? 3 : LASER_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, FrameKind.laser)
  view.setUint16(1, pageKey(pageId), true)
  if (at !== null) {
    view.setInt16(3, Math.round(at.x * POINT_SCALE), true)
    view.setInt16(5, Math.round(at.y * POINT_SCALE), true)
  }
  return bytes
}

/** Null for anything but a laser frame. Never throws. */
export function decodeLaser(frame: Uint8Array): Laser | null {
  if (frame[0] !== FrameKind.laser || (frame.length !== 3 && frame.length !== LASER_BYTES)) return null
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength)
  const page = view.getUint16(1, true)
  if (frame.length === 3) return { pageKey: page, isGone: true }
  return { pageKey: page, x: view.getInt16(3, true) / POINT_SCALE, y: view.getInt16(5, true) / POINT_SCALE }
}

const VIEW_BYTES = 9

export interface LiveView {
  pageKey: number
  /** The middle of what is looked at, and its width, in whole page pixels. */
  x: number
  y: number
  w: number
}

export function encodeView(pageId: PageId, { x, y, w }: Omit<LiveView, 'pageKey'>): Uint8Array {
  const bytes = new Uint8Array(VIEW_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, FrameKind.view)
  for (const [i, value] of [pageKey(pageId), x, y, w].entries()) view.setUint16(1 + 2 * i, value, true)
  return bytes
}

/** Null for anything but a whole frame of a view that lies on a page. Never throws. */
export function decodeView(frame: Uint8Array): LiveView | null {
  if (frame[0] !== FrameKind.view || frame.length !== VIEW_BYTES) return null
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength)
  const [page = 0, x = 0, y = 0, w = 0] = [1, 3, 5, 7].map((at) => view.getUint16(at, true))
  if (x > PAGE_WIDTH || y > PAGE_HEIGHT || w < PAGE_WIDTH / 8 || w > PAGE_WIDTH * 2) return null
  return { pageKey: page, x, y, w }
}

/** Stands for a stroke's id in three bytes: a stroke goes out in a hundred frames, and each of them names it. */
export const strokeKey = (id: StrokeId): number => fnv1a(id) & KEY_MASK
export const pageKey = (id: PageId): number => fnv1a(id) & 0xffff

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
