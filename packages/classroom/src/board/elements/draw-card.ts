/** Draws a character card: white paper, its grid, the characters, pinyin above and the count of strokes below. */
import { cellsOf } from '../../core/board/elements/card-cells.ts'
import type { HanziCardElement } from '../../core/board/elements/element-types.ts'
import { KAI_STACK, PINYIN_STACK, TONE_COLORS, toneOf } from '../../core/board/elements/fonts.ts'
import type { InkContext } from '../ink/draw-ink.ts'
import { drawGrid } from './draw-grid.ts'

const PAPER = '#fffefa'
const LINES = '#b5483d'
const TEXT = '#1f1f1f'
const NOTE = '#8a5a52'
/** The share of a cell that a character takes. */
const CHARACTER_SHARE = 0.82

export function drawCard(ctx: InkContext, card: HanziCardElement): void {
  const { box, text, grid, hasPinyin, readings } = card
  const characters = [...text]
  ctx.save()
  ctx.fillStyle = PAPER
  ctx.fillRect(box.x, box.y, box.width, box.height)
  drawGrid(ctx, box, { grid, columns: characters.length, rows: 1, hasPinyin, color: LINES })
  ctx.textAlign = 'center'
  for (const [i, cell] of cellsOf(card).entries()) {
    const side = Math.min(cell.width, cell.height)
    const middle = cell.x + cell.width / 2
    const { pinyin, strokes } = readings?.[i] ?? { pinyin: '', strokes: 0 }
    ctx.font = `${side * CHARACTER_SHARE}px ${KAI_STACK}`
    ctx.textBaseline = 'middle'
    ctx.fillStyle = TEXT
    ctx.fillText(characters[i] ?? '', middle, cell.y + cell.height / 2)
    if (hasPinyin && pinyin !== '') {
      const row = cell.y - box.y
      // Small letters stand between the second and the third line.
      ctx.font = `${row * 0.52}px ${PINYIN_STACK}`
      ctx.textBaseline = 'alphabetic'
      ctx.fillStyle = TONE_COLORS[toneOf(pinyin)] ?? TEXT
      ctx.fillText(pinyin, middle, box.y + row * 0.665, cell.width - 6)
    }
    if (strokes > 0) {
      ctx.font = `${Math.max(side * 0.09, 11)}px ${KAI_STACK}`
      ctx.textAlign = 'right'
      ctx.textBaseline = 'bottom'
      ctx.fillStyle = NOTE
      ctx.fillText(`${strokes}画`, cell.x + cell.width - 5, cell.y + cell.height - 3)
      ctx.textAlign = 'center'
    }
  }
  ctx.restore()
}
