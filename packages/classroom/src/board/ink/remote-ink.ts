import type { EpochMs, UserId } from '../../core/room/ids.ts'
import type { StrokeId } from '../../core/board/board-types.ts'
import type { StrokeInk } from '../../core/board/stroke-codec.ts'
import { POINT_STRIDE } from '../../core/board/stroke-codec.ts'
import type { LiveInk } from '../../core/live/live-ink.ts'
import { strokeKey } from '../../core/live/live-ink.ts'

/** A stroke whose writer fell silent, and which was never committed, fades out of memory after this. */
export const REMOTE_INK_TTL_MS = 15_000

const SETTLED_KEPT = 64

interface RemoteStroke {
  pageKey: number
  ink: StrokeInk
  // Points received, counted from the stroke's beginning.
  reached: number
  heardAt: EpochMs
}

/** Strokes that others are drawing right now. Kept until the committed stroke arrives, so nothing flickers. */
export class RemoteInk {
  readonly #strokes = new Map<string, RemoteStroke>()
  readonly #settled = new Set<string>()

  /** @returns whether anything to be seen changed */
  receive(from: UserId, live: LiveInk, now: EpochMs): boolean {
    const key = keyOf(from, live.strokeKey)
    if (live.isTakenBack) return this.#settle(key)
    if (this.#settled.has(key)) return false
    const known = this.#strokes.get(key)
    // A lost frame leaves a straight piece until the commit; a late one brings nothing new.
    const added = live.points.subarray(Math.max((known?.reached ?? live.first) - live.first, 0) * POINT_STRIDE)
    if (added.length === 0) return false
    const points = known === undefined ? added : joined(known.ink.points, added)
    this.#strokes.set(key, {
      pageKey: live.pageKey,
      ink: { tool: live.tool, color: live.color, width: live.width, points },
      reached: live.first + live.points.length / POINT_STRIDE,
      heardAt: now,
    })
    return true
  }

  /** The stroke is part of the page now. Live ink travels in a slower lane: what still comes of it is ignored. */
  settle(author: UserId, strokeId: StrokeId): void {
    this.#settle(keyOf(author, strokeKey(strokeId)))
  }

  #settle(key: string): boolean {
    this.#settled.add(key)
    const [oldest] = this.#settled
    if (this.#settled.size > SETTLED_KEPT && oldest !== undefined) this.#settled.delete(oldest)
    return this.#strokes.delete(key)
  }

  /** Ink of one page by a key that is the same from frame to frame. */
  *onPage(pageKey: number): Generator<[key: string, ink: StrokeInk]> {
    for (const [key, stroke] of this.#strokes) if (stroke.pageKey === pageKey) yield [key, stroke.ink]
  }

  /** @returns when the next stroke runs out, null if there is none */
  expire(now: EpochMs): EpochMs | null {
    let next: EpochMs | null = null
    for (const [key, { heardAt }] of this.#strokes) {
      const end = heardAt + REMOTE_INK_TTL_MS
      if (end <= now) this.#strokes.delete(key)
      else next = Math.min(next ?? end, end)
    }
    return next
  }
}

/** Keeps the strokes of others and removes abandoned ones by a timer; `onChange` asks for a new frame. */
export function createExpiringInk(onChange: () => void) {
  const strokes = new RemoteInk()
  let expiry: ReturnType<typeof setTimeout> | undefined

  function receive(from: UserId, live: LiveInk): void {
    if (!strokes.receive(from, live, Date.now())) return
    onChange()
    expiry ??= setTimeout(expire, REMOTE_INK_TTL_MS)
  }

  function expire(): void {
    const next = strokes.expire(Date.now())
    expiry = next === null ? undefined : setTimeout(expire, next - Date.now())
    onChange()
  }

  return {
    receive,
    settle: (author: UserId, strokeId: StrokeId) => strokes.settle(author, strokeId),
    onPage: (pageKey: number) => strokes.onPage(pageKey),
    destroy: () => clearTimeout(expiry),
  }
}
export type ExpiringInk = ReturnType<typeof createExpiringInk>

const keyOf = (from: UserId, key: number) => `${from}/${key}`

function joined(head: Float32Array, tail: Float32Array): Float32Array {
  const all = new Float32Array(head.length + tail.length)
  all.set(head)
  all.set(tail, head.length)
  return all
}
