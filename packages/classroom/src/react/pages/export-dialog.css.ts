import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const rows = style({ display: 'grid', gap: vars.space[16] })
export const state = style({
  minHeight: '1.5em',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
})
