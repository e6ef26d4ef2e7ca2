import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** At the window's foot: above the bar of ways on where there is one, at the end of the line on wide screens. */
export const foot = style({
  position: 'fixed',
  insetInline: vars.space[8],
  insetBlockEnd: `calc(var(--hwjy-page-bottom, 0px) + ${vars.space[8]})`,
  zIndex: 2,
  '@media': {
    [media.tablet]: { insetInlineStart: 'auto', insetInlineEnd: vars.space[16], inlineSize: '26rem' },
  },
})
