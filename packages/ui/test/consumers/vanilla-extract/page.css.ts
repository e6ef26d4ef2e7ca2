import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const notice = style({
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  '@media': { [media.tablet]: { padding: vars.space[32] } },
})

/** Outside our layer, so it wins over the button's own height without a fight. */
export const tall = style({ minHeight: 80 })
