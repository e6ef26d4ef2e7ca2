import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** Dotted: there is more to know, the exact time. */
export const time = style({
  borderRadius: vars.radius.control,
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
})
