/** A board whose pages are those of a PDF. */
import { createLocalBoard } from '@hwjy/classroom/board'
import { createMemoryRoom } from '@hwjy/classroom/local'
import { makeSlides, SLIDE_HUES } from './make-slides.ts'
import { slideRoom } from './slide-room.ts'

declare global {
  interface Window {
    slides: {
      /** Makes the document. Not measured. @returns bytes of a page */
      make(): Promise<number>
      /** Opens the board on it. @returns ms until the first page is seen */
      open(): Promise<number>
      /** Turns to a page, counted from 0. @returns ms until it is seen */
      turnTo(index: number): Promise<number>
    }
  }
}

const root = document.getElementById('root') as HTMLElement
const room = slideRoom(SLIDE_HUES.length)
let url = ''
let board: ReturnType<typeof createLocalBoard> | null = null

window.slides = {
  async make() {
    const { document, pageBytes } = await makeSlides()
    url = URL.createObjectURL(document)
    return pageBytes
  },
  async open() {
    const channel = createMemoryRoom({ from: room }).join({ userId: 'teacher', name: 'teacher', role: 'teacher' })
    const begunAt = performance.now()
    board = createLocalBoard({
      channel,
      files: { open: async () => ({ name: 'slides.pdf', url }) },
      pdfAssetsUrl: `${import.meta.env.BASE_URL}pdf-assets/`,
    })
    board.mount(root)
    return (await seen(0)) - begunAt
  },
  async turnTo(index) {
    const begunAt = performance.now()
    board?.showPage(room.board.pages[index]?.id ?? null)
    return (await seen(index)) - begunAt
  },
}

/** Resolves with the moment after the frame in which a slide lies in the middle of the board. */
function seen(index: number): Promise<number> {
  const wanted = SLIDE_HUES[index]
  return new Promise((resolve) => {
    const look = (): void => {
      if ([...root.querySelectorAll('canvas')].some((canvas) => hueInTheMiddle(canvas) === wanted)) {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

function hueInTheMiddle(canvas: HTMLCanvasElement): 'red' | 'blue' | null {
  if (canvas.width === 0 || canvas.height === 0) return null
  const data = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data
  const [red = 0, , blue = 0] = data ?? []
  if (Math.abs(red - blue) < 40) return null
  return red > blue ? 'red' : 'blue'
}
