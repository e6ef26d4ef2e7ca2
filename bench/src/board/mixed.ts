/** Which of a page's elements are no ink, the same for every board: one in ten, in turn a shape, a text and a picture. */
export interface MixedElement {
  kind: 'shape' | 'text' | 'picture'
  x: number
  y: number
}

const KINDS = ['shape', 'text', 'picture'] as const
const EVERY = 10
export const MIXED_TEXT = '我们今天学习怎么在市场买水果'

/** Null for ink. @param at where the stroke in its place would begin */
export function mixedAt(no: number, at: readonly [x: number, y: number]): MixedElement | null {
  const kind = no % EVERY === 0 ? KINDS[(no / EVERY) % KINDS.length] : undefined
  return kind === undefined ? null : { kind, x: at[0], y: at[1] }
}
