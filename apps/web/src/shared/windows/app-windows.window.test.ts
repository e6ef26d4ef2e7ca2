import { afterEach, expect, it, vi } from 'vitest'
import { appWindows } from './app-windows.ts'

let stop = () => undefined as void
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** A window that this page has opened, which says who it is. */
function openedWindow(id: string, origin = location.origin) {
  const handle = { focus: vi.fn<() => void>() }
  const message = new MessageEvent('message', { origin, data: { type: 'hwjy.opened', id } })
  Object.defineProperty(message, 'source', { value: handle })
  window.dispatchEvent(message)
  return handle
}

it('raises the window that is meant, and no other one', () => {
  stop = appWindows.start()
  const [room, other] = [openedWindow('room'), openedWindow('other')]
  appWindows.focus('room')
  expect(room.focus).toHaveBeenCalledOnce()
  expect(other.focus).not.toHaveBeenCalled()
})

it('believes only windows of its own origin', () => {
  stop = appWindows.start()
  const stranger = openedWindow('room', 'https://elsewhere.example')
  appWindows.focus('room')
  expect(stranger.focus).not.toHaveBeenCalled()
})

const nameAfterStart = () => {
  stop = appWindows.start()
  return sessionStorage.getItem('hwjy.windowId')
}

it('keeps its name over a reload', () => {
  sessionStorage.setItem('hwjy.windowId', 'window-1')
  expect(nameAfterStart()).toBe('window-1')
})

it('takes a name of its own when another window opened it and gave it a copy', () => {
  sessionStorage.setItem('hwjy.windowId', 'window-1')
  vi.stubGlobal('opener', { postMessage: () => undefined })
  expect(nameAfterStart()).not.toBe('window-1')
})
