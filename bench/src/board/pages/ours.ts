import { createLocalBoard } from '@hwjy/classroom/board'
import { findPage, type RoomCommand } from '@hwjy/classroom/core'
import { createMemoryRoom } from '@hwjy/classroom/local'
import { toStrokes } from '../to-strokes.ts'
import { createBench } from './bench-page.ts'
import { fullRoom } from './full-room.ts'

declare global {
  interface Window {
    ask(command: RoomCommand): Promise<void>
    board: ReturnType<typeof createLocalBoard>
    /** Elements on the page. */
    elementCount(): number
    /** Returns the size of the last drag in the log, without the envelope that every event has. */
    dragBytes(): number
  }
}

const root = document.getElementById('root') as HTMLElement
const enterRoom = (strokes: Parameters<typeof fullRoom>[0]) =>
  createMemoryRoom({ from: fullRoom(strokes), latencyMs: 1 }).join({
    userId: 'teacher',
    name: 'teacher',
    role: 'teacher',
  })
// Starts with an empty page; `load` opens a full one, as a late-comer does once the keyframe is unpacked.
let channel = enterRoom([])
let board = createLocalBoard({ channel })
board.mount(root)
const isMixed = new URLSearchParams(location.search).has('mixed')
let strokes: ReturnType<typeof toStrokes> = []
let lastId = ''
let dragBytes = 0

window.ask = (command) => channel.send(command)
window.board = board
window.elementCount = () => channel.getState().room.board.pages[0]?.strokeCount ?? 0
window.dragBytes = () => dragBytes
window.bench = createBench({
  prepare(count) {
    strokes = toStrokes(count, isMixed)
  },
  load() {
    lastId = strokes.at(-1)?.id ?? ''
    board.destroy()
    channel = enterRoom(strokes)
    channel.onEvent(({ seq: _seq, at: _at, by: _by, id: _id, ...event }) => {
      if (event.type.endsWith('ransformed')) dragBytes = JSON.stringify(event).length
    })
    board = createLocalBoard({ channel })
    board.mount(root)
    window.board = board
  },
  isSettled: () => board.getState().isReady,
  usePen: () => board.setTool('pen'),
  zoom: (factor) => board.setZoom(factor),
  eraseLast() {
    const page = findPage(channel.getState().room.board, 'page-1')
    if (page !== undefined) void channel.send({ type: 'board.erase', pageId: page.id, strokeIds: [lastId] })
  },
  inkCanvas: () => root.querySelector('canvas'),
})
