import { encode } from 'uqr'

export interface SharePictureContent {
  title: string
  text: string
  times: readonly { place: string; time: string }[]
  /** What the QR code leads to. */
  link: string
}

// Upright, as phones show pictures in a chat.
const WIDTH = 1_080
const MARGIN = 90
const CODE = 420
const FONT = 'system-ui, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif'
const INK = '#14213d'
const MUTED = '#50607a'
const ACCENT = '#0b63ce'

/** Draws a course as a PNG: its name, its next lesson on several clocks, and the QR code of its page. */
export async function sharePicture({ title, text, times, link }: SharePictureContent): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw')
  pen.font = `700 68px ${FONT}`
  const lines = linesOf(pen, title, WIDTH - 2 * MARGIN)
  canvas.width = WIDTH
  canvas.height = MARGIN * 3 + lines.length * 88 + 110 + times.length * 104 + CODE
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = ACCENT
  pen.fillRect(0, 0, canvas.width, 20)
  pen.textBaseline = 'top'
  let y = MARGIN
  const write = (words: string, font: string, color: string, x = MARGIN) => {
    pen.font = `${font} ${FONT}`
    pen.fillStyle = color
    pen.fillText(words, x, y, WIDTH - x - MARGIN)
  }
  for (const line of lines) {
    write(line, '700 68px', INK)
    y += 88
  }
  write(text, '400 38px', MUTED)
  y += 110
  for (const { place, time } of times) {
    write(place, '400 44px', MUTED)
    write(time, '600 52px', INK, WIDTH / 2)
    y += 104
  }
  drawCode(pen, link, (WIDTH - CODE) / 2, y + MARGIN / 2)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture has no content')))),
  )
}

function drawCode(pen: CanvasRenderingContext2D, link: string, left: number, top: number) {
  const { data, size } = encode(link, { ecc: 'M', border: 2 })
  // Whole pixels: blurred modules are hard to scan.
  const module = Math.floor(CODE / size)
  pen.fillStyle = '#000000'
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(left + x * module, top + y * module, module, module)
    }),
  )
}

/** Breaks a title between words, and Chinese between characters; three lines at most. */
function linesOf(pen: CanvasRenderingContext2D, title: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(title)) {
    if (line !== '' && pen.measureText(line + segment).width > width) {
      lines.push(line.trim())
      line = ''
    }
    line += segment
  }
  return [...lines, line.trim()].slice(0, 3)
}
