import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const icon = style({ color: vars.color.textMuted })

export const words = style({ display: 'grid', justifyItems: 'center', gap: vars.space[8] })

export const clock = style({ display: 'grid', justifyItems: 'center', gap: vars.space[4] })

export const time = style({
  fontSize: vars.fontSize[40],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
})
