import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const layer = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' })
export const name = style({
  position: 'absolute',
  left: 0,
  top: 0,
  padding: `0 ${vars.space[8]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.danger,
  color: vars.color.onDanger,
  fontSize: vars.fontSize[12],
  whiteSpace: 'nowrap',
})
