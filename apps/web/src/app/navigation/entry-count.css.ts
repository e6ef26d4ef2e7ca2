import { style } from '@vanilla-extract/css'

/** It stands at the end of a row of words. */
export const row = style({ marginInlineStart: 'auto' })

/** It stands beside the corner of an icon of 22 px, so that both can be read. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineStart: 'calc(50% + 0.75rem)',
  fontSize: '0.6875rem',
  lineHeight: 1.2,
})
