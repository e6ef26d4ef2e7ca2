import { style } from '@vanilla-extract/css'

/** It stands at the end of a row of words. */
export const row = style({ marginInlineStart: 'auto' })

/** It stands at the corner of an icon. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineStart: 'calc(50% + 0.25rem)',
  fontSize: '0.6875rem',
  lineHeight: 1.2,
})
