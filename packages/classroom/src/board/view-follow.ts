/** The class looks at what the teacher looks at: frames while the view moves, one event when it rests. [R65] */
import type { PageId } from '../core/board/board-types.ts'
import { decodeView, encodeView, pageKey } from '../core/live/live-ink.ts'
import type { RoomCommand } from '../core/room/room-types.ts'
import type { RoomChannel } from '../ports/room-channel.ts'
import { showing, type Viewport, viewOf, type ViewOfPage } from './viewport.ts'

const SEND_INTERVAL_MS = 100
const REST_MS = 300
const WHOLE: ViewOfPage = { x: 640, y: 360, w: 1_280 }

export interface FollowedView {
  getViewport(): Viewport | null
  setViewport(viewport: Viewport): void
  shownPageId(): PageId
  ask(command: RoomCommand): void
  onChange(isFollowing: boolean): void
}

export function createViewFollow(channel: Pick<RoomChannel, 'getState' | 'sendEphemeral'>, view: FollowedView) {
  let isFollowing = true
  // While we set it ourselves, a change of the view is no wish of a person.
  let isSetting = false
  let shown: ViewOfPage = WHOLE
  let followedEvent: ViewOfPage | null = null
  let sentAt = Number.NEGATIVE_INFINITY
  let rest: ReturnType<typeof setTimeout> | undefined

  const isTeacher = () => channel.getState().me?.role === 'teacher'

  /** A frame came. @returns whether it was one of a view */
  function receive(from: string, frame: Uint8Array): boolean {
    const live = decodeView(frame)
    if (live === null) return false
    const { participants } = channel.getState().room
    const isFromTeacher = Object.hasOwn(participants, from) && participants[from]?.role === 'teacher'
    if (isFromTeacher && !isTeacher() && live.pageKey === pageKey(view.shownPageId())) show(live)
    return true
  }

  /** The room changed: the view may have come to rest, on this page or another. */
  function refresh(): void {
    if (isTeacher()) return
    const { board } = channel.getState().room
    const wanted = board.view?.pageId === view.shownPageId() ? board.view : WHOLE
    if (isSame(wanted, followedEvent)) return
    followedEvent = wanted
    show(wanted)
  }

  function show(next: ViewOfPage): void {
    shown = next
    if (isFollowing) apply()
  }

  function apply(): void {
    const viewport = view.getViewport()
    if (viewport === null || viewport.width === 0) return
    isSetting = true
    view.setViewport(showing(viewport, shown))
    isSetting = false
  }

  /** The viewport changed, by a person, by its size, or by us. */
  function moved(viewport: Viewport): void {
    if (isSetting) return
    if (isTeacher()) return tell(viewport)
    if (!isFollowing) return
    // Another size of the window is no wish of a person: what is followed stays in view.
    if (!isSame(viewOf(viewport), viewOf(showing(viewport, shown)))) leave()
  }

  /** The board has another size. */
  function resized(): void {
    if (!isTeacher() && isFollowing) apply()
  }

  function tell(viewport: Viewport): void {
    const next = viewOf(viewport)
    if (isSame(next, shown)) return
    shown = next
    const now = performance.now()
    if (now - sentAt >= SEND_INTERVAL_MS) {
      sentAt = now
      channel.sendEphemeral(encodeView(view.shownPageId(), next))
    }
    clearTimeout(rest)
    rest = setTimeout(() => view.ask({ type: 'board.setView', pageId: view.shownPageId(), ...shown }), REST_MS)
  }

  /** This person looks elsewhere. */
  function leave(): void {
    if (isTeacher()) return
    isFollowing = false
    view.onChange(false)
  }

  function follow(): void {
    if (isTeacher()) return
    isFollowing = true
    view.onChange(true)
    apply()
  }

  return { receive, refresh, moved, resized, follow, leave, destroy: () => clearTimeout(rest) }
}

const isSame = (one: ViewOfPage, other: ViewOfPage | null) =>
  other !== null && one.x === other.x && one.y === other.y && one.w === other.w
