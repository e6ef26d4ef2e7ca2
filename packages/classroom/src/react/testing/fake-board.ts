/** A board that keeps its tools and shows what it is given. */
import type { PageId } from '../../core/board/board-types.ts'
import type { RefusalCode } from '../../core/room/room-types.ts'
import type { BoardEngine, BoardEngineState } from '../../ports/board-engine.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import { createListeners, createStore } from '@hwjy/base'
import { shallowEqual } from '../store/shallow-equal.ts'

export interface FakeBoard extends BoardEngine {
  isMounted(): boolean
  refuse(code: RefusalCode): void
}

export interface FakeBoardOptions {
  /** Fills the mounted element. Default: an empty box. */
  paint?: (element: HTMLElement) => void
  /** Tells which pages there are to export. Default: all. */
  hasPage?: (pageId: PageId) => boolean
}

export function createFakeBoard({ paint = addBox, hasPage = () => true }: FakeBoardOptions = {}): FakeBoard {
  const store = createStore<BoardEngineState>({
    tool: 'pen',
    pen: { color: '#1f1f1f', width: 4 },
    zoom: 1,
    isReady: false,
    unconfirmed: 0,
  })
  let isDestroyed = false
  function patch(change: Partial<BoardEngineState>): void {
    const next = { ...store.getState(), ...change }
    if (!isDestroyed && !shallowEqual(next, store.getState())) store.setState(next)
  }
  const refusals = createListeners<[code: RefusalCode]>()
  let unmount = () => {}
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    mount(element) {
      unmount()
      paint(element)
      patch({ isReady: true })
      const unmountThis = () => {
        if (unmount !== unmountThis) return
        unmount = () => {}
        element.replaceChildren()
        patch({ isReady: false })
      }
      unmount = unmountThis
      return unmountThis
    },
    setTool: (tool) => patch({ tool }),
    setPen(change) {
      const { pen } = store.getState()
      const next = { ...pen, ...change }
      next.width = Math.min(Math.max(next.width, 1), 40)
      if (!shallowEqual(next, pen)) patch({ pen: next })
    },
    setZoom: (zoom) => patch({ zoom }),
    showPage: () => undefined,
    async exportPage(pageId) {
      if (!hasPage(pageId)) throw new RoomRefusal('no-such-page')
      return new Blob(['a picture'], { type: 'image/png' })
    },
    onLaser: () => () => undefined,
    onRefused: refusals.add,
    refuse: refusals.call,
    destroy() {
      unmount()
      isDestroyed = true
      refusals.clear()
    },
    isMounted: () => store.getState().isReady,
  }
}

const addBox = (element: HTMLElement) => element.append(element.ownerDocument.createElement('div'))
