import { createListeners } from '@hwjy/base'
import type { UserId } from '../core/room/ids.ts'
import type { BoardPage, PageId, StrokeId } from '../core/board/board-types.ts'
import { findPage } from '../core/board/empty-board.ts'
import type { StrokeInk } from '../core/board/stroke-codec.ts'
import { findStrokes } from '../core/board/stroke-list.ts'
import { decodeLaser, decodeLiveInk, pageKey } from '../core/live/live-ink.ts'
import type { RefusalCode, RoomCommand, RoomEvent } from '../core/room/room-types.ts'
import { mayDraw } from '../core/room/selectors.ts'
import type { BoardEngine, BoardEngineState, BoardPen } from '../ports/board-engine.ts'
import type { RoomChannel } from '../ports/room-channel.ts'
import { RoomRefusal } from '../ports/room-channel.ts'
import type { BoardLabel } from './board-label.ts'
import { boardLabels } from './board-label.ts'
import type { BoardView } from './board-view.ts'
import { createBoardView } from './board-view.ts'
import { createEraserTool } from './input/eraser-tool.ts'
import type { Sweep } from './hit-test.ts'
import { isHit } from './hit-test.ts'
import { createLaserPointers } from './ink/laser-pointers.ts'
import { listenToBoard } from './listen-to-board.ts'
import { createOptimisticEdits } from './optimistic-edits.ts'
import { createPenTool } from './input/pen-tool.ts'
import type { CreateWorker } from './raster/raster-host.ts'
import { createBoardWorker } from './raster/raster-host.ts'
import { REMOTE_INK_TTL_MS, RemoteInk } from './ink/remote-ink.ts'
import { renderPagePng } from './raster/render-page.ts'
import { toElement, zoomed } from './viewport.ts'

export interface LocalBoardOptions {
  channel: RoomChannel
  /** Default English; see `boardLabels`. */
  label?: BoardLabel
  /** Lets a host serve the worker itself; null rasters on the page. */
  createWorker?: CreateWorker | null
  /** Lets the stroke under the pen skip the compositor. Off by default: it flickers on some machines. */
  isLowLatency?: boolean
}

const DEFAULT_PEN: BoardPen = { color: '#1f1f1f', width: 4 }
const MIN_PEN_WIDTH = 1
const MAX_PEN_WIDTH = 40

export function createLocalBoard(options: LocalBoardOptions): BoardEngine {
  const { channel, label = boardLabels['en-US'], createWorker = createBoardWorker, isLowLatency = false } = options
  const changes = createListeners()
  const refusals = createListeners<[code: RefusalCode]>()
  const laserMoves = createListeners<[{ userId: UserId; x: number; y: number } | { userId: UserId; gone: true }]>()
  const remoteInk = new RemoteInk()
  let state: BoardEngineState = { tool: 'pen', pen: DEFAULT_PEN, zoom: 1, isReady: false, unconfirmed: 0 }
  let chosenPageId: PageId | null = null
  let view: BoardView | null = null
  let unmount = () => {}
  let remoteInkExpiry: ReturnType<typeof setTimeout> | undefined

  const edits = createOptimisticEdits(channel, refusals.call, refresh)
  const pen = createPenTool(channel, edits)
  const eraser = createEraserTool(
    (pageId, sweep, onFound) => view?.search(pageId, sweep, (ids) => onFound([...ids, ...waitingHits(pageId, sweep)])),
    edits,
    mayErase,
    () => view?.requestFrame(),
  )
  const lasers = createLaserPointers(channel, () => shownPage().id, {
    show(userId, place) {
      if (view === null) return
      const { x, y } = toElement(view.getViewport(), place)
      view.lasers.show(userId, { x, y })
      laserMoves.call({ userId, x, y })
    },
    hide(userId) {
      view?.lasers.hide(userId)
      laserMoves.call({ userId, gone: true })
    },
  })
  const stopListening = [
    channel.subscribe(refresh),
    channel.onEvent(onEvent),
    channel.onEphemeral((from, frame) => {
      const laser = decodeLaser(frame)
      if (laser !== null) return lasers.receive(from, laser)
      const live = decodeLiveInk(frame)
      if (live === null || !remoteInk.receive(from, live, Date.now())) return
      view?.requestFrame()
      remoteInkExpiry ??= setTimeout(expireRemoteInk, REMOTE_INK_TTL_MS)
    }),
  ]

  const board = () => channel.getState().room.board

  function shownPage(): BoardPage {
    const { pages, currentPageId } = board()
    const page = findPage(board(), chosenPageId ?? currentPageId) ?? findPage(board(), currentPageId) ?? pages[0]
    if (page === undefined) throw new Error('a board has at least one page')
    return page
  }

  function canDraw(): boolean {
    const { me, room } = channel.getState()
    return me !== null && mayDraw(room, me.userId)
  }

  function mayErase(pageId: PageId, strokeId: StrokeId): boolean {
    const { me } = channel.getState()
    if (me?.role === 'teacher') return true
    const page = findPage(board(), pageId)
    return findStrokes(page?.strokes ?? [], new Set([strokeId])).every(({ stroke }) => stroke.author === me?.userId)
  }

  // Strokes that are still on their way can be erased as well.
  function waitingHits(pageId: PageId, sweep: Sweep): StrokeId[] {
    const page = findPage(board(), pageId)
    if (page === undefined) return []
    return [...edits.inkOn(page)].flatMap(([id, ink]) => (isHit(ink, sweep) ? [id] : []))
  }

  function onEvent(event: RoomEvent): void {
    if (event.type === 'board.strokeAdded') remoteInk.settle(event.author, event.strokeId)
  }

  function expireRemoteInk(): void {
    const next = remoteInk.expire(Date.now())
    remoteInkExpiry = next === null ? undefined : setTimeout(expireRemoteInk, next - Date.now())
    view?.requestFrame()
  }

  // The room or what is on its way changed.
  function refresh(): void {
    update({ unconfirmed: edits.countStrokes() })
    view?.requestFrame()
  }

  function update(change: Partial<BoardEngineState>): void {
    const isSame = Object.entries(change).every(([name, value]) => state[name as keyof BoardEngineState] === value)
    if (isSame) return
    state = { ...state, ...change }
    changes.call()
  }

  async function ask(command: RoomCommand): Promise<void> {
    try {
      await channel.send(command)
    } catch (error) {
      if (!(error instanceof RoomRefusal)) throw error
      refusals.call(error.code)
    }
  }

  function mount(element: HTMLElement): () => void {
    unmount()
    const mounted = createBoardView(
      element,
      {
        page: shownPage,
        pageIds: () => new Set(board().pages.map(({ id }) => id)),
        hiddenOn: (pageId) => new Set([...edits.erasingOn(pageId), ...eraser.touchedOn(pageId)]),
        ownInk,
        othersInk: (page) => new Map(remoteInk.onPage(pageKey(page.id))),
        describe: () => ({
          page: board().pages.indexOf(shownPage()) + 1,
          pages: board().pages.length,
          strokes: shownPage().strokeCount,
          canDraw: canDraw(),
        }),
        onFrame(now, isSharp) {
          update({ isReady: isSharp })
          const isAllShared = [pen.share(now), lasers.share(now)].every(Boolean)
          return !isAllShared
        },
        onViewport: ({ zoom }) => update({ zoom }),
      },
      { label, createWorker, isLowLatency },
    )
    const stopListeningToView = listenToBoard(mounted, {
      engine,
      channel,
      pen,
      eraser,
      lasers,
      canDraw,
      shownPage,
      ask,
    })
    view = mounted
    unmount = () => {
      unmount = () => {}
      view = null
      stopListeningToView()
      mounted.destroy()
      update({ isReady: false })
    }
    const unmountThis = unmount
    return () => unmount === unmountThis && unmount()
  }

  function ownInk(page: BoardPage): Map<string, StrokeInk> {
    const ink = new Map(edits.inkOn(page))
    for (const id of eraser.touchedOn(page.id)) ink.delete(id)
    const current = pen.current(page.id)
    if (current !== null) ink.set(...current)
    return ink
  }

  const engine: BoardEngine = {
    getState: () => state,
    subscribe: changes.add,
    mount,
    setTool: (tool) => update({ tool }),
    setPen({ color = state.pen.color, width = state.pen.width }) {
      const pen = { color, width: Math.min(Math.max(width, MIN_PEN_WIDTH), MAX_PEN_WIDTH) }
      if (pen.color !== state.pen.color || pen.width !== state.pen.width) update({ pen })
    },
    setZoom(zoom) {
      if (view === null) return
      const viewport = view.getViewport()
      view.setViewport(zoomed(viewport, zoom, { x: viewport.width / 2, y: viewport.height / 2 }))
    },
    showPage(pageId) {
      chosenPageId = pageId
      view?.requestFrame()
    },
    async exportPage(pageId, exportOptions) {
      const page = findPage(board(), pageId)
      if (page === undefined) throw new RoomRefusal('no-such-page')
      return renderPagePng(page, exportOptions)
    },
    onLaser: laserMoves.add,
    onRefused: refusals.add,
    destroy() {
      unmount()
      for (const stop of stopListening) stop()
      clearTimeout(remoteInkExpiry)
      lasers.destroy()
      for (const listeners of [changes, refusals, laserMoves]) listeners.clear()
    },
  }
  return engine
}
