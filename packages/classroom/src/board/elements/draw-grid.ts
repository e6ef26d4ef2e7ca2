import { PINYIN_ROW } from '../../core/board/elements/card-cells.ts'
import type { Grid } from '../../core/board/elements/element-types.ts'
import type { Box } from '../../core/board/place.ts'
import type { InkContext } from '../ink/draw-ink.ts'

export interface GridStyle {
  grid: Grid
  columns: number
  rows: number
  hasPinyin: boolean
  color: string
}

/** Cells to write characters in: a solid frame, dashed guides; four lines for pinyin. */
export function drawGrid(ctx: InkContext, box: Box, { grid, columns, rows, hasPinyin, color }: GridStyle): void {
  const [width, height] = [box.width / columns, box.height / rows]
  ctx.strokeStyle = color
  ctx.lineWidth = 1.5
  for (let row = 0; row < rows; row++) {
    const top = box.y + row * height
    if (grid === 'staff') {
      staff(ctx, { x: box.x, y: top, width: box.width, height })
      continue
    }
    const pinyin = hasPinyin ? height * PINYIN_ROW : 0
    if (hasPinyin) staff(ctx, { x: box.x, y: top, width: box.width, height: pinyin })
    for (let column = 0; column < columns; column++) {
      const cell = { x: box.x + column * width, y: top + pinyin, width, height: height - pinyin }
      ctx.strokeRect(cell.x, cell.y, cell.width, cell.height)
      guides(ctx, cell, grid === 'mi')
    }
  }
}

function guides(ctx: InkContext, { x, y, width, height }: Box, hasDiagonals: boolean): void {
  ctx.save()
  ctx.globalAlpha *= 0.55
  ctx.lineWidth = 1
  ctx.setLineDash([6, 5])
  ctx.beginPath()
  line(ctx, x + width / 2, y, x + width / 2, y + height)
  line(ctx, x, y + height / 2, x + width, y + height / 2)
  if (hasDiagonals) {
    line(ctx, x, y, x + width, y + height)
    line(ctx, x + width, y, x, y + height)
  }
  ctx.stroke()
  ctx.restore()
}

// 四线三格: the outer lines are solid, the two between guide the letters' bodies.
function staff(ctx: InkContext, { x, y, width, height }: Box): void {
  ctx.save()
  ctx.lineWidth = 1
  for (let no = 0; no < 4; no++) {
    ctx.globalAlpha = no === 0 || no === 3 ? 1 : 0.6
    ctx.beginPath()
    line(ctx, x, y + (height * no) / 3, x + width, y + (height * no) / 3)
    ctx.stroke()
  }
  ctx.beginPath()
  ctx.globalAlpha = 1
  line(ctx, x, y, x, y + height)
  line(ctx, x + width, y, x + width, y + height)
  ctx.stroke()
  ctx.restore()
}

export function line(ctx: InkContext, x0: number, y0: number, x1: number, y1: number): void {
  ctx.moveTo(x0, y0)
  ctx.lineTo(x1, y1)
}
