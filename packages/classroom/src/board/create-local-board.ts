import { createListeners } from '@hwjy/base'
import { findPage } from '../core/board/empty-board.ts'
import { decodeLaser, decodeLiveInk } from '../core/live/live-ink.ts'
import type { RefusalCode, RoomCommand, RoomEvent } from '../core/room/room-types.ts'
import { BOARD_FEATURES, type BoardEngine, type BoardEngineState } from '../ports/board-engine.ts'
import type { RoomChannel } from '../ports/room-channel.ts'
import type { RoomFiles } from '../ports/room-files.ts'
import { RoomRefusal } from '../ports/room-channel.ts'
import type { BoardLabel } from './board-label.ts'
import { createBoardDescription } from './board-label.ts'
import { createBoardScene } from './board-scene.ts'
import { createBoardTools } from './board-tools.ts'
import type { BoardView } from './board-view.ts'
import { createBoardView } from './board-view.ts'
import { boundsOfPainted, paint, unpack } from './elements/painted.ts'
import { createShownCards } from './elements/shown-cards.ts'
import { createShownClips } from './elements/shown-clips.ts'
import { createBoardFiles } from './files/board-files.ts'
import { createShownElements } from './elements/shown-elements.ts'
import { createInkElsewhere } from './ink/ink-elsewhere.ts'
import { createLaserPointers } from './ink/laser-pointers.ts'
import { type LaserMove, shownLasers } from './ink/shown-lasers.ts'
import { listenToBoard } from './listen-to-board.ts'
import { createLiveLayers, type LiveLayers } from './live-layers.ts'
import { createOptimisticEdits } from './optimistic-edits.ts'
import type { CreateWorker } from './raster/raster-host.ts'
import { createBoardWorker } from './raster/raster-host.ts'
import { createExpiringInk } from './ink/remote-ink.ts'
import { createShownPage } from './shown-page.ts'
import { toolSetters } from './tool-setters.ts'
import { STARTING_STATE } from './tool-settings.ts'
import { withInMiddle, zoomed } from './viewport.ts'
import { createViewFollow } from './view-follow.ts'

export interface LocalBoardOptions {
  channel: RoomChannel
  /** What screen readers are told; by default that of `boardLabels` in the language that the room sets. */
  label?: BoardLabel
  /** Lets a host serve the worker itself; null rasters on the page. */
  createWorker?: CreateWorker | null
  /** Lets the stroke under the pen skip the compositor. Off by default: it flickers on some machines. */
  isLowLatency?: boolean
  /** Gives pictures and courseware; without it their places stay blank. */
  files?: Pick<RoomFiles, 'open'>
  /** Folder of the files of pdf.js, with a slash at its end; without it no documents are shown. */
  pdfAssetsUrl?: string
}

const FEATURES: BoardEngine['features'] = new Set(BOARD_FEATURES)

/** Sends commands of the board; a refusal is told, and anything else is an error. */
const sender =
  (channel: RoomChannel, onRefused: (code: RefusalCode) => void) =>
  async (command: RoomCommand): Promise<void> => {
    try {
      await channel.send(command)
    } catch (error) {
      if (!(error instanceof RoomRefusal)) throw error
      onRefused(error.code)
    }
  }

export function createLocalBoard(options: LocalBoardOptions): BoardEngine {
  const { channel, createWorker = createBoardWorker, isLowLatency = false } = options
  const changes = createListeners()
  const refusals = createListeners<[code: RefusalCode]>()
  const laserMoves = createListeners<[LaserMove]>()
  let state: BoardEngineState = STARTING_STATE
  let view: BoardView | null = null
  let layers: LiveLayers | null = null
  let unmount = () => {}
  const description = createBoardDescription(options.label, () => view?.requestFrame())
  const ask = sender(channel, refusals.call)

  const getViewport = () => view?.getViewport() ?? null
  const shown = createShownPage(channel)
  const { board, shownPage, canDraw } = shown
  const remoteInk = createExpiringInk(() => view?.requestFrame())
  const edits = createOptimisticEdits(channel, refusals.call, refresh)
  const elements = createShownElements(channel)
  const files = createBoardFiles({ files: options.files, pdfAssetsUrl: options.pdfAssetsUrl, onChange: tell })
  const tools = createBoardTools({
    channel,
    edits,
    elements,
    shownPage,
    view: () => view,
    ask: (command) => void ask(command),
    onChange: tell,
  })
  const follow = createViewFollow(channel, {
    getViewport,
    setViewport: (viewport) => view?.setViewport(viewport),
    shownPageId: () => shownPage().id,
    ask: (command) => void ask(command),
    onChange: (isFollowing) => update({ isFollowing }),
  })
  const lasers = createLaserPointers(
    channel,
    () => shownPage().id,
    shownLasers(getViewport, () => layers?.lasers, laserMoves.call),
  )
  const shownCards = createShownCards({ shownPage, hiddenOn: tools.hiddenOn, getViewport })
  const shownClips = createShownClips({ shownPage, hiddenOn: tools.hiddenOn, getViewport })
  const elsewhere = createInkElsewhere({
    me: () => channel.getState().me?.userId,
    getViewport,
    shownPageId: () => shownPage().id,
    currentPageId: () => board().currentPageId,
    isFollowing: () => state.isFollowing,
    onChange: tell,
  })
  const scene = createBoardScene({ board, shownPage, canDraw, tools, edits, remoteInk })
  const stopListening = [
    channel.subscribe(refresh),
    channel.onEvent(onEvent),
    channel.onEphemeral((from, frame) => {
      const laser = decodeLaser(frame)
      if (laser !== null) return lasers.receive(from, laser)
      if (follow.receive(from, frame)) return
      const live = decodeLiveInk(frame)
      if (live !== null) remoteInk.receive(from, live)
    }),
  ]

  function onEvent(event: RoomEvent, isLive: boolean): void {
    if (isLive) elsewhere.receive(event)
    if (event.type === 'board.strokeAdded') remoteInk.settle(event.author, event.strokeId)
    // A person who gets the pen begins where the teacher is.
    if (event.type === 'boardGranted' && event.userId === channel.getState().me?.userId) comeBack()
  }

  // The room or what is on its way changed.
  function refresh(): void {
    if (shown.isChoiceLost()) comeBack()
    update({ unconfirmed: edits.countStrokes(), shownPageId: shownPage().id })
    if (!canDraw() && (tools.text.isOpen() || tools.select.ids().size > 0)) tools.rest()
    follow.refresh()
    tell()
  }

  // A tool, the selection or the text being written changed.
  function tell(): void {
    elsewhere.refresh()
    update({
      selection: tools.selection(),
      cards: shownCards(),
      editing: tools.text.shown(),
      syllable: tools.syllables.shown(),
      canPaste: tools.select.canPaste(),
      ruler: tools.ruler.shown(),
      marker: elsewhere.marker(),
      hasNewInk: elsewhere.hasNewInk(),
      clips: shownClips(),
      missingFiles: files.missingOn(shownPage()),
    })
    view?.requestFrame()
  }

  // To the page and the view of the teacher.
  function comeBack(): void {
    shown.choosePage(null)
    follow.follow()
    update({ shownPageId: shownPage().id })
    tell()
  }

  function update(change: Partial<BoardEngineState>): void {
    const isSame = Object.entries(change).every(([name, value]) => state[name as keyof BoardEngineState] === value)
    if (isSame) return
    state = { ...state, ...change }
    changes.call()
  }

  function mount(element: HTMLElement): () => void {
    unmount()
    const mounted = createBoardView(
      element,
      {
        ...scene,
        onFrame(now, isSharp, isSettled) {
          update({ isReady: isSharp })
          const isLess = isSettled && elements.settle()
          const isAllShared = [tools.pen.share(now), lasers.share(now)].every(Boolean)
          return isLess || !isAllShared
        },
        onViewport(viewport) {
          update({ zoom: viewport.zoom })
          follow.moved(viewport)
          tell()
        },
        onResize: () => follow.resized(),
      },
      {
        label: description.label,
        createWorker,
        files,
        painter: { unpack, boundsOfPainted, paint: (ctx, painted) => paint(ctx, painted, files.pictures) },
        createLayers: (root) => {
          layers = createLiveLayers(root, scene, { isLowLatency, pictures: files.pictures })
          return layers
        },
      },
    )
    const hands = { engine, channel, tools, lasers, canDraw, shownPage, ask, follow: comeBack }
    view = mounted
    const stopListeningToView = listenToBoard(mounted, hands)
    unmount = () => {
      unmount = () => {}
      stopListeningToView()
      view = null
      layers = null
      mounted.destroy()
      update({ isReady: false })
    }
    const unmountThis = unmount
    return () => unmount === unmountThis && unmount()
  }

  const engine: BoardEngine = {
    features: FEATURES,
    getState: () => state,
    subscribe: changes.add,
    mount,
    setLanguage: description.setLanguage,
    ...toolSetters({ features: FEATURES, tools, canDraw, getState: () => state, update, tell }),
    retryFiles: files.retry,
    countPages: files.countPages,
    follow: comeBack,
    setZoom: (zoom) => view?.setViewport(zoomed(view.getViewport(), zoom)),
    showPage(pageId) {
      shown.choosePage(pageId)
      if (shown.isElsewhere()) follow.leave()
      refresh()
    },
    showMarked() {
      const place = elsewhere.place()
      if (view !== null && place !== null) view.setViewport(withInMiddle(view.getViewport(), place))
    },
    async exportPage(pageId, exportOptions) {
      const page = findPage(board(), pageId)
      if (page === undefined) throw new RoomRefusal('no-such-page')
      const { renderPagePng } = await import('./raster/render-page.ts')
      return renderPagePng(page, { ...exportOptions, ...(await files.whole(page, exportOptions?.width)) })
    },
    onLaser: laserMoves.add,
    onRefused: refusals.add,
    destroy() {
      unmount()
      for (const stop of stopListening) stop()
      remoteInk.destroy()
      lasers.destroy()
      tools.destroy()
      follow.destroy()
      files.destroy()
      elsewhere.destroy()
      for (const listeners of [changes, refusals, laserMoves]) listeners.clear()
    },
  }
  return engine
}
