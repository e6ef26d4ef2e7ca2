import { createLocalBoard } from '@hwjy/classroom/board'
import { emptyRoom, findPage, toStrokeList } from '@hwjy/classroom/core'
import { createMemoryRoom } from '@hwjy/classroom/testing/memory-room'
import { toStrokes } from '../to-strokes.ts'
import { createBench } from './bench-page.ts'

const root = document.getElementById('root') as HTMLElement
/** Starts with an empty page; `load` opens a full one, as a late-comer does once the keyframe is unpacked. */
const room = emptyRoom()
let channel = createMemoryRoom(room).join('teacher', 'teacher')
let board = createLocalBoard({ channel })
board.mount(root)
let strokes: ReturnType<typeof toStrokes> = []
let lastId = ''

window.bench = createBench({
  prepare(count) {
    strokes = toStrokes(count)
  },
  load() {
    lastId = strokes.at(-1)?.id ?? ''
    const [page] = room.board.pages
    if (page === undefined) throw new Error('no page')
    const pages = [{ ...page, strokes: toStrokeList(strokes), strokeCount: strokes.length }]
    board.destroy()
    channel = createMemoryRoom({ ...room, board: { ...room.board, pages } }).join('teacher', 'teacher')
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
