import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const tile = style({
  display: 'grid',
  gap: vars.space[4],
  color: vars.color.textMuted,
  textDecoration: 'none',
})

export const number = style({
  color: vars.color.text,
  fontSize: vars.fontSize[32],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
})
