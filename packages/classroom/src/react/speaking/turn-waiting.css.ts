import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const waiting = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] })
export const time = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
