import { createLocalBoard } from '@hwjy/classroom/board'
import { findPage, type RoomCommand } from '@hwjy/classroom/core'
import { createMemoryRoom } from '@hwjy/classroom/local'
import { toStrokes } from '../to-strokes.ts'
import { createBench } from './bench-page.ts'
import { fullRoom } from './full-room.ts'

declare global {
  interface Window {
    ask(command: RoomCommand): Promise<void>
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
let strokes: ReturnType<typeof toStrokes> = []
let lastId = ''

window.ask = (command) => channel.send(command)
window.bench = createBench({
  prepare(count) {
    strokes = toStrokes(count)
  },
  load() {
    lastId = strokes.at(-1)?.id ?? ''
    board.destroy()
    channel = enterRoom(strokes)
    board = createLocalBoard({ channel })
    board.mount(root)
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
