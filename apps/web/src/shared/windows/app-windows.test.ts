import { afterEach, expect, it, vi } from 'vitest'
import { appWindows } from './app-windows.ts'

let stop = () => undefined as void
afterEach(() => stop())

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
