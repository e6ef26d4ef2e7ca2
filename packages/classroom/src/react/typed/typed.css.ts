import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const sentence = style({ margin: 0, fontSize: vars.fontSize[20], lineHeight: 2.2, overflowWrap: 'anywhere' })

export const blank = style({
  minHeight: 44,
  maxWidth: '100%',
  marginInline: vars.space[4],
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.fontSize[20],
  selectors: {
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    '&[data-wide="true"]': { width: '100%', marginInline: 0 },
  },
})

export const sound = style({ width: '100%', height: '40px' })
export const sentences = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const sentenceRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] })
export const sentenceText = style({ flex: '1 1 8em', minWidth: 0, overflowWrap: 'anywhere' })
/** A word, and beside it the field of its pinyin. */
export const readingRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'baseline',
  gap: `${vars.space[4]} ${vars.space[8]}`,
})
export const readingWord = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize[14] })
export const cell = style({ padding: `${vars.space[4]} 0`, textAlign: 'start', fontWeight: vars.fontWeight.regular })
export const count = style([cell, { width: '6em', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }])
export const wrong = style({ margin: 0, paddingInlineStart: vars.space[16] })
