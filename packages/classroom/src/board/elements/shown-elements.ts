/** What is shown of the elements that are on their way, and of those that just arrived, until the tiles have them. */
import type { BoardPage, Stroke, StrokeId } from '../../core/board/board-types.ts'
import { findStrokes } from '../../core/board/stroke-list.ts'
import type { RoomChannel } from '../../ports/room-channel.ts'
import { type PendingElements, pendingElements } from '../pending-elements.ts'
import { type Painted, unpack } from './painted.ts'

type Pending = ReturnType<RoomChannel['getState']>['pending']

export function createShownElements(channel: Pick<RoomChannel, 'getState'>) {
  let known: { page: BoardPage; pending: Pending; elements: PendingElements } | null = null
  // Arrived on the page, and not drawn there yet: without them it would blink.
  let arrived: readonly Stroke[] = []
  let drafts: { of: readonly Stroke[]; settling: readonly Stroke[]; painted: readonly Painted[] } | null = null

  function elementsOn(page: BoardPage): PendingElements {
    const { pending, me } = channel.getState()
    if (known?.page === page && known.pending === pending) return known.elements
    const commands = pending.map(({ command }) => command)
    const elements = pendingElements(page, commands, me?.userId ?? '')
    if (known?.page.id === page.id) keepArrived(known.elements.shown, elements.shown, page)
    else arrived = []
    known = { page, pending, elements }
    return elements
  }

  function keepArrived(before: readonly Stroke[], now: readonly Stroke[], page: BoardPage): void {
    const stillWaiting = new Set(now.map(({ id }) => id))
    const left = [...arrived, ...before].filter(({ id }) => !stillWaiting.has(id))
    if (left.length === 0 && arrived.length === 0) return
    arrived = findStrokes(page.strokes, new Set(left.map(({ id }) => id))).map(({ stroke }) => stroke)
  }

  function draftsOn(page: BoardPage): readonly Painted[] {
    const { shown } = elementsOn(page)
    if (drafts?.of === shown && drafts.settling === arrived) return drafts.painted
    const painted = [...arrived, ...shown].flatMap((stroke) => unpack(stroke) ?? [])
    drafts = { of: shown, settling: arrived, painted }
    return painted
  }

  /** Everything in view is drawn as it stands on the page. @returns whether something is shown no more */
  function settle(): boolean {
    if (arrived.length === 0) return false
    arrived = []
    return true
  }

  const hiddenOn = (page: BoardPage): ReadonlySet<StrokeId> => elementsOn(page).hidden
  const shownOn = (page: BoardPage): readonly Stroke[] => elementsOn(page).shown

  return { draftsOn, hiddenOn, shownOn, settle }
}
