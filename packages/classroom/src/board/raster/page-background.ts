import { PAGE_HEIGHT, PAGE_WIDTH } from '../../core/board/board-types.ts'
import { CELL_GRIDS, type Paper, type PaperColor } from '../../core/board/paper.ts'
import { PINYIN_ROW } from '../../core/board/elements/card-cells.ts'
import { drawGrid, line } from '../elements/draw-grid.ts'

// Colors of paper and chalkboard belong to the page's content, not to the theme: an exported page keeps them.
const SHEET: Record<PaperColor, { paper: string; line: string; grid: string }> = {
  white: { paper: '#ffffff', line: '#d9e2ec', grid: '#d2584b' },
  cream: { paper: '#fffdf8', line: '#e6dcc6', grid: '#d2584b' },
  green: { paper: '#1f4d3a', line: '#3f6d5a', grid: '#7fae98' },
  black: { paper: '#1b1d1f', line: '#3c4146', grid: '#6f7880' },
}
const RULED = { top: 96, step: 56, margin: 48 } as const
const SQUARE = 40
const STAFF = { top: 40, step: 80, height: 52, margin: 48 } as const

/** Draws in page pixels; the context's transform brings them to the screen. */
export function drawPaper(ctx: CanvasRenderingContext2D, paper: Paper): void {
  const colors = SHEET[paper.color]
  ctx.fillStyle = colors.paper
  ctx.fillRect(0, 0, PAGE_WIDTH, PAGE_HEIGHT)
  switch (paper.lines) {
    case 'none':
      return
    case 'ruled':
      return drawRuled(ctx, colors.line)
    case 'squares':
      return drawSquares(ctx, colors.line)
    case 'staff':
      return drawStaffs(ctx, colors.grid)
    case 'tian':
    case 'mi':
      return drawCells(ctx, paper, paper.lines, colors.grid)
    default:
      paper.lines satisfies never
  }
}

function drawRuled(ctx: CanvasRenderingContext2D, color: string): void {
  ctx.strokeStyle = color
  ctx.lineWidth = 1.5
  ctx.beginPath()
  for (let y = RULED.top; y < PAGE_HEIGHT; y += RULED.step) line(ctx, RULED.margin, y, PAGE_WIDTH - RULED.margin, y)
  ctx.stroke()
}

function drawSquares(ctx: CanvasRenderingContext2D, color: string): void {
  ctx.strokeStyle = color
  ctx.lineWidth = 1
  ctx.beginPath()
  for (let x = SQUARE; x < PAGE_WIDTH; x += SQUARE) line(ctx, x, 0, x, PAGE_HEIGHT)
  for (let y = SQUARE; y < PAGE_HEIGHT; y += SQUARE) line(ctx, 0, y, PAGE_WIDTH, y)
  ctx.stroke()
}

function drawStaffs(ctx: CanvasRenderingContext2D, color: string): void {
  const width = PAGE_WIDTH - 2 * STAFF.margin
  for (let y: number = STAFF.top; y + STAFF.height <= PAGE_HEIGHT; y += STAFF.step) {
    const box = { x: STAFF.margin, y, width, height: STAFF.height }
    drawGrid(ctx, box, { grid: 'staff', columns: 1, rows: 1, hasPinyin: false, color })
  }
}

// With a row for pinyin the squares become smaller, so that what they are part of still fits.
function drawCells(ctx: CanvasRenderingContext2D, paper: Paper, grid: 'tian' | 'mi', color: string): void {
  const { columns, rows, side } = CELL_GRIDS[paper.cells]
  const width = paper.hasPinyin ? side * (1 - PINYIN_ROW) : side
  const [boxWidth, boxHeight] = [columns * width, rows * side]
  const box = { x: (PAGE_WIDTH - boxWidth) / 2, y: (PAGE_HEIGHT - boxHeight) / 2, width: boxWidth, height: boxHeight }
  drawGrid(ctx, box, { grid, columns, rows, hasPinyin: paper.hasPinyin, color })
}
