import type { BoardPage } from '../../core/board/board-types.ts'
import type { PenTip } from '../../ports/board-engine.ts'
import { paperOf } from '../../core/board/paper.ts'
import type { PointerSample } from '../ink/stroke-builder.ts'
import { HOLD_FRAMES, HOLD_MS, HOLD_TREMOR } from './recognize-shape.ts'

/** On paper for characters, and with a brush, people write, and rest at the end of a stroke: there it means no shape. */
export function mayMeanShape(page: Pick<BoardPage, 'paper' | 'background'>, tip: PenTip): boolean {
  const { lines } = paperOf(page)
  return tip === 'round' && lines !== 'tian' && lines !== 'mi' && lines !== 'staff'
}

/** Notices a pen that rests at the end of its line, because it then asks for the shape that was meant. */
export function createPenRest(mayMean: () => boolean, onRest: () => void) {
  let rest: { at: PointerSample; since: number; frames: number; frame: number } | null = null

  function watch(at: PointerSample): void {
    if (rest !== null && Math.hypot(at.x - rest.at.x, at.y - rest.at.y) <= HOLD_TREMOR) return
    stop()
    if (!mayMean()) return
    rest = { at, since: performance.now(), frames: 0, frame: requestAnimationFrame(wait) }
  }

  // Frames are counted, too, because a page that stutters hears late of a pen that moves.
  function wait(now: number): void {
    if (rest === null) return
    rest.frames++
    if (now - rest.since >= HOLD_MS && rest.frames >= HOLD_FRAMES) return onRest()
    rest.frame = requestAnimationFrame(wait)
  }

  function stop(): void {
    if (rest !== null) cancelAnimationFrame(rest.frame)
    rest = null
  }

  return { watch, stop }
}
