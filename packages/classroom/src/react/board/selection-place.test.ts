import { expect, it } from 'vitest'
import { selectionTop } from './selection-place.ts'

const card = (y: number, height: number) => ({ x: 20, y, width: 120, height })
/** The bar of the stroke order: right below the card. */
const strokeOrderOf = ({ y, height }: ReturnType<typeof card>) => ({ from: y + height + 6, to: y + height + 6 + 84 })
const isApart = (top: number, strokes: { from: number; to: number }) => top + 48 <= strokes.from || top >= strokes.to

it.each([
  ['in the middle of a large page', card(200, 180), 600],
  ['at the head of a large page', card(10, 180), 600],
  ['at the head of a phone’s page', card(10, 140), 219],
  ['that fills a phone’s page', card(40, 170), 219],
])('the bar of a selected card %s leaves its stroke order free', (_where, frame, height) => {
  expect(isApart(selectionTop(frame, true, height), strokeOrderOf(frame))).toBe(true)
})

it('the bar of a selection without a stroke order stands right beside it', () => {
  expect(selectionTop(card(200, 180), false, 600)).toBe(108)
  expect(selectionTop(card(10, 180), false, 600)).toBe(202)
})
