import type { Box } from '../place.ts'
import type { HanziCardElement } from './element-types.ts'

/** The share of a cell's height that a row for pinyin takes. */
export const PINYIN_ROW = 2 / 7

/** The cell in which each character of a card stands, in page pixels; below its pinyin. */
export function cellsOf({
  box,
  text,
  hasPinyin,
}: Pick<HanziCardElement, 'box' | 'text' | 'hasPinyin'>): readonly Box[] {
  const characters = [...text]
  const width = box.width / characters.length
  const top = hasPinyin ? box.height * PINYIN_ROW : 0
  return characters.map((_, i) => ({ x: box.x + i * width, y: box.y + top, width, height: box.height - top }))
}

// Characters are as large as on a blackboard; eight fit side by side.
const CELL = 220
const ROW_WIDTH = 1_200

/** The size of a new card, cells square. */
export function cardSize(count: number, hasPinyin: boolean): { width: number; height: number } {
  const cell = Math.min(CELL, ROW_WIDTH / count)
  return { width: cell * count, height: hasPinyin ? cell / (1 - PINYIN_ROW) : cell }
}
