/** A board that keeps its tools and shows what it is given. */
import type { RefusalCode } from '../../core/room/room-types.ts'
import type { BoardEngine, BoardEngineState } from '../../ports/board-engine.ts'
import { createStore } from '@hwjy/base'

export interface FakeBoard extends BoardEngine {
  isMounted(): boolean
  /** Something that was drawn is refused. */
  refuse(code: RefusalCode): void
}

/** @param paint fills the mounted element, for the development page */
export function createFakeBoard(paint: (element: HTMLElement) => void = () => undefined): FakeBoard {
  const store = createStore<BoardEngineState>({
    tool: 'pen',
    pen: { color: '#1f1f1f', width: 4 },
    zoom: 1,
    isReady: true,
    unconfirmed: 0,
  })
  const patch = (change: Partial<BoardEngineState>) => store.setState((state) => ({ ...state, ...change }))
  const refusalListeners = new Set<(code: RefusalCode) => void>()
  let mounted = 0
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    mount(element) {
      mounted++
      paint(element)
      return () => {
        mounted--
        element.replaceChildren()
      }
    },
    setTool: (tool) => patch({ tool }),
    setPen: (pen) => patch({ pen: { ...store.getState().pen, ...pen } }),
    setZoom: (zoom) => patch({ zoom }),
    showPage: () => undefined,
    exportPage: async () => new Blob([], { type: 'image/png' }),
    onLaser: () => () => undefined,
    onRefused(listener) {
      refusalListeners.add(listener)
      return () => refusalListeners.delete(listener)
    },
    refuse(code) {
      for (const listener of refusalListeners) listener(code)
    },
    destroy: () => undefined,
    isMounted: () => mounted > 0,
  }
}
