export interface BoardUnderTest {
  /** Makes this many strokes of handwriting in the board's own format. Not measured. */
  prepare(count: number): void
  load(): void
  /** All drawing work is done, as far as the board can tell. */
  isSettled(): boolean
  usePen(): void
  zoom(factor: number): void
  eraseLast(): void
  /** The canvas that shows committed ink, for looking at a pixel. */
  inkCanvas(): HTMLCanvasElement | null
}

export interface Probe {
  start(): void
  stop(): { frameGaps: number[]; inputDelays: number[] }
}

// Frames in a row that must come on time before a board counts as at rest.
// On a busy machine it may be minutes until ten of them do: a short run only waits until pictures come at all.
const CALM_FRAMES = window.isShortBench ? 2 : 10
const CALM_GAP_MS = window.isShortBench ? 1_000 : 30

declare global {
  interface Window {
    bench: ReturnType<typeof createBench>
    isShortBench?: true
  }
}

export function createBench(board: BoardUnderTest) {
  let frameGaps: number[] = []
  let inputDelays: number[] = []
  let isProbing = false

  // Measures from the moment of the event to after the next frame.
  function onInput(event: Event): void {
    if (!isProbing) return
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => inputDelays.push(performance.now() - event.timeStamp)
      channel.port2.postMessage(null)
    })
  }
  for (const type of ['pointermove', 'wheel'] as const)
    addEventListener(type, onInput, { capture: true, passive: true })

  function start(): void {
    frameGaps = []
    inputDelays = []
    isProbing = true
    let last = performance.now()
    const look = (): void => {
      if (!isProbing) return
      const now = performance.now()
      frameGaps.push(now - last)
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }

  function stop() {
    isProbing = false
    return { frameGaps, inputDelays }
  }

  // Resolves with the time at which frames began to come on time again and the board had nothing left to do.
  function settled(): Promise<number> {
    return new Promise((resolve) => {
      let calm = 0
      let calmSince = performance.now()
      let last = performance.now()
      const look = (): void => {
        const now = performance.now()
        if (now - last > CALM_GAP_MS || !board.isSettled()) {
          calm = 0
          calmSince = now
        } else calm++
        last = now
        if (calm >= CALM_FRAMES) resolve(calmSince)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  }

  async function loadAndSettle(count: number): Promise<number> {
    board.prepare(count)
    await settled()
    const start = performance.now()
    board.load()
    return (await settled()) - start
  }

  // Measures from the request until no red is left around the middle of the view.
  async function eraseLast(): Promise<number> {
    const start = performance.now()
    board.eraseLast()
    return new Promise((resolve) => {
      const look = (): void => {
        if (isRedInTheMiddle()) requestAnimationFrame(look)
        else resolve(performance.now() - start)
      }
      requestAnimationFrame(look)
    })
  }

  function isRedInTheMiddle(): boolean {
    const canvas = board.inkCanvas()
    const ctx = canvas?.getContext('2d')
    if (!canvas || !ctx) return false
    const { data } = ctx.getImageData(canvas.width / 2 - 20, canvas.height / 2 - 20, 40, 40)
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      if (red > 240 && green < 40 && blue < 40) return true
    }
    return false
  }

  return { start, stop, loadAndSettle, settled, eraseLast, isRedInTheMiddle, usePen: board.usePen, zoom: board.zoom }
}
