/** A board that keeps its tools and shows what it is given. */
import type { PageId } from '../../core/board/board-types.ts'
import type { KnownElement } from '../../core/board/elements/element-types.ts'
import type { ElementStyle } from '../../core/board/elements/restyle.ts'
import type { RefusalCode } from '../../core/room/room-types.ts'
import { STARTING_TOOLS, withEraser, withPen, withShapeStyle, withTextStyle } from '../../board/tool-settings.ts'
import {
  BOARD_FEATURES,
  type BoardEngine,
  type BoardEngineState,
  type BoardFeature,
  hasTool,
  type SelectionAct,
} from '../../ports/board-engine.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import { createListeners, createStore, type Language } from '@hwjy/base'
import { shallowEqual } from '../store/shallow-equal.ts'

export interface FakeBoard extends BoardEngine {
  isMounted(): boolean
  refuse(code: RefusalCode): void
  /** What was done with the selection, and what was written, in order. */
  readonly acts: readonly SelectionAct[]
  readonly styles: readonly ElementStyle[]
  readonly texts: readonly string[]
  readonly inserted: readonly KnownElement[]
  /** The languages that were set, in order. */
  readonly languages: readonly Language[]
  /** Brings about what a real board would find out. */
  patch(change: Partial<BoardEngineState>): void
}

export interface FakeBoardOptions {
  /** Fills the mounted element. Default: an empty box. */
  paint?: (element: HTMLElement) => void
  /** Tells which pages there are to export. Default: all. */
  hasPage?: (pageId: PageId) => boolean
  /** Default: all. */
  features?: ReadonlySet<BoardFeature>
  /** Pages of every document. Default 3. */
  pages?: number
}

export function createFakeBoard({
  paint = addBox,
  hasPage = () => true,
  features = new Set(BOARD_FEATURES),
  pages = 3,
}: FakeBoardOptions = {}): FakeBoard {
  const store = createStore<BoardEngineState>({
    ...STARTING_TOOLS,
    ruler: null,
    selection: null,
    editing: null,
    syllable: null,
    cards: [],
    canPaste: false,
    zoom: 1,
    isFollowing: true,
    hasNewInk: false,
    marker: null,
    shownPageId: null,
    isReady: false,
    unconfirmed: 0,
    missingFiles: [],
    clips: [],
  })
  let isDestroyed = false
  function patch(change: Partial<BoardEngineState>): void {
    const next = { ...store.getState(), ...change }
    if (!isDestroyed && !shallowEqual(next, store.getState())) store.setState(next)
  }
  const refusals = createListeners<[code: RefusalCode]>()
  let unmount = () => {}
  const acts: SelectionAct[] = []
  const styles: ElementStyle[] = []
  const texts: string[] = []
  const inserted: KnownElement[] = []
  const languages: Language[] = []
  return {
    features,
    acts,
    styles,
    texts,
    inserted,
    languages,
    patch,
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
    setLanguage: (language) => languages.push(language),
    setTool: (tool) => hasTool({ features }, tool) && patch({ tool }),
    setPen: (change) => patch({ pen: withPen(store.getState().pen, change) }),
    setPenTip: (penTip) => patch({ penTip }),
    setHighlighter: (change) => patch({ highlighter: withPen(store.getState().highlighter, change) }),
    setEraser: (change) => patch({ eraser: withEraser(store.getState().eraser, change) }),
    setShape: (shape) => patch({ shape }),
    setShapeStyle: (change) => patch({ shapeStyle: withShapeStyle(store.getState().shapeStyle, change) }),
    setTextStyle: (change) => patch({ text: withTextStyle(store.getState().text, change) }),
    setSelectMode: (selectMode) => patch({ selectMode }),
    setRuler: (isOut) => patch({ ruler: isOut ? { x: 320, y: 180, degrees: 0, length: 450, depth: 36 } : null }),
    moveRuler({ dx = 0, dy = 0, degrees = 0 }) {
      const { ruler } = store.getState()
      if (ruler) patch({ ruler: { ...ruler, x: ruler.x + dx, y: ruler.y + dy, degrees: ruler.degrees + degrees } })
    },
    act: (act) => acts.push(act),
    restyle: (style) => styles.push(style),
    finishText(text) {
      if (text.trim() !== '') texts.push(text)
      patch({ editing: null })
    },
    cancelText: () => patch({ editing: null }),
    insert: (element) => inserted.push(element),
    retryFiles: () => patch({ missingFiles: [] }),
    countPages: async () => pages,
    chooseSyllable(index) {
      const { syllable } = store.getState()
      patch({ syllable: syllable && index !== null ? { ...syllable, index } : null })
    },
    correctSyllables(ruby) {
      const { syllable } = store.getState()
      if (syllable) patch({ syllable: { ...syllable, ruby } })
    },
    follow: () => patch({ isFollowing: true, hasNewInk: false, shownPageId: null }),
    setZoom: (zoom) => patch({ zoom }),
    showPage: (shownPageId) => patch({ shownPageId }),
    showMarked: () => patch({ marker: null }),
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
