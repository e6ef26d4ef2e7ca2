import { createStore } from '@hwjy/base'
import { type WindowInfo, type WindowMap, type WindowMessage, windowsAfter } from './window-list.ts'
import { tabStorage } from '../choices/storage.ts'

const ownKey = 'hwjy.windowId'
const roomName = 'hwjy-room'

const windows = createStore<WindowMap>({})
let channel: BroadcastChannel | null = null
/** Windows this one has opened, by their id: only their opener may bring them to the front in every browser. */
const opened = new Map<string, MessageEventSource>()

/** Kept over reloads. A copied tab inherits it, so a window that was opened by another takes a new one. */
function ownId(): string {
  const saved = window.opener === null ? tabStorage.getItem(ownKey) : null
  const id = saved ?? crypto.randomUUID()
  tabStorage.setItem(ownKey, id)
  return id
}

const isRoomPath = (path: string) => /\/lesson\/[^/]+\/room$/.test(path)
/** Message to the window that opened this one, which cannot know its id otherwise. */
const openedMessage = 'hwjy.opened'
const say = (message: WindowMessage) => channel?.postMessage(message)

/** The windows of this app on this device, which know each other. */
export const appWindows = {
  getOthers: windows.getState,
  subscribe: windows.subscribe,

  /** Announces this window to the others. @returns the function that announces its end */
  start(): () => void {
    if (typeof BroadcastChannel === 'undefined') return () => undefined
    const id = ownId()
    const own = (): WindowInfo => ({
      id,
      kind: isRoomPath(location.pathname) ? 'room' : 'app',
      title: document.title,
    })
    const introduce = () => say({ type: 'here', info: own() })
    const leave = () => say({ type: 'gone', id })
    channel = new BroadcastChannel('hwjy.windows')
    channel.addEventListener('message', ({ data }: MessageEvent<WindowMessage>) => {
      if (data.type === 'who') introduce()
      if (data.type === 'focus' && data.id === id) window.focus()
      if (data.type === 'close' && data.id === id) window.close()
      windows.setState((known) => windowsAfter(known, data))
    })
    const titles = new MutationObserver(introduce)
    titles.observe(document.head, { subtree: true, childList: true, characterData: true })
    const meetOpened = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source && data?.type === openedMessage) opened.set(data.id, source)
    }
    window.addEventListener('message', meetOpened)
    window.opener?.postMessage({ type: openedMessage, id }, location.origin)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', introduce)
    say({ type: 'who' })
    introduce()
    return () => {
      titles.disconnect()
      window.removeEventListener('message', meetOpened)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', introduce)
      leave()
      channel?.close()
      channel = null
      windows.setState({})
    }
  },

  /** Brings a window to the front, as far as the browser lets a page do that. */
  focus(id: string) {
    const handle = opened.get(id)
    if (handle && 'focus' in handle) handle.focus()
    say({ type: 'focus', id })
  },

  /** A browser closes only windows that a page has opened; others stay, and stay in the list. */
  close: (id: string) => say({ type: 'close', id }),

  /** The live room in a window of its own, one for all classes. @returns false when the browser did not allow it */
  openRoom(path: string): boolean {
    return window.open(path, roomName, 'popup,width=1280,height=800') !== null
  },
}
