import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const signs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[12]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
})

export const sign = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] })
