import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const waiting = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], color: vars.color.textMuted })

export const list = style({
  display: 'grid',
  gap: vars.space[8],
  margin: `${vars.space[8]} 0 0`,
  padding: 0,
  listStyle: 'none',
})

export const when = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.fontWeight.medium })
