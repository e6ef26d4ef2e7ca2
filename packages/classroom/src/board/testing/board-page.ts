/** Two boards side by side in one room, for `board.browser.test.ts`. `?raster=page` does without a worker. */
import { createLocalBoard } from '../create-local-board.ts'
import { createMemoryRoom } from './memory-room.ts'

const room = createMemoryRoom()
const withoutWorker = new URLSearchParams(location.search).get('raster') === 'page' ? { createWorker: null } : {}

function open(userId: 'teacher' | 'student') {
  const channel = room.join(userId, userId)
  const board = createLocalBoard({ channel, ...withoutWorker })
  const refusals: string[] = []
  board.onRefused((code) => refusals.push(code))
  const element = document.getElementById(userId)
  if (element === null) throw new Error(`no element #${userId}`)
  let unmount = board.mount(element)
  const remount = () => {
    unmount()
    unmount = board.mount(element)
  }
  return { channel, board, refusals, remount, unmount: () => unmount() }
}

const testPage = { room, teacher: open('teacher'), student: open('student') }
declare global {
  interface Window {
    testPage: typeof testPage
  }
}
window.testPage = testPage
