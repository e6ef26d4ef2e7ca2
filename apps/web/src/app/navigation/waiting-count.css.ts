import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** It lies in the corner of its entry, whether that shows words or an icon alone. */
export const count = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  pointerEvents: 'none',
})
