import { style } from '@vanilla-extract/css'

/** At the end of a row of words. */
export const row = style({ marginInlineStart: 'auto' })

/** At the corner of an icon. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineStart: 'calc(50% + 0.25rem)',
  fontSize: '0.6875rem',
  lineHeight: 1.2,
})
