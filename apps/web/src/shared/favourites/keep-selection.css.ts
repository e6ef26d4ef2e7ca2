import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const place = style({ display: 'contents' })

/** Above the bar of a phone, in reach of a thumb. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: vars.space[16],
  zIndex: 1,
  display: 'grid',
  justifyContent: 'center',
  selectors: { '&:empty': { display: 'none' } },
})
