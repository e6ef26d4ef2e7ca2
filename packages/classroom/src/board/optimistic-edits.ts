import type { BoardPage, PageId, StrokeId } from '../core/board/board-types.ts'
import { simplifyStroke } from '../core/board/simplify-stroke.ts'
import type { StrokeInk } from '../core/board/stroke-codec.ts'
import { decodeStroke, encodeStroke } from '../core/board/stroke-codec.ts'
import { hasStroke } from '../core/board/stroke-list.ts'
import type { RefusalCode, RoomCommand } from '../core/room/room-types.ts'
import type { RoomChannel } from '../ports/room-channel.ts'
import { RoomRefusal } from '../ports/room-channel.ts'

/**
 * Our own strokes and erases until the authority confirms them. What is on its way is shown as if it had
 * happened; what is refused vanishes. Commands of an earlier visit that still wait in the channel count as well.
 */
export function createOptimisticEdits(
  channel: RoomChannel,
  onRefused: (code: RefusalCode) => void,
  onSettled: () => void,
) {
  const strokes = new Map<StrokeId, { pageId: PageId; ink: StrokeInk }>()
  const erasing = new Map<StrokeId, PageId>()
  // Waiting strokes of an earlier visit, unpacked once.
  const unpacked = new WeakMap<Uint8Array, StrokeInk | null>()

  function sendStroke(pageId: PageId, strokeId: StrokeId, ink: StrokeInk): void {
    strokes.set(strokeId, { pageId, ink })
    const bytes = encodeStroke({ ...ink, points: simplifyStroke(ink.points) })
    void send({ type: 'board.addStroke', pageId, strokeId, bytes }, () => strokes.delete(strokeId))
  }

  function sendErase(pageId: PageId, strokeIds: readonly StrokeId[]): void {
    for (const id of strokeIds) erasing.set(id, pageId)
    void send({ type: 'board.erase', pageId, strokeIds }, () => {
      for (const id of strokeIds) erasing.delete(id)
    })
  }

  async function send(command: RoomCommand, settle: () => void): Promise<void> {
    try {
      await channel.send(command)
    } catch (error) {
      if (!(error instanceof RoomRefusal)) throw error
      onRefused(error.code)
    } finally {
      settle()
      onSettled()
    }
  }

  // Strokes of this page that are not part of it yet, oldest first.
  function* inkOn(page: BoardPage): Generator<[id: StrokeId, ink: StrokeInk]> {
    const erased = new Set(erasingOn(page.id))
    const isWaiting = (id: StrokeId) => !erased.has(id) && !hasStroke(page.strokes, id)
    for (const { command } of channel.getState().pending) {
      if (command.type !== 'board.addStroke' || command.pageId !== page.id || strokes.has(command.strokeId)) continue
      const ink = unpack(command.bytes)
      if (ink !== null && isWaiting(command.strokeId)) yield [command.strokeId, ink]
    }
    for (const [id, { pageId, ink }] of strokes) if (pageId === page.id && isWaiting(id)) yield [id, ink]
  }

  function unpack(bytes: Uint8Array): StrokeInk | null {
    const known = unpacked.get(bytes)
    if (known !== undefined) return known
    const ink = decodeStroke(bytes)
    unpacked.set(bytes, ink)
    return ink
  }

  // Strokes of this page whose erasure is on its way.
  function* erasingOn(pageId: PageId): Generator<StrokeId> {
    for (const [id, page] of erasing) if (page === pageId) yield id
    for (const { command } of channel.getState().pending) {
      if (command.type === 'board.erase' && command.pageId === pageId) yield* command.strokeIds
    }
  }

  function countStrokes(): number {
    const waiting = new Set(strokes.keys())
    for (const { command } of channel.getState().pending) {
      if (command.type === 'board.addStroke') waiting.add(command.strokeId)
      if (command.type === 'board.addElement') waiting.add(command.elementId)
    }
    return waiting.size
  }

  return { sendStroke, sendErase, inkOn, erasingOn, countStrokes }
}
export type OptimisticEdits = ReturnType<typeof createOptimisticEdits>
