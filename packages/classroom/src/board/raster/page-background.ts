import type { PageBackground } from '../../core/board/board-types.ts'
import { PAGE_HEIGHT, PAGE_WIDTH } from '../../core/board/board-types.ts'

// Colours of paper and chalkboard belong to the page's content, not to the theme: an exported page keeps them.
const PAPER: Record<PageBackground, string> = {
  white: '#ffffff',
  green: '#1f4d3a',
  black: '#1b1d1f',
  grid: '#ffffff',
  tianzige: '#fffdf8',
}
const GRID_LINE = '#d9e2ec'
const GRID_STEP = 40
const TIANZIGE_LINE = '#d2584b'
const TIANZIGE_GUIDE = '#ecb4ac'
const TIANZIGE = { size: 144, columns: 8, rows: 4 } as const

/** Draws in page pixels; the context's transform brings them to the screen. */
export function drawBackground(ctx: CanvasRenderingContext2D, background: PageBackground): void {
  ctx.fillStyle = PAPER[background]
  ctx.fillRect(0, 0, PAGE_WIDTH, PAGE_HEIGHT)
  if (background === 'grid') drawGrid(ctx)
  if (background === 'tianzige') drawTianzige(ctx)
}

function drawGrid(ctx: CanvasRenderingContext2D): void {
  ctx.strokeStyle = GRID_LINE
  ctx.lineWidth = 1
  ctx.beginPath()
  for (let x = GRID_STEP; x < PAGE_WIDTH; x += GRID_STEP) line(ctx, x, 0, x, PAGE_HEIGHT)
  for (let y = GRID_STEP; y < PAGE_HEIGHT; y += GRID_STEP) line(ctx, 0, y, PAGE_WIDTH, y)
  ctx.stroke()
}

// Squares for writing one character each: a solid frame, dashed lines through the middle.
function drawTianzige(ctx: CanvasRenderingContext2D): void {
  const { size, columns, rows } = TIANZIGE
  const [left, top] = [(PAGE_WIDTH - columns * size) / 2, (PAGE_HEIGHT - rows * size) / 2]
  const [right, bottom] = [left + columns * size, top + rows * size]
  ctx.lineWidth = 1
  ctx.strokeStyle = TIANZIGE_GUIDE
  ctx.setLineDash([6, 6])
  ctx.beginPath()
  for (let row = 0; row < rows; row++) line(ctx, left, top + (row + 0.5) * size, right, top + (row + 0.5) * size)
  for (let column = 0; column < columns; column++) {
    line(ctx, left + (column + 0.5) * size, top, left + (column + 0.5) * size, bottom)
  }
  ctx.stroke()
  ctx.setLineDash([])
  ctx.strokeStyle = TIANZIGE_LINE
  ctx.lineWidth = 1.5
  ctx.beginPath()
  for (let row = 0; row <= rows; row++) line(ctx, left, top + row * size, right, top + row * size)
  for (let column = 0; column <= columns; column++) line(ctx, left + column * size, top, left + column * size, bottom)
  ctx.stroke()
}

function line(ctx: CanvasRenderingContext2D, x0: number, y0: number, x1: number, y1: number): void {
  ctx.moveTo(x0, y0)
  ctx.lineTo(x1, y1)
}
