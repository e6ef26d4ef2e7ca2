import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const eye = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
})
