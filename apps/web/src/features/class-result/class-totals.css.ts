import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: vars.space[12],
  margin: 0,
})

export const total = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[4],
})

export const label = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const value = style({
  margin: 0,
  fontSize: vars.fontSize[32],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
})
