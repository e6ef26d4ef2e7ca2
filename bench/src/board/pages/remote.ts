/** One end of a connection: `?writer` draws and sends, `?viewer` shows what comes and notes when. */
import { createLocalBoard } from '@hwjy/classroom/board'
import { decodeClientFrame, decodeLiveInk, encodeClientFrame, POINT_STRIDE } from '@hwjy/classroom/core'
import { createMemoryRoom } from '@hwjy/classroom/local'
import { toStrokes } from '../to-strokes.ts'
import { createBench } from './bench-page.ts'
import { fullRoom } from './full-room.ts'

/** Is when a live frame got here: the pen event of its newest point, or its ink on the viewer's screen. */
export interface InkPassing {
  /** Points of the stroke up to here; the same at both ends. */
  reached: number
  /** ms of the clock that all pages of a machine share. */
  at: number
}
declare global {
  interface Window {
    remote: {
      takePassings(): InkPassing[]
    }
  }
}

const query = new URLSearchParams(location.search)
const room = createMemoryRoom({ from: fullRoom(toStrokes(Number(query.get('count')))), latencyMs: 1 })
const join = (role: 'teacher' | 'student') => room.join({ userId: role, name: role, role })
const [teacher, student] = [join('teacher'), join('student')]
const root = document.getElementById('root') as HTMLElement
const socket = new WebSocket(`ws://127.0.0.1:${query.get('relay')}`)
socket.binaryType = 'arraybuffer'
const passings: InkPassing[] = []

function write() {
  teacher.onEvent((event) => {
    if (event.type !== 'board.strokeAdded') return
    const { id, pageId, strokeId, bytes } = event
    socket.send(encodeClientFrame({ t: 'command', id, command: { type: 'board.addStroke', pageId, strokeId, bytes } }))
  })
  let inputAt = 0
  const noteInput = ({ timeStamp }: Event): void => {
    inputAt = performance.timeOrigin + timeStamp
  }
  for (const type of ['pointerdown', 'pointermove'] as const) root.addEventListener(type, noteInput, { capture: true })
  function sendEphemeral(frame: Uint8Array): void {
    note(frame, inputAt)
    socket.send(Uint8Array.from(frame))
  }
  return { ...teacher, sendEphemeral }
}

function view() {
  socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
    const message = decodeClientFrame(new Uint8Array(data))
    if (message?.t === 'command') void teacher.send(message.command)
    if (message?.t !== 'ephemeral') return
    teacher.sendEphemeral(message.frame)
    requestAnimationFrame(() => {
      const painted = new MessageChannel()
      painted.port1.onmessage = () => note(message.frame, performance.timeOrigin + performance.now())
      painted.port2.postMessage(null)
    })
  }
  return student
}

function note(frame: Uint8Array, at: number): void {
  const ink = decodeLiveInk(frame)
  if (ink !== null) passings.push({ reached: ink.first + ink.points.length / POINT_STRIDE, at })
}

const board = createLocalBoard({ channel: query.has('writer') ? write() : view() })
board.mount(root)
window.remote = {
  takePassings: () => passings.splice(0),
}
window.bench = createBench({
  prepare: () => {},
  load: () => {},
  isSettled: () => socket.readyState === WebSocket.OPEN && board.getState().isReady,
  usePen: () => board.setTool('pen'),
  zoom: (factor) => board.setZoom(factor),
  eraseLast: () => {},
  inkCanvas: () => root.querySelector('canvas'),
})
