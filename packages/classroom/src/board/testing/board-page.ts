/** Two boards side by side in one room, for `board.browser.test.ts`. `?raster=page` does without a worker. */
import { boardLabels, createLocalBoard, createReadOnlyBoard } from '../index.ts'
import { createMemoryFiles } from '../../adapters/local/memory-files.ts'
import { createMemoryRoom } from '../../adapters/local/memory-room.ts'

// Noon in Beijing, so that the page looks the same at any hour. A command takes a moment, so that it can be seen waiting.
const room = createMemoryRoom({ start: Date.UTC(2026, 10, 20, 4), settings: { speechMode: 'free' }, latencyMs: 1 })
const files = createMemoryFiles()
const withoutWorker = new URLSearchParams(location.search).get('raster') === 'page' ? { createWorker: null } : {}

function elementOf(id: 'teacher' | 'student'): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`no element #${id}`)
  return element
}

function open(userId: 'teacher' | 'student') {
  const channel = room.join({ userId, name: userId, role: userId })
  const board = createLocalBoard({ channel, files, ...withoutWorker })
  const refusals: string[] = []
  board.onRefused((code) => refusals.push(code))
  const element = elementOf(userId)
  let unmount = board.mount(element)
  const remount = () => {
    unmount()
    unmount = board.mount(element)
  }
  return { channel, board, refusals, remount, unmount: () => unmount() }
}

/** The student's board is replaced by one of the class as it is now, as after its end. */
function showResult(): void {
  testPage.student.unmount()
  createReadOnlyBoard(room.getState(), { label: boardLabels['zh-CN'] }).mount(elementOf('student'))
}

const testPage = { room, files, teacher: open('teacher'), student: open('student'), showResult }
declare global {
  interface Window {
    testPage: typeof testPage
  }
}
window.testPage = testPage
