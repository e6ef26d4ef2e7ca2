/** One board for its contract suite, in a room that refuses every stroke. `?raster=page` does without a worker. */
import { createMemoryRoom } from '../../adapters/local/memory-room.ts'
import { createLocalBoard } from '../index.ts'
import { createBoardProbe } from './board-probe.ts'

const room = createMemoryRoom({
  latencyMs: 1,
  refuse: ({ type }) => (type === 'board.addStroke' ? { code: 'not-allowed-to-draw' } : null),
})
const channel = room.join({ userId: 'teacher', name: 'teacher', role: 'teacher' })
const withoutWorker = new URLSearchParams(location.search).get('raster') === 'page' ? { createWorker: null } : {}
const elementOf = (id: string) => document.getElementById(id) as HTMLElement

const boardProbe = createBoardProbe(createLocalBoard({ channel, ...withoutWorker }), {
  left: elementOf('left'),
  right: elementOf('right'),
})
declare global {
  interface Window {
    boardProbe: typeof boardProbe
  }
}
window.boardProbe = boardProbe
