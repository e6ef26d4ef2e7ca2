import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.pill,
  background: vars.color.successSoft,
  color: vars.color.successText,
})
