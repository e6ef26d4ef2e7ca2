import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const scroller = style({ overflowX: 'auto', maxWidth: '100%' })
export const table = style({ borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' })
export const cell = style({
  minWidth: '28px',
  padding: `${vars.space[4]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'center',
  fontWeight: vars.fontWeight.regular,
})
export const name = style([
  cell,
  { textAlign: 'start', maxWidth: '120px', overflow: 'hidden', textOverflow: 'ellipsis' },
])
